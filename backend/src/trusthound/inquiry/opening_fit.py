"""A seeker's resume and openings in, how well it fits each out."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.asked import bounded
from trusthound.domain.matching.match import match
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.resume.taken import KeptResume
from trusthound.domain.search.found import Fit
from trusthound.domain.search.opening import Opening


@dataclass(frozen=True, slots=True)
class Fits:
    """`resume` None: nothing fits anything. As many compare at once as there are `turns`."""

    resume: KeptResume | None
    reference: Reference
    turns: asyncio.Semaphore
    as_of: date

    async def of(self, openings: Iterable[Opening]) -> dict[str, Fit]:
        """By the id of each; openings without a text are left out."""
        if self.resume is None:
            return {}
        async with self.turns:
            return await asyncio.to_thread(self._all, self.resume, list(openings))

    def _all(self, resume: KeptResume, openings: list[Opening]) -> dict[str, Fit]:
        return {each.id: self._one(resume, each) for each in openings if each.description}

    def _one(self, resume: KeptResume, opening: Opening) -> Fit:
        posting = posting_of(opening)
        asked = bounded(read_requirements(posting, self.reference.skills))
        found = match(resume.resume, posting, asked, self.reference, self.as_of, resume.taken.text)
        return Fit(found.score, found.reasons)


def posting_of(opening: Opening) -> JobPosting:
    """What a resume is compared with."""
    return JobPosting(
        opening.title,
        opening.company,
        opening.description,
        url=opening.url,
        places=opening.places,
        remote=opening.remote,
        pay=opening.pay,
        employment_types=opening.employment_types,
        seniority=opening.seniority,
        date_posted=opening.date_posted,
        language=opening.language,
    )
