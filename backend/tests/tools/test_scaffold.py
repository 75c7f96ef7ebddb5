"""A new signal or board begins well-formed, registered, and with tests that fail until written."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
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

# mypy may start without its memory, and the machine may be busy.
pytestmark = pytest.mark.timeout(300)


def copied(folder: Path) -> Path:
    """The code, what checks it, and the tests that a new one stands beside; tools run on it.

    With what Python made of the files, where it lies there: compiling them takes longer.
    """
    shutil.copytree(BACKEND / "src", folder / "backend/src")
    shutil.copy(BACKEND / "pyproject.toml", folder / "backend")
    shutil.copytree(ROOT / PRIORS.parent, folder / PRIORS.parent)
    for each in ("adapters/boards", "architecture", "domain/posting/signals"):
        shutil.copytree(BACKEND / "tests" / each, folder / TESTS / each)
    return folder


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copied(tmp_path)


@dataclass(frozen=True)
class Scaffolded:
    """A tree with a new signal and a new board, and the files that were written for them."""

    tree: Path
    written: list[Path]


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> Scaffolded:
    """No test changes it."""
    tree = copied(tmp_path_factory.mktemp("scaffolded"))
    if (BACKEND / ".mypy_cache").exists():  # what has not changed is not checked again
        shutil.copytree(BACKEND / ".mypy_cache", tree / "backend/.mypy_cache")
    return Scaffolded(tree, [*scaffold_signal("late_fee", tree), *scaffold_board("example", tree)])


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A tool of ours, run in the copied tree on the copied code."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=tree / "backend",
        env={**os.environ, "PYTHONPATH": str(tree / "backend/src")},  # noqa: TID251 - handed on
        capture_output=True,
        text=True,
        check=False,
    )


def outcome_of(tree: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    plugins = ("schemathesis", "xdist", "cacheprovider")  # unused here, and slow to load
    return run(tree, "-m", "pytest", "-q", *(f"-pno:{each}" for each in plugins), *tests)


def test_what_is_written_has_the_form_and_the_types_of_every_file(new: Scaffolded) -> None:
    files = [str(Path(*each.parts[1:])) for each in new.written if each.suffix == ".py"]
    assert {"late_fee.py", "example.py"} <= {Path(each).name for each in files}
    for tool in (["ruff", "format", "--check"], ["ruff", "check"], ["mypy"]):
        ran = run(new.tree, "-m", *tool, *files)
        assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_new_signal_is_registered_and_weighed(new: Scaffolded) -> None:
    asked = (
        "from trusthound.domain.posting.signals.register import SIGNALS\n"
        "from trusthound.domain.posting.weights import WEIGHTS\n"
        "ids = [each.id for each in SIGNALS]\n"
        "assert 'late_fee' in ids and ids == sorted(ids), ids\n"
        "assert WEIGHTS.signals['late_fee'].present == 0.0\n"
    )
    ran = run(new.tree, "-c", asked)
    assert ran.returncode == 0, ran.stderr


def test_the_table_with_a_new_signal_is_what_is_generated(new: Scaffolded) -> None:
    ran = run(new.tree, str(new.tree / PRIORS.with_name("calibrate.py")), "--check")
    assert ran.returncode == 0, ran.stderr


def test_a_new_board_is_registered(new: Scaffolded) -> None:
    register = (new.tree / BOARDS / "register.py").read_text("utf-8")
    names = re.findall(r"^    ([A-Z_]+),$", register, re.MULTILINE)
    assert "EXAMPLE" in names
    assert names == sorted(names)


def test_the_four_tests_of_each_fail_until_they_are_written(new: Scaffolded) -> None:
    signal, board = "domain/posting/signals/test_late_fee.py", "adapters/boards/test_example.py"
    ran = outcome_of(new.tree, f"tests/{signal}", f"tests/{board}")
    assert "8 failed" in ran.stdout, ran.stdout
    assert "passed" not in ran.stdout
    assert "write a posting that shows it" in ran.stdout


COMPLETE = "tests/architecture/test_signals_are_complete.py::"
REGISTERED = f"{COMPLETE}test_every_file_is_registered_once_and_in_order"
WEIGHED = f"{COMPLETE}test_every_signal_has_a_weight_and_every_weight_a_signal"
TESTED = f"{COMPLETE}test_a_signal_is_tested_present_absent_and_near_miss[late_fee]"
SIGNED = f"{COMPLETE}test_a_weight_has_the_sign_of_its_signals_lean[late_fee]"


def test_a_new_signal_has_all_its_pieces(new: Scaffolded) -> None:
    ran = outcome_of(new.tree, REGISTERED, WEIGHED, TESTED)
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
        ran = outcome_of(tree, noticed)
        assert ran.returncode == 1, ran.stdout
        assert "late_fee" in ran.stdout
        (tree / piece).write_text(text, "utf-8")
    (tree / TESTS / "domain/posting/signals/test_late_fee.py").unlink()
    ran = outcome_of(tree, TESTED, SIGNED)
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
def test_a_signal_that_is_there_already_is_left_alone(new: Scaffolded, name: str) -> None:
    before = (new.tree / SIGNALS / f"{name}.py").read_text("utf-8")
    with pytest.raises(Failed, match="there already"):
        scaffold_signal(name, new.tree)
    assert (new.tree / SIGNALS / f"{name}.py").read_text("utf-8") == before


@pytest.mark.parametrize("name", ["board", "saved", "greenhouse"])
def test_a_board_that_is_there_already_is_left_alone(new: Scaffolded, name: str) -> None:
    with pytest.raises(Failed, match="there already"):
        scaffold_board(name, new.tree)


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
