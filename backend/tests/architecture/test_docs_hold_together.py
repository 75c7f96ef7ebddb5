"""The pages for people point at things that exist, and the index of decisions is whole."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
DECISIONS = ROOT / "docs/decisions"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda each: str(each.relative_to(ROOT)))
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    missing = [each for each in LINK.findall(page.read_text()) if not (page.parent / each).exists()]
    assert missing == []


def test_the_index_names_every_decision_by_its_title() -> None:
    index = (DECISIONS / "README.md").read_text()
    listed = dict(re.findall(r"^\| \[(.+?)\]\((.+?)\)", index, re.MULTILINE))
    titles = {
        each.read_text().splitlines()[0].removeprefix("# "): each.name
        for each in DECISIONS.glob("*.md")
        if each.name != "README.md"
    }
    assert listed == titles


def test_the_readme_names_every_target_of_the_makefile_it_promises() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    promised = {
        target
        for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md")
        for target in re.findall(r"\bmake ([a-z-]+)\b", page.read_text())
    }
    assert promised <= targets
    assert {"run", "test", "install", "dev", "check", "fmt", "bench", "docs"} <= promised
