"""A resume and its document's text in; its sayings out, those too that the reader left over.

A line that belongs to nothing that was read still tells of what was done if it is a sentence; a
word in a list claims a skill at most. No school's name is taken up.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from trusthound.domain.resume.model import Resume, Section, Span, Stated, Work

SKILLS, SUMMARY, HEADLINE = "Skills", "Summary", "Headline"
# What stands there is claimed, and no role shows it.
CLAIMS = frozenset({SKILLS, SUMMARY, HEADLINE})
# What stands below these headings is done, not only claimed.
_DONE = {"projects": "Projects", "volunteer": "Volunteering", "publications": "Publications",
         "courses": "Courses", "awards": "Awards"}  # fmt: skip
_CLAIMED = {"skills": SKILLS, "summary": SUMMARY}
_OF_THE_PERSON = frozenset({"contact", "languages", "interests", "references"})
_UNREAD = "Resume"
_LONGEST_SAYING = 2_000
_SHORTEST_LINE = 3
_FEWEST_WORDS = 5  # of a sentence
_BETWEEN = ",;|•·/"


class Ground(StrEnum):
    """What a saying rests on: a role, something else that was done, or a mere claim."""

    WORK = "work"
    DONE = "done"
    CLAIMED = "claimed"


@dataclass(frozen=True, slots=True)
class Saying:
    """A line or a point; `role` is the number of the role that it tells of. `unread`: the reader
    did not see what it belongs to.
    """

    text: str
    where: str
    ground: Ground
    span: Span | None = None
    role: int | None = None
    unread: bool = False


def sayings_of(resume: Resume, text: str) -> Iterator[Saying]:
    """Those of work first."""
    for at, work in enumerate(resume.work):
        for told in filter(None, (work.title, *work.highlights)):
            yield _saying(told, where_of(work), Ground.WORK, at)
    for course in resume.education:
        for told in filter(None, (course.degree, course.area)):
            yield _saying(told, "Education", Ground.DONE)
    for certificate in resume.certificates:
        yield _saying(certificate.name, "Certificates", Ground.DONE)
    summary = None if _is_all_of_it(resume) else resume.summary
    for claim, where in ((resume.headline, HEADLINE), (summary, SUMMARY)):
        if claim:
            yield _saying(claim, where, Ground.CLAIMED)
    for skill in resume.skills:
        yield _saying(skill, SKILLS, Ground.CLAIMED)
    yield from _left_over(resume, text)


def where_of(work: Work) -> str:
    """ "Data Engineer at Acme, 2019–2022"."""
    named = " at ".join(each.value for each in (work.title, work.company) if each)
    start, end = work.period.start, work.period.end
    until = "today" if work.period.current else str(end.year) if end else ""
    since = str(start.year) if start else ""
    return ", ".join(filter(None, (named, "–".join(dict.fromkeys(filter(None, (since, until)))))))


def _saying(told: Stated, where: str, ground: Ground, role: int | None = None) -> Saying:
    return Saying(told.value[:_LONGEST_SAYING], where, ground, told.span, role)


def _is_all_of_it(resume: Resume) -> bool:
    """Where neither headings nor roles were read, what was taken for the summary may be all."""
    return not resume.work and not resume.sections


def _left_over(resume: Resume, text: str) -> Iterator[Saying]:
    """What was corrected by hand has no place: then what the file says of it counts no more."""
    work_as_read = all(each.span for each in resume.work)
    skills_as_read = all(each.span for each in resume.skills)
    taken = list(_taken(resume))
    runs_on = False
    for line, span, section in _lines(text, resume.sections):
        kind = section.kind if section else ""
        told = (runs_on and line[:1].islower()) or _is_sentence(line)
        runs_on = told
        if 2 * _covered(span, taken) >= len(line) or kind in _OF_THE_PERSON:
            continue
        if kind in _DONE:
            yield Saying(line, _DONE[kind], Ground.DONE, span)
        elif kind in _CLAIMED:
            if kind != "skills" or skills_as_read:
                yield Saying(line, _CLAIMED[kind], Ground.CLAIMED, span)
        elif not work_as_read:
            continue
        elif kind == "work":
            role = _role_at(resume, span)
            where = "Work" if role is None else where_of(resume.work[role])
            yield Saying(line, where, Ground.WORK, span, role, unread=role is None)
        elif told:
            where = section.heading.value if section else _UNREAD
            yield Saying(line, where, Ground.DONE, span, unread=True)
        elif kind != "education":
            yield Saying(line, _UNREAD, Ground.CLAIMED, span, unread=True)


def _role_at(resume: Resume, span: Span) -> int | None:
    for at, each in enumerate(resume.work):
        if each.span and _covered(span, [each.span]):
            return at
    return None


def _is_sentence(line: str) -> bool:
    """Most words in lower case and few signs between: neither a list nor a head."""
    words = line.split()
    small = sum(each[:1].islower() for each in words)
    between = sum(line.count(each) for each in _BETWEEN)
    return len(words) >= _FEWEST_WORDS and 2 * small >= len(words) and 3 * between <= len(words)


def _taken(resume: Resume) -> Iterator[Span]:
    """Places that were read, and those of the person."""
    parts: list[Iterable[Stated | None]] = [
        (resume.name, resume.headline, resume.location),
        resume.mails, resume.phones, resume.links, resume.skills,
        () if _is_all_of_it(resume) else (resume.summary,),
        *((each.title, each.company, each.location, *each.highlights) for each in resume.work),
        *((each.institution, each.degree, each.area) for each in resume.education),
        *((each.name, each.fluency) for each in resume.languages),
        *((each.name, each.issuer, each.number) for each in resume.certificates),
    ]  # fmt: skip
    yield from (each.span for each in chain.from_iterable(parts) if each and each.span)
    yield from (each.heading.span for each in resume.sections if each.heading.span)
    periods = [each.period.span for each in resume.work]
    periods += [each.period.span for each in resume.education]
    yield from filter(None, periods)


def _covered(span: Span, taken: Iterable[Span]) -> int:
    """Characters of it."""
    ends = ((max(span.start, each.start), min(span.end, each.end)) for each in taken)
    return sum(end - start for start, end in ends if end > start)


def _lines(text: str, sections: Sequence[Section]) -> Iterator[tuple[str, Span, Section | None]]:
    """Each with the last section that holds it."""
    start = 0
    for line in text.split("\n"):
        span = Span(start, start + len(line))
        start = span.end + 1
        if len(line.strip()) >= _SHORTEST_LINE:
            holding = (each for each in reversed(sections) if _covered(span, [each.span]))
            yield line[:_LONGEST_SAYING].replace("\t", " "), span, next(holding, None)
