"""A posting and a match in; the questions that every talk begins with, and what to tell, out."""

from collections.abc import Iterator, Sequence

from trusthound.domain.matching.model import Asked, Match, Shown, Standing
from trusthound.domain.matching.sayings import CLAIMS
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need
from trusthound.domain.preparation.citing import line, question_id
from trusthound.domain.preparation.model import Cited, Kind, Question, Source

_MOST_USED = 3
_YOURSELF = "Tell us about yourself, and what brings you to this position."
_TWO_MINUTES = (
    "Two minutes are enough: what you do now, what of it this position asks for, and why you want "
    "it. Leave out what is private."
)
_WHY = "Name one thing of the work itself, as the posting tells it, and one of the employer."


def opening_questions(posting: JobPosting, match: Match | None) -> Iterator[Question]:
    title = line(posting.title)
    cited = Cited(title, Source.TITLE)
    yield Question(
        question_id(Kind.OPENING, _YOURSELF),
        Kind.OPENING,
        Need.MUST,
        _YOURSELF,
        cited,
        use=_best(match) if match else (),
        advice=_TWO_MINUTES,
    )
    company = line(posting.company)
    if company:
        yield Question(
            question_id(Kind.OPENING, company),
            Kind.OPENING,
            Need.MUST,
            f"Why do you want to work for {company}?",
            Cited(company, Source.COMPANY),
            advice=_WHY,
        )


def _best(match: Match) -> tuple[Shown, ...]:
    """The role that is most like it, then what brings most; each role and each line once."""
    rows = [each for each in match.rows if each.shown and each.standing is Standing.MET]
    rows.sort(key=lambda each: (each.kind is not Asked.OCCUPATION, -each.weight))
    shown: Sequence[Shown] = [
        told
        for each in rows
        if each.kind in (Asked.OCCUPATION, Asked.SKILL)
        for told in each.shown[:1]
        if told.where not in CLAIMS
    ]
    found: dict[str, Shown] = {}
    for each in shown:
        found.setdefault(each.quote, each)
    return tuple(found.values())[:_MOST_USED]
