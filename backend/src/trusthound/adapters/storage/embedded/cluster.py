"""The server's data: made once, whole or not at all, with a random password."""

import os
import secrets
import shutil
import subprocess
from pathlib import Path

from trusthound.adapters.storage.embedded.account import start_as
from trusthound.adapters.storage.embedded.home import OTHER_FOLDER, Home
from trusthound.adapters.storage.embedded.programs import Programs
from trusthound.domain.common.errors import SetupProblem

ROLE = "trusthound"
# From 17 on PostgreSQL brings its own Unicode rules, sorted by code point on every system.
UNICODE_RULES_SINCE = 17
# A fresh cluster has 39 MB; below this a start would fail half-way, with words that say little.
NEEDED_BYTES_FIRST = 100_000_000
NEEDED_BYTES = 40_000_000


def make_cluster(home: Home, programs: Programs) -> None:
    """Make the cluster where there is none; SetupProblem where it cannot be made or used."""
    exists = home.cluster.exists()
    ask_for_space(home.folder, NEEDED_BYTES if exists else NEEDED_BYTES_FIRST)
    if exists:
        _ask_for_same_version(home.cluster, programs)
        return
    _write_password(home)
    unfinished = home.folder / "cluster.unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(mode=0o700)
    os.chown(unfinished, home.account.uid, home.account.gid)
    command: list[str | Path] = [
        *(programs.folder / "initdb", "--pgdata", unfinished, "--username", ROLE),
        *("--auth", "scram-sha-256", "--pwfile", home.password),
        *("--encoding", "UTF8", "--locale", "C", "--no-instructions"),
    ]
    if programs.major >= UNICODE_RULES_SINCE:
        command += ["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"]
    process = start_as(home.account, command, subprocess.PIPE)
    said = process.communicate()[0].decode(errors="replace")
    if process.returncode != 0:
        raise server_problem(said, home)
    unfinished.rename(home.cluster)


def ask_for_space(folder: Path, needed_bytes: int) -> None:
    """SetupProblem where so much is not free."""
    free = shutil.disk_usage(folder).free
    if free < needed_bytes:
        raise SetupProblem(
            f"The disk of the folder {folder} is full: {free // 1_000_000} MB are free, and the "
            f"database needs {needed_bytes // 1_000_000} MB to start.",
            advice=f"Free some space. {OTHER_FOLDER}",
        )


def _ask_for_same_version(cluster: Path, programs: Programs) -> None:
    made_by = (cluster / "PG_VERSION").read_text().strip()
    if made_by != str(programs.major):
        raise SetupProblem(
            f"The database in {cluster} was made by PostgreSQL {made_by}, and the PostgreSQL found "
            f"here is {programs.version}.",
            advice=f"Install version {made_by}, or begin with another folder. {OTHER_FOLDER}",
        )


def _write_password(home: Home) -> None:
    """The server's account has to read it once, for initdb."""
    home.password.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
    descriptor = os.open(home.password, flags, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(secrets.token_urlsafe(32))
        os.fchown(descriptor, home.account.uid, home.account.gid)


def server_problem(said: str, home: Home) -> SetupProblem:
    """PostgreSQL's own words as one sentence."""
    if "No space left on device" in said:
        return SetupProblem(f"The disk of the folder {home.folder} is full.", advice=OTHER_FOLDER)
    if "Read-only file system" in said:
        return SetupProblem(
            f"The disk of the folder {home.folder} can only be read.", advice=OTHER_FOLDER
        )
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    telling = [line for line in lines if "FATAL" in line or "PANIC" in line or "error" in line]
    told = (telling or lines or ["it said nothing"])[-1].rstrip(".")
    return SetupProblem(
        f"PostgreSQL could not be started: {told}.", advice=f"Its log is {home.log}. {OTHER_FOLDER}"
    )
