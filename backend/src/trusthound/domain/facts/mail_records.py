"""What the DNS says of a domain: whether it can receive mail, and who may send in its name."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class MailRecords:
    """`exists` is False where the DNS knows no such name.

    `mail_servers` are the hosts of its MX records by preference; `refuses_mail`: its one MX record
    says that it takes none (RFC 7505). `has_address`: there is no MX record, but the name
    has an address, to which mail then goes (RFC 5321, 5.1). `sender_policy` is its SPF record and
    `alignment_policy` the `p` of its DMARC record: "" where there is none, None where no answer
    was had.
    """

    domain: str
    exists: bool
    mail_servers: tuple[str, ...]
    refuses_mail: bool
    has_address: bool
    sender_policy: str | None
    alignment_policy: str | None
    source: str
    learnt_at: datetime

    @property
    def receives_mail(self) -> bool:
        if not self.exists or self.refuses_mail:
            return False
        return bool(self.mail_servers) or self.has_address

    @property
    def sends_no_mail(self) -> bool:
        """Its SPF record lets nobody send in its name."""
        return (self.sender_policy or "").lower().split() == ["v=spf1", "-all"]
