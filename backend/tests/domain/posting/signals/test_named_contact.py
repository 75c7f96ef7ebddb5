"""Names who to ask: people and managers, and mailboxes of nobody."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.named_contact import named_contact


@pytest.mark.parametrize(
    "text",
    [
        "Ask our head gardener Ana Lopes, ana.lopes@acme.com, for a talk.",
        "You report to the Head of Finance.",
        "The hiring manager is Priya Nair.",
        "Your manager will be Tom, who built the workshop.",
    ],
)
def test_present_where_somebody_is_named(ask: Callable[..., Finding], text: str) -> None:
    assert ask(named_contact, text).outcome is Outcome.PRESENT


def test_absent_where_nobody_is_named(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. Write to jobs@acme.com."
    assert ask(named_contact, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Join us and write to join-us@acme.com.",
        "Write to ana.lopes@acme.com.",
        "You prepare monthly reports to the board.",
        "You will report to work on time.",
    ],
)
def test_near_miss_where_a_mailbox_or_a_report_is_meant(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(named_contact, text).outcome is Outcome.ABSENT


def test_not_applicable_where_only_a_free_mailbox_is_given(ask: Callable[..., Finding]) -> None:
    text = "Contact the hiring manager: James Cole, james.cole@gmail.com."
    assert ask(named_contact, text).outcome is Outcome.NOT_APPLICABLE
