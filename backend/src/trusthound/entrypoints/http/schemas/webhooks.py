"""Webhooks as they go over the wire."""

from datetime import UTC, datetime
from typing import Annotated

from pydantic import Field

from trusthound.domain.webhooks.delivery import Delivery, DeliveryStatus, NotSent
from trusthound.domain.webhooks.endpoint import (
    DESCRIPTION_CHARACTERS,
    MOST_ENDPOINTS,
    URL_CHARACTERS,
    DisabledBecause,
    Endpoint,
    EndpointChange,
)
from trusthound.domain.webhooks.event import ASKED_FOR, WebhookEvent
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.add_webhook import Wanted

_Event = Annotated[WebhookEvent, Field(strict=False)]
_EVENTS_LISTED = 20
# Longer ones are refused by the domain, in words; this only bounds what is looked at.
_LINE_CHARACTERS = 10 * DESCRIPTION_CHARACTERS


class AddWebhook(Asked):
    """An address of yours that is told of events."""

    url: str = Field(
        max_length=2 * URL_CHARACTERS,
        description="An https address at a public place, at port 443, 8443 or 8080.",
        examples=["https://hooks.example.com/trusthire"],
    )
    description: str = Field("", max_length=_LINE_CHARACTERS)
    events: list[_Event] = Field(default=list(ASKED_FOR), max_length=_EVENTS_LISTED)


class ChangeWebhook(Asked):
    """Only what is given changes."""

    url: str | None = Field(None, max_length=2 * URL_CHARACTERS)
    description: str | None = Field(None, max_length=_LINE_CHARACTERS)
    events: list[_Event] | None = Field(None, max_length=_EVENTS_LISTED)
    enabled: bool | None = None


class WebhookBody(Answer):
    id: str
    url: str
    description: str
    events: list[WebhookEvent]
    created_at: datetime
    enabled: bool
    disabled_because: DisabledBecause | None = Field(
        description="`gone`: it answered 410; `failing`: nothing was delivered for three days."
    )
    disabled_at: datetime | None
    failing_since: datetime | None = Field(
        description="The first failure since a delivery got through; null: none."
    )
    both_secrets_until: datetime | None = Field(
        description="Messages bear the former secret's signature as well until then."
    )


class WebhooksAnswer(Answer):
    """As they were added."""

    success: bool = True
    webhooks: list[WebhookBody]
    most: int = Field(MOST_ENDPOINTS, description="As many as there can be.")
    events: list[WebhookEvent] = Field(
        default=list(ASKED_FOR), description="What a webhook can ask for."
    )


class WebhookAnswer(Answer):
    success: bool = True
    webhook: WebhookBody


class WebhookSecretAnswer(WebhookAnswer):
    secret: str = Field(description="`whsec_` and base64; it is shown this once.")


class TestEventAnswer(Answer):
    success: bool = True
    id: str = Field(description="The `webhook-id` of the message, by which it is in the list.")


class DeliveryBody(Answer):
    """A message to one endpoint, and what came of its last attempt."""

    id: str = Field(description="The header `webhook-id`, the same at each attempt.")
    type: WebhookEvent
    status: DeliveryStatus
    made_at: datetime
    tries: int
    next_try_at: datetime | None
    last_try_at: datetime | None
    response_status: int | None = Field(description="null: no answer came.")
    response_body: str = Field(description="The beginning of the answer.")
    problem: NotSent | None = Field(description="Why no answer came, or nothing was sent.")
    body: str = Field(description="What is sent, to the byte.")


class DeliveriesAnswer(Answer):
    """One page, the newest first."""

    success: bool = True
    deliveries: list[DeliveryBody]
    next_cursor: str | None = Field(description="Ask with it for older ones; null: none.")


class DeliveryAnswer(Answer):
    success: bool = True
    delivery: DeliveryBody


def wanted_of(asked: AddWebhook) -> Wanted:
    return Wanted(asked.url, asked.description, tuple(asked.events))


def change_of(asked: ChangeWebhook) -> EndpointChange:
    events = None if asked.events is None else tuple(asked.events)
    return EndpointChange(asked.url, asked.description, events, asked.enabled)


def webhook_body(endpoint: Endpoint) -> WebhookBody:
    return WebhookBody(
        id=endpoint.id,
        url=endpoint.url,
        description=endpoint.description,
        events=list(endpoint.events),
        created_at=endpoint.created_at.astimezone(UTC),
        enabled=endpoint.disabled is None,
        disabled_because=endpoint.disabled,
        disabled_at=_utc(endpoint.disabled_at),
        failing_since=_utc(endpoint.failing_since),
        both_secrets_until=_utc(endpoint.former_secret_until),
    )


def delivery_body(delivery: Delivery) -> DeliveryBody:
    return DeliveryBody(
        id=delivery.message_id,
        type=delivery.type,
        status=delivery.standing,
        made_at=delivery.made_at.astimezone(UTC),
        tries=delivery.tries,
        next_try_at=_utc(delivery.next_try_at),
        last_try_at=_utc(delivery.last_try_at),
        response_status=delivery.status,
        response_body=delivery.answer,
        problem=delivery.problem,
        body=delivery.body,
    )


def _utc(moment: datetime | None) -> datetime | None:
    return None if moment is None else moment.astimezone(UTC)
