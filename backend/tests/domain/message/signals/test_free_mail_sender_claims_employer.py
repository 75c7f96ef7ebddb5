"""A company's mail from a free mailbox: strongest for a known employer."""

from collections.abc import Callable

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.free_mail_sender_claims_employer import (
    free_mail_sender_claims_employer,
)


def test_present_when_a_known_employer_is_claimed(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        free_mail_sender_claims_employer, sender="Siemens Recruitment <siemens.hr.team@gmail.com>"
    )
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1
    assert found.evidence[1].quote == "Siemens"


def test_present_weakly_when_another_company_is(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        free_mail_sender_claims_employer,
        sender="Jane <jane.roe.77@gmail.com>",
        text="Hello, I am a recruiter at Brightwell Foods and would like to meet you.",
    )
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1


def test_absent_from_a_domain_of_ones_own(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(free_mail_sender_claims_employer, sender="Siemens HR <hr@siemens.com>")
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_the_mailbox_bears_a_small_companys_name(
    ask_mail: Callable[..., Finding],
) -> None:
    found = ask_mail(
        free_mail_sender_claims_employer,
        sender="Pauline <brightwellfoods@gmail.com>",
        text="Hello, I am a recruiter at Brightwell Foods and would like to meet you.",
    )
    assert found.outcome is Outcome.ABSENT


def test_near_miss_when_a_known_name_is_only_mentioned(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(
        free_mail_sender_claims_employer,
        sender="Pauline Frost <pauline.frost@gmail.com>",
        text="Hello, I saw your profile on Indeed. Could you clean our house on Fridays?",
    )
    assert found.outcome is Outcome.ABSENT


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(free_mail_sender_claims_employer).outcome is Outcome.NOT_APPLICABLE
