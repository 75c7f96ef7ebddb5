"""One posting for many towns: how many, and where the work has no town."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import RemoteWork
from trusthound.domain.posting.signals.many_places import many_places

TOWNS = ("Leeds", "York", "Hull", "Derby", "Bath", "Ely")


def places(*towns: str) -> tuple[Place, ...]:
    return tuple(map(Place, towns))


def test_present_from_five_towns_on(ask: Callable[..., Finding]) -> None:
    found = ask(many_places, "You clean.", places=places(*TOWNS))
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == "6 different places are stated"
    assert found.evidence[1].quote == "Leeds, York, Hull"


def test_absent_in_one_town(ask: Callable[..., Finding]) -> None:
    assert ask(many_places, "You clean.", places=places("Leeds")).outcome is Outcome.ABSENT


@pytest.mark.parametrize("towns", [TOWNS[:4], ("Leeds",) * 6])
def test_near_miss_where_towns_are_few_or_the_same(
    ask: Callable[..., Finding], towns: tuple[str, ...]
) -> None:
    assert ask(many_places, "You clean.", places=places(*towns)).outcome is Outcome.ABSENT


def test_not_applicable_to_remote_work_or_without_a_place(ask: Callable[..., Finding]) -> None:
    remote = ask(many_places, "x", places=places(*TOWNS), remote=RemoteWork.REMOTE)
    assert remote.outcome is Outcome.NOT_APPLICABLE
    assert ask(many_places, "You clean.").outcome is Outcome.NOT_APPLICABLE
