"""A message that somebody was sent: its text, its turns, and what stands in it at which place."""

from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.common.money import Period
from trusthound.domain.message.mail.model import Mail


class EntityKind(StrEnum):
    AMOUNT = "amount"
    APP = "app"
    WALLET = "wallet"
    LINK = "link"
    PHONE = "phone"
    MAIL = "mail"
    COMPANY = "company"  # whom the writer claims to write for
    PERSON = "person"  # who the writer claims to be
    ROLE = "role"  # the work that is offered


@dataclass(frozen=True, slots=True)
class Entity:
    """Something that a reader can check, as it stands in the message's text at `start`..`end`.

    `value` is normalised: an ISO 4217 code and a number, `app:handle` ("" after the colon where
    only the app is named), `network:address`, an absolute URL, an E.164 number or digits, a
    lower-case mail address. `period` is what an amount is paid for. `defanged`: a link or an
    address was written so that no program would see it ("hxxp", "[.]").
    """

    kind: EntityKind
    value: str
    text: str
    start: int
    end: int
    period: Period | None = None
    defanged: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """What one person wrote in one go: `start`..`end` of the text, without the name before it.

    `speaker` is "" in a message that is no thread. `own`: written by the person who asks us.
    """

    speaker: str
    start: int
    end: int
    own: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """A message or a thread. Empty is "" or (): it does not say.

    `text` is clean: no control or zero-width characters; everything else points into it.
    `language` is an ISO 639-1 code. `hidden_text` is what the text hides from its reader, kept as
    evidence only. `mail` is what the headers say, None for a text that was pasted.
    """

    text: str
    turns: tuple[Turn, ...] = ()
    language: str = ""
    entities: tuple[Entity, ...] = ()
    hidden_text: tuple[str, ...] = ()
    mail: Mail | None = None

    def named(self, kind: EntityKind) -> tuple[Entity, ...]:
        """The entities of one kind, in reading order."""
        return tuple(each for each in self.entities if each.kind is kind)

    def claimed(self, kind: EntityKind) -> str:
        """The first of a kind, such as the company; "" for none."""
        return next((each.value for each in self.entities if each.kind is kind), "")
