"""Every import contract of pyproject.toml breaks on the wrong import planted for it here.

The contracts themselves are checked by `lint-imports`, a runner of its own; here the source is
copied, one wrong line is added, and the same program must name the contract.
"""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

BACKEND = Path(__file__).resolve().parents[2]

# contract: the file that gets one more line, and the line
PLANTS = {
    "Floors: code calls downstairs only": (
        "usecases/verify_posting.py",
        "import trusthound.wiring.clock",
    ),
    "Domain rooms": ("domain/assessment/band.py", "import trusthound.domain.posting.model"),
    "Posting room: page to assessment, one way": (
        "domain/posting/model.py",
        "import trusthound.domain.posting.dossier",
    ),
    "Message room: text to assessment, one way": (
        "domain/message/model.py",
        "import trusthound.domain.message.dossier",
    ),
    "Domain is pure": ("domain/common/money.py", "import socket"),
    "Use cases and inquiry know no framework": ("usecases/verify_text.py", "import fastapi"),
    "Each posting signal stands alone": (
        "domain/posting/signals/upfront_payment.py",
        "import trusthound.domain.posting.signals.easy_money",
    ),
    "Each message signal stands alone": (
        "domain/message/signals/fee_demand.py",
        "import trusthound.domain.message.signals.easy_pay_offer",
    ),
    "Each board stands alone": (
        "adapters/boards/lever.py",
        "import trusthound.adapters.boards.greenhouse",
    ),
    "Each use case stands alone": (
        "usecases/verify_posting.py",
        "import trusthound.usecases.verify_text",
    ),
    "Adapter families do not know each other": (
        "adapters/web/fetcher.py",
        "import trusthound.adapters.boards.board",
    ),
    "Tasks do not reach the web": (
        "adapters/tasks/__init__.py",
        "import trusthound.adapters.web.fetcher",
    ),
    "Boards know the web and nothing else": (
        "adapters/boards/lever.py",
        "import trusthound.adapters.storage.database",
    ),
    "Each look-up stands alone": (
        "adapters/lookups/registration.py",
        "import trusthound.adapters.lookups.names",
    ),
    "Look-ups know the web and nothing else": (
        "adapters/lookups/registration.py",
        "import trusthound.adapters.storage.database",
    ),
    "Only look-ups ask the DNS and read certificates": ("inquiry/posting.py", "import dns.message"),
    "Only storage and tasks speak to PostgreSQL": ("wiring/services.py", "import psycopg"),
    "Only tasks and the worker know procrastinate": ("wiring/services.py", "import procrastinate"),
    "Only payments know Stripe": ("wiring/billing.py", "import stripe"),
    "Only mail renders and sends mails": ("wiring/mailing.py", "import aiosmtplib"),
    "Only the guarded fetcher reaches the web": ("inquiry/posting.py", "import httpcore2"),
    "No other HTTP client": ("adapters/web/fetcher.py", "import httpx2"),
    "Only the HTTP door knows FastAPI": ("entrypoints/cli/app.py", "import fastapi"),
    "Only the command line knows typer and rich": ("entrypoints/http/app.py", "import rich"),
    "Only the wire, the settings and storage know pydantic": (
        "entrypoints/cli/app.py",
        "import pydantic",
    ),
    "Only wiring and the doors read settings": (
        "inquiry/posting.py",
        "import trusthound.wiring.settings",
    ),
    "Each route stands alone": (
        "entrypoints/http/routes/health.py",
        "import trusthound.entrypoints.http.routes.verifications",
    ),
    "The worker and the HTTP door do not know the command line": (
        "entrypoints/http/app.py",
        "import trusthound.entrypoints.cli.console",
    ),
    "No import cycles among siblings": (
        "domain/common/wording.py",
        "import trusthound.domain.assessment.finding",
    ),
}


def contracts() -> list[str]:
    said = tomllib.loads((BACKEND / "pyproject.toml").read_text())
    return [each["name"] for each in said["tool"]["importlinter"]["contracts"]]


def copied(folder: Path) -> Path:
    """A copy of the source and of the contracts; answers the folder of the package."""
    package = folder / "trusthound"
    unread = shutil.ignore_patterns("__pycache__", "*.json", "*.html")
    shutil.copytree(BACKEND / "src/trusthound", package, ignore=unread)
    shutil.copy(BACKEND / "pyproject.toml", folder / "pyproject.toml")
    return package


def said_of(folder: Path) -> tuple[int, str]:
    """What `lint-imports` answers in this folder, which comes first on the path of imports."""
    program = Path(sys.executable).with_name("lint-imports")
    ran = subprocess.run(
        [program, "--no-cache", "--no-logo"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout + ran.stderr


def test_every_contract_has_a_planted_wrong_import() -> None:
    assert sorted(PLANTS) == sorted(contracts())


@pytest.mark.parametrize("contract", PLANTS)
def test_the_contract_breaks_on_a_wrong_import(contract: str, tmp_path: Path) -> None:
    package = copied(tmp_path)
    place, line = PLANTS[contract]
    with (package / place).open("a") as file:
        file.write(f"\n{line}\n")
    code, said = said_of(tmp_path)
    assert code == 1
    assert f"{contract} BROKEN" in said


@pytest.mark.parametrize(
    "stray", ["helpers", "domain/helpers", "domain/posting/misc", "adapters/x"]
)
def test_a_stray_folder_breaks_the_floors(stray: str, tmp_path: Path) -> None:
    package = copied(tmp_path)
    (package / stray).mkdir()
    (package / stray / "__init__.py").write_text("")
    code, _ = said_of(tmp_path)
    assert code == 1


def test_no_contract_lists_exceptions_beyond_registers_and_moulds() -> None:
    said = tomllib.loads((BACKEND / "pyproject.toml").read_text())
    exceptions = [
        line
        for each in said["tool"]["importlinter"]["contracts"]
        for line in each.get("ignore_imports", ())
    ]
    moulds = ("register -> ", "-> trusthound.adapters.boards.")
    assert [each for each in exceptions if not any(mould in each for mould in moulds)] == []
