"""A reminder that is due in, the mail about it out."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


@dataclass(frozen=True, slots=True)
class DueReminder:
    """`due_at` is told by the seeker's own clock."""

    application_id: str
    title: str
    company: str
    text: str
    due_at: datetime
    email: str
    first_name: str


def reminder_mail(due: DueReminder, *, now: datetime, new_id: str) -> OutgoingMail:
    return OutgoingMail(
        id=new_id,
        kind=MailKind.REMINDER,
        brand=Brand.CONSUMER,
        to=due.email,
        words={
            "name": due.first_name,
            "link": f"/premium/applications?open={due.application_id}",
            "what": due.text,
            "application": f"{due.title}, {due.company}" if due.company else due.title,
            "when": moment_text(due.due_at),
        },
        made_at=now,
    )


def moment_text(moment: datetime) -> str:
    """As it stands in a mail: 23 November 2026, 15:00 (UTC+01:00)."""
    offset = moment.utcoffset() or timedelta()
    minutes = int(offset.total_seconds()) // 60
    sign = "-" if minutes < 0 else "+"
    clock = f"UTC{sign}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}" if minutes else "UTC"
    return f"{moment.day} {moment:%B %Y, %H:%M} ({clock})"
