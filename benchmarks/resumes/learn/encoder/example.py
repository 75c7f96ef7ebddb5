"""What a network is fitted to: a document's tokens, what each is of, which mentions belong together."""

from dataclasses import dataclass

from trusthound.adapters.encoding.tokens import Tokens
from trusthound.domain.resume.read.encoded.model import Kind

NOT_TOLD = -100  # the tag of a token of which nothing is learnt


@dataclass(slots=True)
class Marked:
    """A mention that is known: of which kind, which entry's first, and its first and last token."""

    kind: Kind | None  # None: dates of nothing
    number: int
    first: int
    last: int


@dataclass(slots=True)
class Example:
    """`tags` as mentions_of reads them; `entries`: the places in `marked` of each entry's mentions."""

    tokens: Tokens
    tags: list[int]
    marked: list[Marked]
    entries: list[list[int]]
    person: str
    way: str
