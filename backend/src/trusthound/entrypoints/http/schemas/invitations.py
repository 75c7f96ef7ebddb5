"""Invitations into organisations as they go over the wire."""

from pydantic import Field

from trusthound.domain.access.organization import Role
from trusthound.entrypoints.http.schemas.user import UserAnswer
from trusthound.entrypoints.http.schemas.wire import Answer, Asked


class AcceptInvitation(Asked):
    """Whoever is signed in sends the token alone; others a name and a password besides."""

    token: str = Field(max_length=200, description="What the link carries behind `#token=`.")
    name: str = Field("", max_length=1_000, description="As people call you.")
    password: str = Field(
        "", max_length=4_096, description="Any characters; none is cut off or trimmed."
    )


class JoinedAnswer(Answer):
    """What the caller is a member of now."""

    organization: str = Field(description="Its name.")
    role: Role
    token: str | None = Field(description="Of the session that began; null: one was there.")
    user: UserAnswer
    message: str
