"""How a match of a resume and a posting stands on the wire."""

from trusthound.domain.matching.model import Match, Row, Shown
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

    kind: str
    need: str
    asked: str
    standing: str
    shown: list[MatchShownAnswer]
    note: str
    weight: float


class MatchSuggestionAnswer(Answer):
    kind: str
    text: str
    quotes: list[str]


class MatchWordingAnswer(Answer):
    text: str
    model: str


class MatchBody(Answer):
    score: int | None
    rows: list[MatchRowAnswer]
    reasons: list[str]
    blockers: list[str]
    suggestions: list[MatchSuggestionAnswer]
    wording: MatchWordingAnswer | None


def match_body(match: Match, wording: MatchWordingAnswer | None = None) -> MatchBody:
    return MatchBody(
        score=match.score,
        rows=[_row(each) for each in match.rows],
        reasons=list(match.reasons),
        blockers=list(match.blockers),
        suggestions=[
            MatchSuggestionAnswer(kind=each.kind.value, text=each.text, quotes=list(each.quotes))
            for each in match.suggestions
        ],
        wording=wording,
    )


def _row(row: Row) -> MatchRowAnswer:
    return MatchRowAnswer(
        kind=row.kind.value,
        need=row.need.value,
        asked=row.asked.quote,
        standing=row.standing.value,
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
