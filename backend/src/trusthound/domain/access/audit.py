"""One line of the audit log: who did what to what, when, from where, and whether it was let."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Outcome(StrEnum):
    """Whether it was done."""

    DONE = "done"
    REFUSED = "refused"


VISITOR = "visitor"
SYSTEM = "system"
OPERATOR = "operator"  # whoever has the command line of this installation


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """`actor` is a user's id, "key:" and that of an API key, VISITOR, OPERATOR or SYSTEM; nothing
    here is a secret or a text.

    `target` is an id or the name of a route, never an address of a person.
    """

    at: datetime
    actor: str
    organization_id: str | None
    action: str
    target: str
    outcome: Outcome
    address: str
    request_id: str


@dataclass(frozen=True, slots=True)
class AuditLine:
    """An entry as it is read: lines are numbered as they were written.

    `actor_name` is that of the user or the key that did it; "" where it was none, or the
    account is gone.
    """

    number: int
    entry: AuditEntry
    actor_name: str
