"""How a match of a resume and a posting stands on the wire."""

from pydantic import Field

from trusthound.domain.matching.model import Advice, Asked, Match, Row, Shown, Standing
from trusthound.domain.posting.requirements.model import Need
from trusthound.entrypoints.http.schemas.wire import Answer


class MatchShownAnswer(Answer):
    """Words of the resume; `where` they stand, how long the role lasted, and until when."""

    quote: str
    where: str
    months: int | None
    last: str | None
    current: bool


class MatchRowAnswer(Answer):
    """`weight` is the row's share of the 100 points; 0 where it does not count."""

    kind: Asked
    need: Need
    asked: str
    standing: Standing
    shown: list[MatchShownAnswer]
    note: str
    weight: float


class MatchSuggestionAnswer(Answer):
    kind: Advice
    text: str
    quotes: list[str]


class MatchWordingAnswer(Answer):
    """The rows in sentences of a language model; every number and name in it is in the rows."""

    text: str
    model: str


class MatchBody(Answer):
    """The score is made of the rows; no wording moves it."""

    score: int | None = Field(ge=0, le=100, description="null: too little to compare.")
    rows: list[MatchRowAnswer]
    reasons: list[str] = Field(description="Why it is a match, best first.")
    blockers: list[str] = Field(description="What may rule an application out.")
    suggestions: list[MatchSuggestionAnswer]
    wording: MatchWordingAnswer | None = Field(
        description="null: switched off, or what came was not borne out by the rows."
    )


def match_body(match: Match, wording: MatchWordingAnswer | None = None) -> MatchBody:
    return MatchBody(
        score=match.score,
        rows=[_row(each) for each in match.rows],
        reasons=list(match.reasons),
        blockers=list(match.blockers),
        suggestions=[
            MatchSuggestionAnswer(kind=each.kind, text=each.text, quotes=list(each.quotes))
            for each in match.suggestions
        ],
        wording=wording,
    )


def _row(row: Row) -> MatchRowAnswer:
    return MatchRowAnswer(
        kind=row.kind,
        need=row.need,
        asked=row.asked.quote,
        standing=row.standing,
        shown=[_shown(each) for each in row.shown],
        note=row.note,
        weight=row.weight,
    )


def _shown(shown: Shown) -> MatchShownAnswer:
    return MatchShownAnswer(
        quote=shown.quote,
        where=shown.where,
        months=shown.months,
        last=str(shown.last) if shown.last else None,
        current=shown.current,
    )
