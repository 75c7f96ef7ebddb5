"""What rules read of a resume in; that, or what several readers together claim, out."""

from collections.abc import Iterator, Sequence

from trusthound.domain.resume.model import Education, Work
from trusthound.domain.resume.read.claims.believed import Believed, believed, likelihood
from trusthound.domain.resume.read.claims.claim import Claim, Reading, claim
from trusthound.domain.resume.read.claims.traits import Surroundings
from trusthound.domain.resume.read.claims.weights import OF_COURSES, OF_ROLES
from trusthound.domain.resume.read.encoded.sight import Sight
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.heads import TAKEN_OUT
from trusthound.domain.resume.read.learnt.chain import Chains
from trusthound.domain.resume.read.learnt.entries import entries, sections_of
from trusthound.domain.resume.read.learnt.hints import hints_of
from trusthound.domain.resume.read.learnt.joining import courses, roles
from trusthound.domain.resume.read.learnt.row_traits import row_traits
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.rows import Row, breaks_within_dates, joined

# Of a longer document rules are believed.
_MOST_ROWS = 500
# Where all that is believed is whole and as likely as this, no further reader is asked.
_SURE = 0.6
# A whole entry that is less likely is doubted, an incomplete one not worth asking for.
_LIKELY = 0.4
_RULES, _CHAINS, _ENCODER = "rules", ("chains", "second chains"), "encoder"
Entries = tuple[tuple[Work, ...], tuple[Education, ...]]
Readings = tuple[Reading, Reading]  # one reader's roles, and its courses


def read_again(
    chains: Sequence[Chains],
    sight: Sight | None,
    shown: Sequence[Row],
    parts: Sequence[Part],
    text: str,
    read: Entries,
) -> Entries:
    """What rules read where all of it is whole (what, where and when) and, of a page whose lines
    have places, likely. Else of all that readers claim what is likely right: of such a page the
    next reader is asked while that is incomplete or unsure; of other text, which rules and chains
    read worse, all are.
    """
    if len(shown) > _MOST_ROWS:
        return read
    asked, placed = [_readings(_RULES, read)], is_placed(shown)
    whole = not _may_miss(shown, *read, text)
    if whole and not (placed and _are_doubtful(asked[0], text, parts)):
        return read
    found: tuple[Believed, Believed] | None = None
    for each in _further(chains, sight, shown, parts, text, read):
        asked.append(each)
        found = _believed(asked, text, parts, placed=placed) if placed else None
        if found and all(map(_is_settled, found)):
            break
    if len(asked) == 1:
        return read
    work, education = found or _believed(asked, text, parts, placed=placed)
    return (
        tuple(each.entry for each, _ in work if isinstance(each.entry, Work)),
        tuple(each.entry for each, _ in education if isinstance(each.entry, Education)),
    )


def is_placed(shown: Sequence[Row]) -> bool:
    """Whether lines have places on a page: what a converter poured into paragraphs has none."""
    return any(row.line.box for row in shown)


def claimed(
    chains: Sequence[Chains],
    sight: Sight | None,
    shown: Sequence[Row],
    parts: Sequence[Part],
    text: str,
    read: Entries,
) -> list[Readings]:
    """What each reader claims, rules first."""
    return [_readings(_RULES, read), *_further(chains, sight, shown, parts, text, read)]


def around(
    asked: Sequence[Readings], text: str, parts: Sequence[Part], *, placed: bool
) -> tuple[Surroundings, Surroundings]:
    """What the claims of roles, and those of courses, are seen among."""
    sections = sections_of(parts)
    work, education = ([both[at] for both in asked] for at in (0, 1))
    return (
        Surroundings(work, _all(education), text, sections, placed),
        Surroundings(education, _all(work), text, sections, placed),
    )


def _all(readings: Sequence[Reading]) -> list[Claim]:
    return [each for reading in readings for each in reading.claims]


def _believed(
    asked: Sequence[Readings], text: str, parts: Sequence[Part], *, placed: bool
) -> tuple[Believed, Believed]:
    work, education = around(asked, text, parts, placed=placed)
    return believed(work, OF_ROLES), believed(education, OF_COURSES)


def _further(
    chains: Sequence[Chains],
    sight: Sight | None,
    shown: Sequence[Row],
    parts: Sequence[Part],
    text: str,
    read: Entries,
) -> Iterator[Readings]:
    """Each made when it is asked for, the slowest last."""
    if chains:
        rows, hints = joined(shown, text, breaks_within_dates), hints_of(*read)
        told = row_traits(rows, sections_of(parts), hints)
        for name, each in zip(_CHAINS, chains, strict=False):
            yield _joined(name, entries(each, rows, told, hints), read, text)
    if sight:
        yield _joined(_ENCODER, sight.entries(), read, text)


def _joined(name: str, found: Sequence[Found], rules: Entries, text: str) -> Readings:
    sure = {_begins(each): each.sure for each in found if each.sure is not None}
    both = roles(found, rules[0], text), courses(found, rules[1])
    return _readings(name, both, sure)


def _begins(found: Found) -> tuple[int, int]:
    what, place = (each.start if each else -1 for each in (found.what, found.place))
    return what, place


def _readings(
    name: str, read: Entries, sure: dict[tuple[int, int], float] | None = None
) -> Readings:
    work, education = (Reading(name, [claim(x) for x in each], sure or {}) for each in read)
    return work, education


def _are_doubtful(rules: Readings, text: str, parts: Sequence[Part]) -> bool:
    """Whether an entry of rules is more likely wrong than right, as far as they alone can tell."""
    both = zip(
        rules, around([rules], text, parts, placed=True), (OF_ROLES, OF_COURSES), strict=True
    )
    return any(
        likelihood(each, seen, weights) < _LIKELY
        for reading, seen, weights in both
        for each in reading.claims
        if each.whole
    )


def _is_settled(found: Believed) -> bool:
    """Where something stands, and nothing likely is left to be completed."""
    return bool(found) and all(
        sure >= _SURE if each.whole else sure < _LIKELY for each, sure in found
    )


def _may_miss(
    rows: Sequence[Row], work: Sequence[Work], education: Sequence[Education], text: str
) -> bool:
    """Whether an entry lacks something, or dates that head nothing are left."""
    both: list[Work | Education] = [*work, *education]
    if not (work and education and all(_is_whole(each, text) for each in both)):
        return True
    ranged = sum(any(each.ranged for each in row.dates) for row in rows if not row.bulleted)
    return ranged > sum(each.period.start is not None for each in both)


def _is_whole(entry: Work | Education, text: str) -> bool:
    """One whose employer was taken out is as whole as it can be."""
    return claim(entry).whole or (isinstance(entry, Work) and _taken_out(entry, text))


def _taken_out(role: Work, text: str) -> bool:
    span = role.title.span if role.title and claim(role).dated else None
    return bool(span and not role.company and TAKEN_OUT.match(text[span.end : span.end + 12]))
