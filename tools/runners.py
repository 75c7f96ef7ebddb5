"""Nothing in, every runner of this house out: its command, its limit, how its tests are counted.

A runner's seconds are no share of anything: at about twice what it takes on two cores with nothing
cached, it clearly hangs. What all of them may take together is the matter of `run_tests`.
"""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tools import counting
from tools.places import BACKEND, CACHE, ROOT, WEB, tool

REPORTS = CACHE / "reports"
NPM = ("npm", "run", "--silent")


@dataclass(frozen=True, slots=True)
class Runner:
    """One command. Without a report its exit code is its one test."""

    name: str
    command: tuple[str, ...]
    folder: Path
    seconds: int
    count: counting.Reader | None = None
    report: Path | None = None
    environment: dict[str, str] = field(default_factory=dict)


def quick() -> tuple[Runner, ...]:
    """What `make check` runs: no test, only what reads the code."""
    python = ("src", "tests", "../tools", "../benchmarks", "../packages/python")
    return (
        # The longest first: two run at a time.
        Runner("Python types", (tool("mypy"),), BACKEND, 100),
        Runner(
            "ruff check",
            (tool("ruff"), "check", "--config", "pyproject.toml", *python),
            BACKEND,
            20,
        ),
        Runner(
            "ruff format",
            (tool("ruff"), "format", "--check", "--config", "pyproject.toml", *python),
            BACKEND,
            20,
        ),
        Runner("import contracts", (tool("lint-imports"),), BACKEND, 20),
        Runner("biome", (*NPM, "check:style"), WEB, 20),
        Runner("web import contracts", (*NPM, "check"), WEB / "contracts", 20),
        Runner("TypeScript types", (*NPM, "check:types"), WEB, 30),
    )


def drift() -> tuple[Runner, ...]:
    """Whether what is generated is what would be generated now."""
    return (
        Runner(
            "openapi.json is current",
            (tool("python"), "-m", "tools.make_openapi", "--check"),
            ROOT,
            20,
        ),
        Runner(
            "Python client is current",
            (tool("python"), "-m", "tools.make_python_client", "--check"),
            ROOT,
            20,
        ),
        Runner(
            "typed client is current",
            (*NPM, "check"),
            ROOT / "packages/client",
            20,
        ),
        Runner(
            "docs/signals is current",
            (tool("python"), "-m", "tools.make_signal_docs", "--check"),
            ROOT,
            20,
        ),
    )


def tests() -> tuple[Runner, ...]:
    """The tests themselves, the quick ones first; the last two need the built pages."""
    vitest, playwright, junit = (
        REPORTS / each for each in ("vitest.json", "playwright.json", "pytest.xml")
    )
    return (
        Runner(
            "vitest",
            (
                _web("vitest"),
                "run",
                "--reporter=default",
                "--reporter=json",
                f"--outputFile.json={vitest}",
            ),
            WEB,
            240,
            counting.vitest,
            vitest,
        ),
        Runner("pages build", (sys.executable, "-m", "tools.build_pages"), ROOT, 30),
        Runner("size budget", (*NPM, "budget"), WEB, 20),
        Runner(
            "pytest",
            (tool("pytest"), "-n", "2", "-q", "--no-header", f"--junit-xml={junit}"),
            BACKEND,
            480,
            counting.junit,
            junit,
        ),
        Runner(
            "browser",
            (sys.executable, "-m", "tools.browser_tests"),
            ROOT,
            640,
            counting.playwright,
            playwright,
            {"PLAYWRIGHT_JSON_OUTPUT_FILE": str(playwright), "PYTHONPATH": str(ROOT)},
        ),
    )


def _web(program: str) -> str:
    return os.fspath(WEB / "node_modules/.bin" / program)
