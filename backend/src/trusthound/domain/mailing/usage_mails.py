"""What an organisation has used of its month in, the mails that tell its admins out."""

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime

from trusthound.domain.access.monthly import MonthlyStanding
from trusthound.domain.access.organization import Organization
from trusthound.domain.mailing.billing_mails import Reader, day_text
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


def usage_mails(
    standing: MonthlyStanding,
    organization: Organization,
    admins: Iterable[Reader],
    *,
    now: datetime,
    new_id: Callable[[], str],
) -> Iterator[OutgoingMail]:
    """One to each. Where there is no limit there is nothing to tell."""
    if standing.limit is None:
        return
    all_used = standing.used >= standing.limit
    for each in admins:
        yield OutgoingMail(
            id=new_id(),
            kind=MailKind.VERIFICATIONS_USED if all_used else MailKind.VERIFICATIONS_NEARLY_USED,
            brand=Brand.ENTERPRISE,
            to=each.email,
            words={
                "name": each.first_name,
                "link": "/enterprise/dashboard",
                "organization": organization.name,
                "used": str(standing.used),
                "limit": str(standing.limit),
                "most": str(standing.most),
                "resets_on": day_text(standing.reset_at),
            },
            made_at=now,
        )
