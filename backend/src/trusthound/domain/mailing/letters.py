"""A mail and its letterhead in, what it says out: each kind by its own copy."""

import re
from collections.abc import Mapping
from dataclasses import replace

from trusthound.domain.mailing.copy import (
    accounts,
    alerts,
    billing,
    candidates,
    correspondence,
    replies,
    tracking,
)
from trusthound.domain.mailing.letter import Letter, Letterhead
from trusthound.domain.mailing.listed import Listed, address_elsewhere, packed, unpacked
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail
from trusthound.domain.mailing.phrases import Writes, page
from trusthound.domain.mailing.words import WORDS, Form, check_words

LETTERS: Mapping[MailKind, Writes] = {
    **accounts.LETTERS,
    **alerts.LETTERS,
    **billing.LETTERS,
    **candidates.LETTERS,
    **correspondence.LETTERS,
    **replies.LETTERS,
    **tracking.LETTERS,
}
_SUBJECT_CHARACTERS = 200
# What a name may be made of. An address or an offer in its place would be spam in our name.
_NAME = re.compile(r"[^\W\d_]+\.?(?:[ '’-][^\W\d_]+\.?)*")
_NAME_CHARACTERS = 40


def write(mail: OutgoingMail, head: Letterhead) -> Letter:
    """Raises ValueError for the wrong words, or a link that leads elsewhere than to our pages."""
    check_words(mail)
    words = {name: _shaped(mail.words[name], form, head) for name, form in WORDS[mail.kind].items()}
    letter = LETTERS[mail.kind](words, head)
    return replace(letter, subject=_one_line(letter.subject)[:_SUBJECT_CHARACTERS])


def _shaped(word: str, form: Form, head: Letterhead) -> str:
    if form is Form.TEXT:
        return "\n".join(_one_line(line) for line in word.splitlines()).strip()
    if form is Form.LINK:
        return page(word, head)
    if form is Form.LISTED:
        return packed(_clean(each, head) for each in unpacked(word))
    line = _one_line(word)
    if form is Form.NAME:
        return line if len(line) <= _NAME_CHARACTERS and _NAME.fullmatch(line) else ""
    return line


def _clean(listed: Listed, head: Letterhead) -> Listed:
    """As other words are: no line of it can be longer than one, no link lead to a strange place."""
    return Listed(
        _one_line(listed.title),
        tuple(_one_line(each) for each in listed.lines),
        page(listed.link, head),
        address_elsewhere(listed.own_link),
    )


def _one_line(text: str) -> str:
    """Nothing that could end a header's line, or that shows nothing."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())
