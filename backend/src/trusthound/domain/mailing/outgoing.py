"""A mail to be written: its kind, its reader, and the words that its template needs."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Brand(StrEnum):
    """Under which name a mail goes out."""

    CONSUMER = "consumer"
    ENTERPRISE = "enterprise"


def brand_for(*, is_member: bool) -> Brand:
    """Members of an organisation know us by the employers' product."""
    return Brand.ENTERPRISE if is_member else Brand.CONSUMER


class MailKind(StrEnum):
    """Every mail that we send; each has a template of its name."""

    WELCOME = "welcome"
    VERIFY = "verify"
    RESET = "reset"
    PASSWORD_CHANGED = "password_changed"  # noqa: S105 - the name of a mail
    CHANGE_MAIL = "change_mail"  # to the new address
    MAIL_CHANGED = "mail_changed"  # to the old one
    TRIAL_STARTED = "trial_started"
    TRIAL_ENDING = "trial_ending"
    SUBSCRIBED = "subscribed"
    RENEWAL = "renewal"
    RECEIPT = "receipt"
    PAYMENT_FAILED = "payment_failed"
    CANCELLED = "cancelled"
    REFUNDED = "refunded"
    INVITATION = "invitation"
    CONTACT = "contact"  # to whoever wrote to us
    CONTACT_TO_US = "contact_to_us"
    DEMO = "demo"
    DEMO_TO_US = "demo_to_us"
    ACCOUNT_DELETED = "account_deleted"
    DOMAIN_PROOF = "domain_proof"  # to a mailbox of an employer
    CANDIDATE_COPY = "candidate_copy"  # to a candidate: the report about their resume
    DISPUTE_RECEIVED = "dispute_received"  # to the employer
    VERIFICATIONS_NEARLY_USED = "verifications_nearly_used"  # to the admins
    VERIFICATIONS_USED = "verifications_used"
    WEBHOOK_DISABLED = "webhook_disabled"  # to the admins
    REMINDER = "reminder"  # of an application, to the seeker who set it
    NEW_OPENINGS = "new_openings"  # to the seeker who saved the search
    WATCH_NEWS = "watch_news"  # to the seeker who watches openings


@dataclass(frozen=True, slots=True)
class OutgoingMail:
    """`words` fill the template; they may hold a one-time link, so they go once it is sent."""

    id: str
    kind: MailKind
    brand: Brand
    to: str
    words: Mapping[str, str]
    made_at: datetime
