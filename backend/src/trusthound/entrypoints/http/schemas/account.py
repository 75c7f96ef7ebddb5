"""Accounts as they go over the wire: what is asked of them and what is answered."""

from datetime import datetime

from pydantic import Field

from trusthound.domain.access.session import SessionKind
from trusthound.entrypoints.http.schemas.user import UserAnswer
from trusthound.entrypoints.http.schemas.wire import Answer, Asked

# Longer ones are refused by their bytes, with a sentence of their own.
_PASSWORD = Field(max_length=4_096, description="Any characters; none is cut off or trimmed.")


class Register(Asked):
    """A new account."""

    name: str = Field(max_length=1_000, description="As people call you.")
    email: str = Field(max_length=1_000)
    password: str = _PASSWORD


class Login(Asked):
    """A sign-in."""

    email: str = Field(max_length=1_000)
    password: str = _PASSWORD
    remember: bool = Field(
        default=False, description="Whether the session lasts 30 days, instead of 12 hours."
    )
    code: str = Field(
        "", max_length=64, description="A code of the authenticator app, or a recovery code."
    )


class Entrance(Answer):
    """A session that began. The token goes into `Authorization: Bearer`; browsers get a cookie."""

    token: str
    user: UserAnswer
    message: str


class WhoAnswer(Answer):
    """Who is signed in."""

    user: UserAnswer


class Forgot(Asked):
    """Whose password is forgotten."""

    email: str = Field(max_length=1_000)


class Reset(Asked):
    """A new password, by the link of a mail."""

    token: str = Field(max_length=200, description="What the link carries behind `#token=`.")
    password: str = _PASSWORD


class ChangePassword(Asked):
    """A new password, by the present one."""

    current_password: str = _PASSWORD
    new_password: str = _PASSWORD


class ChangeMail(Asked):
    """Another address for the account, and the password once more."""

    email: str = Field(max_length=1_000)
    password: str = _PASSWORD


class ConfirmMail(Asked):
    """That an address is its user's."""

    token: str = Field(max_length=200, description="What the link carries behind `#token=`.")


class EditProfile(Asked):
    """What is left out or null stays; a new name alone brings first and last name along."""

    name: str | None = Field(None, max_length=1_000)
    first_name: str | None = Field(None, alias="first_name", max_length=1_000)
    last_name: str | None = Field(None, alias="last_name", max_length=1_000)
    company: str | None = Field(None, max_length=1_000)


class MessageAnswer(Answer):
    """What was done, in words."""

    message: str


class SessionAnswer(Answer):
    """A place where the user is signed in."""

    id: str
    current: bool = Field(description="Whether it is the one that asks.")
    kind: SessionKind
    remembered: bool
    created_at: datetime
    last_seen_at: datetime = Field(description="Right to five minutes.")
    expires_at: datetime
    address: str
    device: str = Field(description="What the browser or program says of itself.")


class SessionsAnswer(Answer):
    """All of them, the newest first; never more than a hundred."""

    sessions: tuple[SessionAnswer, ...]


class EndedAnswer(Answer):
    """How many sessions ended."""

    ended: int
    message: str


class TotpStanding(Answer):
    """Whether the account asks for a code besides the password."""

    enabled: bool
    recovery_codes_left: int


class TotpSetUp(Answer):
    """What goes into an authenticator app; it counts once a code proves that it is there."""

    secret: str = Field(description="To be typed, where there is no camera.")
    uri: str
    svg: str = Field(description="The same as a picture.")


class ConfirmTotp(Asked):
    """A code that the app shows."""

    code: str = Field(max_length=64)


class RecoveryCodes(Answer):
    """Each works once, in place of a code of the app. Told this once."""

    recovery_codes: tuple[str, ...]


class RemoveTotp(Asked):
    """The password, and a code of the app or a recovery code."""

    password: str = _PASSWORD
    code: str = Field(max_length=64)


class PasswordAgain(Asked):
    """The password once more, for what a session alone must not do."""

    password: str = _PASSWORD
