"""Years, education, licences, languages and permission that are asked for in; questions out."""

from collections.abc import Iterable, Iterator, Sequence

from trusthound.domain.matching.model import Asked, Row, Standing
from trusthound.domain.posting.requirements.model import (
    EducationAsked,
    LanguageAsked,
    LicenceAsked,
    Need,
    Passage,
    Requirements,
    YearsAsked,
)
from trusthound.domain.preparation.citing import named, question_id, sentence_at, told
from trusthound.domain.preparation.model import Cited, Kind, Question
from trusthound.domain.preparation.private_matters import is_private
from trusthound.domain.preparation.rows import Answers, standing_of, used
from trusthound.domain.resume.model import Level

_Fact = YearsAsked | EducationAsked | LicenceAsked | LanguageAsked
_KINDS: dict[type[_Fact], tuple[Kind, Asked]] = {
    YearsAsked: (Kind.YEARS, Asked.YEARS),
    EducationAsked: (Kind.EDUCATION, Asked.EDUCATION),
    LicenceAsked: (Kind.LICENCE, Asked.LICENCE),
    LanguageAsked: (Kind.LANGUAGE, Asked.LANGUAGE),
}
# Of one, and of several in one sentence.
_FORMS = {
    Kind.YEARS: (
        "The posting asks for {what} of experience. Which of your work counts towards it?",
        "The posting asks for {what} of experience. Which of your work counts towards each?",
    ),
    Kind.EDUCATION: (
        "{what} is asked for. What did you learn that you use at work?",
        "{what} are named. Which do you have, and what of it do you use at work?",
    ),
    Kind.LICENCE: (
        "{what} is asked for. Do you have it today, and until when is it valid?",
        "{what} are named. Which of these do you have today?",
    ),
    Kind.LANGUAGE: (
        "How do you use {what} at work: in talks, in writing, on the phone?",
        "{what} are named. Which do you speak, and how have you used them at work?",
    ),
}
_PLUS = {
    Kind.YEARS: "{what} of experience would be a plus. Which of your work comes near?",
    Kind.EDUCATION: "{what} would be a plus. What have you learnt that comes near?",
    Kind.LICENCE: "{what} would be a plus. What of it do you have, or plan to get?",
    Kind.LANGUAGE: "{what} would be a plus. How well do you get along in it?",
}
_BASIC = (Level.SCHOOL, Level.VOCATIONAL)
_BASIC_FORM = "The posting asks for {what}. Do you have it, or something equal to it?"
_FIRST_YEAR = 1.0  # of fewer years nobody asks twice
_ADVICE = {
    (Kind.YEARS, Standing.MET): "Add up these roles; what you did in them matters more.",
    (Kind.YEARS, Standing.PARTLY): (
        "Your resume shows fewer. Say the number as it is, and what you did in that time."
    ),
    (Kind.YEARS, Standing.NOT_SHOWN): (
        "Your resume does not show them. Say the number as it is, and which other work helps here."
    ),
    (Kind.YEARS, Standing.CANNOT_TELL): "No dates in your resume say how long: have them ready.",
    (Kind.EDUCATION, Standing.MET): "Name one thing from it that you use at work.",
    (Kind.EDUCATION, Standing.PARTLY): (
        "Your resume shows another subject. Say what of it is of use here."
    ),
    (Kind.EDUCATION, Standing.NOT_SHOWN): (
        "Your resume does not show it. Say what you learnt instead, and where you have used it."
    ),
    (Kind.LICENCE, Standing.MET): (
        "Name it and its last day. Its number can wait until you hold an offer in writing."
    ),
    (Kind.LICENCE, Standing.NOT_SHOWN): (
        "Your resume does not state it. If you do not hold it, say so, and whether you could."
    ),
    (Kind.LANGUAGE, Standing.MET): "They may go on in it for some minutes: practise aloud.",
    (Kind.LANGUAGE, Standing.NOT_SHOWN): (
        "Your resume does not name it. If you know some, say how much: it shows within a minute."
    ),
}
_NAMED_IN_PART = "Your resume does not name {what}. If you know some, say how much."
_INSTEAD = "The posting takes experience instead: name the work that stands for it."
_PERMISSION = "Are you permitted to work where this position is?"
_SPONSORED = {
    True: "The posting speaks of sponsorship: ask what it covers. Yes or no is answer enough.",
    False: "The posting offers no sponsorship. Yes or no is answer enough.",
    None: "Yes or no is answer enough; papers can wait until you hold an offer in writing.",
}


def fact_questions(
    asked: Requirements, text: str, answers: Answers, need: Need
) -> Iterator[Question]:
    """What one sentence names of a kind is one question. An age is no number of years."""
    years = [each for each in asked.years if each.least >= _FIRST_YEAR]
    for facts in (years, asked.education, asked.licences, asked.languages):
        wanted = [each for each in facts if each.need is need]
        for cited, group in _by_sentence(wanted, text):
            yield _question(group, cited, answers)


def permission_question(asked: Requirements, text: str) -> Iterator[Question]:
    """A question that employers may ask, and one with a short answer."""
    if asked.visa is None:
        return
    cited = sentence_at(text, asked.visa.passage.start, asked.visa.passage.end).cited
    yield Question(
        question_id(Kind.PERMISSION, cited.quote),
        Kind.PERMISSION,
        Need.MUST,
        _PERMISSION,
        cited,
        advice=_SPONSORED[asked.visa.sponsored],
    )


def _by_sentence(facts: Iterable[_Fact], text: str) -> Iterator[tuple[Cited, Sequence[_Fact]]]:
    found: dict[int, tuple[Cited, list[_Fact]]] = {}
    for each in facts:
        if not is_private(each.passage.quote):
            sentence = sentence_at(text, each.passage.start, each.passage.end)
            found.setdefault(sentence.start, (sentence.cited, []))[1].append(each)
    yield from found.values()


def _question(facts: Sequence[_Fact], cited: Cited, answers: Answers) -> Question:
    kind, asked = _KINDS[type(facts[0])]
    rows = _rows(asked, [each.passage for each in facts], answers)
    standing = standing_of(rows)
    names = [*dict.fromkeys(named(each.passage.quote) for each in facts)]
    lacking = {each.asked for each in rows if each.standing is Standing.NOT_SHOWN}
    missing = [named(each.passage.quote) for each in facts if each.passage in lacking]
    must = facts[0].need is Need.MUST
    form = _FORMS[kind][len(names) > 1] if must else _PLUS[kind]
    if must and all(isinstance(each, EducationAsked) and each.level in _BASIC for each in facts):
        form = _BASIC_FORM
    return Question(
        question_id(kind, cited.quote),
        kind,
        facts[0].need,
        form.format(what=told(names)),
        cited,
        standing=standing,
        use=used(rows),
        advice=_NAMED_IN_PART.format(what=told(missing, "or"))
        if kind is Kind.LANGUAGE and 0 < len(missing) < len(facts)
        else _advice(kind, standing, facts, rows),
    )


def _rows(asked: Asked, passages: Iterable[Passage], answers: Answers) -> list[Row]:
    return [row for each in passages if (row := answers.of(asked, each)) is not None]


def _advice(
    kind: Kind, standing: Standing | None, facts: Sequence[_Fact], rows: Sequence[Row]
) -> str:
    if standing is None:
        return ""
    if standing in (Standing.NOT_SHOWN, Standing.PARTLY) and any(
        isinstance(each, EducationAsked) and each.or_experience for each in facts
    ):
        return _INSTEAD
    if kind is Kind.LICENCE and standing is Standing.PARTLY:
        standing = Standing.NOT_SHOWN
    if kind is Kind.YEARS and standing is Standing.PARTLY and not used(rows):
        standing = Standing.NOT_SHOWN
    return _ADVICE.get((kind, standing), _ADVICE[kind, Standing.NOT_SHOWN])
