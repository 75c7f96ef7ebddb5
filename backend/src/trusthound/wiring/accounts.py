"""The use cases of accounts, bound to their adapters."""

import asyncio
from dataclasses import dataclass

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.tokens import Token, new_token
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.attempts import AttemptLimits, Limit
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn, User
from trusthound.usecases import ask_for_reset as asking
from trusthound.usecases import confirm_mail_address as confirming
from trusthound.usecases import continue_session as continuing
from trusthound.usecases import create_user as creating
from trusthound.usecases import forget_old_sessions as forgetting
from trusthound.usecases import register as registering
from trusthound.usecases import reset_password as resetting
from trusthound.usecases import send_reset_link as sending
from trusthound.usecases import sign_in as signing_in
from trusthound.usecases import sign_out as signing_out
from trusthound.usecases.continue_session import Continued
from trusthound.usecases.sign_in import Asked
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.secret import load_secret
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class Entered:
    """Somebody signed in, and the token that opens the session from now on."""

    signed_in: SignedIn
    token: Token
    remembered: bool


@dataclass(frozen=True)
class Accounts:
    """Who has an account, who is signed in, and what they do with it."""

    database: Database
    passwords: Passwords
    limits: AttemptLimits
    secret: bytes
    product_name: str

    async def go_on(self, token: str, *, by_cookie: bool) -> Continued | None:
        """Whose session a token opens now. Raises DatabaseUnavailable."""
        return await continuing.continue_session(
            token,
            database=self.database,
            may_change=by_cookie,
            new_token=new_token,
            now=utc_now(),
        )

    async def register(self, name: str, email: str, password: str, *, origin: Origin) -> Entered:
        """Make an account and sign in."""
        ids = registering.Ids(new_id(), new_id(), new_id(), new_token(), new_token())
        signed_in = await registering.register(
            name,
            email,
            password,
            database=self.database,
            passwords=self.passwords,
            limits=self.limits,
            origin=origin,
            now=utc_now(),
            ids=ids,
        )
        return Entered(signed_in, ids.session_token, remembered=False)

    async def sign_in(self, asked: Asked, *, origin: Origin) -> Entered:
        """Begin a session."""
        token = new_token()
        signed_in = await signing_in.sign_in(
            asked,
            database=self.database,
            passwords=self.passwords,
            limits=self.limits,
            secret_key=self.secret,
            origin=origin,
            now=utc_now(),
            session_id=new_id(),
            token=token,
        )
        return Entered(signed_in, token, asked.remember)

    async def create_user(
        self, name: str, email: str, password: str, *, is_operator: bool, origin: Origin
    ) -> User:
        """Make an account for somebody else; nobody is signed in."""
        return await creating.create_user(
            name,
            email,
            password,
            is_operator=is_operator,
            database=self.database,
            passwords=self.passwords,
            origin=origin,
            now=utc_now(),
            user_id=new_id(),
        )

    async def ask_for_reset(self, email: str, *, origin: Origin) -> None:
        """Ask for a link to set a new password."""
        await asking.ask_for_reset(
            email, database=self.database, limits=self.limits, origin=origin, now=utc_now()
        )

    async def send_reset_link(self, email: str, *, origin: Origin) -> bool:
        """Send it; for the worker."""
        return await sending.send_reset_link(
            email,
            database=self.database,
            origin=origin,
            now=utc_now(),
            mail_id=new_id(),
            token=new_token(),
        )

    async def reset_password(self, token: str, password: str, *, origin: Origin) -> None:
        """Set a new password by such a link."""
        await resetting.reset_password(
            token,
            password,
            database=self.database,
            passwords=self.passwords,
            origin=origin,
            now=utc_now(),
            mail_id=new_id(),
        )

    async def confirm_mail_address(self, token: str, *, origin: Origin) -> None:
        """Take an address as proved by the link that was mailed there."""
        await confirming.confirm_mail_address(
            token, database=self.database, origin=origin, now=utc_now(), mail_id=new_id()
        )

    async def forget_old_sessions(self) -> int:
        """Delete what nobody can use any more; for the worker."""
        return await forgetting.forget_old_sessions(self.database, now=utc_now())

    async def sign_out(self, token: str, *, origin: Origin) -> None:
        """End the session of a token."""
        await signing_out.sign_out(token, database=self.database, origin=origin, now=utc_now())


async def open_accounts(settings: Settings, database: Database) -> Accounts:
    """Raises SetupProblem for a secret that is none."""
    passwords = await asyncio.to_thread(
        Passwords,
        at_once=settings.passwords_at_once,
        waiting=settings.passwords_waiting,
        memory_kib=settings.password_memory_kib,
    )
    secret = await asyncio.to_thread(load_secret, settings)
    return Accounts(database, passwords, _limits(settings), secret, settings.product_name)


def _limits(settings: Settings) -> AttemptLimits:
    return AttemptLimits(
        sign_ins_an_account=Limit("sign_ins_an_account", settings.sign_ins_an_account),
        sign_ins_an_address=Limit("sign_ins_an_address", settings.sign_ins_an_address),
        sign_ups_an_address=Limit("sign_ups_an_address", settings.sign_ups_an_address),
        mails_an_account=Limit("mails_an_account", settings.mails_an_account),
        mails_an_address=Limit("mails_an_address", settings.mails_an_address),
        exports_an_account=Limit("exports_an_account", settings.exports_an_account),
    )
