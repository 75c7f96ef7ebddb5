"""An endpoint that was disabled in, the mails that tell its organisation's admins out."""

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from urllib.parse import urlsplit

from trusthound.domain.mailing.billing_mails import Reader
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.webhooks.endpoint import DisabledBecause

PAGE = "/enterprise/settings"
_REASONS = {
    DisabledBecause.GONE: "It answered that it is gone for good (410).",
    DisabledBecause.FAILING: "Nothing was delivered to it for three days.",
}


def disabled_mails(
    url: str,
    disabled: DisabledBecause,
    admins: Iterable[Reader],
    *,
    now: datetime,
    new_id: Callable[[], str],
) -> Iterator[OutgoingMail]:
    """One to each. The host alone is named: the rest of an address may be a secret."""
    for each in admins:
        yield OutgoingMail(
            id=new_id(),
            kind=MailKind.WEBHOOK_DISABLED,
            brand=Brand.ENTERPRISE,
            to=each.email,
            words={
                "name": each.first_name,
                "link": PAGE,
                "host": urlsplit(url).netloc,
                "reason": _REASONS[disabled],
            },
            made_at=now,
        )
