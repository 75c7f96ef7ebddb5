"""Openings that are new to a saved search in, what is told of them out."""

from dataclasses import dataclass

from trusthound.domain.search.opening import Opening

LISTED = 20
# A search that finds more than these has to be narrowed down; nobody counts them.
MOST_NEW = 200


@dataclass(frozen=True, slots=True)
class NewOpenings:
    """The newest of them, at most LISTED, and how many there are, at most MOST_NEW and one."""

    listed: tuple[Opening, ...]
    count: int

    @property
    def are_too_many(self) -> bool:
        return self.count > MOST_NEW

    @property
    def more(self) -> int:
        return self.count - len(self.listed)
