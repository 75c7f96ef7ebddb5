"""`read`, `ask`, `judge`: one message, by the same way the product takes."""

from collections.abc import Callable
from datetime import date

import pytest

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.assessment.run import run
from trusthound.domain.assessment.signal import Signal
from trusthound.domain.message.assess import assess, findings_of
from trusthound.domain.message.dossier import Dossier, compile_dossier
from trusthound.domain.message.read.text import read_message
from trusthound.wiring.reference.load import load_reference

TODAY = date(2026, 11, 21)


def compiled(text: str) -> Dossier:
    return compile_dossier(
        read_message(text), channel="message", as_of=TODAY, reference=load_reference()
    )


@pytest.fixture
def read() -> Callable[[str], Dossier]:
    return compiled


@pytest.fixture
def ask() -> Callable[..., Finding]:
    """One question asked of one text, whatever its length."""

    def ask_one(asked: Signal, text: str) -> Finding:
        dossier = compiled(text)
        found = run([asked], dossier)[asked.id]
        for each in found.evidence:
            if each.start is not None and each.end is not None:
                phrase = " ".join(dossier.message.text[each.start : each.end].split())
                assert phrase
                assert phrase in each.quote
        return found

    return ask_one


@pytest.fixture
def judge() -> Callable[..., Outcome]:
    """The same, with what a text too short leaves unknown."""
    return lambda asked, text: findings_of(compiled(text))[asked.id].outcome


@pytest.fixture
def score() -> Callable[[str], Assessment]:
    return lambda text: assess(compiled(text))
