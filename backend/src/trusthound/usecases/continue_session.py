"""Go on with a session: a token in, who is signed in out, at times with another token."""

from dataclasses import dataclass
from datetime import datetime

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
    token: str, *, database: Database, may_change: bool, new_token: Token, now: datetime
) -> Continued | None:
    """None where the session has ended. `may_change`: its holder takes another token, as a
    browser does with its cookie. Raises DatabaseUnavailable.
    """
    digest = digest_of(token)
    async with database.connection() as connection:
        found = await sessions.find(connection, digest, now=now)
        if found is None:
            return None
        due = token_is_due(found.session, token_since=found.token_since, now=now)
        if may_change and due:
            new = new_token.digest
            if await sessions.change_token(connection, digest, new_digest=new, now=now):
                return Continued(found.signed_in, found.session, new_token)
        elif was_away(found.session, now=now):
            await sessions.note_seen(connection, found.session.id, now)
    return Continued(found.signed_in, found.session)
