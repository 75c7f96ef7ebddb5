"""Users, the newest first, with what an operator may see and do of them."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial

from trusthound.adapters.storage import administered
from trusthound.adapters.storage.administered import AdministeredUser
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.profile import one_line
from trusthound.domain.common.cursor import cursor_of, moment_and_id

USERS_A_PAGE = 50


@dataclass(frozen=True, slots=True)
class UsersPage:
    """`cursor` asks for the next page, "" on the last."""

    users: tuple[AdministeredUser, ...]
    cursor: str


async def list_users(search: str, *, cursor: str, database: Database, now: datetime) -> UsersPage:
    """For operators, so the door must know. Raises InvalidInput for a cursor that is none,
    DatabaseUnavailable.
    """
    after = moment_and_id(cursor) if cursor else None
    found = await database.read(
        partial(
            administered.users, search=one_line(search), after=after, most=USERS_A_PAGE + 1, now=now
        )
    )
    shown = found[:USERS_A_PAGE]
    more = cursor_of(shown[-1].created_at, shown[-1].id) if len(found) > len(shown) else ""
    return UsersPage(shown, more)
