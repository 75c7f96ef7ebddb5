"""Attach a document to an application: kept encrypted, never opened."""

from datetime import datetime

from trusthound.adapters.documents.attachable import attachable_of
from trusthound.adapters.files.store import FileStore, kept_file
from trusthound.adapters.storage import application_details, applications, trackers
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.profile import file_shown
from trusthound.domain.tracking.details import KeptDocument, check_bytes, check_held
from trusthound.domain.tracking.kept import Kept


async def attach_document(
    user_id: str,
    application_id: str,
    data: bytes,
    filename: str,
    *,
    database: Database,
    files: FileStore,
    now: datetime,
    new_id: str,
) -> Kept:
    """Raises DocumentRefused, NotFound, Conflict for one too many, StorageFull,
    DatabaseUnavailable.
    """
    kind = attachable_of(data, filename)
    async with database.connection() as connection:
        await applications.find(connection, user_id, application_id)
    async with kept_file(files, data) as file_name, database.connection() as connection:
        assert file_name is not None  # noqa: S101 - there is data
        await trackers.lock(connection, user_id, now=now)
        found = await applications.find(connection, user_id, application_id)
        kept = await application_details.kept(connection, found)
        check_held(KeptDocument, len(kept.documents))
        check_bytes(await application_details.bytes_of(connection, user_id), len(data))
        shown = file_shown(filename, otherwise="document")
        document = KeptDocument(new_id, shown, kind, len(data), now, file_name)
        await application_details.put_document(connection, found.id, document)
        return await application_details.kept(connection, found)
