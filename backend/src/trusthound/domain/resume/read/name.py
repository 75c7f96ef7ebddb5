"""The top of a resume in; whose it is, and the line that says what they are, out.

A name is told by where it stands and how large, and by the mail's and the profile's spelling of
it; never by a list of names. Where nothing speaks for one, there is none.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from trusthound.domain.resume.model import Stated
from trusthound.domain.resume.read.name_lines import FAR, LONGEST, Candidate, candidates, of_row
from trusthound.domain.resume.read.name_traits import ENOUGH, Surroundings, score
from trusthound.domain.resume.read.name_words import LABEL
from trusthound.domain.resume.read.piece import BULLETS, plain
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.title_words import DEEDS, TRADES

_ROWS = 40  # of the first page, from its top
_MOST_LABELS, _SIGNED = 4, 4


def name(top: Sequence[Row], everything: Sequence[Row], addresses: Iterable[str]) -> Stated | None:
    """`addresses` are the mails and links, which often spell the name as well."""
    around = Surroundings.of(top, everything, addresses)
    best, best_score = None, ENOUGH - 0.01
    for candidate in possible(top, everything, around.spelt):
        if (reached := score(candidate, around)) > best_score:
            best, best_score = candidate, reached
    return best.piece.stated(LONGEST) if best else None


def possible(top: Sequence[Row], everything: Sequence[Row], spelt: str) -> Iterator[Candidate]:
    """Of the first rows, of those that say "Name:", and of the last, where people sign."""
    first = [row for row in everything if row.line.page == 0][:_ROWS]
    seen = {id(row) for row in first}
    shown = [*first, *(row for row in top[:_ROWS] if id(row) not in seen)]
    yield from candidates(shown, spelt)
    seen.update(map(id, shown))
    rest = [row for row in everything if id(row) not in seen]
    asking = (row for row in rest if LABEL.match(row.text))
    named = {id(row): row for row in (*islice(asking, _MOST_LABELS), *rest[-_SIGNED:])}
    for row in named.values():
        yield from of_row(row, FAR)


def headline(top: Sequence[Row], named: Stated | None) -> Stated | None:
    """The line near the name that says what somebody is: "Data Analyst"."""
    for row in top[:12]:
        shown = row.piece
        if named and named.span and shown.start <= named.span.start < shown.end:
            shown = shown.cut(max(0, named.span.end - shown.start)).trimmed(BULLETS + "|,-–—()")
        words = plain(shown.text).split()
        told = (
            bool(row.dates)
            or shown.text.endswith(".")
            or not DEEDS.isdisjoint(words[:2])
            or "@" in shown.text
        )
        if not told and not row.dates and len(words) <= 14 and TRADES.intersection(words):
            return shown.stated()
    return None
