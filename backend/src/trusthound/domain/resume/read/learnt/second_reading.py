"""What rules read of a resume in; that, or what the chains read where it is more complete, out."""

from collections.abc import Sequence

from trusthound.domain.resume.model import Education, Work
from trusthound.domain.resume.read.learnt.chain import Chains
from trusthound.domain.resume.read.learnt.entries import entries, kinds_of
from trusthound.domain.resume.read.learnt.hints import hints_of
from trusthound.domain.resume.read.learnt.joining import courses, roles
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.rows import Row, breaks_within_dates, joined

# Of a longer document rules are believed.
_MOST_ROWS = 500


def read_again(
    chains: Chains,
    shown: Sequence[Row],
    parts: Sequence[Part],
    text: str,
    read: tuple[tuple[Work, ...], tuple[Education, ...]],
) -> tuple[tuple[Work, ...], tuple[Education, ...]]:
    """Of roles and of courses the reading with more entries that are whole: what, where and when.

    Rules are right where their kind of layout is met, so they are believed where both tell as much.
    """
    work, education = read
    if len(shown) > _MOST_ROWS or not _may_miss(shown, work, education):
        return read
    rows = joined(shown, text, breaks_within_dates)
    found = entries(chains, rows, kinds_of(parts), hints_of(work, education))
    other, taught = roles(found, work, text), courses(found, education)
    return (
        other if _whole_roles(other) > _whole_roles(work) else work,
        taught if _whole_courses(taught) > _whole_courses(education) else education,
    )


def _may_miss(rows: Sequence[Row], work: Sequence[Work], education: Sequence[Education]) -> bool:
    """Whether an entry lacks something, or dates that head nothing are left."""
    if _whole_roles(work) < len(work) or _whole_courses(education) < len(education):
        return True
    if not work or not education:
        return True
    ranged = sum(any(each.ranged for each in row.dates) for row in rows if not row.bulleted)
    periods = (*(each.period for each in work), *(each.period for each in education))
    return ranged > sum(each.start is not None for each in periods)


def _whole_roles(work: Sequence[Work]) -> int:
    return sum(bool(x.company and x.title and _dated(x)) for x in work)


def _whole_courses(education: Sequence[Education]) -> int:
    return sum(bool(x.institution and x.degree and _dated(x)) for x in education)


def _dated(entry: Work | Education) -> bool:
    return entry.period.start is not None or entry.period.end is not None
