"""What a mail states about itself and what its receiver says of it: facts, no raw headers."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Mailbox:
    """`name` as shown to the reader, "" for none; `address` with its host in lower case."""

    name: str
    address: str

    @property
    def host(self) -> str:
        return self.address.rpartition("@")[2]


@dataclass(frozen=True, slots=True)
class Hop:
    """One Received line: the host that handed the mail over, as named, and the one that took it.

    `inside`: by what the taker wrote, the mail did not cross the internet there.
    """

    from_host: str
    by_host: str
    inside: bool = False


class Method(StrEnum):
    SPF = "spf"
    DKIM = "dkim"
    DMARC = "dmarc"
    ARC = "arc"


class Result(StrEnum):
    PASS = "pass"  # noqa: S105 - a result, no secret
    FAIL = "fail"
    SOFT_FAIL = "softfail"
    NONE = "none"  # nothing to check, or nothing learnt from it
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class AuthenticationResult:
    """`domain` is whom the result speaks for, "" where it does not say."""

    method: Method
    result: Result
    domain: str


class Standing(StrEnum):
    """What the receiver's results together say of the address that the mail shows as its sender."""

    ALIGNED = "aligned"  # it was sent with the consent of the domain in From
    FAILED = "failed"  # that domain's own rules say that it was not
    OTHER_DOMAIN = "other_domain"  # a domain vouches for it, not the one in From
    UNPROVEN = "unproven"  # nobody vouches for it, and nobody denies it


@dataclass(frozen=True, slots=True)
class Authentication:
    """What the receiving provider itself wrote down; `receiver` is how it calls itself."""

    receiver: str
    results: tuple[AuthenticationResult, ...]
    standing: Standing


@dataclass(frozen=True, slots=True)
class MailLink:
    """`shown` is what the reader sees, `url` where it leads (absolute, http or https)."""

    shown: str
    url: str


class Trait(StrEnum):
    """What is worth knowing about an attached file before it is opened."""

    PROGRAM = "program"  # runs when it is opened
    DOUBLE_ENDING = "double_ending"  # offer.pdf.exe
    TURNED_NAME = "turned_name"  # its name is shown backwards in part
    MACROS = "macros"
    WEB_PAGE = "web_page"  # opens in the browser and may ask for a password there
    DISK_IMAGE = "disk_image"
    SHORTCUT = "shortcut"
    LOCKED_ARCHIVE = "locked_archive"
    HOLDS_PROGRAM = "holds_program"  # an archive with a program within
    DISGUISED = "disguised"  # is not what its name says


@dataclass(frozen=True, slots=True)
class Attachment:
    """`declared` is the type that the mail states, `kind` what its first bytes are, "" unknown."""

    name: str
    declared: str
    kind: str
    size_bytes: int
    traits: tuple[Trait, ...]


@dataclass(frozen=True, slots=True)
class Invitation:
    """A meeting: who calls it, and what about."""

    organizer: str
    summary: str
    place: str


class Forwarding(StrEnum):
    NONE = "none"
    AS_ATTACHMENT = "as_attachment"  # the original came whole, through somebody's hands
    AS_TEXT = "as_text"  # the original's headers are lost


@dataclass(frozen=True, slots=True)
class Mail:
    """One mail. Empty is "" or (): it does not say.

    Where it was forwarded the fields are the original's, `forwarded_by` the one who sent it on,
    and what stood only in the lost headers is empty. `senders` counts the mailboxes in From, of
    which one is usual. `authentication` is None where nothing trustworthy stands: no receiver's
    own results, or a mail that came through other hands. `headers_lost`: the mail has no trace of
    its way, so no header of it can be judged. `text` is what the reader sees, `hidden` what the
    mail holds and does not show. `incomplete`: it holds more than was read.
    """

    sender: Mailbox | None
    senders: int
    reply_to: tuple[Mailbox, ...]
    return_path: str
    to: tuple[Mailbox, ...]
    subject: str
    sent_at: datetime | None
    message_id_host: str
    hops: tuple[Hop, ...]
    list_id: str
    text: str
    hidden: tuple[str, ...] = ()
    parts_differ: bool = False
    links: tuple[MailLink, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    invitations: tuple[Invitation, ...] = ()
    authentication: Authentication | None = None
    forwarding: Forwarding = Forwarding.NONE
    forwarded_by: Mailbox | None = None
    headers_lost: bool = False
    incomplete: bool = False
