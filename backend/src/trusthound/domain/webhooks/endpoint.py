"""An address of an employer's own that is told of events, and what may be asked of it."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from urllib.parse import urlsplit

from trusthound.domain.common.errors import Conflict, InvalidInput, NotFound, UrlRefused
from trusthound.domain.common.url import DEFAULT_PORTS, authority, checked_url
from trusthound.domain.webhooks.event import ASKED_FOR, WebhookEvent

MOST_ENDPOINTS = 10
DESCRIPTION_CHARACTERS = 200
URL_CHARACTERS = 2_000
# So long after a rotation messages are signed with both secrets.
BOTH_SECRETS_FOR = timedelta(hours=24)


class DisabledBecause(StrEnum):
    """Why nothing is sent to an endpoint."""

    BY_ADMIN = "by_admin"
    GONE = "gone"  # it answered 410
    FAILING = "failing"  # nothing got through for days


@dataclass(frozen=True, slots=True)
class Endpoint:
    """`failing_since`: the first of the attempts that failed since one got through."""

    id: str
    organization_id: str
    url: str
    description: str
    events: tuple[WebhookEvent, ...]
    created_at: datetime
    disabled: DisabledBecause | None = None
    disabled_at: datetime | None = None
    failing_since: datetime | None = None
    former_secret_until: datetime | None = None


@dataclass(frozen=True, slots=True)
class EndpointChange:
    """None leaves a part as it is. The address is checked by the caller of `changed`."""

    url: str | None = None
    description: str | None = None
    events: tuple[WebhookEvent, ...] | None = None
    is_enabled: bool | None = None


def checked_address(url: str, *, allowed_private: Collection[str] = ()) -> str:
    """https alone, and nothing inside a network, but for the `host:port` pairs that are set.

    Syntax only: what the name resolves to is checked at each delivery. Raises UrlRefused.
    """
    if not url.strip():
        raise UrlRefused("Enter the address that is to be told.")
    if len(url) > URL_CHARACTERS:
        raise UrlRefused(f"An address may have {URL_CHARACTERS:,} characters.")
    address = checked_url(url, allowed_private=allowed_private).partition("#")[0]
    parts = urlsplit(address)
    place = authority(parts.hostname or "", parts.port or DEFAULT_PORTS[parts.scheme])
    if parts.scheme != "https" and place not in allowed_private:
        raise UrlRefused("The address of a webhook begins with https://.")
    return address


def changed(endpoint: Endpoint, change: EndpointChange, *, at: datetime) -> Endpoint:
    """One that is enabled begins anew, with no failure behind it. Raises InvalidInput."""
    told = replace(
        endpoint,
        url=endpoint.url if change.url is None else change.url,
        description=endpoint.description
        if change.description is None
        else checked_description(change.description),
        events=endpoint.events if change.events is None else checked_events(change.events),
    )
    if change.is_enabled is None or change.is_enabled is (endpoint.disabled is None):
        return told
    if change.is_enabled:
        return replace(told, disabled=None, disabled_at=None, failing_since=None)
    return replace(told, disabled=DisabledBecause.BY_ADMIN, disabled_at=at)


def checked_description(text: str) -> str:
    """One line; it may be empty. Raises InvalidInput."""
    line = " ".join(text.split())
    if len(line) > DESCRIPTION_CHARACTERS or not line.isprintable():
        raise InvalidInput(
            f"A description is one line of at most {DESCRIPTION_CHARACTERS} characters.",
            field="description",
        )
    return line


def checked_events(events: Iterable[WebhookEvent]) -> tuple[WebhookEvent, ...]:
    """Each once, in the order of the list. Raises InvalidInput where there is none."""
    asked = set(events)
    found = tuple(each for each in ASKED_FOR if each in asked)
    if not found or WebhookEvent.TEST in asked:
        raise InvalidInput("Choose at least one of the events.", field="events")
    return found


def check_room(held: int) -> None:
    """Raises Conflict where an organisation has as many as can be."""
    if held >= MOST_ENDPOINTS:
        raise Conflict(
            "too_many_webhooks",
            f"There are {MOST_ENDPOINTS} webhooks, which is as many as there can be.",
            advice="Delete one that you no longer need.",
        )


def check_enabled(endpoint: Endpoint) -> None:
    """Raises Conflict where nothing is sent."""
    if endpoint.disabled is not None:
        raise Conflict(
            "webhook_disabled",
            "This webhook is disabled, so nothing is sent to it.",
            advice="Enable it first.",
        )


def no_such_webhook() -> NotFound:
    return NotFound("There is no such webhook.")


def no_such_delivery() -> NotFound:
    return NotFound("There is no such delivery, or it is older than 30 days.")
