"""What the lists say of a mail address's domain."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MailDomain:
    """`free`: a provider that gives mailboxes to anyone; `disposable`: mailboxes for minutes."""

    address: str
    domain: str
    free: bool
    disposable: bool
