"""Rules for every file of the repository: names, openings, and nothing of any one machine."""

import ast
import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
WORDS_FOR_ANYTHING = {"util", "utils", "helper", "helpers", "misc", "manager", "base", "service"}
LINES_AT_MOST = 270
CODE = {".py", ".ts", ".tsx", ".js", ".cjs", ".mjs"}
# Written in parts, so that this file holds none of them.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("deb", "debian", "org"),
    )
]
MACHINE_PATH = re.compile(
    r"""(?:^|[\s"'`(=:,])/(?:work|root|home/\w+|Users/\w+|tmp/uvenv)/""", re.MULTILINE
)


def tracked() -> list[Path]:
    """Every file that git knows or would add, that is there."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\0")
    return [ROOT / each for each in listed if each and (ROOT / each).is_file()]


def texts() -> list[tuple[Path, str]]:
    return [
        (each, each.read_text(errors="replace"))
        for each in tracked()
        if b"\0" not in each.read_bytes()[:1024]
    ]


def shown(files: list[Path]) -> list[str]:
    return sorted(str(each.relative_to(ROOT)) for each in files)


def test_no_file_or_folder_has_a_name_that_could_hold_anything() -> None:
    named = [
        each
        for each in tracked()
        if each.suffix in CODE
        and WORDS_FOR_ANYTHING
        & {part.partition(".")[0].strip("_").lower() for part in each.relative_to(ROOT).parts}
    ]
    assert shown(named) == []


def test_each_source_file_opens_with_a_sentence_that_says_what_it_is_for() -> None:
    sources = [
        each
        for each in tracked()
        if each.suffix == ".py"
        and each.relative_to(ROOT).parts[0] in {"backend", "tools", "benchmarks", "packages"}
        and each.read_text().strip()
    ]
    assert len(sources) > 50
    silent = [each for each in sources if not ast.get_docstring(ast.parse(each.read_text()))]
    assert shown(silent) == []


def test_each_source_file_of_the_pages_opens_with_a_comment_that_says_what_it_is_for() -> None:
    sources = [each for each in pages_sources() if not each.read_text().startswith(("/**", "//"))]
    assert shown(sources) == []


def test_no_source_file_grew_past_what_one_reads_in_a_sitting() -> None:
    python = [
        each
        for each in tracked()
        if each.suffix == ".py" and "tests" not in each.parts and each.name != "shapes.py"
    ]  # the Python client's shapes are generated
    long = [
        each
        for each in (*python, *pages_sources())
        if ".test." not in each.name and len(each.read_text().splitlines()) > LINES_AT_MOST
    ]
    assert shown(long) == []


def pages_sources() -> list[Path]:
    """TypeScript that somebody wrote: the client's types are generated."""
    return [
        each
        for each in tracked()
        if each.suffix in {".ts", ".tsx"} and "src" in each.parts and each.name != "schema.d.ts"
    ]


def test_no_file_names_a_package_registry() -> None:
    naming = [file for file, text in texts() if any(each in text for each in REGISTRIES)]
    assert shown(naming) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert shown([file for file, text in texts() if MACHINE_PATH.search(text)]) == []


@pytest.mark.parametrize("line", ['cd "{}work/main"', "see {}root/.config", "x={}home/ann/y"])
def test_a_path_of_one_machine_is_seen(line: str) -> None:
    assert MACHINE_PATH.search(line.format("/"))


@pytest.mark.parametrize("line", ["https://jobs.example/work/1", "a/root/b", "/workers/"])
def test_a_path_of_a_url_is_none_of_a_machine(line: str) -> None:
    assert not MACHINE_PATH.search(line)


def test_lock_files_hold_hashes_and_no_addresses() -> None:
    locks = [each for each in tracked() if each.suffix == ".lock"]
    assert len(locks) >= 2
    for lock in locks:
        text = lock.read_text()
        assert "--hash=sha256:" in text
        assert "://" not in text
        assert "--index-url" not in text
        assert "--find-links" not in text


def test_npm_lock_files_hold_hashes_and_no_addresses() -> None:
    locks = [each for each in tracked() if each.name == "package-lock.json"]
    assert locks
    for lock in locks:
        packages = json.loads(lock.read_text())["packages"]
        fetched = [
            (name, each)
            for name, each in packages.items()
            if "node_modules/" in name and not each.get("link")
        ]
        assert [name for name, each in fetched if "resolved" in each] == []
        assert [name for name, each in fetched if "integrity" not in each] == []


def test_the_lock_pins_what_the_project_asks_for() -> None:
    backend = ROOT / "backend"
    said = tomllib.loads((backend / "pyproject.toml").read_text())["project"]
    asked = [*said["dependencies"], *said["optional-dependencies"]["dev"]]
    lock = (backend / "requirements.lock").read_text()
    pinned = {line.split(" ")[0] for line in lock.splitlines() if "==" in line}
    wanted = {re.sub(r"\[.*?\]", "", each).lower() for each in asked}
    assert wanted - pinned == set()
