"""A line that may be somebody's name, in; how much speaks for its being one, out.

Place, looks and spelling alone: no list of names, so a rare one is read as well as a common one.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from trusthound.domain.resume.read.company_words import COMPANY_WORDS
from trusthound.domain.resume.read.heading_words import HEADINGS
from trusthound.domain.resume.read.name_lines import FAR, Candidate, is_title
from trusthound.domain.resume.read.name_words import EAST, FORM_WORDS, PARTICLES, heading_words
from trusthound.domain.resume.read.piece import plain
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.title_words import RANKS, TRADES

ENOUGH = 0.5  # below it, a line is rather none than somebody's name
# Fitted by logistic regression: of all lines of a resume that may be its name, or none of them,
# which one a reader of the resume had noted. benchmarks/resumes/README.md tells of how many.
_WEIGHTS = MappingProxyType(
    {
        "begun by an address": 3.0,
        "labelled": 2.75,
        "spelt by an address": 2.25,
        "first line": 2.0,
        "three letters of the East or fewer": 2.0,
        "four words": 1.25,
        "in capitals": 1.25,
        "in the last lines": 1.25,
        "largest on its page": 1.25,
        "said again": 1.25,
        "three words": 1.0,
        "an address or a number beside it": 0.5,
        "two words": 0.5,
        "five words or more": -0.25,
        "second line": -0.25,
        "something stood behind": -0.25,
        "a bullet before it": -0.5,
        "one word before something": -0.5,
        "two lines": -0.5,
        "words written small elsewhere": -0.5,
        "asks for something": -0.75,
        "lines 4 to 6": -0.75,
        "third line": -0.75,
        "behind something on its line": -1.0,
        "ends in a comma or a stop": -1.0,
        "lines 7 to 16": -1.0,
        "words of trades": -1.0,
        "initials alone": -1.25,
        "on no first page": -1.25,
        "one word": -1.25,
        "words of ranks": -1.5,
        "begins small": -1.75,
        "words of employers": -1.75,
        "words of headings": -1.75,
        "further down": -2.0,
        "below a heading": -2.25,
        "words of forms": -2.25,
        "a comma within": -2.5,
    }
)
_SMALL = re.compile(r"(?<![\w@.:/-])[^\W\d_A-Z]{3,}(?![\w@/])")
_EASTERN = re.compile(rf"{EAST}(?:\s?{EAST}){{1,2}}")
_REACHED = re.compile(r"@|\d{5}|\d{3}[ -]\d{3}")
_COUNTS = ("", "one word", "two words", "three words", "four words", "five words or more")
_PLACES = (
    (16, "further down"), (6, "lines 7 to 16"), (3, "lines 4 to 6"), (2, "third line"),
    (1, "second line"), (0, "first line"),
)  # fmt: skip
_BEGUN = 4  # letters of a word that an address spells


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Of a resume: what its addresses spell, the words that it writes small, all that it says
    without spaces, and by the identity of rows which are above all headings, which the last, and
    what stands below each of the first page.
    """

    above: frozenset[int]
    largest: float
    spelt: str
    small: frozenset[str]
    said: str
    last: frozenset[int]
    below: dict[int, Row]

    @classmethod
    def of(
        cls, top: Sequence[Row], everything: Sequence[Row], addresses: Iterable[str]
    ) -> "Surroundings":
        first = [row for row in everything if row.line.page == 0]
        return cls(
            above=frozenset(map(id, (*top, *_above_headings(first)))),
            largest=max((row.looks.points for row in first), default=0.0),
            spelt=" ".join(_user(each) for each in addresses),
            small=frozenset(_SMALL.findall("\n".join(row.text for row in everything))),
            said="\n".join(row.plain.replace(" ", "") for row in everything if "@" not in row.text),
            last=frozenset(map(id, everything[-2:])),
            below={id(row): after for row, after in pairwise(first)},
        )


def score(candidate: Candidate, around: Surroundings) -> float:
    return sum(_WEIGHTS[trait] * much for trait, much in traits(candidate, around) if much)


def traits(candidate: Candidate, around: Surroundings) -> Iterator[tuple[str, float]]:
    """What is true of it, and how often; not all of it weighs."""
    lowered = [plain(each).replace(" ", "") for each in candidate.words]
    yield from _place(candidate, around)
    yield from _line(candidate, around)
    yield from _spelling(lowered, around)
    yield from _words(candidate, lowered, around)


def _place(candidate: Candidate, around: Surroundings) -> Iterator[tuple[str, float]]:
    row = candidate.row
    yield _down(candidate.at), 1
    yield "below a heading", id(row) not in around.above
    yield "in the last lines", id(row) in around.last
    yield "behind something on its line", min(candidate.segment, 2)
    points = row.looks.points
    yield "largest on its page", row.prominent and 0 < around.largest <= points


def _down(at: int) -> str:
    if at >= FAR:
        return "on no first page"
    return next(place for first, place in _PLACES if at >= first)


def _line(candidate: Candidate, around: Surroundings) -> Iterator[tuple[str, float]]:
    row, text, below = candidate.row, candidate.piece.text, around.below.get(id(candidate.row))
    end = row.text[-1:]
    asks = end in ":：-" or (below is not None and below.text[:1] == ":")
    yield "labelled", candidate.labelled
    yield "asks for something", asks and not candidate.labelled
    yield "ends in a comma or a stop", end in ",."
    yield "something stood behind", candidate.cut
    yield "one word before something", candidate.cut and len(candidate.words) == 1
    yield "two lines", candidate.lines > 1
    yield "a bullet before it", row.bulleted
    yield "a comma within", "," in text
    yield "in capitals", text.isupper()
    reached = _REACHED.search(row.text) or (below and _REACHED.search(below.text))
    yield "an address or a number beside it", bool(reached)


def _spelling(lowered: Sequence[str], around: Surroundings) -> Iterator[tuple[str, float]]:
    long = [each for each in lowered if len(each) > 2]
    spelt = [each for each in long if each in around.spelt]
    yield "spelt by an address", min(len(spelt), 2)
    begun = (each[:_BEGUN] in around.spelt for each in long if each not in spelt)
    yield "begun by an address", any(begun)
    whole = "".join(lowered)
    yield "said again", len(whole) > 5 and around.said.count(whole) > 1
    yield "initials alone", not long


def _words(
    candidate: Candidate, lowered: Sequence[str], around: Surroundings
) -> Iterator[tuple[str, float]]:
    words = candidate.words
    yield _COUNTS[min(len(words), len(_COUNTS) - 1)], 1
    yield "begins small", any(each[0].islower() and each not in PARTICLES for each in words)
    yield "three letters of the East or fewer", bool(_EASTERN.fullmatch(candidate.piece.text))
    for kind, listed in (
        ("words written small elsewhere", around.small),
        ("words of trades", TRADES),
        ("words of employers", COMPANY_WORDS),
        ("words of ranks", RANKS),
        ("words of forms", FORM_WORDS),
        ("words of headings", heading_words()),
    ):
        yield kind, sum(each in listed for each in lowered)


def _above_headings(first: Sequence[Row]) -> Iterator[Row]:
    """ "Resume" in the first line is no heading here."""
    for row in first:
        if row.plain in HEADINGS and not is_title(row):
            return
        yield row


def _user(address: str) -> str:
    """What of an address may spell a name, as plain letters."""
    user = address.replace("@", "") if "@" in address else address.rstrip("/").split("/")[-1]
    return plain(user).replace(" ", "")[:80]
