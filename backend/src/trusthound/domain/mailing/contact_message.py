"""A message that somebody wrote to us by the contact form."""

from dataclasses import dataclass
from datetime import datetime

NAME_CHARACTERS = 200
SUBJECT_CHARACTERS = 200
MESSAGE_CHARACTERS = 10_000


@dataclass(frozen=True, slots=True)
class ContactMessage:
    """As it is kept. `user_id` None: a visitor wrote it."""

    id: str
    ticket: str
    made_at: datetime
    name: str
    email: str
    subject: str
    message: str
    has_priority: bool
    user_id: str | None
