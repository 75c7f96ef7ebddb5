"""Free mail address: anyone's, a small shop's own, an agency's."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.free_mail_contact import free_mail_contact


def test_present_when_the_only_contact_is_a_free_mailbox(ask: Callable[..., Finding]) -> None:
    found = ask(free_mail_contact, "Write to hr.dept.2024@gmail.com today.")
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1.0
    assert found.evidence[0].quote == "hr.dept.2024@gmail.com"


@pytest.mark.parametrize(
    "text", ["Write to jobs@acme.com.", "Write to jobs@acme.com or acme@gmail.com."]
)
def test_absent_when_a_company_address_is_given(ask: Callable[..., Finding], text: str) -> None:
    assert ask(free_mail_contact, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("company", "text"),
    [
        ("Rosie's Bakery", "Send a note to rosiesbakery@gmail.com."),
        ("Northern Talent", "We are a recruitment agency. Write to anna.k@gmail.com."),
    ],
)
def test_near_miss_when_a_small_shop_or_an_agency_uses_one(
    ask: Callable[..., Finding], company: str, text: str
) -> None:
    found = ask(free_mail_contact, text, company=company)
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 0.5


def test_not_applicable_without_a_mail_address(ask: Callable[..., Finding]) -> None:
    assert ask(free_mail_contact, "Apply on our site.").outcome is Outcome.NOT_APPLICABLE
