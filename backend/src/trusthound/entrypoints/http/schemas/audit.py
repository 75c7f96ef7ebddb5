"""The audit log as it goes over the wire."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from trusthound.entrypoints.http.schemas.wire import Answer


class AuditLineAnswer(Answer):
    """Who did what to what, when and from where, and whether it was let."""

    id: str
    at: datetime
    actor: str = Field(description="A user's id, `visitor`, `operator` or `system`.")
    actor_name: str | None = Field(description="null: no user, or the account is gone.")
    action: str
    target: str = Field(description="The id of what it was done to, or the route refused.")
    outcome: Literal["done", "refused"]
    address: str
    request_id: str


class AuditAnswer(Answer):
    """One page of lines, the newest first."""

    lines: tuple[AuditLineAnswer, ...]
    next_cursor: str | None = Field(description="Ask with it for older lines; null: none.")
