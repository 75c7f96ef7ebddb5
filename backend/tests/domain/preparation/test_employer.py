"""What to ask them, what to look up, and the signs of an interview that is none."""

from dataclasses import replace
from decimal import Decimal

from tests.domain.preparation.conftest import POSTING, prepared

from trusthound.domain.common.money import Pay, Period
from trusthound.domain.posting.model import EmploymentType, JobPosting, RemoteWork
from trusthound.domain.preparation.model import Unstated

SCAM = JobPosting(
    title="Remote Data Entry",
    company="Birch",
    language="en",
    description=(
        "Earn money from home, typing our forms into a table. No experience is needed and nobody "
        "has to be good at computers for it. You are hired after a text-based interview on "
        "Telegram with our manager. We will mail you a check to purchase your laptop from our "
        "approved vendor. Before you start, pay a registration fee of $50 for the training kit. "
        "Send us a copy of your passport and your bank account details together with your "
        "application, so that we can set up the payroll for you today."
    ),
)


def unstated(posting: JobPosting) -> set[Unstated]:
    return {each.unstated for each in prepared(posting).to_ask}


def test_what_the_posting_leaves_open_is_asked_and_what_it_tells_is_not() -> None:
    open_points = unstated(POSTING)
    assert Unstated.PAY in open_points
    assert Unstated.CONTRACT in open_points
    assert Unstated.REPORTING not in open_points
    told = replace(
        POSTING,
        pay=Pay(Decimal(90000), None, "USD", Period.YEAR, "$90,000"),
        employment_types=(EmploymentType.FULL_TIME,),
        remote=RemoteWork.ON_SITE,
    )
    assert unstated(told).isdisjoint({Unstated.PAY, Unstated.CONTRACT, Unstated.REMOTE})


def test_hybrid_work_without_a_number_of_days_is_asked_about() -> None:
    hybrid = replace(POSTING, remote=RemoteWork.HYBRID)
    assert Unstated.OFFICE_DAYS in unstated(hybrid)
    assert Unstated.OFFICE_DAYS not in unstated(replace(hybrid, office_days=2))


def test_of_a_text_in_another_language_only_fields_are_said_to_be_missing() -> None:
    german = replace(POSTING, description="Sie arbeiten in einem Team von fünf.", language="de")
    assert unstated(german) == {Unstated.PAY, Unstated.REMOTE, Unstated.CONTRACT}


def test_what_speaks_against_the_posting_comes_first_with_its_words() -> None:
    found = prepared(SCAM).to_verify
    against = [each for each in found if each.against]
    assert found[: len(against)] == tuple(against)
    assert "cheque_purchase" in {each.signal for each in against}
    assert all(each.quotes and each.advice for each in against)


def test_warnings_that_the_posting_shows_already_come_first_with_its_words() -> None:
    found = prepared(SCAM).warnings
    seen = [each.signal for each in found if each.seen]
    assert {"written_interview", "messenger_move", "cheque_deposit", "fee_demand"} <= set(seen)
    assert [each.signal for each in found[: len(seen)]] == seen
    assert all(each.quotes for each in found if each.seen)


def test_an_ordinary_posting_has_the_same_warnings_and_none_is_seen() -> None:
    ordinary = prepared().warnings
    assert {each.signal for each in ordinary} == {each.signal for each in prepared(SCAM).warnings}
    assert not any(each.seen or each.quotes for each in ordinary)
