"""What users do with their own account, bound to its adapters."""

from dataclasses import dataclass

from trusthound.adapters.credentials.tokens import new_token
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.profile import ProfileChange
from trusthound.domain.access.session import Session
from trusthound.domain.access.user import SignedIn
from trusthound.usecases import change_password as changing
from trusthound.usecases import edit_profile as editing
from trusthound.usecases import end_session as ending
from trusthound.usecases import list_sessions as listing
from trusthound.usecases import send_confirmation as confirming
from trusthound.wiring.accounts import Accounts
from trusthound.wiring.clock import new_id, utc_now


@dataclass(frozen=True)
class OwnAccount:
    """Everything here is done by its owner, who is signed in."""

    accounts: Accounts

    async def edit_profile(self, who: SignedIn, change: ProfileChange) -> SignedIn:
        """Change what is given; the user as they are now."""
        return await editing.edit_profile(who, change, database=self.accounts.database)

    async def change_password(
        self, who: SignedIn, current: str, new: str, *, origin: Origin
    ) -> None:
        """Every other session ends."""
        await changing.change_password(
            who,
            current,
            new,
            database=self.accounts.database,
            passwords=self.accounts.passwords,
            limits=self.accounts.limits,
            origin=origin,
            now=utc_now(),
            mail_id=new_id(),
        )

    async def send_confirmation(self, who: SignedIn) -> None:
        """Send the link once more that proves the address."""
        await confirming.send_confirmation(
            who.user,
            database=self.accounts.database,
            limits=self.accounts.limits,
            now=utc_now(),
            mail_id=new_id(),
            token=new_token(),
        )

    async def list_sessions(self, who: SignedIn) -> tuple[Session, ...]:
        """Where the user is signed in."""
        database = self.accounts.database
        return await listing.list_sessions(who.user.id, database=database, now=utc_now())

    async def end_session(self, who: SignedIn, session_id: str, *, origin: Origin) -> None:
        """End one of the user's sessions."""
        await ending.end_session(
            who, session_id, database=self.accounts.database, origin=origin, now=utc_now()
        )

    async def end_other_sessions(self, who: SignedIn, *, origin: Origin) -> int:
        """End all but this one."""
        return await ending.end_other_sessions(
            who, database=self.accounts.database, origin=origin, now=utc_now()
        )
