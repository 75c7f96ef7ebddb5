"""Names, addresses and words of headers as their reader sees them."""

from datetime import UTC, datetime

import pytest

from trusthound.adapters.documents.header_words import mailboxes, moment, shown
from trusthound.domain.message.mail.model import Mailbox


def test_encoded_words_are_put_together_before_they_are_read() -> None:
    cut_within_a_letter = "=?utf-8?B?w4Q=?= =?utf-8?Q?nder=C3?=\t=?utf-8?Q?=BCng?= now"
    assert shown(cut_within_a_letter) == "Änderüng now"
    assert shown("=?iso-8859-1?q?J=F6rg_a?= b =?koi8-r?b?0NLJ18XU?=") == "Jörg a b привет"
    assert shown("=?nothing?q?plain?= =?utf-8?b?broken?") == "plain=?utf-8?b?broken?"


@pytest.mark.parametrize(
    ("value", "name", "address"),
    [
        ("Jane Roe <jane@Acme.COM>", "Jane Roe", "jane@acme.com"),
        ('"Roe, Jane" <jane@acme.com>', "Roe, Jane", "jane@acme.com"),
        ("jane@acme.com (Jane Roe)", "Jane Roe", "jane@acme.com"),
        ("jane@acme.com", "", "jane@acme.com"),
        ("=?utf-8?q?Roe=2C_Jane?= <jane@acme.com>", "Roe, Jane", "jane@acme.com"),
        ("=?utf-8?b?IkhSIiA8aHJAYWNtZS5jb20+?=", "HR", "hr@acme.com"),
        ('"hr@acme.com" <x@evil.example>', "hr@acme.com", "x@evil.example"),
        ("hr@acme.com <x@evil.example>", "hr@acme.com", "x@evil.example"),
        ("<hr@acme.com> <x@evil.example>", "<hr@acme.com>", "x@evil.example"),
        ('"Say \\"hi\\"" <jane@acme.com>', 'Say "hi"', "jane@acme.com"),
        ("Human Resources", "Human Resources", ""),
        ('"Offers@Acme", <jobs@acme.com>', "Offers@Acme", "jobs@acme.com"),
        ("Acme, Inc. <jobs@acme.com>", "Acme, Inc.", "jobs@acme.com"),
        ('"Acme 1", "Acme 2" <jobs@acme.com>', 'Acme 1", "Acme 2', "jobs@acme.com"),
    ],
)
def test_a_mailbox_is_its_name_and_the_last_address(value: str, name: str, address: str) -> None:
    assert mailboxes(value) == (Mailbox(name, address),)


def test_several_mailboxes_are_told_apart_outside_of_quotes_only() -> None:
    found = mailboxes('"a, b" <a@x.com>, c@x.com; (one, two) d@x.com')
    assert [each.address for each in found] == ["a@x.com", "c@x.com", "d@x.com"]


def test_a_group_without_members_is_nobody() -> None:
    assert mailboxes("undisclosed-recipients:;") == ()
    assert mailboxes("") == ()


def test_a_moment_is_told_in_utc_and_nonsense_is_none() -> None:
    assert moment("Tue, 17 Nov 2026 17:00:00 +0800") == datetime(2026, 11, 17, 9, tzinfo=UTC)
    assert moment("Tue, 17 Nov 2026 17:00:00 -0000") == datetime(2026, 11, 17, 17, tzinfo=UTC)
    for nonsense in ("", "soon", "Tue, 99 Nov 99999 99:99:99 +9999"):
        assert moment(nonsense) is None
