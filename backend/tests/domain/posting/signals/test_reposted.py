"""Put up again and again: the same position under a new number, three times before."""

from collections.abc import Callable
from datetime import date

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.facts.sightings import NOT_ASKED, EarlierCopy, Sightings
from trusthound.domain.posting.signals.reposted import reposted

Ask = Callable[..., Finding]


def asked(ask: Ask, times: int, copies_at_once: int = 0) -> Finding:
    copies = tuple(
        EarlierCopy(f"https://acme.example/{month}", date(2026, month, 1), date(2026, month, 20))
        for month in range(1, times + 1)
    )
    learnt = {"sightings": Sightings(reposts=copies, copies_at_once=copies_at_once)}
    return ask(reposted, learnt=learnt)


def test_present_when_it_was_up_three_times_before_and_says_the_days(ask: Ask) -> None:
    found = asked(ask, 3)
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == (
        "Seen by us from 2026-03-01 to 2026-03-20 at https://acme.example/3"
    )
    assert len(found.evidence) == 3


def test_present_shows_the_latest_of_many(ask: Ask) -> None:
    found = asked(ask, 9)
    assert len(found.evidence) == 5
    assert found.evidence[0].learnt_on == date(2026, 9, 20)


def test_absent_when_we_saw_it_for_the_first_time(ask: Ask) -> None:
    assert asked(ask, 0).outcome is Outcome.ABSENT


def test_near_miss_of_two_times_before(ask: Ask) -> None:
    assert asked(ask, 2).outcome is Outcome.ABSENT


def test_near_miss_of_copies_in_many_cities_at_once(ask: Ask) -> None:
    assert asked(ask, 0, copies_at_once=40).outcome is Outcome.ABSENT


def test_not_applicable_to_what_a_client_sent_and_unknown_without_a_database(ask: Ask) -> None:
    assert ask(reposted, learnt={"sightings": NOT_ASKED}).outcome is Outcome.NOT_APPLICABLE
    assert ask(reposted).outcome is Outcome.UNKNOWN
