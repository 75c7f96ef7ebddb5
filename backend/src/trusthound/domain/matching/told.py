"""The rows of the table in; the sentences that say why, what blocks and what to do, out.

Each is made of a row's own words: nothing is told that the resume or the posting does not hold.
"""

from collections.abc import Iterator, Sequence

from trusthound.domain.matching.judged import Judged, quoted
from trusthound.domain.matching.model import Advice, Asked, Shown, Standing, Suggestion
from trusthound.domain.posting.requirements.model import Need

MOST_REASONS, MOST_BLOCKERS, MOST_SUGGESTIONS = 5, 5, 6
_LONGEST = 90
_BLOCKING = frozenset({Asked.LICENCE, Asked.EDUCATION, Asked.LANGUAGE, Asked.YEARS})


def reasons(judged: Sequence[Judged], worth: Sequence[float]) -> tuple[str, ...]:
    """Best first: what is met and brings most."""
    met = [
        (points * each.credit, each)
        for each, points in zip(judged, worth, strict=True)
        if points and each.standing is Standing.MET
    ]
    met.sort(key=lambda each: -each[0])
    return tuple(_reason(each) for _, each in met[:MOST_REASONS])


def _reason(judged: Judged) -> str:
    if judged.kind is Asked.OCCUPATION:
        return judged.note
    asked = _short(judged.asked.quote)
    if judged.kind in (Asked.YEARS, Asked.SENIORITY) or not judged.shown:
        return f"“{asked}”: {judged.note}"
    best = judged.shown[0]
    where = f" ({best.where})" if best.where else ""
    return f"“{asked}” is asked for, and shown: “{_short(best.quote)}”{where}."


def blockers(judged: Sequence[Judged]) -> tuple[str, ...]:
    """What would likely end an application: a licence, a degree, a language, years."""
    found = [
        f"“{_short(each.asked.quote)}”: {each.note}"
        for each in judged
        if each.kind in _BLOCKING
        and each.need is Need.MUST
        and each.standing is Standing.NOT_SHOWN
        and each.part
    ]
    return tuple(dict.fromkeys(found))[:MOST_BLOCKERS]


def suggestions(judged: Sequence[Judged]) -> tuple[Suggestion, ...]:
    must_first = sorted(judged, key=lambda each: each.need is Need.NICE)
    found = [*_brought_forward(must_first), *_not_shown(must_first)]
    return tuple(found[:MOST_SUGGESTIONS])


def _brought_forward(judged: Sequence[Judged]) -> Iterator[Suggestion]:
    for each in judged:
        if each.kind is not Asked.SKILL:
            continue
        asked = _short(each.asked.quote)
        if each.claimed and each.shown:
            text = f"“{asked}” stands only in a list: if a role used it, say so in that role."
            yield Suggestion(Advice.BRING_FORWARD, text, _quotes(each))
        elif each.standing is Standing.MET and each.shown and not _is_recent(each.shown):
            text = (
                f"“{asked}” is asked for, and your resume shows it only far down: bring it forward."
            )
            yield Suggestion(Advice.BRING_FORWARD, text, _quotes(each))


def _is_recent(shown: Sequence[Shown]) -> bool:
    return any(each.current or each.last is None for each in shown)


def _not_shown(judged: Sequence[Judged]) -> Iterator[Suggestion]:
    for each in judged:
        if each.standing is Standing.NOT_SHOWN and each.part and each.kind is not Asked.OCCUPATION:
            need = "asked for" if each.need is Need.MUST else "welcome"
            text = (
                f"“{_short(each.asked.quote)}” is {need} and not shown: add it only if it is true."
            )
            yield Suggestion(Advice.NOT_SHOWN, text)


def _quotes(judged: Judged) -> tuple[str, ...]:
    return tuple(each.quote for each in judged.shown)


def _short(quote: str) -> str:
    told = " ".join(quote.split())
    return told if len(told) <= _LONGEST else f"{quoted(told, 0)[:_LONGEST].rsplit(' ', 1)[0]}…"
