"""Settings in; lists of resumes out, for a command or a process that needs no more than these."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.storage.database import open_database
from trusthound.inquiry.resume_file import ResumeInquiry
from trusthound.wiring.bulk import Bulk, open_bulk_resumes
from trusthound.wiring.candidates import open_candidates
from trusthound.wiring.documents import open_resume_reader
from trusthound.wiring.lookups import for_candidates, open_lookups
from trusthound.wiring.secret import load_secret
from trusthound.wiring.settings import Settings


@asynccontextmanager
async def open_lists(settings: Settings) -> AsyncIterator[Bulk]:
    """Raises SetupProblem, DatabaseUnavailable."""
    async with (
        open_database(
            database_url=settings.database_url, data_folder=settings.data_folder
        ) as database,
        open_lookups(settings, database) as lookups,
        open_resume_reader(settings) as reader,
        open_bulk_resumes(settings) as resumes,
    ):
        inquiry = ResumeInquiry(reader, for_candidates(lookups))
        keys = Keys(load_secret(settings))
        yield Bulk(await open_candidates(settings, database, inquiry, keys), resumes)
