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
_CONTRACT = "tests/journeys/test_contract.py"
# Every test of Python belongs to one part; how they are cut, and which comes first, is a matter of
# time alone: the longest first, so that none is left at the end with one core to itself.
BACKEND_PARTS = {
    "cases and adapters": (
        "tests/usecases",
        "tests/inquiry",
        "tests/adapters",
    ),
    "journeys": ("tests/journeys", f"--ignore={_CONTRACT}"),
    "requests": ("tests/entrypoints/http",),
    "contract": (_CONTRACT,),
    "domain": ("tests/domain",),
    "house": ("tests/architecture", "tests/tools", "tests/wiring"),
    "commands": ("tests/entrypoints", "--ignore=tests/entrypoints/http"),
}


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


def pages() -> tuple[Runner, ...]:
    """The pages' own tests, and the pages as they are served."""
    report = REPORTS / "vitest.json"
    return (
        Runner(
            "vitest",
            (
                _web("vitest"),
                "run",
                "--reporter=default",
                "--reporter=json",
                f"--outputFile.json={report}",
            ),
            WEB,
            240,
            counting.vitest,
            report,
        ),
        Runner("pages build", (sys.executable, "-m", "tools.build_pages"), ROOT, 30),
        Runner("size budget", (*NPM, "budget"), WEB, 20),
    )


def backend() -> tuple[Runner, ...]:
    """The tests of Python, in parts that run at once; some need the built pages. Each part is a
    process that imports its own tests alone: among processes that share all of them each would
    first import all, which takes half a minute.
    """
    return tuple(
        Runner(
            name,
            (tool("pytest"), "-q", "--no-header", f"--junit-xml={report}", *where),
            BACKEND,
            480,
            counting.junit,
            report,
        )
        for name, where in BACKEND_PARTS.items()
        for report in [REPORTS / f"{name}.xml"]
    )


def browser() -> Runner:
    """The built pages in a real browser, against a real server."""
    report = REPORTS / "playwright.json"
    return Runner(
        "browser",
        (sys.executable, "-m", "tools.browser_tests"),
        ROOT,
        640,
        counting.playwright,
        report,
        {"PLAYWRIGHT_JSON_OUTPUT_FILE": str(report), "PYTHONPATH": str(ROOT)},
    )


def _web(program: str) -> str:
    return os.fspath(WEB / "node_modules/.bin" / program)
