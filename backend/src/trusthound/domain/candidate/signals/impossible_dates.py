"""A resume whose dates cannot be as they stand."""

import re
from collections.abc import Iterator
from datetime import date

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.periods import first_possible, now_of
from trusthound.domain.candidate.quoting import RESUME, lasting, quote_at
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Education, Employment, Month, Period, Resume, Work

# A role that begins soon may be told already, a place to study from the admission on, and the end
# of a degree years ahead.
WORK_AHEAD_MONTHS = 4
STUDY_AHEAD_MONTHS = 18
DEGREE_AHEAD_MONTHS = 84
# Whoever is done a month from now may say so already.
DONE_AHEAD_MONTHS = 2
# "March to February" may be a slip of one column; two months back is none.
SLIP_MONTHS = 1
OLDEST_YEARS = 75
OF_A_PLAN = 0.4
OF_A_DEGREE_DONE = 0.7
OF_AN_OLD_YEAR = 0.5
SHOWN = 3
MOST_CHARACTERS = 400
_FIXED_TERM = frozenset({
    Employment.CONTRACT, Employment.FREELANCE, Employment.INTERNSHIP, Employment.ADVISORY,
    Employment.VOLUNTEER, Employment.PART_TIME,
})  # fmt: skip
_FIXED_WORDS = (
    "fellow", "contract", "intern", "phd", "doctoral", "postdoc", "resident", "apprentic",
    "trainee", "temporary", "fixed", "term", "visiting", "student", "interim", "secondment",
    "board", "expected", "scholar", "werkstudent", "azubi", "ausbildung", "praktik",
)  # fmt: skip
# Said of a degree that one has; "graduation", "expected to be conferred" and the like say less.
_DONE = re.compile(
    r"\b(?:graduated|conferred|(?:degree|diploma) (?:awarded|obtained|received)|"
    r"completed(?=\s*(?:[,;)\n]|$))|(?:erfolgreich )?abgeschlossen|"
    r"dipl[oô]me obtenu|egresad[oa]|formad[oa] em|laureat[oa])\b",
    re.IGNORECASE,
)
_TO_COME = re.compile(
    r"\b(?:expected|anticipated|candidate|pending|planned|projected|to be|will|not yet|ongoing|"
    r"in progress|voraussichtlich|noch nicht|prévu|en cours|previst[oa]|en curso|em curso)\b",
    re.IGNORECASE,
)


@signal(
    title="Dates that cannot be",
    question="Does anything end before it begins, or lie in the future as if it were past?",
    why="What was lived has dates in order; dates that were made up often contradict each other.",
    innocent="A slip of the keyboard, a template's example dates, or a date misread from columns.",
    advice="Could you go through the dates of these entries with us, month by month?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="Practice of reference checking; ISO 8601 months, compared with one month of tolerance",
)
def impossible_dates(resume: Resume, document: Document, as_of: date) -> Finding:
    """A role or a course ends over a month before it starts, starts over four months (a course
    eighteen) ahead of the check, or began over 75 years ago. Less: a degree that is told to be done
    and ends ahead, or a role without a fixed term that ends over a year ahead. A degree may be
    expected, and whole years are compared as years.
    """
    entries: list[Work | Education] = [*resume.work, *resume.education]
    dated = [each for each in entries if each.period.start or each.period.end]
    if not entries:
        return unknown()
    if not dated:
        return not_applicable()
    found = [
        (strength, Evidence(told, RESUME), quote_at(document, each.period.span, ""))
        for each in dated
        for strength, told in _against(each, document, as_of)
    ]
    if not found:
        return absent()
    worst = sorted(found, key=lambda each: -each[0])[:SHOWN]
    evidence = [piece for _, told, dates in worst for piece in (told, dates) if piece.quote]
    return present(*evidence, strength=worst[0][0])


def _against(
    entry: Work | Education, document: Document, as_of: date
) -> Iterator[tuple[float, str]]:
    period, told = entry.period, _told(entry)
    start, end = period.start, period.end
    now = Month(as_of.year, as_of.month)
    ahead = WORK_AHEAD_MONTHS if isinstance(entry, Work) else STUDY_AHEAD_MONTHS
    if start and end and not period.current and _months(end, start) > _tolerance(start, end):
        yield 1.0, f"{told}: it ends before it starts"
    elif start and _months(now, start) > ahead and not period.expected:
        yield 1.0, f"{told}: it starts after this check"
    elif start and start.year < as_of.year - OLDEST_YEARS:
        yield OF_AN_OLD_YEAR, f"{told}: it starts in {start.year}"
    elif end and isinstance(entry, Work) and _months(now, end) > 12 and not _fixed_term(entry):
        yield OF_A_PLAN, f"{told}: it ends in the future"
    elif end and isinstance(entry, Education) and _months(now, end) > DEGREE_AHEAD_MONTHS:
        yield 1.0, f"{told}: it ends in the future"
    elif (
        end
        and isinstance(entry, Education)
        and first_possible(end) - now_of(as_of) > DONE_AHEAD_MONTHS
        and _is_told_done(entry, document)
    ):
        yield OF_A_DEGREE_DONE, f"{told}: it is told to be done, and ends in the future"


def _is_told_done(course: Education, document: Document) -> bool:
    """In the words of its own entry, where nothing there speaks of a plan."""
    if course.span is None or course.period.expected:
        return False
    words = document.text[course.span.start : course.span.end][:MOST_CHARACTERS]
    return _DONE.search(words) is not None and _TO_COME.search(words) is None


def _tolerance(start: Month, end: Month) -> int:
    return SLIP_MONTHS if start.month and end.month else 0


def _months(earlier: Month, later: Month) -> int:
    """From one to the other; whole years where one of them tells no month."""
    years = later.year - earlier.year
    if earlier.month is None or later.month is None:
        return 12 * years if abs(years) > 0 else 0
    return 12 * years + later.month - earlier.month


def _fixed_term(role: Work) -> bool:
    words = f"{role.title.value if role.title else ''}".lower()
    known = role.kind in _FIXED_TERM or role.period.expected
    return known or any(each in words for each in _FIXED_WORDS)


def _told(entry: Work | Education) -> str:
    if isinstance(entry, Work):
        return lasting(entry)
    school = entry.institution.value[:80] if entry.institution else "a course"
    period: Period = entry.period
    return f"{school}, {period.start or '?'} to {period.end or '?'}"
