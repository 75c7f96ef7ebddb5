"""A posting in, what it asks of whoever applies out."""

from collections.abc import Iterator, Sequence

from trusthound.domain.common.folding import fold
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements import (
    education,
    languages,
    licences,
    skills_asked,
    years_asked,
)
from trusthound.domain.posting.requirements.asking import asks, clauses_of
from trusthound.domain.posting.requirements.cue_words import Cue
from trusthound.domain.posting.requirements.cues import cues_in
from trusthound.domain.posting.requirements.model import (
    EducationAsked,
    LanguageAsked,
    LicenceAsked,
    Requirements,
    SkillAsked,
    VisaStated,
    YearsAsked,
)
from trusthound.domain.posting.requirements.parts import parts_of
from trusthound.domain.posting.requirements.sentences import Sentence, sentences_of
from trusthound.domain.posting.requirements.visa import visa_in
from trusthound.domain.posting.requirements.years_asked import years_in
from trusthound.domain.skills.model import Mention, Skills

# Nobody asks for more than this; what stands behind it is another posting, or noise.
_READ_CHARACTERS = 30_000
_STATED = Cue.YEARS | Cue.DEGREE | Cue.LICENCE | Cue.LANGUAGE | Cue.VISA


def read_requirements(posting: JobPosting, skills: Skills) -> Requirements:
    """Every passage is a stretch of the posting's description, word for word."""
    text = posting.description[:_READ_CHARACTERS]
    folded = fold("", text)[1:]
    mentions = _Mentions(skills.mentions(text))
    asked: list[SkillAsked] = []
    years: list[YearsAsked] = []
    schooling: list[EducationAsked] = []
    papers: list[LicenceAsked] = []
    spoken: list[LanguageAsked] = []
    visa: VisaStated | None = None
    hits = [
        hit
        for hit in cues_in(text, folded)
        if hit.cue != Cue.DEGREE or education.is_degree(hit, text, folded)
    ]
    for sentence in sentences_of(text, folded, parts_of(text, folded), hits):
        asking, cues = asks(sentence, folded), sentence.cues
        named = mentions.up_to(sentence)
        if not (cues & _STATED or asking):
            continue
        clauses = clauses_of(sentence, folded)
        told: list[YearsAsked] = []
        if cues & Cue.YEARS:
            told = years_in(sentence, text, folded, clauses)
            years += told
        if cues & Cue.DEGREE:
            schooling += education.education_in(sentence, text, folded, clauses)
        if cues & Cue.LICENCE:
            papers += licences.licences_in(sentence, text, folded, clauses, asking=asking)
        if cues & Cue.LANGUAGE:
            spoken += languages.languages_in(sentence, text, folded, clauses, asking=asking)
        if cues & Cue.VISA:
            visa = visa or visa_in(sentence, text, folded)
        if asking:
            asked += skills_asked.skills_in(sentence, text, folded, clauses, named, told)
    return Requirements(
        skills=skills_asked.without_repeats(asked),
        years=years_asked.without_repeats(years),
        education=education.without_repeats(schooling),
        licences=licences.without_repeats(papers),
        languages=languages.without_repeats(spoken),
        visa=visa,
        seniority=posting.seniority,
        places=posting.places,
        remote=posting.remote,
        pay=posting.pay,
    )


class _Mentions:
    """The known skills of a text, handed out sentence by sentence."""

    def __init__(self, mentions: Sequence[Mention]) -> None:
        self._left: Iterator[Mention] = iter(mentions)
        self._next = next(self._left, None)

    def up_to(self, sentence: Sentence) -> list[Mention]:
        found = []
        while self._next is not None and self._next.start < sentence.end:
            if self._next.start >= sentence.start and self._next.end <= sentence.end:
                found.append(self._next)
            self._next = next(self._left, None)
        return found
