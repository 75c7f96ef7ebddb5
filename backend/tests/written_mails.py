"""A mail of every kind, with words that could stand in it."""

from collections.abc import Mapping
from datetime import UTC, datetime
from types import MappingProxyType

from trusthound.domain.mailing.letter import Letterhead
from trusthound.domain.mailing.listed import Listed, packed
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail
from trusthound.domain.mailing.words import WORDS

NOON = datetime(2026, 11, 21, 12, 0, 0, 123456, tzinfo=UTC)
PUBLIC_URL = "https://trust.example"
HEADS = {
    Brand.CONSUMER: Letterhead("TrustHound", "support@trusthound.example", PUBLIC_URL),
    Brand.ENTERPRISE: Letterhead("TrustHire", "sales@trusthound.example", PUBLIC_URL),
}
LIKELY = {
    "name": "Ann Lee",
    "link": "/reset#token=abcdefghijklmnopqrstuvwxyz0123456789",
    "when": "21 November 2026, 14:05 UTC",
    "ends_on": "28 November 2026",
    "price": "$9.00 a month",
    "renews_on": "29 December 2026",
    "refundable_until": "30 December 2026",
    "amount": "$9.13",
    "number": "R-2026-0001",
    "paid_on": "27 November 2026",
    "period": "27 November to 27 December 2026",
    "organization": "Acme Staffing",
    "inviter": "Bob Stone",
    "role": "member",
    "expires_on": "5 December 2026",
    "ticket": "TH-7K3M-92QX",
    "reply_within": "24 hours on business days",
    "priority": "priority",
    "email": "ann@example.org",
    "subject": "A score that looks wrong",
    "message": "The first line.\n\nThe last line.",
    "company": "Acme",
    "job_title": "Head of hiring",
    "team_size": "51-200",
    "volume": "101-500",
    "timeline": "1-month",
    "phone": "+1 555 0100",
    "made_on": "21 November 2026",
    "held_until": "29 November 2026",
    "used": "83",
    "limit": "100",
    "most": "110",
    "resets_on": "1 December 2026",
    "what": "Call Bea back",
    "application": "Engineer, Contoso",
    "domain": "acme.example",
    "host": "hooks.acme.example",
    "reason": "It answered that it is gone for good (410).",
    "search_id": "s-1",
    "search": "Bakers in London",
    "count": "2",
    "how_often": "once a day",
    "more": "And 3 more: open the search to see them.",
    "openings": packed(
        [
            Listed(
                "Baker",
                ("Fabrikam · London, UK", "£30k a year · Trust: Verified, 85 of 100"),
                "/premium/jobs/1",
                "https://fabrikam.example/jobs/1",
            ),
            Listed(
                "Night baker", ("Contoso · Leeds", "Closed: it is no longer listed."), "/premium"
            ),
        ]
    ),
}


def a_mail(
    kind: MailKind = MailKind.RESET,
    brand: Brand = Brand.CONSUMER,
    *,
    mail_id: str = "mail-1",
    to: str = "ann@example.org",
    made_at: datetime = NOON,
    words: Mapping[str, str] = MappingProxyType({}),
) -> OutgoingMail:
    """Likely words, but for those given."""
    told = {name: words.get(name, LIKELY[name]) for name in WORDS[kind]}
    return OutgoingMail(mail_id, kind, brand, to, told, made_at)
