"""A description in; the parts of the work that it tells of, as questions, out."""

import re
from collections.abc import Iterator

from trusthound.domain.common.denial import SENTENCE_END
from trusthound.domain.common.folding import fold
from trusthound.domain.posting.requirements.heading_words import Part
from trusthound.domain.posting.requirements.model import Need
from trusthound.domain.posting.requirements.parts import parts_of
from trusthound.domain.preparation.citing import cited_between, question_id
from trusthound.domain.preparation.model import Kind, Question
from trusthound.domain.preparation.private_matters import is_private


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


_READ_CHARACTERS = 30_000
_SHORTEST, _LONGEST = 30, 240
_FEWEST_WORDS = 5
_FORMS = (
    "This is a part of the work. When have you done something like it?",
    "How would you go about this part of the work in your first weeks?",
    "What can go wrong in this part of the work, and what would you do then?",
    "Whom would you talk to for this part of the work, and what would you ask them?",
)
_ADVICE = "Tell what you did yourself. Where you have not, tell how you would begin."
_TOLD = re.compile(
    r"\byou(?:'ll| will) (?!be |get |receive |earn |have |need |enjoy |find |love |join |also be )"
    r"|\b(?:is|be) responsible for\b",
)
_VERBS = _listed("""
act address administer advise analyse analyze answer apply architect arrange assemble assess
assist audit automate build carry champion clean coach collaborate collect communicate
complete conduct configure consult contribute coordinate create debug define deliver
demonstrate deploy design determine develop diagnose direct document drive educate engage
ensure establish evaluate execute facilitate follow foster gather generate greet guide handle
help identify implement improve influence initiate inspect install integrate interpret
investigate keep lead liaise maintain make manage mentor model monitor negotiate operate
optimise optimize order organise organize oversee own participate partner perform plan prepare
present process produce provide recommend record recruit report research resolve respond
review run scale schedule sell serve set shape ship solve supervise support take teach test
track train translate troubleshoot update use verify work write
""")
_WORD = re.compile(r"[a-z]+")
_FIRST_WORDS = 2
_LABEL = re.compile(r"[A-Z][A-Z ]{5,}:")
_OFFERS = re.compile(r"\b(?:salary|benefits?|bonus|paid|equal opportunity|apply|click)\b|https?:|@")


def duty_questions(text: str) -> Iterator[Question]:
    """One for each part of the work, in the order of the posting; as many as are asked for."""
    for number, (start, end) in enumerate(_duties(text[:_READ_CHARACTERS])):
        cited = cited_between(text, start, end)
        yield Question(
            question_id(Kind.DUTY, cited.quote),
            Kind.DUTY,
            Need.MUST,
            _FORMS[number % len(_FORMS)],
            cited,
            advice=_ADVICE,
        )


def _duties(text: str) -> Iterator[tuple[int, int]]:
    folded = fold("", text)[1:]
    for stretch in parts_of(text, folded):
        if stretch.part not in (Part.DUTIES, Part.PROSE):
            continue
        for start, end in _sentences(folded, stretch.start, stretch.end):
            told = folded[start:end]
            begins = stretch.part is Part.DUTIES and _begins_with_a_verb(told)
            if _can_be_asked(text[start:end]) and (begins or _TOLD.search(told)):
                yield start, end


def _can_be_asked(told: str) -> bool:
    return (
        _SHORTEST <= len(told) <= _LONGEST
        and len(told.split()) >= _FEWEST_WORDS
        and not told.endswith((":", "?"))
        and not _LABEL.search(told)
        and not _OFFERS.search(told.lower())
        and not is_private(told)
    )


def _begins_with_a_verb(told: str) -> bool:
    """ "Lead projects", "Leads projects", "Leading projects"; an adverb may stand before it."""
    words = _WORD.findall(told[:_LONGEST])[:_FIRST_WORDS]
    return any(not _forms_of(each).isdisjoint(_VERBS) for each in words)


def _forms_of(word: str) -> set[str]:
    plain = word.removesuffix("ing")
    return {word, word.removesuffix("s"), word.removesuffix("es"), plain, f"{plain}e", plain[:-1]}


def _sentences(folded: str, begin: int, finish: int) -> Iterator[tuple[int, int]]:
    start = begin
    for stop in (*SENTENCE_END.finditer(folded, begin, finish), None):
        end = stop.start() + 1 if stop else finish
        told = folded[start:end]
        yield start + len(told) - len(told.lstrip()), start + len(told.rstrip())
        start = stop.end() if stop else finish
