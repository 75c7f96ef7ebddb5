"""A section as it is read: its kind, its heading, and the rows below it."""

from dataclasses import dataclass, field

from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import Row

TOP = "top"  # what stands before any heading: who it is and how to reach them


@dataclass
class Part:
    """Its rows, and for "Skills: Java" what its heading's line tells."""

    kind: str
    heading: Piece | None = None
    rows: list[Row] = field(default_factory=list)
    told: Piece | None = None
