"""What a mail says, in parts that its text and its HTML render: neither says more."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Letterhead:
    """The sender: a brand's name and mailbox, and where its pages are ("https://trust.example")."""

    product: str
    mailbox: str
    public_url: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Button:
    """A link to a page of ours; its address stands beneath it, for where buttons do not work."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Facts:
    """Names and values, row by row."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Quote:
    """Somebody else's words, line by line."""

    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """An opening of a list: its title leads to a page of ours, `own_link` to the employer's."""

    title: str
    url: str
    lines: tuple[str, ...]
    own_link: str = ""


@dataclass(frozen=True, slots=True)
class Entries:
    """Openings, one beneath the other."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Aside:
    """What matters to few readers, in small print."""

    text: str


Block = Paragraph | Button | Facts | Quote | Entries | Aside


@dataclass(frozen=True, slots=True)
class Letter:
    """`summary` is what a list of mails shows beside the subject. `reply_to` (name, address):
    where an answer goes, None for the brand's mailbox.
    """

    subject: str
    summary: str
    blocks: tuple[Block, ...]
    reply_to: tuple[str, str] | None = None
