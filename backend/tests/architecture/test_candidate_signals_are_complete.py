"""A signal of a resume is a file, a test, a registry line, a weight and a section of the docs.

It reads nothing that fairness forbids, and never accuses.
"""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

from trusthound.domain.assessment.signal import OF_A_RESUME, Lean, Signal
from trusthound.domain.candidate.breakdown import REVIEW_BELOW
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.dossier import Dossier
from trusthound.domain.candidate.employers import Employer
from trusthound.domain.candidate.signals.register import SIGNALS
from trusthound.domain.candidate.weights import WEIGHTS
from trusthound.domain.resume.document import Document, DocumentFacts
from trusthound.domain.resume.model import Education, Resume, Work

BACKEND = Path(__file__).resolve().parents[2]
FOLDER = BACKEND / "src/trusthound/domain/candidate/signals"
TESTS = BACKEND / "tests/domain/candidate/signals"
IDS = [each.id for each in SIGNALS]
ACCUSING = re.compile(
    r"\b(?:fraud\w*|fake|liar|lied|lying|criminal|dishonest|cheat\w*|forged|reject\w*)\b",
    re.IGNORECASE,
)
# What the design forbids to count (E19, E20).
FORBIDDEN = re.compile(r"\b(?:gaps?|photos?|age|gender|nationality|accent|ai-written)\b")
# Facts that must not even be known (E19 to E21): nobody can weigh what is not there.
UNKNOWN = re.compile(
    r"gaps?|photos?|picture|face|birth\w*|born|age|gender|sex|pronouns?|nationality|citizenship|"
    r"ethnicity|race|religion|faith|marital|family|disability|health|accent|style|prose|ip|vpn|"
    r"network|device|salary"
)
WEAK_NATS = 0.6
each_signal = pytest.mark.parametrize("asked", SIGNALS, ids=IDS)


def test_every_file_is_registered_once_and_in_order() -> None:
    files = sorted(each.stem for each in FOLDER.glob("*.py"))
    assert [name for name in files if name not in ("__init__", "register")] == IDS


def test_every_signal_has_a_weight_and_every_weight_a_signal() -> None:
    assert sorted(WEIGHTS.signals) == IDS
    assert set(WEIGHTS.topic_limits) == set(OF_A_RESUME)
    assert not WEIGHTS.prior_scam_risk


@each_signal
def test_a_signal_is_tested_present_absent_and_near_miss(asked: Signal) -> None:
    tree = ast.parse((TESTS / f"test_{asked.id}.py").read_text(encoding="utf-8"))
    names = [each.name for each in tree.body if isinstance(each, ast.FunctionDef)]
    for wanted in ("test_present", "test_absent", "test_near_miss"):
        assert any(name.startswith(wanted) for name in names), wanted


@each_signal
def test_a_signal_says_all_that_a_reader_asks_and_accuses_nobody(asked: Signal) -> None:
    texts = (asked.title, asked.question, asked.why, asked.innocent, asked.advice, asked.rule)
    assert all(each.strip() == each and each for each in (*texts, asked.source))
    assert asked.question.endswith("?")
    assert all(each.endswith((".", "?")) for each in (asked.why, asked.innocent, asked.advice))
    assert not any(ACCUSING.search(each) for each in texts)
    assert not FORBIDDEN.search(" ".join((asked.title, asked.question)).lower())
    assert set(asked.needs) <= set(Dossier.__dataclass_fields__)
    assert asked.topic in OF_A_RESUME


def test_what_must_not_count_is_no_fact_that_a_signal_could_ask_for() -> None:
    shapes = (Dossier, Claims, Document, DocumentFacts, Resume, Work, Education, Employer)
    names = [each.name for shape in shapes for each in fields(shape)]
    words = {word for each in names for word in each.split("_")}
    assert not [each for each in words if UNKNOWN.fullmatch(each)]


@each_signal
def test_a_weight_has_the_sign_of_its_signals_lean_and_sets_no_ceiling(asked: Signal) -> None:
    weight = WEIGHTS.signals[asked.id]
    assert (weight.present < 0) is (asked.leans is Lean.AGAINST)
    assert weight.ceiling is None


@each_signal
def test_a_weak_sign_alone_keeps_the_score_where_nobody_needs_to_wait(asked: Signal) -> None:
    weight = WEIGHTS.signals[asked.id]
    if -WEAK_NATS < weight.present < 0:
        assert WEIGHTS.start + weight.present * WEIGHTS.points_a_nat >= REVIEW_BELOW
