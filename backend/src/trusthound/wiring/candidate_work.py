"""A resume in, what came of it out, read and judged; and a report in, its file out, printed."""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.reports.candidate_pdf import candidate_pdf
from trusthound.adapters.reports.candidate_table import candidate_csv
from trusthound.adapters.storage import candidate_traces
from trusthound.adapters.storage.database import Database
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import CandidateCheck
from trusthound.domain.hiring.disclaimer import whole_disclaimer
from trusthound.domain.hiring.examined import Examined
from trusthound.inquiry.resume_file import Earlier, ResumeInquiry
from trusthound.wiring.brands import Brands
from trusthound.wiring.clock import utc_now
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class Examining:
    """For checks of one resume, and of many."""

    database: Database
    resumes: ResumeInquiry
    keys: Keys

    async def examine(
        self, organization_id: str, asked: Asked, *, sender: str = ""
    ) -> tuple[Examined, bytes]:
        """Compared with what the same organisation keeps, and with nobody else's; and the file's
        digest, by which it is not compared with itself. `sender` takes turns with others, the
        organisation where none is given.
        """
        told = await asyncio.to_thread(lambda: sha256(asked.data).hexdigest())
        digest = self.keys.mark("resume file", told)
        earlier = Earlier(
            self.keys.of(f"traces of resumes at {organization_id}"),
            partial(candidate_traces.seen, self.database, organization_id, file_digest=digest),
            sender=sender or organization_id,
        )
        examined = await self.resumes.examined(
            asked.data, asked.filename, asked.claims, earlier=earlier, now=utc_now()
        )
        return examined, digest


@dataclass(frozen=True)
class Printing:
    """Reports as files."""

    settings: Settings
    brands: Brands
    # One at a time: threads share a processor with whoever answers everybody else.
    at_once: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    async def pdf(self, check: CandidateCheck) -> bytes:
        product = self.settings.enterprise_name
        brand = await self.brands.find(check.organization_id)
        async with self.at_once:
            return await asyncio.to_thread(
                candidate_pdf, check, product=product, disclaimer=self._disclaimer, brand=brand
            )

    def csv(self, check: CandidateCheck) -> bytes:
        return candidate_csv(check, disclaimer=self._disclaimer)

    @property
    def _disclaimer(self) -> str:
        settings = self.settings
        return whole_disclaimer(product=settings.product_name, enterprise=settings.enterprise_name)
