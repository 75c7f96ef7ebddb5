"""An entry that any reader claims in; what an encoder saw that speaks for and against it, out."""

from bisect import bisect_right
from collections.abc import Sequence
from math import log

from trusthound.domain.resume.model import Span, Stated, Work
from trusthound.domain.resume.read.claims.claim import Claim
from trusthound.domain.resume.read.encoded.model import Encoded, Held, Kind, Mention
from trusthound.domain.resume.read.rows import Row

_LEAST = 0.01
_ROLE = (Kind.TITLE, Kind.COMPANY, Kind.DATES_OF_WORK)
_COURSE = (Kind.DEGREE, Kind.SCHOOL, Kind.DATES_OF_EDUCATION)


class Witness:
    """Of the rows that the encoder saw."""

    def __init__(self, encoded: Encoded, rows: Sequence[Row]) -> None:
        self._encoded = encoded
        self._numbers = sorted(range(len(rows)), key=lambda at: rows[at].piece.start)
        self._begins = [rows[at].piece.start for at in self._numbers]
        self._dates = {
            (each.row, each.begin): each
            for each in encoded.mentions
            if each.kind is Kind.DATES_OF_WORK
        }

    def of(self, claim: Claim) -> dict[str, float]:
        """Each from about -5 to 5, by name."""
        what_kind, place_kind, dates_kind = _ROLE if isinstance(claim.entry, Work) else _COURSE
        what, place = self._held(claim.what, what_kind), self._held(claim.place, place_kind)
        told: dict[str, float] = {}
        for name, each in (("what", what), ("place", place)):
            if each:
                told[f"encoder holds it for {name}"] = _logit(each.mention.sure)
                told[f"encoder begins {name} there"] = _logit(each.first)
                told[f"encoder goes on with {name}"] = _logit(each.goes_on)
        if what and place:
            told["encoder holds both together"] = self._together(
                what.mention, place.mention, place_kind
            )
        lead = what or place
        dates = self._dated(claim.period.span)
        if lead and dates:
            told["encoder holds dates together"] = self._together(lead.mention, dates, dates_kind)
        if lead and not dates:
            told["encoder sees dates"] = self._best(lead, list(self._dates.values()), dates_kind)
        if what and not place:
            told["encoder sees a place"] = self._best(
                what, [x for x in self._encoded.mentions if x.kind is place_kind], place_kind
            )
        if place and not what:
            whats = [x for x in self._encoded.mentions if x.kind is what_kind]
            both = self._encoded.together(whats, [place.mention], place_kind)
            told["encoder sees what it is"] = _logit(max((x[0] for x in both), default=0.0))
        return told

    def _best(self, one: Held, others: Sequence[Mention], kind: Kind) -> float:
        both = self._encoded.together([one.mention], others, kind)
        return _logit(max(both[0], default=0.0))

    def _together(self, one: Mention, other: Mention, kind: Kind) -> float:
        return _logit(self._encoded.together([one], [other], kind)[0][0])

    def _held(self, value: Stated | None, kind: Kind) -> Held | None:
        if value is None or value.span is None:
            return None
        return self._encoded.held(
            kind, self._place(value.span.start), self._place(value.span.end - 1, 1)
        )

    def _place(self, at: int, more: int = 0) -> tuple[int, int]:
        place = max(0, bisect_right(self._begins, at) - 1)
        return self._numbers[place], at - self._begins[place] + more

    def _dated(self, span: Span | None) -> Mention | None:
        return None if span is None else self._dates.get(self._place(span.start))


def _logit(sure: float) -> float:
    sure = min(max(sure, _LEAST), 1 - _LEAST)
    return log(sure / (1 - sure))
