"""Says where the work is: a place, or that there is none."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import RemoteWork
from trusthound.domain.posting.signals.place_stated import place_stated


def test_present_when_a_place_is_stated(ask: Callable[..., Finding]) -> None:
    found = ask(place_stated, places=(Place("Leeds"),))
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "Leeds"


def test_present_when_the_work_is_said_to_be_on_site(ask: Callable[..., Finding]) -> None:
    found = ask(place_stated, remote=RemoteWork.ON_SITE)
    assert found.outcome is Outcome.PRESENT
    assert "on-site" in found.evidence[0].quote


def test_absent_when_nothing_is_stated(ask: Callable[..., Finding]) -> None:
    assert ask(place_stated).outcome is Outcome.ABSENT


def test_near_miss_when_a_town_is_named_in_passing(ask: Callable[..., Finding]) -> None:
    assert ask(place_stated, "Our founders met in Leeds.").outcome is Outcome.ABSENT
