"""Links that open another place than the one they show."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.redirects import RedirectChain
from trusthound.domain.posting.signals.redirected_link import redirected_link

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
SHORT = "https://bit.ly/3xyz"


def led(link: str, *hops: str) -> dict[str, object]:
    return {"redirect_chains": (RedirectChain(link, hops, "our own request", NOON),)}


@pytest.mark.parametrize(
    ("end", "strength"),
    [
        ("https://wa.me/15551234567", 1.0),
        ("https://docs.google.com/forms/d/e/1/viewform", 0.8),
        ("https://acme-careers.weebly.com/apply", 0.8),
        ("https://quick-hire-portal.com/start", 0.5),
    ],
)
def test_present_where_a_short_link_ends_at_a_strangers_place(
    ask: Callable[..., Finding], end: str, strength: float
) -> None:
    found = ask(redirected_link, apply_url=SHORT, learnt=led(SHORT, end))
    assert found.outcome is Outcome.PRESENT
    assert found.strength == strength
    assert found.evidence[0].quote.startswith("bit.ly → ")
    assert found.evidence[0].learnt_on == NOON.date()


def test_present_where_the_employers_own_link_leaves_its_domain(
    ask: Callable[..., Finding],
) -> None:
    link = "https://acme.org/jobs"
    found = ask(
        redirected_link,
        apply_url=link,
        company_site="https://acme.org/",
        learnt=led(link, "https://acme.org/x", "https://acme-apply.net/"),
    )
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "acme.org → acme-apply.net"


@pytest.mark.parametrize(
    "end", ["https://careers.acme.com/2", "https://boards.greenhouse.io/acme/jobs/2"]
)
def test_absent_where_a_short_link_ends_at_the_employers_or_on_a_board(
    ask: Callable[..., Finding], end: str
) -> None:
    found = ask(redirected_link, apply_url=SHORT, learnt=led(SHORT, end))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_of_a_partners_link_that_counts_clicks(ask: Callable[..., Finding]) -> None:
    link = "https://click.partner.net/1"
    found = ask(redirected_link, apply_url=link, learnt=led(link, "https://acme-apply.net/"))
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_where_nothing_leads_away(ask: Callable[..., Finding]) -> None:
    found = ask(redirected_link, apply_url="https://careers.acme.com/1/apply")
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_where_the_link_could_not_be_followed(ask: Callable[..., Finding]) -> None:
    assert ask(redirected_link, apply_url=SHORT).outcome is Outcome.UNKNOWN
