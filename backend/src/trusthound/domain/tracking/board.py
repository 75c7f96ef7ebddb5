"""A seeker's board: its stages in their order, a card for each application, and the funnel."""

from dataclasses import dataclass

from trusthound.domain.tracking.application import Application
from trusthound.domain.tracking.details import Reminder
from trusthound.domain.tracking.funnel import FunnelRow, funnel
from trusthound.domain.tracking.stage import Stage


@dataclass(frozen=True, slots=True)
class Card:
    """An application as a board shows it; `visited` are the ids of stages it has been in."""

    application: Application
    notes: int
    contacts: int
    documents: int
    next_reminder: Reminder | None
    visited: frozenset[str]


@dataclass(frozen=True, slots=True)
class Board:
    """Cards of a stage stand from top to bottom."""

    stages: tuple[Stage, ...]
    cards: tuple[Card, ...]

    def funnel(self) -> tuple[FunnelRow, ...]:
        return funnel(self.stages, (each.visited for each in self.cards))
