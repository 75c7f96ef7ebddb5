"""Worded like ordinary postings: it speaks for a posting a little, and confirms nobody."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.resemblance import Resemblance
from trusthound.domain.posting.signals.usual_wording import usual_wording

PLAIN = (
    "You will bake bread and rolls with a team of four. We require a completed apprenticeship or "
    "three years of experience in a bakery; everything else you learn from us. We close on Sundays "
    "and every second Saturday is free, and the community of our street knows us by name."
)


def test_present_in_ordinary_words(ask: Callable[..., Finding]) -> None:
    found = ask(usual_wording, PLAIN, language="en")
    assert found.outcome is Outcome.PRESENT
    assert "times as common in genuine postings as in reported scams" in found.evidence[0].quote


def test_absent_where_it_reads_like_a_scam(ask: Callable[..., Finding]) -> None:
    learnt = {"resemblance": Resemblance(2.0, (), ())}
    assert ask(usual_wording, PLAIN, learnt=learnt).outcome is Outcome.ABSENT


@pytest.mark.parametrize("nats", [-0.39, 0.0, 0.39])
def test_near_miss_where_the_model_says_next_to_nothing(
    ask: Callable[..., Finding], nats: float
) -> None:
    learnt = {"resemblance": Resemblance(nats, (), ())}
    assert ask(usual_wording, PLAIN, learnt=learnt).outcome is Outcome.ABSENT


def test_unknown_in_another_language_and_without_text(ask: Callable[..., Finding]) -> None:
    assert ask(usual_wording, PLAIN, language="fr").outcome is Outcome.UNKNOWN
    assert ask(usual_wording, "").outcome is Outcome.UNKNOWN
