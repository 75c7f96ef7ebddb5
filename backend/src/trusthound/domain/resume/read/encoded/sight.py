"""A document as an encoder sees it: looked at once, and only when somebody asks."""

from collections.abc import Callable, Sequence
from functools import cached_property

from trusthound.domain.resume.model import Stated
from trusthound.domain.resume.read.encoded.entries import roles_and_courses
from trusthound.domain.resume.read.encoded.model import Encoded, Encoder, Kind, Mention
from trusthound.domain.resume.read.encoded.seeing import seen
from trusthound.domain.resume.read.encoded.witness import Witness
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.name_lines import FAR, LONGEST, candidate
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.rows import Row

_SURER = 0.5  # somebody else than rules told is believed


class Sight:
    """Of the rows of a document, whose sections are `parts`."""

    def __init__(self, encoder: Encoder, rows: Sequence[Row], parts: Sequence[Part]) -> None:
        self._encoder, self._rows, self._parts = encoder, rows, parts

    @property
    def looked(self) -> bool:
        """Whether it was looked at, so that it costs nothing to ask more."""
        return "_encoded" in self.__dict__

    @cached_property
    def _encoded(self) -> Encoded:
        return self._encoder.encoded(seen(self._rows, self._parts))

    def entries(self) -> list[Found]:
        """Roles and courses."""
        headings = {part.heading.start for part in self._parts if part.heading}
        ends = frozenset(at for at, row in enumerate(self._rows) if row.piece.start in headings)
        return roles_and_courses(self._encoded, self._rows, ends)

    @cached_property
    def witness(self) -> Witness:
        return Witness(self._encoded, self._rows)

    def name(self, told: Stated | None) -> Stated | None:
        """Whose it is: what rules told where it names that somebody, too, or names nobody; else the
        surest of those that may be a name by their words.
        """
        seen = [each for each in self._encoded.mentions if each.kind is Kind.NAME]
        if told and (not seen or any(map(self._overlaps(told), seen))):
            return told
        named = [(each.sure, shown) for each in seen if (shown := self._candidate(each))]
        sure, surest = max(named, key=lambda each: each[0], default=(0.0, None))
        return surest if sure >= (_SURER if told else 0) and surest else told

    def _overlaps(self, told: Stated) -> Callable[[Mention], bool]:
        def overlaps(each: Mention) -> bool:
            span, begin = told.span, self._rows[each.row].piece.start
            return span is None or (span.start < begin + each.end and begin + each.begin < span.end)

        return overlaps

    def _candidate(self, mention: Mention) -> Stated | None:
        row = self._rows[mention.row]
        piece = row.piece.cut(mention.begin, mention.end)
        shown = candidate(piece, row, FAR, labelled=False)
        return shown.piece.stated(LONGEST) if shown else None
