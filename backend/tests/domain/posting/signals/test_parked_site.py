"""Front pages that say that there is no site."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.site_state import SiteState, Standing
from trusthound.domain.posting.signals.parked_site import parked_site

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
WRITE = "Send your papers to hr@acme-hiring.com"


def facts(standing: Standing, told_by: str = "") -> dict[str, object]:
    state = SiteState("acme-hiring.com", standing, told_by, "front page of acme-hiring.com", NOON)
    return {"site_states": (state,)}


@pytest.mark.parametrize(
    ("standing", "words", "strength"),
    [
        (Standing.PARKED, "Buy this domain", 1.0),
        (Standing.DEFAULT_PAGE, "Welcome to nginx", 0.5),
    ],
)
def test_present_where_the_front_page_says_so(
    ask: Callable[..., Finding], standing: Standing, words: str, strength: float
) -> None:
    found = ask(parked_site, WRITE, learnt=facts(standing, words))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == strength
    assert words in found.evidence[0].quote
    assert found.evidence[0].origin == "front page of acme-hiring.com"
    assert found.evidence[0].learnt_on == NOON.date()


def test_absent_where_a_site_stands(ask: Callable[..., Finding]) -> None:
    assert ask(parked_site, WRITE, learnt=facts(Standing.SITE)).outcome is Outcome.ABSENT


def test_near_miss_of_a_front_page_behind_a_wall(ask: Callable[..., Finding]) -> None:
    found = ask(parked_site, WRITE, learnt=facts(Standing.UNTOLD, "status 403"))
    assert found.outcome is Outcome.UNKNOWN


def test_not_applicable_where_the_page_is_all_that_is_named(ask: Callable[..., Finding]) -> None:
    assert ask(parked_site).outcome is Outcome.NOT_APPLICABLE


def test_unknown_where_nobody_could_look(ask: Callable[..., Finding]) -> None:
    assert ask(parked_site, WRITE).outcome is Outcome.UNKNOWN
