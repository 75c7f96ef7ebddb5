"""Ask for a demo: kept, with a mail to us and one to whoever asked, all or nothing."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import demo_requests
from trusthound.adapters.storage import forms as stored
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.plan import Plan
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.mail_address import checked_address
from trusthound.domain.mailing import forms
from trusthound.domain.mailing.demo_request import (
    FIELD_CHARACTERS,
    MESSAGE_CHARACTERS,
    PHONE_CHARACTERS,
    DemoRequest,
    TeamSize,
    Timeline,
    Volume,
)
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.posting.extract.clean import clean_line, clean_text


@dataclass(frozen=True, slots=True)
class Asked:
    """The form's fields as they were sent; `phone` and `message` may be ""."""

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


async def request_demo(
    asked: Asked,
    *,
    database: Database,
    desk: forms.Desk,
    who: SignedIn | None,
    caller_key: str,
    now: datetime,
) -> DemoRequest:
    """Answers what was kept. Raises InvalidInput, RateLimited, Overloaded, DatabaseUnavailable."""
    wish = _read(asked, desk, who, now)
    async with database.connection() as connection:
        kept = await stored.keep(
            connection, wish, demo_requests.put, caller_key=caller_key, desk=desk
        )
        await stored.tell(connection, to_us=_to_us(kept, desk), to_writer=_to_asker(kept, desk))
    return kept


def _read(asked: Asked, desk: forms.Desk, who: SignedIn | None, now: datetime) -> DemoRequest:
    return DemoRequest(
        id=desk.new_id(),
        ticket=desk.new_ticket(),
        made_at=now,
        first_name=_needed(asked.first_name, "firstName", "Enter your first name."),
        last_name=_needed(asked.last_name, "lastName", "Enter your last name."),
        email=checked_address(asked.email),
        phone=clean_line(asked.phone, PHONE_CHARACTERS),
        company=_needed(asked.company, "company", "Enter your company's name."),
        job_title=_needed(asked.job_title, "jobTitle", "Enter your job title."),
        team_size=asked.team_size,
        volume=asked.volume,
        timeline=asked.timeline,
        message=clean_text(asked.message)[:MESSAGE_CHARACTERS],
        has_priority=who is not None and who.plan(now) is not Plan.FREE,
        user_id=who.user.id if who is not None else None,
    )


def _needed(text: str, field: str, sentence: str) -> str:
    line = clean_line(text, FIELD_CHARACTERS)
    if not line:
        raise InvalidInput(sentence, field=field)
    return line


def _to_asker(wish: DemoRequest, desk: forms.Desk) -> OutgoingMail:
    return OutgoingMail(
        id=desk.new_id(),
        kind=MailKind.DEMO,
        brand=Brand.ENTERPRISE,
        to=wish.email,
        words={"ticket": wish.ticket, "reply_within": forms.DEMO_REPLY},
        made_at=wish.made_at,
    )


def _to_us(wish: DemoRequest, desk: forms.Desk) -> OutgoingMail:
    return OutgoingMail(
        id=desk.new_id(),
        kind=MailKind.DEMO_TO_US,
        brand=Brand.ENTERPRISE,
        to=desk.address,
        words={
            "ticket": wish.ticket,
            "priority": forms.priority_word(has_priority=wish.has_priority),
            "name": f"{wish.first_name} {wish.last_name}",
            "email": wish.email,
            "company": wish.company,
            "job_title": wish.job_title,
            "team_size": wish.team_size,
            "volume": wish.volume,
            "timeline": wish.timeline,
            "phone": wish.phone,
            "message": wish.message,
        },
        made_at=wish.made_at,
    )
