"""Which mailboxes speak for an employer, what a published line holds, and how long it counts."""

from datetime import UTC, datetime, timedelta

import pytest

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.reply.proof import (
    HOLDS_FOR,
    RECORD,
    DomainProof,
    Way,
    asked_mailbox,
    tokens_in,
)

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("asked", "sent_to"),
    [
        ("hiring@acme.com", "hiring@acme.com"),
        (" HR@Acme.COM ", "hr@acme.com"),
        ("ann@acme.com", "ann@acme.com"),
    ],
)
def test_a_mailbox_of_the_employer_or_of_the_posting_gets_the_link(
    asked: str, sent_to: str
) -> None:
    assert asked_mailbox(asked, "acme.com", stated=["ann@acme.com"]) == sent_to


@pytest.mark.parametrize(
    "asked",
    [
        "bob@acme.com",  # anybody who works there, or has a mailbox there as a customer
        "hiring@acme.com.evil.com",
        "hiring@mail.acme.com",
        "hiring@gmail.com",
        "ann@other.com",
        "hiring@аcme.com",
        "hiring@acme.com\nBcc: x@evil.com",
        "hiring",
        "",
    ],
)
def test_any_other_mailbox_gets_none(asked: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        asked_mailbox(asked, "acme.com", stated=["ann@acme.com", "ann@other.com"])
    assert refused.value.field == "mailbox"


def test_a_token_stands_in_a_whole_line() -> None:
    lines = [f" {RECORD}abc ", f"v=spf1 {RECORD}no", "other", f"{RECORD}d e"]
    assert tokens_in(lines) == ("abc", "d e")


def test_what_was_shown_counts_for_thirty_days() -> None:
    begun = DomainProof("p", "u", "acme.com", Way.DNS, "", NOW, NOW + Way.DNS.lasts_for)
    assert not begun.holds(NOW)
    shown = DomainProof("p", "u", "acme.com", Way.DNS, "", NOW, NOW, proven_at=NOW)
    assert shown.holds(NOW + HOLDS_FOR - timedelta(seconds=1))
    assert not shown.holds(NOW + HOLDS_FOR)
