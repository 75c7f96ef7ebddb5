"""Every import contract of pyproject.toml breaks on the wrong import planted for it here.

The contracts themselves are checked by `lint-imports`, a runner of its own; here the source is
copied, every wrong line is added, and the same program must name each under its contract.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

BACKEND = Path(__file__).resolve().parents[2]

CIRCLES = "No import cycles among siblings"
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
    "Candidate room: resume to assessment, one way": (
        "domain/candidate/names.py",
        "import trusthound.domain.candidate.dossier",
    ),
    "Domain is pure": ("domain/common/money.py", "import socket"),
    "Use cases and inquiry know no framework": ("usecases/verify_text.py", "import fastapi"),
    "Each candidate signal stands alone": (
        "domain/candidate/signals/shared_contact.py",
        "import trusthound.domain.candidate.signals.shared_wording",
    ),
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
    "Each feed stands alone": (
        "adapters/feeds/remotive.py",
        "import trusthound.adapters.feeds.arbeitnow",
    ),
    "Feeds know boards and nothing else": (
        "adapters/feeds/remotive.py",
        "import trusthound.adapters.lookups.names",
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
    "Webhooks know the web and nothing else": (
        "adapters/webhooks/post.py",
        "import trusthound.adapters.storage.database",
    ),
    "Only look-ups ask the DNS and read certificates": ("inquiry/posting.py", "import dns.message"),
    "Only storage and tasks speak to PostgreSQL": ("wiring/services.py", "import psycopg"),
    "Only tasks and the worker know procrastinate": ("wiring/services.py", "import procrastinate"),
    "Only payments know Stripe": ("wiring/billing.py", "import stripe"),
    "Only mail renders and sends mails": ("wiring/mailing.py", "import aiosmtplib"),
    "Only reports set type": ("wiring/candidates.py", "import typst"),
    "Only the guarded fetcher and wording reach the web": (
        "inquiry/posting.py",
        "import httpcore2",
    ),
    "No other HTTP client": ("adapters/web/fetcher.py", "import httpx2"),
    "Only the HTTP door knows FastAPI": ("entrypoints/cli/app.py", "import fastapi"),
    "Only the command line knows typer and rich": ("entrypoints/http/app.py", "import rich"),
    "Only the door for assistants knows MCP": ("entrypoints/cli/app.py", "import mcp"),
    "Only the wires, the settings and storage know pydantic": (
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
    CIRCLES: (
        "domain/common/wording.py",
        "import trusthound.domain.assessment.finding",
    ),
}


STRAYS = ("helpers", "domain/helpers", "domain/posting/misc", "adapters/x")


def contracts() -> list[str]:
    said = tomllib.loads((BACKEND / "pyproject.toml").read_text())
    return [each["name"] for each in said["tool"]["importlinter"]["contracts"]]


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """By contract, what is said of a copy that has every wrong line and every stray folder."""
    whole = _said_of(tmp_path_factory.mktemp("contracts"))
    details = whole.partition("Broken contracts\n")[2]
    told = re.split(r"^(.+)\n-{3,}$", details, flags=re.MULTILINE)
    return {
        name: " ".join(words.split()) for name, words in zip(told[1::2], told[2::2], strict=True)
    }


def _said_of(folder: Path) -> str:
    """Of `lint-imports`, run in this folder, which comes first on the path of imports."""
    package = folder / "trusthound"
    unread = shutil.ignore_patterns("__pycache__", "*.json", "*.html")
    shutil.copytree(BACKEND / "src/trusthound", package, ignore=unread)
    shutil.copy(BACKEND / "pyproject.toml", folder / "pyproject.toml")
    for place, line in PLANTS.values():
        with (package / place).open("a") as file:
            file.write(f"\n{line}\n")
    for stray in STRAYS:
        (package / stray).mkdir()
        (package / stray / "__init__.py").write_text("")
    program = Path(sys.executable).with_name("lint-imports")
    ran = subprocess.run(
        [program, "--no-cache", "--no-logo"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr


def test_every_contract_has_a_planted_wrong_import() -> None:
    assert sorted(PLANTS) == sorted(contracts())


@pytest.mark.parametrize("contract", [each for each in PLANTS if each != CIRCLES])
def test_the_contract_breaks_on_a_wrong_import(contract: str, said: dict[str, str]) -> None:
    place, line = PLANTS[contract]
    importer = f"trusthound/{place}".removesuffix(".py").removesuffix("/__init__")
    imported = line.removeprefix("import ").removesuffix(".message")
    assert f"{importer.replace('/', '.')} -> {imported} (l." in said[contract]


def test_a_circle_among_siblings_is_told_by_their_names(said: dict[str, str]) -> None:
    assert "- .common -> .assessment (1 import)" in said[CIRCLES]


@pytest.mark.parametrize("stray", STRAYS)
def test_a_stray_folder_breaks_the_floors(stray: str, said: dict[str, str]) -> None:
    unlisted = f"- trusthound.{stray.replace('/', '.')} "
    assert any(unlisted in each for each in said.values())


def test_no_contract_lists_exceptions_beyond_registers_and_moulds() -> None:
    said = tomllib.loads((BACKEND / "pyproject.toml").read_text())
    exceptions = [
        line
        for each in said["tool"]["importlinter"]["contracts"]
        for line in each.get("ignore_imports", ())
    ]
    moulds = ("register -> ", "-> trusthound.adapters.boards.")
    assert [each for each in exceptions if not any(mould in each for mould in moulds)] == []
