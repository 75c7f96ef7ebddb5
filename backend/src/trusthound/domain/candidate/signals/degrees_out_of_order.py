"""A higher degree that was finished before the lower one."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.periods import first_possible, last_possible
from trusthound.domain.candidate.quoting import quote_at
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Education, Level, Resume

_ORDER = (Level.BACHELOR, Level.MASTER, Level.DOCTOR)
MONTHS_BEFORE = 12


@signal(
    title="Degrees out of order",
    question="Was a higher degree finished over a year before the first degree below it?",
    why="A doctorate builds on a first degree, which then comes earlier.",
    innocent="A second degree in another field, or systems where one goes straight to the higher.",
    advice="In which order did you take these degrees?",
    topic=Topic.RESUME,
    leans=Lean.AGAINST,
    source="Bologna process, three cycles (ehea.info); US IPEDS award levels",
)
def degrees_out_of_order(resume: Resume, document: Document) -> Finding:
    """The earliest bachelor's degree ends over a year after a master's or a doctorate, or the
    earliest master's over a year after a doctorate where no bachelor's is told.
    """
    dated = [each for each in resume.education if each.period.end and each.level in _ORDER]
    if len({each.level for each in dated}) < 2:
        return not_applicable()
    lowest = min((each.level for each in dated if each.level), key=_ORDER.index)
    first = min((each for each in dated if each.level is lowest), key=_ended_last)
    for each in dated:
        if each.level is not lowest and _ended_first(first) - _ended_last(each) > MONTHS_BEFORE:
            return present(_told(document, each), _told(document, first))
    return absent()


def _ended_last(course: Education) -> int:
    return last_possible(course.period.end) if course.period.end else 0


def _ended_first(course: Education) -> int:
    return first_possible(course.period.end) if course.period.end else 0


def _told(document: Document, course: Education) -> Evidence:
    degree = course.degree.value[:80] if course.degree else str(course.level)
    return quote_at(document, course.span, f"{degree}, finished {course.period.end}")
