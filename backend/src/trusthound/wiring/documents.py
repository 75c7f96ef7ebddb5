"""Settings in, the reader of files that people hand in out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trusthound.adapters.documents.read import DocumentReader
from trusthound.wiring.settings import Settings


@asynccontextmanager
async def open_documents(settings: Settings) -> AsyncIterator[DocumentReader]:
    """It starts its process with the first file, which ends with the block."""
    reader = DocumentReader(
        filtered=not settings.documents_unfiltered,
        at_once=settings.documents_at_once,
        waiting=settings.documents_waiting,
    )
    try:
        yield reader
    finally:
        await asyncio.to_thread(reader.close)
