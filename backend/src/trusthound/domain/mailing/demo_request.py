"""An employer's wish to be shown the product, with the answers of the demo form."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

PHONE_CHARACTERS = 40
FIELD_CHARACTERS = 200
MESSAGE_CHARACTERS = 10_000

TeamSize = Literal["1-10", "11-50", "51-200", "201-1000", "1000+"]
Volume = Literal["1-100", "101-500", "501-1000", "1001-5000", "5000+"]  # verifications a month
Timeline = Literal["immediately", "1-2-weeks", "1-month", "2-3-months", "exploring"]


@dataclass(frozen=True, slots=True)
class DemoRequest:
    """As it is kept. `phone` and `message` may be "". `user_id` None: a visitor asked."""

    id: str
    ticket: str
    made_at: datetime
    first_name: str
    last_name: str
    email: str
    phone: str
    company: str
    job_title: str
    team_size: TeamSize
    volume: Volume
    timeline: Timeline
    message: str
    has_priority: bool
    user_id: str | None
