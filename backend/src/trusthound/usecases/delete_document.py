"""Delete a document of an application, with its file."""

import asyncio
from datetime import datetime

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import application_details, applications, trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.details import KeptDocument
from trusthound.domain.tracking.kept import Kept, document_of


async def delete_document(
    user_id: str,
    application_id: str,
    document_id: str,
    *,
    database: Database,
    files: FileStore,
    now: datetime,
) -> Kept:
    """If the file cannot be deleted now, the worker does it.

    Raises NotFound, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        await trackers.lock(connection, user_id, now=now)
        found = await applications.find(connection, user_id, application_id)
        document = document_of(await application_details.kept(connection, found), document_id)
        await application_details.delete(connection, found.id, KeptDocument, document.id)
        kept = await application_details.kept(connection, found)
    await asyncio.to_thread(files.delete, document.file_name)
    return kept
