"""Hurries you: two different cues, not one."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.pressure import pressure


@pytest.mark.parametrize(
    "text",
    [
        "URGENT HIRING! Limited slots available, act now.",
        "Hurry up, only 5 slots left. This offer won't last.",
        "Be your own boss and start earning today. Don't miss this chance!",
    ],
)
def test_present_when_two_cues_of_haste_stand_together(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(pressure, text).outcome is Outcome.PRESENT


def test_absent_when_there_is_time(ask: Callable[..., Finding]) -> None:
    text = "Applications are read every Friday until the position is filled."
    assert ask(pressure, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Urgently needed: seasonal pickers for the apple harvest in October.",
        "Applications are handled first come, first served.",
        "You will not act now and think later: we plan our work. Limited positions exist "
        "in the team.",
        "You handle urgent requests of customers and stay calm when others hurry.",
    ],
)
def test_near_miss_when_one_cue_stands_alone(ask: Callable[..., Finding], text: str) -> None:
    assert ask(pressure, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(pressure, "").outcome is Outcome.UNKNOWN


def test_more_cues_weigh_more(ask: Callable[..., Finding]) -> None:
    two = ask(pressure, "Act now. Limited slots.")
    three = ask(pressure, "Act now. Limited slots. Hurry!")
    assert 0 < two.strength < three.strength
