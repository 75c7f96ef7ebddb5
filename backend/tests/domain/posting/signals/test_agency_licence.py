"""Agency states its licence: numbers, and licences of others."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.agency_licence import agency_licence

AGENCY = "We are a recruitment agency. "


@pytest.mark.parametrize(
    "text",
    [
        "EA License No: 16S8060",
        "EA Reg No: R1983472",
        "GLAA licence number: ACME0001",
        "GLAA URN: ACME0001",
        "DMW Licence No. DMW-123-LB-2024-R",
        "Wir besitzen die Erlaubnis zur gewerblichen Arbeitnehmerüberlassung.",
    ],
)
def test_present_where_an_agency_gives_its_number(ask: Callable[..., Finding], text: str) -> None:
    assert ask(agency_licence, AGENCY + text).outcome is Outcome.PRESENT


def test_absent_where_an_agency_gives_none(ask: Callable[..., Finding]) -> None:
    assert ask(agency_licence, AGENCY + "Call us.").outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "You need a clean driving licence and a forklift licence.",
        "A nursing licence is required, number of beds: 2400.",
        "We are not a licensed employment agency, no 1234.",
    ],
)
def test_near_miss_where_the_licence_is_somebody_elses(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(agency_licence, AGENCY + text).outcome is Outcome.ABSENT


def test_not_applicable_where_the_employer_itself_advertises(ask: Callable[..., Finding]) -> None:
    assert ask(agency_licence, "EA License No: 16S8060").outcome is Outcome.NOT_APPLICABLE
