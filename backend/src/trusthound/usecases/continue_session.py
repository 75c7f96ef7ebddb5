"""Go on with a session: a token in, who is signed in out, at times with another token."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from trusthound.adapters.credentials.tokens import Token, digest_of
from trusthound.adapters.storage import sessions
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.session import Session, token_is_due, was_away
from trusthound.domain.access.user import SignedIn


@dataclass(frozen=True, slots=True)
class Continued:
    """A session that goes on. `changed` is the token that its holder uses from now on."""

    signed_in: SignedIn
    session: Session
    changed: Token | None = None


async def continue_session(
    token: str,
    *,
    database: Database,
    may_change: bool,
    new_token: Callable[[], Token],
    now: datetime,
) -> Continued | None:
    """None where the session has ended. `may_change`: its holder takes another token, as a
    browser does with its cookie. Raises DatabaseUnavailable.
    """
    digest = digest_of(token)
    found = await database.read(partial(sessions.find, digest=digest, now=now))
    if found is None:
        return None
    due = token_is_due(found.session, token_since=found.token_since, now=now)
    if may_change and due:
        new = new_token()
        async with database.connection() as connection:
            if await sessions.change_token(connection, digest, new_digest=new.digest, now=now):
                return Continued(found.signed_in, found.session, new)
    elif was_away(found.session, now=now):
        async with database.connection() as connection:
            await sessions.note_seen(connection, found.session.id, now)
    return Continued(found.signed_in, found.session)
