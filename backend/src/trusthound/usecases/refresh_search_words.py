"""Counts the words of titles and companies, so that it is known what a misspelt one means."""

from trusthound.adapters.storage import lexicon
from trusthound.adapters.storage.database import Database


async def refresh_search_words(database: Database) -> int:
    """How many words there are. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        return await lexicon.refresh(connection)
