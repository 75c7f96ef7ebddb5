"""Skills that a posting asks for in; a question for each sentence that asks out.

What one sentence names together is asked together: an interviewer has an hour.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from trusthound.domain.matching.model import Asked
from trusthound.domain.matching.words import stems
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need, SkillAsked
from trusthound.domain.preparation.advice import skill_advice
from trusthound.domain.preparation.behaviour import is_behaviour, is_quality
from trusthound.domain.preparation.citing import Sentence, named, question_id, sentence_at, told
from trusthound.domain.preparation.model import Cited, Kind, Question
from trusthound.domain.preparation.private_matters import is_private
from trusthound.domain.preparation.rows import Answers, standing_of, used

_MOST_NAMED = 4  # in one question
_MOST_WORDS = 2
_BETWEEN = re.compile(r"\s*,\s*(?:and |or )?|\s+(?:and|or)\s+|(?<=\w)/(?=\w+$|\w+/)")
_ONE = {
    Kind.SKILL: (
        "What is your experience with {what}?",
        "Tell us about a piece of work in which {what} mattered. What was yours to decide?",
        "Where does {what} show in your work? Take the latest example.",
    ),
    Kind.BEHAVIOUR: (
        "Describe a situation that called for {what}. What did you do, and what came of it?",
        "Tell us about a time when {what} made the difference.",
        "Give an example of {what} from your work. What would you do otherwise today?",
    ),
}
_SEVERAL = {
    Kind.SKILL: (
        "The work takes {what}. How well do you know each, and where did you use it?",
        "Tell us about work that brought {what} together. What part of it was yours?",
        "Which of {what} do you know best, and what have you done with it?",
    ),
    Kind.BEHAVIOUR: (
        "Describe a situation that called for {what}. What did you do, and what came of it?",
        "Where in your work do {what} show? Give one example.",
    ),
}
_ONE_OF = "Which of these do you know best: {what}? Tell us about work that you did with it."
_PLUS = "It would be a plus to know {what}. What do you know of it, and where from?"
_SEVERAL_PLUS = "It would be a plus to know {what}. Which of these do you know, and where from?"
_QUALITY = "They want somebody {what}. Tell us about a time when you were."
_PLUS_WAY = "They would welcome {what}. Is there an example from your work?"


@dataclass(slots=True)
class _Group:
    cited: Cited
    kind: Kind
    need: Need
    part: int
    asked: list[SkillAsked] = field(default_factory=list)
    names: list[str] = field(default_factory=list)


def skill_questions(
    asked: Sequence[SkillAsked], posting: JobPosting, answers: Answers, need: Need
) -> Iterator[Question]:
    """In the order of the posting. What its title says, the whole talk is about."""
    turns: dict[tuple[Kind, bool], int] = {}
    for group in _groups([each for each in asked if each.need is need], posting):
        single = len(group.names) == 1
        turn = turns.get((group.kind, single), 0)
        turns[group.kind, single] = turn + 1
        yield _question(group, turn, answers)


def _groups(asked: Sequence[SkillAsked], posting: JobPosting) -> list[_Group]:
    found: dict[tuple[int, Kind, int], _Group] = {}
    held: Counter[tuple[int, Kind]] = Counter()
    known: set[str] = set()
    for each in asked:
        name = named(each.passage.quote)
        passage = each.passage
        sentence = sentence_at(posting.description, passage.start, passage.end)
        if _is_known(each, name, known) or not _can_be_asked(each, name, posting, sentence):
            continue
        known.update((name.casefold(), *each.skills))
        kind = Kind.BEHAVIOUR if is_behaviour(name, each.skills) else Kind.SKILL
        part = held[sentence.start, kind] // _MOST_NAMED
        held[sentence.start, kind] += 1
        group = found.setdefault(
            (sentence.start, kind, part), _Group(sentence.cited, kind, each.need, part)
        )
        group.asked.append(each)
        group.names.append(name)
    return list(found.values())


def _is_known(asked: SkillAsked, name: str, known: set[str]) -> bool:
    """By its words, or as the same skill by another name: "Unified Modeling Language (UML)"."""
    return name.casefold() in known or (bool(asked.skills) and known.issuperset(asked.skills))


def _can_be_asked(asked: SkillAsked, name: str, posting: JobPosting, sentence: Sentence) -> bool:
    if not stems(name) or is_private(asked.passage.quote):
        return False
    if not asked.skills and (sentence.runs_on or _says_too_little(name)):
        return False
    return " " not in name or name.casefold() not in posting.title.casefold()


def _says_too_little(name: str) -> bool:
    """A plain word that the list of skills does not know: "mechanics", "social"."""
    return " " not in name and name.islower() and not is_behaviour(name, ())


def _question(group: _Group, turn: int, answers: Answers) -> Question:
    rows = [answers.of(Asked.SKILL, each.passage) for each in group.asked]
    found = [each for each in rows if each is not None]
    missing = tuple(
        name
        for name, row in zip(group.names, rows, strict=True)
        if row is not None and not row.shown
    )
    return Question(
        id=question_id(group.kind, group.cited.quote, group.part),
        kind=group.kind,
        need=group.need,
        text=_text(group, turn),
        cited=group.cited,
        standing=standing_of(found),
        use=used(found),
        missing=missing,
        advice=skill_advice(found, missing, group.names),
    )


def _text(group: _Group, turn: int) -> str:
    what = told(group.names)
    if all(is_quality(each) for each in group.names):
        return _QUALITY.format(what=what)
    if group.need is Need.NICE:
        plus = _SEVERAL_PLUS if len(group.names) > 1 else _PLUS
        return (plus if group.kind is Kind.SKILL else _PLUS_WAY).format(what=what)
    if len(group.names) > 1:
        forms = _SEVERAL[group.kind]
    elif len(group.asked[0].skills) > 1 and _is_choice(group.names[0]):
        return _ONE_OF.format(what=what)
    else:
        forms = _ONE[group.kind]
    return forms[turn % len(forms)].format(what=what)


def _is_choice(name: str) -> bool:
    """ "React, Vue or Angular": a list of names and nothing else."""
    parts = [each.split() for each in _BETWEEN.split(name)]
    return len(parts) > 1 and all(1 <= len(each) <= _MOST_WORDS for each in parts)
