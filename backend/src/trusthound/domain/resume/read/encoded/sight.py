"""A document as an encoder sees it: looked at once, and only when somebody asks."""

from collections.abc import Sequence
from functools import cached_property

from trusthound.domain.resume.model import Stated
from trusthound.domain.resume.read.encoded.entries import roles_and_courses
from trusthound.domain.resume.read.encoded.model import Encoded, Encoder, Kind
from trusthound.domain.resume.read.encoded.seeing import seen
from trusthound.domain.resume.read.found import Found
from trusthound.domain.resume.read.name_lines import FAR, LONGEST, candidate
from trusthound.domain.resume.read.part import Part
from trusthound.domain.resume.read.rows import Row


class Sight:
    """Of the rows of a document, whose sections are `parts`."""

    def __init__(self, encoder: Encoder, rows: Sequence[Row], parts: Sequence[Part]) -> None:
        self._encoder, self._rows, self._parts = encoder, rows, parts

    @property
    def placed(self) -> bool:
        """Whether lines have places on a page. Then half a second is too long to look at what
        others read whole.
        """
        return any(row.line.box for row in self._rows)

    @cached_property
    def _encoded(self) -> Encoded:
        return self._encoder.encoded(seen(self._rows, self._parts))

    def entries(self) -> list[Found]:
        """Roles and courses."""
        headings = {part.heading.start for part in self._parts if part.heading}
        ends = frozenset(at for at, row in enumerate(self._rows) if row.piece.start in headings)
        return roles_and_courses(self._encoded, self._rows, ends)

    def name(self) -> Stated | None:
        """Whose it is: the first that may be somebody's name by its words."""
        for each in self._encoded.mentions:
            if each.kind is Kind.NAME:
                row = self._rows[each.row]
                shown = candidate(row.piece.cut(each.begin, each.end), row, FAR, labelled=False)
                if shown is not None:
                    return shown.piece.stated(LONGEST)
        return None
