"""What was sent to an endpoint in the last 30 days, the newest first, page by page."""

from dataclasses import dataclass

from trusthound.adapters.storage import webhook_deliveries, webhook_endpoints
from trusthound.adapters.storage.database import Database
from trusthound.domain.webhooks.delivery import Delivery
from trusthound.domain.webhooks.endpoint import no_such_webhook

A_PAGE = 20


@dataclass(frozen=True, slots=True)
class DeliveryPage:
    """`more_before` is where the next page begins; None on the last one."""

    deliveries: tuple[Delivery, ...]
    more_before: int | None


async def list_webhook_deliveries(
    organization_id: str, endpoint_id: str, *, before: int | None, database: Database
) -> DeliveryPage:
    """The door lets admins in alone. Raises NotFound, DatabaseUnavailable."""
    async with database.connection() as connection:
        if not await webhook_endpoints.belongs(connection, organization_id, endpoint_id):
            raise no_such_webhook()
        found = await webhook_deliveries.page(
            connection, endpoint_id, before=before, most=A_PAGE + 1
        )
    page = found[:A_PAGE]
    return DeliveryPage(page, page[-1].number if len(found) > A_PAGE else None)
