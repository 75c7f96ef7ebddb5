"""A resume in, what it shows out: its sayings one by one, each with where and when it was so.

Nothing of the person is taken up: no name, no age, no nationality, no school's name or place. How
long ago something was counts in months worked since, so that a gap changes nothing.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from itertools import chain

from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.words import neutral, plain_words, stems
from trusthound.domain.posting.extract.language import language_of
from trusthound.domain.resume.experience import length, months_of, union
from trusthound.domain.resume.model import Employment, Period, Resume, Section, Span, Stated, Work
from trusthound.domain.skills.model import Kinship, Mention

# What stands below these headings is done, not only claimed.
_DONE = {"projects": "Projects", "volunteer": "Volunteering", "publications": "Publications",
         "courses": "Courses", "awards": "Awards"}  # fmt: skip
_APART = frozenset({Employment.INTERNSHIP, Employment.VOLUNTEER})
SKILLS = "Skills"
_MOST_SAYINGS = 600
_LONGEST_SAYING = 2_000
_SHORTEST_LINE = 3


class Ground(StrEnum):
    """What a saying rests on: a role, something else that was done, or a mere claim."""

    WORK = "work"
    DONE = "done"
    CLAIMED = "claimed"


@dataclass(frozen=True, slots=True)
class Saying:
    """A line or a point; `role` is the number of the role that it tells of."""

    text: str
    where: str
    ground: Ground
    span: Span | None = None
    role: int | None = None


@dataclass(frozen=True, slots=True)
class Role:
    """`months` are the first and the last as numbers, None where no dates say. `paid`: neither an
    internship nor voluntary. `code` is of its occupation, "" if the title names none surely.
    """

    title: str
    where: str
    period: Period
    months: tuple[int, int] | None
    paid: bool
    code: str
    stems: frozenset[str]


@dataclass(frozen=True, slots=True)
class Sign:
    """A skill is named in the saying of this number, at these characters."""

    saying: int
    mention: Mention


@dataclass(frozen=True, slots=True)
class Worth:
    """0 to 1: how near what was done, and what is named at all, comes to a skill."""

    done: float
    named: float


@dataclass(frozen=True, slots=True)
class Profile:
    """`stems` are those of what was done; `worked` are months of paid work, joined."""

    resume: Resume
    sayings: tuple[Saying, ...]
    roles: tuple[Role, ...]
    signs: dict[str, tuple[Sign, ...]]
    saying_stems: tuple[frozenset[str], ...]
    saying_words: tuple[frozenset[str], ...]
    stems: frozenset[str]
    worked: tuple[tuple[int, int], ...]
    language: str
    # Of each skill that was asked about what is shown: the same are asked again and again.
    kin: dict[str, list[tuple[str, Kinship]]] = field(
        default_factory=dict, compare=False, repr=False
    )
    worth: dict[str, Worth] = field(default_factory=dict, compare=False, repr=False)


def profile_of(resume: Resume, reference: Reference, as_of: date, text: str = "") -> Profile:
    """`text` is the document's; without it projects and what the reader left over are not seen."""
    roles = tuple(_role(each, reference, as_of) for each in resume.work)
    sayings = tuple(_sayings(resume, roles, text))[:_MOST_SAYINGS]
    said = tuple(frozenset(stems(each.text)) for each in sayings)
    done = [told for each, told in zip(sayings, said, strict=True) if each.ground != Ground.CLAIMED]
    return Profile(
        resume=resume,
        sayings=sayings,
        roles=roles,
        signs=_signs(sayings, reference),
        saying_stems=said,
        saying_words=tuple(plain_words(each.text) for each in sayings),
        stems=frozenset(chain.from_iterable(done)),
        worked=tuple(union(each.months for each in roles if each.paid and each.months)),
        language=language_of(" ".join(each.text for each in sayings if each.role is not None)),
    )


def months_worked(profile: Profile, roles: Sequence[int]) -> int | None:
    """Months that these roles lasted together, those side by side once; None: no dates say."""
    told = [months for at in roles if (months := profile.roles[at].months)]
    return length(union(told)) if told else None


def paid_roles(profile: Profile, roles: Iterable[int]) -> list[int]:
    return [at for at in roles if profile.roles[at].paid]


def months_since(profile: Profile, roles: Sequence[int]) -> int:
    """Months of work after the last of these roles; a time without work is none."""
    ends = [months[1] for at in roles if (months := profile.roles[at].months)]
    if not ends:
        return 0
    last = max(ends)
    return sum(max(0, end - max(start - 1, last)) for start, end in profile.worked)


def _role(work: Work, reference: Reference, as_of: date) -> Role:
    title = work.title.value if work.title else ""
    named = reference.occupation_of(neutral(title)) if title else None
    return Role(
        title=title,
        where=_where(work),
        period=work.period,
        months=months_of(work.period, as_of),
        paid=work.kind not in _APART,
        code=named.code if named else "",
        stems=frozenset(stems(title)),
    )


def _where(work: Work) -> str:
    """ "Data Engineer at Acme, 2019–2022"."""
    named = " at ".join(each.value for each in (work.title, work.company) if each)
    start, end = work.period.start, work.period.end
    until = "today" if work.period.current else str(end.year) if end else ""
    since = str(start.year) if start else ""
    return ", ".join(filter(None, (named, "–".join(dict.fromkeys(filter(None, (since, until)))))))


def _sayings(resume: Resume, roles: Sequence[Role], text: str) -> Iterator[Saying]:
    for at, (work, role) in enumerate(zip(resume.work, roles, strict=True)):
        for told in filter(None, (work.title, *work.highlights)):
            yield _saying(told, role.where, Ground.WORK, at)
    for course in resume.education:
        for told in filter(None, (course.degree, course.area)):
            yield _saying(told, "Education", Ground.DONE)
    for certificate in resume.certificates:
        yield _saying(certificate.name, "Certificates", Ground.DONE)
    for claim, where in ((resume.headline, "Headline"), (resume.summary, "Summary")):
        if claim:
            yield _saying(claim, where, Ground.CLAIMED)
    for skill in resume.skills:
        yield _saying(skill, SKILLS, Ground.CLAIMED)
    yield from _left_over(resume, text)


def _saying(told: Stated, where: str, ground: Ground, role: int | None = None) -> Saying:
    return Saying(told.value[:_LONGEST_SAYING], where, ground, told.span, role)


def _left_over(resume: Resume, text: str) -> Iterator[Saying]:
    """Lines of projects and the like, and those of work that belong to no role that was read.

    A role without a place was corrected by hand: then what the file says of work counts no more.
    """
    as_read = all(each.span for each in resume.work)
    read = [*(each.span for each in resume.work), *(each.span for each in resume.education)]
    taken = [each for each in read if each]
    for section in resume.sections:
        if section.kind == "work" and as_read:
            where, ground = "Work", Ground.WORK
        elif section.kind in _DONE:
            where, ground = _DONE[section.kind], Ground.DONE
        else:
            continue
        for line, span in _lines(text, section):
            if not any(each.start < span.end and span.start < each.end for each in taken):
                yield Saying(line, where, ground, span)


def _lines(text: str, section: Section) -> Iterator[tuple[str, Span]]:
    start = section.span.start
    heading = section.heading.span
    for line in text[start : section.span.end].split("\n"):
        span = Span(start, start + len(line))
        start = span.end + 1
        headed = heading is not None and heading.start < span.end and span.start < heading.end
        if not headed and len(line.strip()) >= _SHORTEST_LINE:
            yield line[:_LONGEST_SAYING].replace("\t", " "), span


def _signs(sayings: Sequence[Saying], reference: Reference) -> dict[str, tuple[Sign, ...]]:
    """Those of work first, as the sayings are in that order."""
    found: dict[str, list[Sign]] = {}
    for at, told in enumerate(_mentions(sayings, reference)):
        for mention in told:
            found.setdefault(mention.skill, []).append(Sign(at, mention))
    return {skill: tuple(signs) for skill, signs in found.items()}


def _mentions(sayings: Sequence[Saying], reference: Reference) -> list[list[Mention]]:
    """All are read as one text: a short name such as "Go" is known by its neighbours in a list."""
    mentions = reference.skills.mentions
    told: list[list[Mention]] = [[] for _ in sayings]
    between = {at: ", " if each.where == SKILLS else "\n" for at, each in enumerate(sayings)}
    whole = "".join(each.text + between[at] for at, each in enumerate(sayings))
    starts, place = [], 0
    for at, each in enumerate(sayings):
        starts.append(place)
        place += len(each.text) + len(between[at])
    at = 0
    for mention in mentions(whole):
        while at + 1 < len(starts) and starts[at + 1] <= mention.start:
            at += 1
        shift = starts[at]
        if mention.end - shift <= len(sayings[at].text):
            told[at].append(Mention(mention.skill, mention.start - shift, mention.end - shift))
    return told
