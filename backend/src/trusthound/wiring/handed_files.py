"""Settings in, the reading of files out that people hand in to have them judged."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from trusthound.adapters.documents.picture_reader import PictureReader
from trusthound.adapters.documents.read import DocumentReader
from trusthound.usecases.read_handed_file import TextOfFile, read_handed_file
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class HandedFiles:
    """Each reader starts its process with the first file."""

    documents: DocumentReader
    pictures: PictureReader

    async def read(self, data: bytes, filename: str, *, sender: str = "") -> TextOfFile:
        """The text of a document or of a screenshot."""
        return await read_handed_file(
            data, filename, documents=self.documents, pictures=self.pictures, sender=sender
        )


@asynccontextmanager
async def open_handed_files(settings: Settings) -> AsyncIterator[HandedFiles]:
    """Their processes end with the block."""
    filtered, waiting = not settings.documents_unfiltered, settings.documents_waiting
    documents = DocumentReader(
        filtered=filtered, at_once=settings.documents_at_once, waiting=waiting
    )
    pictures = PictureReader(filtered=filtered, at_once=settings.pictures_at_once, waiting=waiting)
    try:
        yield HandedFiles(documents, pictures)
    finally:
        await asyncio.to_thread(documents.close)
        await asyncio.to_thread(pictures.close)
