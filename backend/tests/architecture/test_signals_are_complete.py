"""A posting signal is a file, a test, a registry line, a weight and a section of the docs."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from trusthound.domain.assessment.signal import OF_A_POSTING, Lean, Signal, Topic
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS

BACKEND = Path(__file__).resolve().parents[2]
ROOT = BACKEND.parent
FOLDER = BACKEND / "src/trusthound/domain/posting/signals"
TESTS = BACKEND / "tests/domain/posting/signals"
IDS = [each.id for each in SIGNALS]
# Words by which one accuses; a signal tells what was seen (decision on wording and law).
ACCUSING = re.compile(
    r"\b(?:fraudster|fake job|is a scam|liar|criminal|guaranteed safe)\b", re.IGNORECASE
)
each_signal = pytest.mark.parametrize("asked", SIGNALS, ids=IDS)


def _tests_of(asked: Signal) -> list[str]:
    tree = ast.parse((TESTS / f"test_{asked.id}.py").read_text(encoding="utf-8"))
    return [each.name for each in tree.body if isinstance(each, ast.FunctionDef)]


def test_every_file_is_registered_once_and_in_order() -> None:
    files = sorted(each.stem for each in FOLDER.glob("*.py"))
    assert [name for name in files if name not in ("__init__", "register")] == IDS


def test_every_signal_has_a_weight_and_every_weight_a_signal() -> None:
    assert sorted(WEIGHTS.signals) == IDS
    assert set(WEIGHTS.topic_limits) == set(OF_A_POSTING)


@each_signal
def test_a_signal_is_tested_present_absent_and_near_miss(asked: Signal) -> None:
    names = _tests_of(asked)
    for wanted in ("test_present", "test_absent", "test_near_miss"):
        assert any(name.startswith(wanted) for name in names), wanted


@each_signal
def test_a_signal_that_can_go_unanswered_is_tested_so(asked: Signal) -> None:
    source = (FOLDER / f"{asked.id}.py").read_text(encoding="utf-8")
    names = _tests_of(asked)
    if "not_applicable()" in source:
        assert any("not_applicable" in name or "near_miss" in name for name in names)
    if {"wording", "page_site", "employer_board"} & set(
        asked.needs
    ) and "not_applicable()" not in source:
        assert any(name.startswith("test_unknown") for name in names)


@each_signal
def test_a_signal_says_all_that_a_reader_asks(asked: Signal) -> None:
    texts = (asked.title, asked.question, asked.why, asked.innocent, asked.advice, asked.rule)
    assert all(each.strip() == each and each for each in (*texts, asked.source))
    assert asked.question.endswith("?")
    assert all(each.endswith(".") for each in (asked.why, asked.innocent, asked.advice, asked.rule))
    assert not any(ACCUSING.search(each.lower()) for each in texts)


@each_signal
def test_a_signal_needs_only_what_a_dossier_holds(asked: Signal) -> None:
    """A field, or what it works out of its fields."""
    worked_out = {name for name, each in vars(Dossier).items() if isinstance(each, property)}
    assert set(asked.needs) <= set(Dossier.__dataclass_fields__) | worked_out


@each_signal
def test_a_weight_has_the_sign_of_its_signals_lean(asked: Signal) -> None:
    weight = WEIGHTS.signals[asked.id]
    if asked.leans is Lean.AGAINST:
        assert weight.present < 0 <= weight.absent
    else:
        assert weight.present > 0 >= weight.absent
        assert weight.ceiling is None
    assert abs(weight.absent) < abs(weight.present)


@each_signal
def test_only_scam_signs_set_a_ceiling_in_danger(asked: Signal) -> None:
    ceiling = WEIGHTS.signals[asked.id].ceiling
    assert ceiling is None or asked.topic is Topic.SCAM


@each_signal
def test_only_the_identity_of_the_employer_corroborates(asked: Signal) -> None:
    if asked.corroborates:
        assert asked.topic is Topic.IDENTITY
        assert asked.leans is Lean.FOR


@each_signal
def test_the_docs_have_a_section_for_it(asked: Signal) -> None:
    page = (ROOT / "docs/signals.md").read_text(encoding="utf-8")
    assert f'<a id="{asked.id}"></a>' in page


def test_the_generated_docs_are_what_the_code_says() -> None:
    command = [sys.executable, "-m", "tools.make_signal_docs", "--check"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
