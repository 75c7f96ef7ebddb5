"""The bytes of a mail in, what it states and what its receiver says of it out; nothing is fetched.

Raises InvalidInput for what is no mail, or too large; any other bytes have a value.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from trusthound.adapters.documents.attachments import attachment_of
from trusthound.adapters.documents.forwarding import attached_original, quoted_original
from trusthound.adapters.documents.header_words import mailboxes, moment, shown
from trusthound.adapters.documents.invitations import invitation_of
from trusthound.adapters.documents.mail_body import read_body
from trusthound.adapters.documents.mime import Part, read_parts
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.message.mail.authentication import authentication_of
from trusthound.domain.message.mail.missing import HOW_TO_DOWNLOAD
from trusthound.domain.message.mail.model import Attachment, Forwarding, Hop, Invitation, Mail
from trusthound.domain.message.mail.receivers import RegistrableDomain

MAIL_BYTES = 10_000_000

_MOST_HOPS = 30
_MOST_ATTACHMENTS = 50
_OUTLOOK_FILE = b"\xd0\xcf\x11\xe0"
_HOP_FROM = re.compile(r"\A\s*from\s+\[?([\w.:-]{1,253})", re.IGNORECASE)
_HOP_BY = re.compile(r"(?:\A|\s)by\s+\[?([\w.:-]{1,253})", re.IGNORECASE)
# How a mail is put into a mailbox, never how one provider hands it to another (RFC 3848).
_INSIDE = re.compile(r"\swith\s+(?:lmtps?a?|https?|local|mapi)\b", re.IGNORECASE)
_LOOPBACK = re.compile(r"[\[(](?:127\.\d+\.\d+\.\d+|(?:ipv6:)?::1)[\])]", re.IGNORECASE)
# Of which a mail has several, and a text that someone typed one at most.
_MARKS = frozenset({
    "received", "return-path", "message-id", "mime-version", "delivered-to", "dkim-signature",
    "authentication-results", "content-type", "date", "from", "to", "subject", "reply-to",
    "x-received", "arc-seal", "list-unsubscribe", "x-mailer",
})  # fmt: skip
_ENOUGH_MARKS = 3
_HEAD_BYTES = 20_000


def looks_like_mail(body: bytes) -> bool:
    """Whether a file of an unknown kind begins as a mail does, its sender among the headers."""
    head = read_parts(body[:_HEAD_BYTES])
    names = {name for name, _ in head.headers}
    return "from" in names and len(names & _MARKS) >= _ENOUGH_MARKS


def read_mail(body: bytes, registrable_domain: RegistrableDomain) -> Mail:
    """`registrable_domain` takes a host and answers "example.co.uk", or "" for none."""
    if len(body) > MAIL_BYTES:
        raise InvalidInput(
            f"This mail is larger than {MAIL_BYTES // 1_000_000} MB.",
            field="mail",
            advice="Save it without its attachments, or paste its text.",
        )
    if body.startswith(_OUTLOOK_FILE):
        raise InvalidInput(
            "This is Outlook's own file format, which we do not read.",
            field="mail",
            advice="Save the mail as .eml: in Outlook on the web “Download”, or drag it to a mail "
            "program that writes .eml.",
        )
    whole = read_parts(body)
    if not any(name in _MARKS for name, _ in whole.headers):
        raise InvalidInput(
            "This file does not begin as a mail does: it has no headers.",
            field="mail",
            advice=HOW_TO_DOWNLOAD,
        )
    outer = _mail(whole, registrable_domain)
    original = attached_original(whole, outer)
    if original is not None:
        return _forwarded(_mail(original, registrable_domain), outer)
    quoted = quoted_original(outer)
    return outer if quoted is None else quoted


def _mail(part: Part, registrable_domain: RegistrableDomain) -> Mail:
    named = [each for value in part.every("from") for each in mailboxes(value)]
    senders = list({each.address: each for each in reversed(named)}.values())[::-1]
    hops = tuple(_hops(part))
    leaves = list(_leaves(part))
    body = read_body(leaves)
    # A mail with two senders shows its reader one that nobody may have vouched for.
    from_host = senders[0].host if len(senders) == 1 else ""
    return_path = mailboxes(part.header("return-path"))
    return Mail(
        sender=senders[0] if senders else None,
        senders=len(senders),
        reply_to=mailboxes(part.header("reply-to")),
        return_path=return_path[0].address if return_path else "",
        to=mailboxes(part.header("to")),
        subject=shown(part.header("subject")),
        sent_at=moment(part.header("date")),
        message_id_host=part.header("message-id").rpartition("@")[2].strip(" <>")[:253].lower(),
        hops=hops,
        list_id=shown(part.header("list-id"), 200),
        text=body.text,
        hidden=body.hidden,
        parts_differ=body.differing,
        links=body.links,
        attachments=tuple(_attachments(leaves))[:_MOST_ATTACHMENTS],
        invitations=tuple(_invitations(leaves)),
        authentication=authentication_of(part.headers, hops, from_host, registrable_domain),
        headers_lost=not hops,
        incomplete=part.cut,
    )


def _forwarded(original: Mail, outer: Mail) -> Mail:
    """The original as it was handed on: its headers may have been written by whoever did."""
    text = f"{outer.text}\n{original.text}" if outer.text else original.text
    return replace(
        original,
        text=text,
        hidden=(*outer.hidden, *original.hidden),
        links=(*outer.links, *original.links),
        authentication=None,
        forwarding=Forwarding.AS_ATTACHMENT,
        forwarded_by=outer.sender,
        incomplete=outer.incomplete or original.incomplete,
    )


def _hops(part: Part) -> Iterator[Hop]:
    """Topmost first, which is the last one in time."""
    for value, _ in zip(part.every("received"), range(_MOST_HOPS), strict=False):
        value = value[:2_000]
        came_from, taken_by = _HOP_FROM.search(value), _HOP_BY.search(value)
        told_by_taker = value[taken_by.end() :] if taken_by else ""
        before = value[: taken_by.start()] if taken_by else value
        yield Hop(
            from_host=_host(came_from),
            by_host=_host(taken_by),
            inside=taken_by is not None
            and (
                came_from is None
                or _INSIDE.search(told_by_taker) is not None
                or _LOOPBACK.search(before) is not None
            ),
        )


def _host(found: re.Match[str] | None) -> str:
    return found[1].strip(".").lower() if found else ""


def _leaves(part: Part) -> Iterator[Part]:
    """Every part without parts, in order; a mail within the mail is one of them."""
    waiting = [part]
    while waiting:
        each = waiting.pop()
        if each.parts and each.kind != "message/rfc822":
            waiting.extend(reversed(each.parts))
        else:
            yield each


def _attachments(leaves: list[Part]) -> Iterator[Attachment]:
    for each in leaves:
        name = shown(each.file_name)
        is_text = each.kind in ("text/plain", "text/html", "text/calendar") and not each.is_attached
        is_picture = each.kind.startswith("image/") and "content-id" in dict(each.headers)
        if (name or not (is_text or is_picture)) and not is_picture:
            yield attachment_of(each.file_name and _kept(each.file_name), each.kind, each.content)


def _kept(name: str) -> str:
    """Its marks of direction, which `shown` takes away, tell that a name is turned."""
    turned = [each for each in name if "\u202a" <= each <= "\u202e"]
    return shown(name) + "".join(turned[:1])


def _invitations(leaves: list[Part]) -> Iterator[Invitation]:
    for each in leaves:
        if each.kind == "text/calendar":
            yield invitation_of(each.text)
