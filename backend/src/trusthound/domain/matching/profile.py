"""A resume in, what it shows out: its sayings one by one, each with where and when it was so.

Nothing of the person is taken up: no name, no age, no nationality, no school's name or place. How
long ago something was counts in months worked since, so that a gap changes nothing.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import chain, islice

from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.sayings import SKILLS, Ground, Saying, sayings_of, where_of
from trusthound.domain.matching.words import neutral, plain_words, stems, weights
from trusthound.domain.posting.extract.language import language_of
from trusthound.domain.resume.experience import length, months_of, union
from trusthound.domain.resume.model import Employment, Period, Resume, Work
from trusthound.domain.skills.model import Kinship, Mention

_APART = frozenset({Employment.INTERNSHIP, Employment.VOLUNTEER})
_MOST_SAYINGS = 600


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
    """`times` tells in how many sayings of what was done a stem stands, and `weights` what that
    weighs, `square` the sum of their squares; `worked` are months of paid work, joined.
    """

    resume: Resume
    sayings: tuple[Saying, ...]
    roles: tuple[Role, ...]
    signs: dict[str, tuple[Sign, ...]]
    saying_stems: tuple[frozenset[str], ...]
    saying_words: tuple[frozenset[str], ...]
    times: Mapping[str, int]
    weights: Mapping[str, float]
    square: float
    worked: tuple[tuple[int, int], ...]
    language: str
    # Of each skill that was asked about what is shown: the same are asked again and again.
    kin: dict[str, list[tuple[str, Kinship]]] = field(
        default_factory=dict, compare=False, repr=False
    )
    worth: dict[str, Worth] = field(default_factory=dict, compare=False, repr=False)


def is_unread(profile: Profile) -> bool:
    """The document tells of something, and the reader found no role: there may be some."""
    return not profile.roles and any(
        each.unread and each.ground is not Ground.CLAIMED for each in profile.sayings
    )


def profile_of(resume: Resume, reference: Reference, as_of: date, text: str = "") -> Profile:
    """`text` is the document's; without it projects and what the reader left over are not seen."""
    roles = tuple(_role(each, reference, as_of) for each in resume.work)
    sayings = tuple(islice(sayings_of(resume, text), _MOST_SAYINGS))
    said = tuple(frozenset(stems(each.text)) for each in sayings)
    done = [told for each, told in zip(sayings, said, strict=True) if each.ground != Ground.CLAIMED]
    times = Counter(chain.from_iterable(done))
    weighed = weights(times, reference.word_rarity())
    return Profile(
        resume=resume,
        sayings=sayings,
        roles=roles,
        signs=_signs(sayings, reference),
        saying_stems=said,
        saying_words=tuple(plain_words(each.text) for each in sayings),
        times=times,
        weights=weighed,
        square=sum(weight * weight for weight in weighed.values()),
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
        where=where_of(work),
        period=work.period,
        months=months_of(work.period, as_of),
        paid=work.kind not in _APART,
        code=named.code if named else "",
        stems=frozenset(stems(title)),
    )


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
