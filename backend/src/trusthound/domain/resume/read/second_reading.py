"""What rules read of a resume in; that, or what several readers together claim, out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trusthound.domain.resume.model import Education, Work
from trusthound.domain.resume.read.claims.believed import Believed, believed, likelihoods
from trusthound.domain.resume.read.claims.claim import Claim, Reading, claim, distinct
from trusthound.domain.resume.read.claims.traits import Surroundings
from trusthound.domain.resume.read.claims.trees import Beliefs
from trusthound.domain.resume.read.encoded.sight import Sight
from trusthound.domain.resume.read.encoded.witness import Witness
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.heads import TAKEN_OUT
from trusthound.domain.resume.read.learnt.chain import Chains
from trusthound.domain.resume.read.learnt.entries import Shown, entries, sections_of
from trusthound.domain.resume.read.learnt.hints import hints_of
from trusthound.domain.resume.read.learnt.joining import courses, roles
from trusthound.domain.resume.read.learnt.row_traits import row_traits
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.readers import Readers
from trusthound.domain.resume.read.rows import Row, breaks_within_dates, joined

# Of a longer document rules are believed.
_MOST_ROWS = 500
# Where all that is believed is whole and as likely as this, no further reader is asked.
_SURE = 0.8
# A whole entry that is less likely is doubted, an incomplete one not worth asking for.
_LIKELY = 0.4
_EVEN = 0.5
_RULES, _CHAINS, _ENCODER = "rules", ("chains of people", "chains"), "encoder"
Entries = tuple[tuple[Work, ...], tuple[Education, ...]]
Readings = tuple[Reading, Reading]  # one reader's roles, and its courses


@dataclass(frozen=True, slots=True)
class ByRules:
    """What rules made of a document: its rows, their sections, and the entries that they read."""

    rows: Sequence[Row]
    parts: Sequence[Part]
    text: str
    entries: Entries

    @property
    def placed(self) -> bool:
        """Whether lines have places on a page: what a converter poured into paragraphs has none."""
        return any(row.line.box for row in self.rows)


def read_again(readers: Readers, sight: Sight | None, rules: ByRules) -> Entries:
    """What rules read where all of it is whole (what, where and when) and, of a page whose lines
    have places, likely. Else of all that readers claim what is likely right: of such a page the
    next reader is asked while that is incomplete or unsure; of other text, which rules and chains
    read worse, all are.
    """
    beliefs = readers.beliefs
    if beliefs is None or len(rules.rows) > _MOST_ROWS:
        return rules.entries
    asked, placed = [_readings(_RULES, rules.entries)], rules.placed
    if not _may_miss(rules) and not (placed and _are_doubtful(asked[0], rules, beliefs)):
        return rules.entries
    found: tuple[Believed, Believed] | None = None
    for each in _further(readers.chains, sight, rules):
        asked.append(each)
        found = _believed(asked, rules, sight, beliefs) if placed else None
        if found and all(map(_is_settled, found)):
            break
    if len(asked) == 1:
        return rules.entries
    work, education = found or _believed(asked, rules, sight, beliefs)
    return (
        tuple(each.entry for each, _ in work if isinstance(each.entry, Work)),
        tuple(each.entry for each, _ in education if isinstance(each.entry, Education)),
    )


def sense_of(readers: Readers, sight: Sight | None, rules: ByRules) -> float:
    """How much sense a document makes: each entry counts that all readers together find more likely
    right than wrong, by as much. 0 without anything that weighs it.
    """
    if readers.beliefs is None or len(rules.rows) > _MOST_ROWS:
        return 0.0
    found = _believed(claimed(readers.chains, sight, rules), rules, sight, readers.beliefs)
    return sum(sure - _EVEN for entries in found for _, sure in entries)


def claimed(chains: Sequence[Chains], sight: Sight | None, rules: ByRules) -> list[Readings]:
    """What each reader claims, rules first."""
    return [_readings(_RULES, rules.entries), *_further(chains, sight, rules)]


def around(
    asked: Sequence[Readings], rules: ByRules, witness: Witness | None = None
) -> tuple[Surroundings, Surroundings]:
    """What the claims of roles, and those of courses, are seen among."""
    sections = sections_of(rules.parts)
    work, education = ([both[at] for both in asked] for at in (0, 1))

    def seen(own: Sequence[Reading], others: Sequence[Reading]) -> Surroundings:
        evidence = {each.key: witness.of(each) for each in distinct(own)} if witness else {}
        return Surroundings(own, _all(others), rules.text, sections, rules.placed, evidence)

    return seen(work, education), seen(education, work)


def _all(readings: Sequence[Reading]) -> list[Claim]:
    return [each for reading in readings for each in reading.claims]


def _believed(
    asked: Sequence[Readings], rules: ByRules, sight: Sight | None, beliefs: Beliefs
) -> tuple[Believed, Believed]:
    work, education = around(asked, rules, sight.witness if sight and sight.looked else None)
    return believed(work, beliefs.of_roles), believed(education, beliefs.of_courses)


def _further(chains: Sequence[Chains], sight: Sight | None, rules: ByRules) -> Iterator[Readings]:
    """Each made when it is asked for, the slowest last."""
    read, text = rules.entries, rules.text
    if chains:
        rows, hints = joined(rules.rows, text, breaks_within_dates), hints_of(*read)
        shown = Shown(rows, row_traits(rows, sections_of(rules.parts), hints), hints)
        for name, each in zip(_CHAINS, chains, strict=False):
            yield _joined(name, entries(each, shown), read, text)
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


def _are_doubtful(read: Readings, rules: ByRules, beliefs: Beliefs) -> bool:
    """Whether an entry of rules is more likely wrong than right, as far as they alone can tell."""
    looks = beliefs.of_roles, beliefs.of_courses
    return any(
        sure < _LIKELY
        for reading, seen, own in zip(read, around([read], rules), looks, strict=True)
        for each, sure in zip(reading.claims, likelihoods(reading.claims, seen, own), strict=True)
        if each.whole
    )


def _is_settled(found: Believed) -> bool:
    """Where something stands, and nothing likely is left to be completed."""
    return bool(found) and all(
        sure >= _SURE if each.whole else sure < _LIKELY for each, sure in found
    )


def _may_miss(rules: ByRules) -> bool:
    """Whether an entry lacks something, or dates that head nothing are left."""
    work, education = rules.entries
    both: list[Work | Education] = [*work, *education]
    if not (work and education and all(_is_whole(each, rules.text) for each in both)):
        return True
    ranged = sum(any(each.ranged for each in row.dates) for row in rules.rows if not row.bulleted)
    return ranged > sum(each.period.start is not None for each in both)


def _is_whole(entry: Work | Education, text: str) -> bool:
    """One whose employer was taken out is as whole as it can be."""
    return claim(entry).whole or (isinstance(entry, Work) and _taken_out(entry, text))


def _taken_out(role: Work, text: str) -> bool:
    span = role.title.span if role.title and claim(role).dated else None
    return bool(span and not role.company and TAKEN_OUT.match(text[span.end : span.end + 12]))
