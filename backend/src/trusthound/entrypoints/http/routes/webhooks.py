"""An organisation's webhooks: added, changed, tried, deleted; and what was sent to each."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query

from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, AskedOrigin, Caller, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.webhooks import (
    AddWebhook,
    ChangeWebhook,
    DeliveriesAnswer,
    DeliveryAnswer,
    TestEventAnswer,
    WebhookAnswer,
    WebhooksAnswer,
    WebhookSecretAnswer,
    change_of,
    delivery_body,
    wanted_of,
    webhook_body,
)

router = APIRouter(prefix="/api/enterprise/webhooks", tags=["webhooks"])

_ALWAYS = ("sign_in_required", "not_allowed", "rate_limited", "database_unavailable")
_BODY = ("invalid_json", "body_too_large", "unsupported_media_type", "invalid_input", "invalid_url")
AskedAdmin = Annotated[Caller, open_to(Access.ADMIN)]


@router.get("", summary="List webhooks", responses=documented(*_ALWAYS))
async def list_webhooks(services: AskedServices, caller: AskedAdmin) -> WebhooksAnswer:
    """Without their secrets, which are shown once."""
    found = await services.webhooks.list(caller.user)
    return WebhooksAnswer(webhooks=[webhook_body(each) for each in found])


@router.post(
    "",
    summary="Add a webhook",
    status_code=HTTPStatus.CREATED,
    responses=documented(*_BODY, "not_found", "too_many_webhooks", *_ALWAYS),
)
async def add_webhook(
    asked: AddWebhook, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> WebhookSecretAnswer:
    """Messages follow Standard Webhooks (standardwebhooks.com), signed with the secret that this
    answer shows once. At most ten.
    """
    made, secret = await services.webhooks.add(caller.user, wanted_of(asked), origin=origin)
    return WebhookSecretAnswer(webhook=webhook_body(made), secret=secret)


@router.patch(
    "/{webhook_id}",
    summary="Change a webhook",
    responses=documented(*_BODY, "not_found", *_ALWAYS),
)
async def change_webhook(
    webhook_id: str,
    asked: ChangeWebhook,
    services: AskedServices,
    caller: AskedAdmin,
    origin: AskedOrigin,
) -> WebhookAnswer:
    """What waits for one that is disabled is given up, and can be sent again by hand."""
    changed = await services.webhooks.change(
        caller.user, webhook_id, change_of(asked), origin=origin
    )
    return WebhookAnswer(webhook=webhook_body(changed))


@router.delete(
    "/{webhook_id}",
    summary="Delete a webhook",
    status_code=HTTPStatus.NO_CONTENT,
    responses=documented("not_found", *_ALWAYS),
)
async def delete_webhook(
    webhook_id: str, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> None:
    """At once, with what waits for it and what was sent."""
    await services.webhooks.delete(caller.user, webhook_id, origin=origin)


@router.post(
    "/{webhook_id}/rotate",
    summary="Give a webhook a new secret",
    responses=documented("not_found", *_ALWAYS),
)
async def rotate_webhook_secret(
    webhook_id: str, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> WebhookSecretAnswer:
    """For 24 hours messages bear two signatures, the former secret's as well."""
    changed, secret = await services.webhooks.rotate(caller.user, webhook_id, origin=origin)
    return WebhookSecretAnswer(webhook=webhook_body(changed), secret=secret)


@router.post(
    "/{webhook_id}/test",
    summary="Send a webhook a test message",
    status_code=HTTPStatus.ACCEPTED,
    responses=documented("not_found", "webhook_disabled", *_ALWAYS),
)
async def send_test_event(
    webhook_id: str, services: AskedServices, caller: AskedAdmin, origin: AskedOrigin
) -> TestEventAnswer:
    """`webhook.test`, once, whatever it answers; the deliveries tell what came of it."""
    event = await services.webhooks.test(caller.user, webhook_id, origin=origin)
    return TestEventAnswer(id=event.id)


@router.get(
    "/{webhook_id}/deliveries",
    summary="List what was sent to a webhook",
    responses=documented("invalid_input", "not_found", *_ALWAYS),
)
async def list_webhook_deliveries(
    webhook_id: str,
    services: AskedServices,
    caller: AskedAdmin,
    cursor: Annotated[
        str | None, Query(pattern=r"^[0-9]{1,18}$", description="`nextCursor` of the page before.")
    ] = None,
) -> DeliveriesAnswer:
    """Of the last 30 days, the newest first, with what came of the last attempt."""
    before = None if cursor is None else int(cursor)
    page = await services.webhooks.deliveries(caller.user, webhook_id, before=before)
    return DeliveriesAnswer(
        deliveries=[delivery_body(each) for each in page.deliveries],
        next_cursor=None if page.more_before is None else str(page.more_before),
    )


@router.post(
    "/{webhook_id}/deliveries/{delivery_id}/replay",
    summary="Send a message again",
    status_code=HTTPStatus.ACCEPTED,
    responses=documented("not_found", "webhook_disabled", *_ALWAYS),
)
async def replay_webhook_delivery(
    webhook_id: str,
    delivery_id: str,
    services: AskedServices,
    caller: AskedAdmin,
    origin: AskedOrigin,
) -> DeliveryAnswer:
    """Under the same `webhook-id`, so that a receiver knows it again."""
    delivery = await services.webhooks.replay(caller.user, webhook_id, delivery_id, origin=origin)
    return DeliveryAnswer(delivery=delivery_body(delivery))
