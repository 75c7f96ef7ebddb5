"""Which words each mail needs, and what each may look like: the contract with its template.

Dates and amounts come as they are shown ("28 November 2026", "$9.00").
"""

from collections.abc import Mapping
from enum import StrEnum

from trusthound.domain.mailing.listed import unpacked
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail


class Form(StrEnum):
    """How a word is treated when it is written into a mail."""

    NAME = "name"  # a person's; left out where it does not look like one
    LINE = "line"
    TEXT = "text"  # several lines; may be ""
    LISTED = "listed"  # openings, as domain/mailing/listed.py packs them
    LINK = "link"  # a page of ours: "/reset#token=…", or the same with our public address


_NAME = {"name": Form.NAME}
_LINK = {"link": Form.LINK}


def _lines(*words: str) -> dict[str, Form]:
    return dict.fromkeys(words, Form.LINE)


_USAGE = {**_NAME, **_LINK, **_lines("organization", "used", "limit", "most", "resets_on")}

WORDS: Mapping[MailKind, Mapping[str, Form]] = {
    MailKind.WELCOME: {**_NAME, **_LINK},  # to confirm the address
    MailKind.VERIFY: {**_NAME, **_LINK},
    MailKind.RESET: {**_NAME, **_LINK},
    MailKind.PASSWORD_CHANGED: {**_NAME, **_lines("when")},
    MailKind.CHANGE_MAIL: {**_NAME, **_LINK},
    MailKind.MAIL_CHANGED: {**_NAME, **_lines("when")},
    MailKind.TRIAL_STARTED: {**_NAME, **_lines("ends_on")},
    MailKind.TRIAL_ENDING: {**_NAME, **_lines("ends_on", "price")},
    MailKind.SUBSCRIBED: {**_NAME, **_lines("price", "renews_on", "refundable_until")},
    MailKind.RENEWAL: {**_NAME, **_lines("price", "renews_on")},
    MailKind.RECEIPT: {**_NAME, **_lines("amount", "number", "paid_on", "period")},
    MailKind.PAYMENT_FAILED: {**_NAME, **_lines("amount")},
    MailKind.CANCELLED: {**_NAME, **_lines("ends_on")},
    MailKind.REFUNDED: {**_NAME, **_lines("amount")},
    MailKind.INVITATION: {
        **_LINK,
        "inviter": Form.NAME,
        **_lines("organization", "role", "expires_on"),
    },
    # Nothing that the writer wrote: anybody can write anybody's address into the form.
    MailKind.CONTACT: _lines("ticket", "reply_within"),
    MailKind.CONTACT_TO_US: {
        **_lines("ticket", "priority", "name", "email", "subject"),
        "message": Form.TEXT,
    },
    MailKind.DEMO: _lines("ticket", "reply_within"),
    MailKind.DEMO_TO_US: {
        **_lines("ticket", "priority", "name", "email", "company", "job_title"),
        **_lines("team_size", "volume", "timeline"),
        "phone": Form.TEXT,
        "message": Form.TEXT,
    },
    MailKind.ACCOUNT_DELETED: dict(_NAME),
    # Nothing of who asks: anybody with an account can have it sent there.
    MailKind.DOMAIN_PROOF: {**_LINK, **_lines("domain")},
    MailKind.CANDIDATE_COPY: {**_NAME, **_LINK, **_lines("organization", "expires_on")},
    # Nothing of what the candidate wrote, nor who they are: the mail may be read by others.
    MailKind.DISPUTE_RECEIVED: {**_NAME, **_LINK, **_lines("made_on", "held_until")},
    MailKind.VERIFICATIONS_NEARLY_USED: _USAGE,
    MailKind.VERIFICATIONS_USED: _USAGE,
    MailKind.WEBHOOK_DISABLED: {**_NAME, **_LINK, **_lines("host", "reason")},
    MailKind.REMINDER: {**_NAME, **_LINK, **_lines("what", "application", "when")},
    MailKind.NEW_OPENINGS: {
        **_NAME,
        **_LINK,  # to the search
        **_lines("search_id", "search", "count", "how_often"),
        "more": Form.TEXT,
        "openings": Form.LISTED,
    },
    MailKind.WATCH_NEWS: {**_NAME, **_LINK, **_lines("count"), "openings": Form.LISTED},
}


def check_words(mail: OutgoingMail) -> None:
    """Raises ValueError where a word is missing, unknown or empty: a mistake of ours."""
    needed = WORDS[mail.kind]
    if set(mail.words) != set(needed):
        raise ValueError(f"{mail.kind} needs {sorted(needed)}, not {sorted(mail.words)}")
    for name, form in needed.items():
        word = mail.words[name]
        if form is Form.LINE and not word:
            raise ValueError(f"{mail.kind} needs a word for {name}")
        if form is Form.LINK and not word.startswith(("/", "http://", "https://")):
            raise ValueError(f"{mail.kind} needs a link, not {word[:40]!r}")
        if form is Form.LISTED:
            unpacked(word)
