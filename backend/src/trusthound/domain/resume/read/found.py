"""An entry as it is found in a document: its rows, and what they name."""

from dataclasses import dataclass, field

from trusthound.domain.resume.read.dates import Dated
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import Row


@dataclass
class Found:
    """One entry: its head's rows, what is told below, and what the head names."""

    kind: str
    rows: list[Row] = field(default_factory=list)
    told: list[Row] = field(default_factory=list)
    place: Piece | None = None  # company or school
    what: Piece | None = None  # title or degree
    area: Piece | None = None
    where: Piece | None = None
    dates: Dated | None = None
    sure: float | None = None  # of all that it names, from 0 to 1, where the reader tells it
