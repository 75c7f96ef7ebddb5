"""Accounts as they go over the wire: what is asked of them and what is answered."""

from pydantic import Field

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
