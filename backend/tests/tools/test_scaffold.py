"""A new signal or board begins well-formed, registered, and with tests that fail until written."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.places import BACKEND, ROOT
from tools.progress import Failed
from tools.scaffold import (
    BOARDS,
    PRIORS,
    SIGNALS,
    SOURCE,
    TESTS,
    WEIGHTS,
    scaffold_board,
    scaffold_signal,
)

# mypy starts without its memory in the copied tree, and the machine may be busy.
pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The code, what checks it, and the tests that a new one stands beside; tools run on it."""
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(BACKEND / "src", tmp_path / "backend/src", ignore=unwanted)
    shutil.copy(BACKEND / "pyproject.toml", tmp_path / "backend")
    shutil.copytree(ROOT / PRIORS.parent, tmp_path / PRIORS.parent, ignore=unwanted)
    for folder in ("adapters/boards", "architecture", "domain/posting/signals"):
        shutil.copytree(BACKEND / "tests" / folder, tmp_path / TESTS / folder, ignore=unwanted)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "backend/src"))
    return tmp_path


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A tool of ours, run in the copied tree on the copied code."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=tree / "backend", capture_output=True, text=True, check=False
    )


def assert_clean(tree: Path, written: list[Path]) -> None:
    """Form, lint and types as every file's."""
    files = [str(Path(*each.parts[1:])) for each in written if each.suffix == ".py"]
    for tool in (["ruff", "format", "--check"], ["ruff", "check"], ["mypy"]):
        ran = run(tree, "-m", *tool, *files)
        assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_new_signal_is_clean_registered_and_weighed(tree: Path) -> None:
    written = scaffold_signal("late_fee", tree)
    assert_clean(tree, written)
    asked = (
        "from trusthound.domain.posting.signals.register import SIGNALS\n"
        "from trusthound.domain.posting.weights import WEIGHTS\n"
        "ids = [each.id for each in SIGNALS]\n"
        "assert 'late_fee' in ids and ids == sorted(ids), ids\n"
        "assert WEIGHTS.signals['late_fee'].present == 0.0\n"
    )
    ran = run(tree, "-c", asked)
    assert ran.returncode == 0, ran.stderr


def test_the_table_with_a_new_signal_is_what_is_generated(tree: Path) -> None:
    scaffold_signal("late_fee", tree)
    ran = run(tree, str(tree / PRIORS.with_name("calibrate.py")), "--check")
    assert ran.returncode == 0, ran.stderr


def test_a_signals_four_tests_fail_until_they_are_written(tree: Path) -> None:
    scaffold_signal("late_fee", tree)
    ran = run(tree, "-m", "pytest", "-q", "tests/domain/posting/signals/test_late_fee.py")
    assert "4 failed" in ran.stdout
    assert "write a posting that shows it" in ran.stdout


def test_a_new_board_is_clean_and_registered(tree: Path) -> None:
    assert_clean(tree, scaffold_board("example", tree))
    register = (tree / BOARDS / "register.py").read_text("utf-8")
    names = re.findall(r"^    ([A-Z_]+),$", register, re.MULTILINE)
    assert "EXAMPLE" in names
    assert names == sorted(names)


def test_a_boards_four_tests_fail_until_they_are_written(tree: Path) -> None:
    scaffold_board("example", tree)
    ran = run(tree, "-m", "pytest", "-q", "tests/adapters/boards/test_example.py")
    assert "4 failed" in ran.stdout


COMPLETE = "tests/architecture/test_signals_are_complete.py::"
REGISTERED = f"{COMPLETE}test_every_file_is_registered_once_and_in_order"
WEIGHED = f"{COMPLETE}test_every_signal_has_a_weight_and_every_weight_a_signal"
TESTED = f"{COMPLETE}test_a_signal_is_tested_present_absent_and_near_miss[late_fee]"
SIGNED = f"{COMPLETE}test_a_weight_has_the_sign_of_its_signals_lean[late_fee]"


def test_a_new_signal_has_all_its_pieces(tree: Path) -> None:
    scaffold_signal("late_fee", tree)
    ran = run(tree, "-m", "pytest", "-q", REGISTERED, WEIGHED, TESTED)
    assert "3 passed" in ran.stdout, ran.stdout


def test_a_signal_that_lacks_a_piece_or_a_weight_of_its_own_is_noticed(tree: Path) -> None:
    scaffold_signal("late_fee", tree)
    for piece, line in (
        (SIGNALS / "register.py", "    late_fee,\n"),
        (WEIGHTS, '        "late_fee": Weight(0.0),  # to be chosen: say what it rests on\n'),
    ):
        text = (tree / piece).read_text("utf-8")
        assert line in text
        (tree / piece).write_text(text.replace(line, ""), "utf-8")
        noticed = REGISTERED if piece.name == "register.py" else WEIGHED
        ran = run(tree, "-m", "pytest", "-q", noticed)
        assert ran.returncode == 1, ran.stdout
        assert "late_fee" in ran.stdout
        (tree / piece).write_text(text, "utf-8")
    (tree / TESTS / "domain/posting/signals/test_late_fee.py").unlink()
    ran = run(tree, "-m", "pytest", "-q", TESTED, SIGNED)
    assert "2 failed" in ran.stdout, ran.stdout


@pytest.mark.parametrize(
    "name",
    [
        "",
        "LateFee",
        "late-fee",
        "late fee",
        "_late",
        "late__fee",
        "lambda",
        "../late",
        "fee2",
        "is_late",
        "no_pay",
        "a" * 27,
    ],
)
def test_a_name_that_is_no_noun_of_ours_is_refused_and_nothing_is_written(
    tmp_path: Path, name: str
) -> None:
    with pytest.raises(Failed):
        scaffold_signal(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["register", "upfront_payment"])
def test_a_signal_that_is_there_already_is_left_alone(tree: Path, name: str) -> None:
    before = (tree / SIGNALS / f"{name}.py").read_text("utf-8")
    with pytest.raises(Failed, match="there already"):
        scaffold_signal(name, tree)
    assert (tree / SIGNALS / f"{name}.py").read_text("utf-8") == before


@pytest.mark.parametrize("name", ["board", "saved", "greenhouse"])
def test_a_board_that_is_there_already_is_left_alone(tree: Path, name: str) -> None:
    with pytest.raises(Failed, match="there already"):
        scaffold_board(name, tree)


def test_the_command_says_what_to_do_with_a_bad_name() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tools.scaffold", "signal", ""],
        cwd=BACKEND.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert "make new-signal name=some_name" in ran.stdout
    assert str(SOURCE) not in ran.stdout
