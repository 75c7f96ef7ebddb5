"""Answers go somewhere else: by registered name, and not where that is by design."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.message.signals.reply_to_elsewhere import reply_to_elsewhere


def test_present_when_answers_go_to_a_free_mailbox(ask_mail: Callable[..., Finding]) -> None:
    found = ask_mail(reply_to_elsewhere, headers=["Reply-To: HR <northwind.hr@gmail.com>"])
    assert found.outcome is Outcome.PRESENT
    assert found.strength == 1
    assert found.evidence[0].quote == "northwind.hr@gmail.com"


def test_present_weakly_when_answers_go_to_a_company(
    ask_mail: Callable[..., Finding],
) -> None:
    found = ask_mail(reply_to_elsewhere, headers=["Reply-To: events@talbot-staffing.com"])
    assert found.outcome is Outcome.PRESENT
    assert found.strength < 1


def test_absent_when_answers_go_back(ask_mail: Callable[..., Finding]) -> None:
    own = ["Reply-To: jobs@mail.northwind-foods.com"]
    assert ask_mail(reply_to_elsewhere).outcome is Outcome.ABSENT
    assert ask_mail(reply_to_elsewhere, headers=own).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("sender", "header"),
    [
        ("Acme <no-reply@us.greenhouse-mail.io>", "Reply-To: jane@acme.com"),
        ("Jane <jane@acme.com>", "Reply-To: reply+1@hire.lever.co"),
        ("Acme <jane@acme.com>", "Reply-To: jane@acme.de"),
        ("Jane <jane@acme.com>", "List-Id: <jobs.groups.org>\nReply-To: jobs@groups.org"),
        ("Jane <jane@acme.com>", "Reply-To: jobs@googlegroups.com"),
        ("Jane via LinkedIn <hit-reply@linkedin.com>", "Reply-To: jane@acme.com"),
    ],
)
def test_near_miss_when_the_address_differs_by_design(
    sender: str, header: str, ask_mail: Callable[..., Finding]
) -> None:
    assert ask_mail(reply_to_elsewhere, sender=sender, headers=[header]).outcome is Outcome.ABSENT


def test_unknown_when_the_headers_are_lost(ask_mail: Callable[..., Finding]) -> None:
    raw = b"From: a@acme.com\nTo: b@acme.com\nSubject: x\n\nWe would like to meet you."
    assert ask_mail(reply_to_elsewhere, raw).outcome is Outcome.UNKNOWN


def test_not_applicable_to_a_pasted_text(ask_pasted: Callable[..., Finding]) -> None:
    assert ask_pasted(reply_to_elsewhere).outcome is Outcome.NOT_APPLICABLE
