"""Phone numbers of another country: all of them, for work at a place in one country."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import RemoteWork
from trusthound.domain.posting.signals.phone_country_mismatch import phone_country_mismatch

IN_AUSTIN = (Place("Austin, TX", "Austin", "TX", "US"),)
NIGERIAN = "+234 802 123 4567"


def test_present_when_the_only_number_is_from_elsewhere(ask: Callable[..., Finding]) -> None:
    found = ask(phone_country_mismatch, f"Call HR: {NIGERIAN}.", places=IN_AUSTIN)
    assert found.outcome is Outcome.PRESENT
    assert NIGERIAN in found.evidence[0].quote


def test_present_when_the_whatsapp_number_is_from_elsewhere(ask: Callable[..., Finding]) -> None:
    found = ask(
        phone_country_mismatch, "Write on WhatsApp: https://wa.me/2348021234567", places=IN_AUSTIN
    )
    assert found.outcome is Outcome.PRESENT


def test_absent_when_the_number_is_local(ask: Callable[..., Finding]) -> None:
    found = ask(phone_country_mismatch, "Call +1 512 474 5171.", places=IN_AUSTIN)
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("place", "number"),
    [
        (Place("Austin, TX", "Austin", "TX", "US"), "+1 416 392 2489"),  # Toronto
        (Place("Dublin", "Dublin", "", "IE"), "+44 20 7946 0018"),
        (Place("Vienna", "Vienna", "", "AT"), "+49 30 123456"),
    ],
)
def test_near_miss_when_the_number_is_a_neighbours(
    ask: Callable[..., Finding], place: Place, number: str
) -> None:
    found = ask(phone_country_mismatch, f"Call {number}.", places=(place,))
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_one_number_of_a_group_is_local(ask: Callable[..., Finding]) -> None:
    found = ask(
        phone_country_mismatch, f"Lagos: {NIGERIAN}. Austin: +1 512 474 5171.", places=IN_AUSTIN
    )
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("places", "remote", "text"),
    [
        (IN_AUSTIN, RemoteWork.REMOTE, f"Call {NIGERIAN}."),
        ((), RemoteWork.UNSTATED, f"Call {NIGERIAN}."),
        ((*IN_AUSTIN, Place("Lima", "Lima", "", "PE")), RemoteWork.ON_SITE, f"Call {NIGERIAN}."),
        ((Place("Europe"),), RemoteWork.ON_SITE, f"Call {NIGERIAN}."),
        (IN_AUSTIN, RemoteWork.ON_SITE, "Apply on our site."),
        (IN_AUSTIN, RemoteWork.ON_SITE, "Call +800 1234 5678 free from anywhere."),
    ],
)
def test_not_applicable_where_no_country_can_be_expected(
    ask: Callable[..., Finding], places: tuple[Place, ...], remote: RemoteWork, text: str
) -> None:
    found = ask(phone_country_mismatch, text, places=places, remote=remote)
    assert found.outcome is Outcome.NOT_APPLICABLE


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(phone_country_mismatch, places=IN_AUSTIN).outcome is Outcome.UNKNOWN
