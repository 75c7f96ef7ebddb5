"""Names under which degrees were sold without study, as an authority or a court found."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mill:
    """`source` is who found so, and when. `doubles` are words that make it another, real school."""

    name: str
    source: str
    doubles: tuple[str, ...] = ()
