"""Openings as a mail lists them: what may stand in it, and where its links may lead."""

import pytest
from tests.written_mails import HEADS, a_mail

from trusthound.domain.mailing.letter import Entries
from trusthound.domain.mailing.letters import write
from trusthound.domain.mailing.listed import MOST_LISTED, Listed, address_elsewhere, packed
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.mailing.words import check_words

BAKER = Listed("Baker", ("Fabrikam · London",), "/premium/jobs/1", "https://fabrikam.example/1")


def a_mail_of(*listed: Listed) -> OutgoingMail:
    return a_mail(MailKind.NEW_OPENINGS, words={"openings": packed(listed)})


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)", "data:text/html,x", "//evil.example", "/premium", "ftp://a.example",
        "https://", "https://user:pw@evil.example/", "https://a.example/ b", "https://é.example/",
        "https://[", "https://a.example/" + "x" * 2000, "https://a.example/\r\nBcc: x",
    ],
)  # fmt: skip
def test_what_is_no_page_is_not_linked(url: str) -> None:
    assert address_elsewhere(url) == ""


def test_an_employers_page_is_linked_and_our_own() -> None:
    letter = write(a_mail_of(BAKER), HEADS[Brand.CONSUMER])
    (entries,) = (each for each in letter.blocks if isinstance(each, Entries))
    assert [(each.url, each.own_link) for each in entries.entries] == [
        ("https://trust.example/premium/jobs/1", "https://fabrikam.example/1")
    ]


def test_a_title_is_one_line_and_a_strange_link_of_ours_is_refused() -> None:
    odd = Listed("Baker\nof\x00 bread", ("a\r\nb",), "/premium")
    letter = write(a_mail_of(odd), HEADS[Brand.CONSUMER])
    (entries,) = (each for each in letter.blocks if isinstance(each, Entries))
    assert (entries.entries[0].title, entries.entries[0].lines) == ("Baker of bread", ("a b",))
    with pytest.raises(ValueError, match="our own pages"):
        write(a_mail_of(Listed("Baker", (), "https://evil.example/")), HEADS[Brand.CONSUMER])


@pytest.mark.parametrize(
    "word", ["", "[]", "{}", "[1]", "[{}]", "null", packed([BAKER] * (MOST_LISTED + 1))]
)
def test_what_is_no_list_is_a_mistake_of_ours(word: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json says it in words of its own
        check_words(a_mail(MailKind.NEW_OPENINGS, words={"openings": word}))
