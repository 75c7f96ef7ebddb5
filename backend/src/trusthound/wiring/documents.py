"""Settings in, the reader of resumes that people hand in out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trusthound.adapters.documents.resume_reader import ResumeReader
from trusthound.wiring.settings import Settings

WORK = "trusthound.wiring.resume_work:work"


@asynccontextmanager
async def open_resume_reader(settings: Settings) -> AsyncIterator[ResumeReader]:
    """It starts its process with the first file, which ends with the block."""
    reader = ResumeReader(
        WORK,
        filtered=not settings.documents_unfiltered,
        at_once=settings.documents_at_once,
        waiting=settings.documents_waiting,
    )
    try:
        yield reader
    finally:
        await asyncio.to_thread(reader.close)
