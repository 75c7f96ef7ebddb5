"""Add up how often pages were opened, many openings at once, so that a page costs nothing."""

from collections.abc import Mapping
from datetime import date

from trusthound.adapters.storage import page_views
from trusthound.adapters.storage.database import Database


async def count_page_views(views: Mapping[tuple[date, str], int], *, database: Database) -> None:
    """`views` by day and path as the router writes it. Raises DatabaseUnavailable."""
    if not views:
        return
    async with database.connection() as connection:
        await page_views.add(connection, views)
