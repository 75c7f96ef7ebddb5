"""A skill that is asked for and a profile in; how it stands, and what shows it, out.

Work shows a skill, and so does a project, a course or a certificate; a list or a summary only
claims it. A kind of what is asked is as good as it (PostgreSQL where SQL is asked for), what it is
a kind of, or another kind of the same, is a part of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.judged import Judged, shown_in
from trusthound.domain.matching.kin import CLAIMED, WORTH, done_signs, shown_kin
from trusthound.domain.matching.model import Asked, Shown, Standing
from trusthound.domain.matching.profile import Profile, Sign, months_since, months_worked
from trusthound.domain.matching.sayings import Ground
from trusthound.domain.matching.words import stems
from trusthound.domain.posting.requirements.model import SkillAsked
from trusthound.domain.skills.model import Kinship, Skills

LONG_AGO = 0.7
# Months of other work since; judgement, as most trades' tools change within eight years.
LONG_AGO_MONTHS = 96
_MONTHS = 12
_SLACK_MONTHS = 2  # of years that are asked for
# Shares of a phrase's words, by weight, that one saying or one role holds.
ALL_WORDS, HALF_THE_WORDS = 0.75, 0.5
# A phrase is less sure to be read as it is meant than a skill that is known.
PHRASE = 0.5
_UNKNOWN_WORD = 8.0  # nats: a word that no posting of the table has is a rare one


def skill_row(asked: SkillAsked, profile: Profile, reference: Reference) -> Judged:
    if not asked.skills:
        row = _phrase_row(asked, profile, reference.word_rarity())
        return replace(row, part=row.part * PHRASE)
    rows = [_of_skill(asked, skill, profile, reference.skills) for skill in asked.skills]
    return max(rows, key=lambda each: each.credit)


def _of_skill(asked: SkillAsked, skill: str, profile: Profile, skills: Skills) -> Judged:
    return max(
        (
            _by(asked, skill, shown, kinship, profile, skills)
            for shown, kinship in shown_kin(skill, profile, skills)
        ),
        key=lambda each: each.credit,
        default=_row(asked, Standing.NOT_SHOWN, "The resume does not show it."),
    )


def _by(
    asked: SkillAsked, skill: str, shown: str, kinship: Kinship, profile: Profile, skills: Skills
) -> Judged:
    signs = profile.signs[shown]
    done = done_signs(shown, profile)
    alike = kinship in (Kinship.SAME, Kinship.NARROWER)
    if not done:
        if not alike:
            return _row(asked, Standing.NOT_SHOWN, "The resume does not show it.")
        note = "Named in a list or a summary; no role, project or course shows it."
        places = shown_in(profile, _places(signs))
        return _row(asked, Standing.PARTLY, note, places, CLAIMED, claimed=True)
    places = shown_in(profile, _places(done))
    if not alike:
        told = f"Shows {_name(shown, skills)}, not {_name(skill, skills)} itself."
        return _row(asked, Standing.PARTLY, told, places, WORTH[kinship])
    standing, note, credit = _depth(asked, done, profile)
    if kinship is Kinship.NARROWER and standing is Standing.MET:
        note = f"{_name(shown, skills)} is a kind of it. {note}"
    return _row(asked, standing, note, places, credit)


def _depth(
    asked: SkillAsked, done: Sequence[Sign], profile: Profile
) -> tuple[Standing, str, float]:
    """By the roles that show it: how long, and how long ago."""
    roles = sorted({at for each in done if (at := profile.sayings[each.saying].role) is not None})
    months = months_worked(profile, roles)
    if asked.years:
        return _long_enough(asked.years, months)
    if roles and months_since(profile, roles) >= LONG_AGO_MONTHS:
        years = months_since(profile, roles) // _MONTHS
        return Standing.PARTLY, f"Shown, with {years} years of other work since.", LONG_AGO
    if not roles:
        return Standing.MET, "Shown outside of paid roles.", 1.0
    named = "one role" if len(roles) == 1 else f"{len(roles)} roles"
    lasted = f", {duration(months)} in all" if months else ""
    return Standing.MET, f"Shown in {named}{lasted}.", 1.0


def _long_enough(years: float, months: int | None) -> tuple[Standing, str, float]:
    if months is None:
        return Standing.PARTLY, "Shown, but no dates say how long.", CLAIMED
    asked = f"{years:g} years are asked for"
    if months + _SLACK_MONTHS >= years * _MONTHS:
        return Standing.MET, f"Shown for {duration(months)}; {asked}.", 1.0
    share = months / (years * _MONTHS)
    return Standing.PARTLY, f"Shown for {duration(months)}; {asked}.", CLAIMED + share / 2


def duration(months: int) -> str:
    """ "3 years", "1.5 years", "7 months"."""
    if months < _MONTHS:
        return f"{months} month{'s' if months != 1 else ''}"
    years = round(months / _MONTHS, 1)
    return f"{years:g} year{'s' if years != 1 else ''}"


def _phrase_row(asked: SkillAsked, profile: Profile, rarity: Mapping[str, float]) -> Judged:
    """A phrase that the list of skills does not know: by its words, whatever their form."""
    words = frozenset(stems(asked.passage.quote))
    if not words:
        note = "Too general to be told from a resume."
        return _row(asked, Standing.CANNOT_TELL, note, part=0.0)
    weights = {each: rarity.get(each, _UNKNOWN_WORD) for each in words}
    whole = sum(weights.values())
    lines = [
        (sum(weights[each] for each in words & told) / whole, number)
        for number, told in enumerate(profile.saying_stems)
        if not words.isdisjoint(told)
    ]
    claims = {n for _, n in lines if profile.sayings[n].ground is Ground.CLAIMED}
    said, at = max((each for each in lines if each[1] not in claims), default=(0.0, -1), key=_share)
    within = max(_shares_of_roles(lines, claims, words, weights, whole, profile), default=0.0)
    if said >= ALL_WORDS or within >= ALL_WORDS:
        places = shown_in(profile, _line_places(lines, claims))
        return _row(asked, Standing.MET, "The resume tells of it.", places, 1.0)
    if max(said, within) >= HALF_THE_WORDS:
        places = shown_in(profile, [(at, 0)])
        note = "The resume tells of a part of it, or of something near."
        return _row(asked, Standing.PARTLY, note, places, max(said, within))
    claimed, at = max((each for each in lines if each[1] in claims), default=(0.0, -1), key=_share)
    if claimed >= ALL_WORDS:
        note = "Named in a list or a summary; no role, project or course shows it."
        places = shown_in(profile, [(at, 0)])
        return _row(asked, Standing.PARTLY, note, places, CLAIMED, claimed=True)
    return _row(asked, Standing.NOT_SHOWN, "The resume does not show it.")


def _share(line: tuple[float, int]) -> tuple[float, int]:
    return line[0], -line[1]


def _shares_of_roles(
    lines: Sequence[tuple[float, int]],
    claims: set[int],
    words: frozenset[str],
    weights: Mapping[str, float],
    whole: float,
    profile: Profile,
) -> Iterator[float]:
    """Of a phrase's words, those that the sayings of one role hold together."""
    held: dict[int, set[str]] = {}
    for _, number in lines:
        role = profile.sayings[number].role
        if role is not None and number not in claims:
            held.setdefault(role, set()).update(words & profile.saying_stems[number])
    for told in held.values():
        yield sum(weights[each] for each in told) / whole


def _line_places(lines: Sequence[tuple[float, int]], claims: set[int]) -> Iterator[tuple[int, int]]:
    for _, number in sorted(lines, key=_share, reverse=True):
        if number not in claims:
            yield number, 0


def _places(signs: Sequence[Sign]) -> Iterator[tuple[int, int]]:
    return ((each.saying, each.mention.start) for each in signs)


def _name(skill: str, skills: Skills) -> str:
    known = skills.by_id.get(skill)
    return known.name if known else skill


def _row(
    asked: SkillAsked,
    standing: Standing,
    note: str,
    shown: tuple[Shown, ...] = (),
    credit: float = 0.0,
    *,
    part: float = 1.0,
    claimed: bool = False,
) -> Judged:
    return Judged(
        Asked.SKILL, asked.need, asked.passage, standing, note, shown, credit, part, claimed
    )
