"""Open a document of an application, for its owner to save."""

import asyncio

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import application_details, applications
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.details import KeptDocument
from trusthound.domain.tracking.kept import document_of


async def open_document(
    user_id: str, application_id: str, document_id: str, *, database: Database, files: FileStore
) -> tuple[KeptDocument, bytes]:
    """What is kept of it, and its bytes.

    Raises NotFound, FileDamaged, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        found = await applications.find(connection, user_id, application_id)
        kept = await application_details.kept(connection, found)
    document = document_of(kept, document_id)
    return document, await asyncio.to_thread(files.whole, document.file_name)
