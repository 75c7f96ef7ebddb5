"""What whoever holds an employer's domain says of a posting: a statement, whether the position is
open, and facts that they correct.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.access.attempts import Limit
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.extract.clean import clean_text
from trusthound.domain.reply.corrections import NOTHING, Corrections, check_no_contacts
from trusthound.domain.reply.proof import Way

STATEMENT_CHARACTERS = 2000
REPLIES_AN_ACCOUNT = Limit("replies_an_account", 20, timedelta(days=1))
# Of one posting, the newest; nobody reads more.
MOST_SHOWN = 50


class Position(StrEnum):
    """What they say of the position itself. `not_ours`: somebody else published it."""

    OPEN = "open"
    FILLED = "filled"
    NOT_OURS = "not_ours"


class Ended(StrEnum):
    """Why a reply counts no more; it stays in the log."""

    CHANGED = "changed"  # its author said something else
    WITHDRAWN = "withdrawn"
    ACCOUNT = "account"  # its author's account was deleted, and the words with it


@dataclass(frozen=True, slots=True)
class Said:
    """What is said, as it was checked."""

    position: Position | None
    statement: str
    corrections: Corrections = NOTHING


@dataclass(frozen=True, slots=True)
class Reply:
    """A line of the log. `way` and `proven_at` tell how and when the domain was shown to be held;
    `judged_at` when the corrections were looked at, None while that is under way; `result_id` is
    the result that came of them, "" for none. `hidden_at`: operators do not show the words.
    """

    id: str
    verification_id: str
    user_id: str
    domain: str
    way: Way
    proven_at: datetime
    said_at: datetime
    said: Said
    judged_at: datetime | None = None
    result_id: str = ""
    ended_at: datetime | None = None
    ended: Ended | None = None
    hidden_at: datetime | None = None

    @property
    def is_disputing(self) -> bool:
        """Whether it corrects facts that nobody has looked at yet."""
        stands = self.ended_at is None and self.hidden_at is None
        return stands and self.said.corrections != NOTHING and self.judged_at is None


def checked_reply(position: Position | None, statement: str, corrections: Corrections) -> Said:
    """Raises InvalidInput for nothing at all, and for a statement with ways to reach somebody."""
    text = clean_text(statement)
    if len(text) > STATEMENT_CHARACTERS:
        raise InvalidInput(
            f"A statement has at most {STATEMENT_CHARACTERS:,} characters.", field="statement"
        )
    check_no_contacts(text, field="statement")
    if position is None and not text and corrections == NOTHING:
        raise InvalidInput("Say something of the posting.", field="statement")
    return Said(position, text, corrections)
