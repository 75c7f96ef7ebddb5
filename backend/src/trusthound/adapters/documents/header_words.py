"""A mail header's value in, the words and addresses that it shows to its reader out."""

import binascii
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from trusthound.domain.message.mail.model import Mailbox
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.posting.extract.decode import decoded

# RFC 2047; that its text holds no space is a rule that programs break.
_WORD = re.compile(r"=\?([^?\s]{1,60})\?([bq])\?([^?]{0,4000})\?=", re.IGNORECASE)
_BETWEEN_WORDS = re.compile(r"(?<=\?=)\s+(?==\?)")
_ADDRESS = re.compile(r"[^\s<>()\",;:@]{1,128}@[^\s<>()\",;@]{1,253}")
_LINE_CHARACTERS = 300
_MOST_MAILBOXES = 30
_PAIRS = {'"': '"', "(": ")", "<": ">"}


def shown(value: str, limit: int = _LINE_CHARACTERS) -> str:
    """Encoded words decoded, on one line of visible characters."""
    return clean_line(_decoded_words(value), limit)


def mailboxes(value: str) -> tuple[Mailbox, ...]:
    """Every mailbox of an address header; a name without an address keeps the address "".

    "Acme, Inc. <a@acme.com>" is one, though the standard would have its name in quotes.
    """
    found: list[Mailbox] = []
    name = ""
    for piece in _apart(value):
        name = f"{name},{piece}" if name else piece
        mailbox = _mailbox(name)
        if mailbox.address:
            found.append(mailbox)
            name = ""
    if left := _mailbox(name.strip(" ,")).name:
        found.append(Mailbox(left, ""))
    return tuple(found[:_MOST_MAILBOXES])


def moment(value: str) -> datetime | None:
    """A Date header's, in UTC."""
    try:
        read = parsedate_to_datetime(value[:200])
        return (read if read.tzinfo else read.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None


def _decoded_words(value: str) -> str:
    """Neighbours of one charset are put together first: a letter may be cut between them."""
    value = _BETWEEN_WORDS.sub("", value)
    told: list[str] = []
    open_bytes, open_charset, finished = b"", "", 0
    for word in _WORD.finditer(value):
        joined = word.start() == finished and open_charset == word[1].lower()
        if not joined:
            told.append(decoded(open_bytes, f"charset={open_charset}") if open_charset else "")
            told.append(value[finished : word.start()])
            open_bytes = b""
        open_bytes += _word_bytes(word)
        open_charset, finished = word[1].lower(), word.end()
    told.append(decoded(open_bytes, f"charset={open_charset}") if open_charset else "")
    return "".join((*told, value[finished:]))


def _word_bytes(word: re.Match[str]) -> bytes:
    if word[2] in "qQ":
        return binascii.a2b_qp(word[3].encode("utf-8", "replace"), header=True)
    letters = re.sub(r"[^A-Za-z0-9+/]", "", word[3])
    letters = letters[: len(letters) - (len(letters) % 4 == 1)]
    return binascii.a2b_base64(letters + "=" * (-len(letters) % 4))


def _apart(value: str) -> Iterator[str]:
    """Cut at commas and semicolons outside of quotes, comments and angle brackets."""
    start, closing, skipped = 0, "", False
    for at, letter in enumerate(value):
        if skipped:
            skipped = False
        elif letter == "\\" and closing in ('"', ")"):
            skipped = True
        elif closing:
            closing = "" if letter == closing else closing
        elif letter in _PAIRS:
            closing = _PAIRS[letter]
        elif letter in ",;":
            yield value[start:at]
            start = at + 1
    yield value[start:]


def _mailbox(text: str) -> Mailbox:
    """`Name <address>`, `address (Name)` or the address alone; the last angle bracket counts."""
    name, opened, rest = text.rpartition("<")
    if not opened and "=?" in text and "@" not in text:
        return _mailbox_of_words(text)
    if not opened and len(text) > 1 and text.strip()[:1] == '"' == text.strip()[-1:]:
        return Mailbox(_name(text), "")  # a name may look like an address
    inside = rest.partition(">")[0] if opened else text
    found = _ADDRESS.search(inside.strip().strip("'\""))
    address = _lower_domain(found[0]) if found else ""
    if not opened:
        comment = re.search(r"\(([^()]{1,200})\)", text)
        # "undisclosed-recipients:" is a group without members.
        name = comment[1] if comment else ("" if found else text.rpartition(":")[2])
    return Mailbox(_name(name), address)


def _mailbox_of_words(text: str) -> Mailbox:
    """Some programs encode the address together with the name."""
    plain = _decoded_words(text).replace("=?", "")
    return _mailbox(plain) if "@" in plain else Mailbox(_name(text), "")


def _name(text: str) -> str:
    bare = shown(text.strip()).strip(" ,")
    if bare.startswith('"') and bare.endswith('"') and len(bare) > 1:
        bare = bare[1:-1]
    return re.sub(r"\\(.)", r"\1", bare).strip()


def _lower_domain(address: str) -> str:
    local, _, host = address.strip().rpartition("@")
    return f"{local}@{host.lower().rstrip('.')}"
