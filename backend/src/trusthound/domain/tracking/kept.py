"""An application with everything that is kept of it, and one thing of it by its id."""

from collections.abc import Sequence
from dataclasses import dataclass

from trusthound.domain.tracking.application import Application
from trusthound.domain.tracking.details import (
    Contact,
    Detail,
    KeptDocument,
    Note,
    Reminder,
    no_such_detail,
)
from trusthound.domain.tracking.events import Event


@dataclass(frozen=True, slots=True)
class Kept:
    """An application with everything that is kept of it; lists are oldest first."""

    application: Application
    notes: tuple[Note, ...] = ()
    contacts: tuple[Contact, ...] = ()
    documents: tuple[KeptDocument, ...] = ()
    reminders: tuple[Reminder, ...] = ()
    events: tuple[Event, ...] = ()


def details_of(kept: Kept, kind: type[Detail]) -> Sequence[Detail]:
    """All of a kind."""
    if kind is Note:
        return kept.notes
    return kept.contacts if kind is Contact else kept.reminders


def detail_of(kept: Kept, kind: type[Detail], detail_id: str) -> Detail:
    """Raises NotFound."""
    for each in details_of(kept, kind):
        if each.id == detail_id:
            return each
    raise no_such_detail(kind)


def document_of(kept: Kept, document_id: str) -> KeptDocument:
    """Raises NotFound."""
    for each in kept.documents:
        if each.id == document_id:
            return each
    raise no_such_detail(KeptDocument)
