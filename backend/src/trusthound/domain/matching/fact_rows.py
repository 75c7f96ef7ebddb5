"""Years, education, licences and languages that are asked for in; how each stands out."""

from dataclasses import replace

from trusthound.domain.matching.judged import Judged, shown_in, shown_role
from trusthound.domain.matching.model import Asked, Shown, Standing
from trusthound.domain.matching.occupation import Likeness
from trusthound.domain.matching.profile import Profile, is_unread, months_worked, paid_roles
from trusthound.domain.matching.skill_rows import duration
from trusthound.domain.matching.words import plain_words, stems
from trusthound.domain.posting.extract.spoken import language_named
from trusthound.domain.posting.requirements.model import (
    EducationAsked,
    LanguageAsked,
    LicenceAsked,
    YearsAsked,
)
from trusthound.domain.resume.experience import length
from trusthound.domain.resume.model import Education, Level

_MONTHS = 12
_SLACK_MONTHS = 2
_HALF = 0.5
_OTHER_WORK = 0.3  # years enough, but of other work
_LEVELS = list(Level)
_LEVEL_NAMES = {
    Level.SCHOOL: "school", Level.VOCATIONAL: "vocational training",
    Level.ASSOCIATE: "an associate degree", Level.BACHELOR: "a bachelor's degree",
    Level.MASTER: "a master's degree", Level.DOCTOR: "a doctorate",
}  # fmt: skip
# Years of like work that do instead of a degree where the posting says that experience will do.
_INSTEAD_MONTHS = 48


def years_row(asked: YearsAsked, profile: Profile, alike: Likeness) -> Judged:
    """Years in what is asked for: of roles whose title or points tell of it, or are alike."""
    fitting = _fitting(asked, profile, alike)
    months = months_worked(profile, fitting)
    total = length(profile.worked)
    needed = asked.least * _MONTHS
    in_what = f" in {asked.of}" if asked.of else " in work of this kind"
    shown = tuple(shown_role(profile, at) for at in fitting[:3])
    if months is not None and months + _SLACK_MONTHS >= needed:
        note = f"{duration(months)}{in_what}; {asked.least:g} are asked for."
        return _years(asked, Standing.MET, note, shown, 1.0)
    share = (months or 0) / needed if needed else 1.0
    enough = _OTHER_WORK * min(1.0, total / needed) if needed else 0.0
    credit = max(share, enough)
    if not profile.worked and not months:
        note = "No dated paid work is shown, so years cannot be counted."
        if is_unread(profile) or any(each.months is None for each in profile.roles):
            return replace(_years(asked, Standing.CANNOT_TELL, note, shown, 0.0), part=0.0)
        return _years(asked, Standing.NOT_SHOWN, note, shown, 0.0)
    note = f"{duration(months or 0)}{in_what}, {duration(total)} of work in all; "
    note += f"{asked.least:g} years are asked for."
    standing = Standing.PARTLY if share >= _HALF or enough >= _OTHER_WORK else Standing.NOT_SHOWN
    return _years(asked, standing, note, shown, credit)


def _fitting(asked: YearsAsked, profile: Profile, alike: Likeness) -> list[int]:
    wanted = frozenset(stems(asked.of))
    telling = {at for at in range(len(profile.roles)) if wanted and _tells(profile, at, wanted)}
    return paid_roles(profile, sorted(telling.union(alike.like_roles)))


def _tells(profile: Profile, at: int, wanted: frozenset[str]) -> bool:
    said = (
        told
        for each, told in zip(profile.sayings, profile.saying_stems, strict=True)
        if each.role == at
    )
    held = frozenset().union(*said) & wanted
    return len(held) > len(wanted) * _HALF


def _years(
    asked: YearsAsked, standing: Standing, note: str, shown: tuple[Shown, ...], credit: float
) -> Judged:
    return Judged(Asked.YEARS, asked.need, asked.passage, standing, note, shown, credit)


def education_row(asked: EducationAsked, profile: Profile, alike: Likeness) -> Judged:
    wanted = _LEVELS.index(asked.level)
    courses = [each for each in profile.resume.education if each.level]
    high = [each for each in courses if each.level and _LEVELS.index(each.level) >= wanted]
    areas = frozenset(word for each in asked.areas for word in stems(each)) - _ANY_AREA
    for each in high:
        if not areas or areas & frozenset(stems(_subject(each))):
            return _education(asked, Standing.MET, "The resume shows it.", _course(each), 1.0)
    if asked.or_experience:
        roles = paid_roles(profile, alike.like_roles)
        months = months_worked(profile, roles) or 0
        if months >= _INSTEAD_MONTHS:
            note = f"{duration(months)} of work of this kind, which the posting takes instead."
            shown = tuple(shown_role(profile, at) for at in roles[:3])
            return _education(asked, Standing.MET, note, shown, 1.0)
    if high:
        note = f"{_LEVEL_NAMES[asked.level].capitalize()} is shown, in another subject."
        return _education(asked, Standing.PARTLY, note, _course(high[0]), 0.6)
    if courses:
        best = max(courses, key=lambda each: _LEVELS.index(each.level or Level.SCHOOL))
        note = f"{_LEVEL_NAMES[asked.level].capitalize()} is asked for; a lower one is shown."
        return _education(asked, Standing.NOT_SHOWN, note, _course(best), 0.0)
    note = f"{_LEVEL_NAMES[asked.level].capitalize()} is asked for; the resume names no degree."
    return _education(asked, Standing.NOT_SHOWN, note, (), 0.0)


_ANY_AREA = frozenset(stems("related field discipline subject area equivalent study degree or"))


def _subject(course: Education) -> str:
    return " ".join(each.value for each in (course.degree, course.area) if each)


def _course(course: Education) -> tuple[Shown, ...]:
    told = ", ".join(each.value for each in (course.degree, course.area) if each)
    stated = course.degree or course.area
    return (Shown(told, "Education", stated.span if stated else None),)


def _education(
    asked: EducationAsked, standing: Standing, note: str, shown: tuple[Shown, ...], credit: float
) -> Judged:
    return Judged(Asked.EDUCATION, asked.need, asked.passage, standing, note, shown, credit)


def licence_row(asked: LicenceAsked, profile: Profile) -> Judged:
    """A licence is stated, not shown at work: wherever it stands, it counts."""
    named = [plain_words(each) - _OF_ANY_LICENCE for each in (asked.name, asked.passage.quote)]
    wanted = [each for each in named if each]
    for number, told in enumerate(profile.saying_words):
        if any(words <= told for words in wanted):
            shown = shown_in(profile, [(number, 0)])
            return _licence(asked, Standing.MET, "The resume states it.", shown, 1.0)
    return _licence(asked, Standing.NOT_SHOWN, f"The resume does not state {asked.name}.", (), 0.0)


_OF_ANY_LICENCE = plain_words(
    "licence license licensed certified certification certificate registration registered valid "
    "current active a an the of with clearance check or and in as"
)


def _licence(
    asked: LicenceAsked, standing: Standing, note: str, shown: tuple[Shown, ...], credit: float
) -> Judged:
    return Judged(Asked.LICENCE, asked.need, asked.passage, standing, note, shown, credit)


def language_row(asked: LanguageAsked, profile: Profile) -> Judged:
    for each in profile.resume.languages:
        if language_named(each.name.value) == asked.code:
            said = " ".join(told.value for told in (each.name, each.fluency) if told)
            shown = (Shown(said, "Languages", each.name.span),)
            return _language(asked, Standing.MET, "The resume names it.", shown, 1.0)
    if profile.language == asked.code:
        return _language(asked, Standing.MET, "The resume is written in it.", (), 1.0)
    return _language(asked, Standing.NOT_SHOWN, "The resume does not name it.", (), 0.0)


def _language(
    asked: LanguageAsked, standing: Standing, note: str, shown: tuple[Shown, ...], credit: float
) -> Judged:
    return Judged(Asked.LANGUAGE, asked.need, asked.passage, standing, note, shown, credit)
