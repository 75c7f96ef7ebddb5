"""A posting, what it asks for, a resume's match and a judgement in; a preparation out."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.common.wording import Wording
from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.model import Match
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need, Requirements
from trusthound.domain.preparation.circumstances import circumstance_questions
from trusthound.domain.preparation.duty_questions import duty_questions
from trusthound.domain.preparation.employer_checks import to_verify, warnings
from trusthound.domain.preparation.fact_questions import fact_questions, permission_question
from trusthound.domain.preparation.model import MOST_QUESTIONS, Preparation, Question
from trusthound.domain.preparation.open_points import open_points
from trusthound.domain.preparation.opening_questions import opening_questions
from trusthound.domain.preparation.rows import Answers, answers_of
from trusthound.domain.preparation.skill_questions import skill_questions

# So many at most of what is asked for, so that place, hours and pay always have room.
_MOST_OF_A_NEED = 26
# Where little is asked for, the work itself is what they will talk about.
_ENOUGH_ASKED = 8
_MOST_DUTIES, _FEW_DUTIES = 5, 2


def prepare(
    posting: JobPosting,
    asked: Requirements,
    match: Match | None,
    judged: Assessment | None,
    reference: Reference,
) -> Preparation:
    """`match` is None without a resume, `judged` without a judgement.

    At most MOST_QUESTIONS: how a talk begins, the must-haves, the circumstances, the rest.
    """
    text = posting.description
    has_text = any(each.isalnum() for each in text)
    wording = Wording.of(posting.title, text) if has_text else None
    answers = answers_of(match)

    asking = {need: _asking(asked, posting, answers, need) for need in Need}
    much = sum(map(len, asking.values())) >= _ENOUGH_ASKED
    questions = chain(
        opening_questions(posting, match),
        asking[Need.MUST],
        islice(duty_questions(text), _FEW_DUTIES if much else _MOST_DUTIES),
        permission_question(asked, text),
        circumstance_questions(posting, wording, reference),
        asking[Need.NICE],
    )
    return Preparation(
        questions=tuple(islice(_each_once(questions), MOST_QUESTIONS)),
        to_ask=open_points(posting, wording),
        to_verify=to_verify(judged),
        warnings=warnings(judged),
        has_text=has_text,
    )


def _asking(
    asked: Requirements, posting: JobPosting, answers: Answers, need: Need
) -> list[Question]:
    found = chain(
        skill_questions(asked.skills, posting, answers, need),
        fact_questions(asked, posting.description, answers, need),
    )
    return [*islice(found, _MOST_OF_A_NEED)]


def _each_once(questions: Iterable[Question]) -> Iterator[Question]:
    known: set[str] = set()
    for each in questions:
        if each.id not in known:
            known.add(each.id)
            yield each
