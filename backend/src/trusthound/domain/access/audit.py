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


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """`actor` is a user's id, VISITOR or SYSTEM; nothing here is a secret, a text or a file."""

    at: datetime
    actor: str
    organization_id: str | None
    action: str
    target: str
    outcome: Outcome
    address: str
    request_id: str
