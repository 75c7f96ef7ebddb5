"""API keys as they go over the wire."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AwareDatetime, Field

from trusthound.domain.access.api_key import (
    LONGEST_OVERLAP_HOURS,
    OVERLAP,
    ApiKey,
    Environment,
    Scope,
)
from trusthound.entrypoints.http.schemas.wire import Answer, Asked


class CreateApiKey(Asked):
    """What the key may do, and whether it does the real thing."""

    name: str = Field(max_length=1_000, description="For people to tell it by.")
    environment: Environment = Field(strict=False)
    scopes: list[Annotated[Scope, Field(strict=False)]] = Field(
        default=[Scope.VERIFY],
        max_length=20,
        description="Least is best: what is not here the key can't do.",
    )
    expires_at: AwareDatetime | None = Field(
        default=None, strict=False, description="When it ends by itself; null: never."
    )


class RotateApiKey(Asked):
    """For how long both keys work."""

    overlap_hours: int = Field(
        default=int(OVERLAP.total_seconds()) // 3600, ge=0, le=LONGEST_OVERLAP_HOURS
    )


class ApiKeyAnswer(Answer):
    """A key without what would open anything."""

    id: str
    name: str
    environment: Environment
    is_revoked: bool
    key_prefix: str = Field(description="How the key begins.")
    created_at: datetime
    last_used_at: datetime | None = Field(description="True to the minute.")
    rate_limit_per_hour: int
    scopes: list[Scope]
    expires_at: datetime | None = Field(description="It works until then; null: for good.")


class ApiKeysAnswer(Answer):
    """Those that work, the newest first; then those that ended."""

    keys: list[ApiKeyAnswer]


class NewApiKeyAnswer(ApiKeyAnswer):
    """A key that was made just now."""

    key: str = Field(description="The whole key, shown only here.")


class ApiKeyCreatedAnswer(Answer):
    """That it was made."""

    success: Literal[True]
    api_key: NewApiKeyAnswer
    error: None = None


def api_key_answer(key: ApiKey) -> ApiKeyAnswer:
    """As its organisation sees it."""
    return ApiKeyAnswer(
        id=key.id,
        name=key.name,
        environment=key.environment,
        is_revoked=key.revoked_at is not None,
        key_prefix=key.prefix,
        created_at=key.made_at,
        last_used_at=key.last_used_at,
        rate_limit_per_hour=key.requests_an_hour,
        scopes=list(key.scopes),
        expires_at=key.expires_at,
    )


def created_answer(key: ApiKey, text: str) -> ApiKeyCreatedAnswer:
    """This once with its text."""
    told = NewApiKeyAnswer(**dict(api_key_answer(key)), key=text)
    return ApiKeyCreatedAnswer(success=True, api_key=told)
