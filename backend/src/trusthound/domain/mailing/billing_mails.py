"""What happened to a plan in, the mails that tell its owner out."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from typing import Protocol

from trusthound.domain.access.billing_news import Happening, News
from trusthound.domain.access.plan import REFUND, amount_text, price_text
from trusthound.domain.access.user import User
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


class Reader(Protocol):
    """Whom a mail is for: a user, or what is read of one."""

    @property
    def email(self) -> str: ...
    @property
    def first_name(self) -> str: ...


def mails_of(
    happened: Iterable[Happening], user: User, *, now: datetime, new_id: Callable[[], str]
) -> Iterator[OutgoingMail]:
    """One a thing that its owner has to know; what the owner just did by hand is told too."""
    for each in happened:
        told = _told(each, now)
        if told is not None:
            kind, words = told
            yield billing_mail(kind, user, words, now=now, new_id=new_id())


def billing_mail(
    kind: MailKind, reader: Reader, words: Mapping[str, str], *, now: datetime, new_id: str
) -> OutgoingMail:
    """A mail to a consumer about the plan."""
    return OutgoingMail(
        id=new_id,
        kind=kind,
        brand=Brand.CONSUMER,
        to=reader.email,
        words={"name": reader.first_name, **words},
        made_at=now,
    )


def day_text(moment: datetime) -> str:
    """A day as it stands in a mail: 28 November 2026 (UTC)."""
    return f"{moment.day} {moment:%B %Y}"


def _told(happened: Happening, now: datetime) -> tuple[MailKind, dict[str, str]] | None:
    subscription, payment = happened.subscription, happened.payment
    amount = amount_text(happened.cents)
    if subscription is not None:
        ends_on = day_text(subscription.ends_at or subscription.period_end)
        match happened.news:
            case News.SUBSCRIBED:
                return MailKind.SUBSCRIBED, {
                    "price": f"{price_text(subscription.cents)} a month",
                    "renews_on": day_text(subscription.period_end),
                    "refundable_until": day_text(now + REFUND),
                }
            case News.CANCELLED:
                return MailKind.CANCELLED, {"ends_on": ends_on}
            case News.PAYMENT_FAILED:
                return MailKind.PAYMENT_FAILED, {"amount": amount}
    if payment is not None:
        match happened.news:
            case News.PAID:
                return MailKind.RECEIPT, {
                    "amount": amount,
                    "number": payment.number,
                    "paid_on": day_text(payment.paid_at),
                    "period": f"{day_text(payment.period_start)} to {day_text(payment.period_end)}",
                }
            case News.REFUNDED:
                return MailKind.REFUNDED, {"amount": amount}
    return None
