"""What employers said of any posting, the newest first."""

from dataclasses import dataclass

from trusthound.adapters.storage import replies
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.replies import LoggedReply
from trusthound.domain.common.cursor import cursor_of, moment_and_id

REPLIES_A_PAGE = 20


@dataclass(frozen=True, slots=True)
class RepliesPage:
    """`cursor` asks for the next page, "" on the last."""

    replies: tuple[LoggedReply, ...]
    cursor: str


async def list_replies(*, cursor: str, database: Database) -> RepliesPage:
    """For operators, so the door must know. Raises InvalidInput for a cursor that is none,
    DatabaseUnavailable.
    """
    before = moment_and_id(cursor) if cursor else None
    found = await replies.newest(database, before=before, most=REPLIES_A_PAGE + 1)
    shown = tuple(found[:REPLIES_A_PAGE])
    last = shown[-1].reply if len(found) > len(shown) else None
    return RepliesPage(shown, cursor_of(last.said_at, last.id) if last else "")
