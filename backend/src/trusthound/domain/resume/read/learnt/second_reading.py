"""What rules read of a resume in; that, or what learnt readers read more completely, out."""

import re
from collections.abc import Iterator, Sequence

from trusthound.domain.resume.model import Education, Period, Work
from trusthound.domain.resume.read.encoded.sight import Sight
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.heads import TAKEN_OUT
from trusthound.domain.resume.read.learnt.chain import Chains
from trusthound.domain.resume.read.learnt.entries import entries, kinds_of
from trusthound.domain.resume.read.learnt.hints import hints_of
from trusthound.domain.resume.read.learnt.joining import courses, roles
from trusthound.domain.resume.read.learnt.row_traits import row_traits
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.places import is_place
from trusthound.domain.resume.read.rows import Row, breaks_within_dates, joined
from trusthound.domain.resume.read.scores import company_score, title_score

# Of a longer document rules are believed.
_MOST_ROWS = 500
_SENTENCE_ENDS = re.compile(r"[^\W\d_]{5}\.\s")
_TITLED = 2  # what scores as much names a title
# How much less its roles may be worth in text without places: they are right more often there.
_GRACE = 3
Entries = tuple[tuple[Work, ...], tuple[Education, ...]]


def read_again(
    chains: Sequence[Chains],
    sight: Sight | None,
    shown: Sequence[Row],
    parts: Sequence[Part],
    text: str,
    read: Entries,
) -> Entries:
    """Of roles and of courses what rules read where all of it is whole: what, where and when. Else
    the reading that is worth most, and the last of those that are worth the same: where rules
    leave something out chains are right more often, those fitted to people's resumes most, and
    what an encoder sees more often still.
    """
    if len(shown) > _MOST_ROWS or not _may_miss(shown, *read, text):
        return read
    best = read
    for found in _by_chains(chains, shown, parts, text, read):
        best = _better(best, found, read, text, 0)
        if best != read and not _lacks(*best, text):
            break
    if sight and (not sight.placed or _lacks(*best, text)):
        grace = 0 if sight.placed else _GRACE
        best = _better(best, sight.entries(), read, text, grace)
    return best


def _by_chains(
    chains: Sequence[Chains],
    shown: Sequence[Row],
    parts: Sequence[Part],
    text: str,
    read: Entries,
) -> Iterator[Sequence[Found]]:
    """Each made when the one before was not enough."""
    if chains:
        rows, hints = joined(shown, text, breaks_within_dates), hints_of(*read)
        told = row_traits(rows, kinds_of(parts), hints)
        for each in chains:
            yield entries(each, rows, told, hints)


def _better(
    best: Entries, found: Sequence[Found], rules: Entries, text: str, grace: int
) -> Entries:
    """What was found if it is worth as much as the best, give or take the grace; of roles and of
    courses each.
    """
    work, education = best
    other = _mended(roles(found, rules[0], text), rules[0], text)
    taught = courses(found, rules[1])
    return (
        other if _worth(other, text) >= _less(_worth(work, text), grace) else work,
        taught if _courses_worth(taught) >= _courses_worth(education) else education,
    )


def _may_miss(
    rows: Sequence[Row], work: Sequence[Work], education: Sequence[Education], text: str
) -> bool:
    """Whether an entry lacks something, or dates that head nothing are left."""
    if _lacks(work, education, text):
        return True
    ranged = sum(any(each.ranged for each in row.dates) for row in rows if not row.bulleted)
    periods = (*(each.period for each in work), *(each.period for each in education))
    return ranged > sum(each.start is not None for each in periods)


def _lacks(work: Sequence[Work], education: Sequence[Education], text: str) -> bool:
    whole = _whole_roles(work, text) == len(work) and _whole_courses(education) == len(education)
    return not (work and education and whole)


def _whole_roles(work: Sequence[Work], text: str) -> int:
    """One whose employer was taken out is as whole as it can be."""
    return sum(bool((x.company or _taken_out(x, text)) and x.title and _dated(x)) for x in work)


def _mended(found: Sequence[Work], rules: Sequence[Work], text: str) -> tuple[Work, ...]:
    """With what rules read of the same dates where the chains' words are no title's and employer's,
    or leave the employer within the title, or lend one that was taken out.
    """
    known = {_when(each): each for each in rules if _dated(each)}
    made: list[Work] = []
    for one in found:
        rule = known.get(_when(one)) if _dated(one) else None
        better = rule and (
            _taken_out(rule, text)
            or (_is_sound(rule) and (not _is_sound(one) or _is_within(rule, one)))
        )
        made.append(rule if rule and better else one)
    return tuple(made)


def _when(role: Work) -> tuple[object, ...]:
    return role.period.start, role.period.end, role.period.current


def _is_within(rule: Work, one: Work) -> bool:
    return bool(rule.company and one.title and rule.company.value in one.title.value)


def _worth(work: Sequence[Work], text: str) -> tuple[int, int]:
    """Sound entries less the others; and how many tell from when to when."""
    lasting = sum(_is_sound(each) and _is_lasting(each.period) for each in work)
    return 2 * _sound_roles(work, text) - len(work), lasting


def _less(worth: tuple[int, int], grace: int) -> tuple[int, int]:
    return (worth[0] - grace, 0) if grace else worth


def _is_lasting(period: Period) -> bool:
    return period.start is not None and (period.current or period.end not in {None, period.start})


def _sound_roles(work: Sequence[Work], text: str) -> int:
    """Whole ones whose words may be a title's and an employer's."""
    return sum(_is_sound(each) or _taken_out(each, text) for each in work if _dated(each))


def _is_sound(role: Work) -> bool:
    if not role.company or not role.title:
        return False
    title, company = role.title.value, role.company.value
    named = title_score(company) < _TITLED and not is_place(company) and company.count(",") < 2
    named = named and not _SENTENCE_ENDS.search(f"{title} ")
    return title_score(title) > -1 and company_score(company) > -1 and named


def _taken_out(role: Work, text: str) -> bool:
    span = role.title.span if role.title else None
    return bool(span and not role.company and TAKEN_OUT.match(text[span.end : span.end + 12]))


def _whole_courses(education: Sequence[Education]) -> int:
    return sum(bool(x.institution and x.degree and _dated(x)) for x in education)


def _courses_worth(education: Sequence[Education]) -> int:
    return 2 * sum(bool(x.institution and x.degree) for x in education) - len(education)


def _dated(entry: Work | Education) -> bool:
    return entry.period.start is not None or entry.period.end is not None
