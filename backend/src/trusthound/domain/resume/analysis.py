"""A resume and what a system may misread of its file in; how complete it is, what to mend, out.

Completeness is the sum of the weights of the facts that were found, of 100. It says how much a
reader has to ask for, nothing of the person.
"""

from collections.abc import Callable
from dataclasses import dataclass

from trusthound.domain.resume.misreading import Misreading
from trusthound.domain.resume.model import Resume, Work
from trusthound.domain.resume.shown_skills import MOST_SHOWN, ShownSkill, shown_skills

ENOUGH_SKILLS = 5


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that a resume usually states; `weight` is its share of 100."""

    name: str
    weight: int
    why: str
    found: Callable[[Resume], bool]


def _all_roles(told: Callable[[Work], bool]) -> Callable[[Resume], bool]:
    return lambda resume: bool(resume.work) and all(told(each) for each in resume.work)


# The weights add up to 100. They are set by judgement: what a recruiter needs first weighs most.
FACTS = (
    Fact("name", 10, "Nobody can be invited without one.", lambda it: it.name is not None),
    Fact("mail", 10, "It is how you are answered.", lambda it: bool(it.mails)),
    Fact("phone", 5, "Some employers call first.", lambda it: bool(it.phones)),
    Fact("location", 5, "It tells time zone and distance.", lambda it: it.location is not None),
    Fact("summary", 5, "Two lines say what you look for.", lambda it: it.summary is not None),
    Fact("work", 20, "What you have done is what is read first.", lambda it: bool(it.work)),
    Fact(
        "titles and employers", 10, "Each role needs both to be understood and confirmed.",
        _all_roles(lambda role: bool(role.title and role.company)),
    ),
    Fact(
        "dates", 10, "Without dates nobody can tell how long a role lasted.",
        _all_roles(lambda role: role.period.start is not None),
    ),
    Fact(
        "points", 10, "A point or two a role show what you achieved there.",
        _all_roles(lambda role: bool(role.highlights)),
    ),
    Fact("education", 5, "Some roles ask for it by law.", lambda it: bool(it.education)),
    Fact(
        "skills", 10, f"At least {ENOUGH_SKILLS} are what searches look for.",
        lambda it: len(it.skills) >= ENOUGH_SKILLS,
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Missing:
    fact: str
    weight: int
    why: str


@dataclass(frozen=True, slots=True)
class Analysis:
    """`completeness` is 0–100; `top_skills` are those that the roles show at work."""

    completeness: int
    missing: tuple[Missing, ...]
    skills: int
    top_skills: tuple[ShownSkill, ...]
    misread: tuple[Misreading, ...]


def analysis(resume: Resume, misread: tuple[Misreading, ...]) -> Analysis:
    missing = tuple(
        Missing(each.name, each.weight, each.why) for each in FACTS if not each.found(resume)
    )
    return Analysis(
        completeness=100 - sum(each.weight for each in missing),
        missing=missing,
        skills=len(resume.skills),
        top_skills=shown_skills(resume)[:MOST_SHOWN],
        misread=misread,
    )
