"""What may be said of a posting, and which facts may be corrected."""

from dataclasses import replace
from decimal import Decimal

import pytest

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.posting.model import FieldOrigin, JobPosting, Origin
from trusthound.domain.reply.corrections import (
    NOTHING,
    Corrections,
    PayCorrection,
    checked_corrections,
    corrected,
)
from trusthound.domain.reply.reply import STATEMENT_CHARACTERS, Position, checked_reply

PAY = PayCorrection(Decimal(40_000), Decimal(50_000), "usd", Period.YEAR)


def test_a_statement_is_plain_text() -> None:
    said = checked_reply(Position.OPEN, "  We  hire.\r\n\u202eStill\x00 open. ", NOTHING)
    assert said.statement == "We hire.\nStill open."


@pytest.mark.parametrize(
    "statement",
    [
        "Apply at https://evil.example/now instead.",
        "Write to ann@acme.com.",
        "Call +1 212 555 0123 today.",
        "Write to @acme_jobs on Telegram.",
    ],
)
def test_a_statement_leads_nowhere(statement: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        checked_reply(Position.OPEN, statement, NOTHING)
    assert refused.value.field == "statement"


@pytest.mark.parametrize("statement", ["", " \n ", "x" * (STATEMENT_CHARACTERS + 1)])
def test_something_has_to_be_said_and_not_too_much(statement: str) -> None:
    with pytest.raises(InvalidInput):
        checked_reply(None, statement, NOTHING)


def test_corrected_facts_are_marked_and_the_text_stays() -> None:
    posting = JobPosting(
        "Cook",
        "Acme",
        "Easy money.",
        pay=Pay(Decimal(9), None, "USD", Period.HOUR, ""),
        origins=(FieldOrigin("pay", Origin.JSON_LD), FieldOrigin("title", Origin.JSON_LD)),
    )
    asked = Corrections(PAY, " Oslo,  Norway ", "https://jobs.acme.com/about")
    checked = checked_corrections(asked, domain="acme.com")
    told = corrected(posting, checked, domain="acme.com")

    assert told.pay == Pay(Decimal(40_000), Decimal(50_000), "USD", Period.YEAR, "")
    assert [each.country for each in told.places] == ["NO"]
    assert told.company_site == "https://jobs.acme.com/about"
    assert (told.title, told.description) == ("Cook", "Easy money.")
    origins = {each.field: (each.origin, each.detail) for each in told.origins}
    employer = (Origin.EMPLOYER, "acme.com")
    assert origins == {
        "title": (Origin.JSON_LD, ""),
        "pay": employer,
        "places": employer,
        "company_site": employer,
    }


@pytest.mark.parametrize(
    "asked",
    [
        Corrections(company_site="https://acme.com.evil.com"),
        Corrections(company_site="https://evil.com/acme.com"),
        Corrections(company_site="http://127.0.0.1/"),
        Corrections(company_site="javascript:alert(1)"),
        Corrections(replace(PAY, minimum=None, maximum=None)),
        Corrections(replace(PAY, minimum=Decimal(60_000))),
        Corrections(replace(PAY, maximum=Decimal("NaN"))),
        Corrections(replace(PAY, minimum=Decimal(-1))),
        Corrections(replace(PAY, maximum=Decimal("1e99"))),
        Corrections(replace(PAY, currency="$")),
    ],
)
def test_what_makes_no_sense_is_refused(asked: Corrections) -> None:
    with pytest.raises(InvalidInput):
        checked_corrections(asked, domain="acme.com")
