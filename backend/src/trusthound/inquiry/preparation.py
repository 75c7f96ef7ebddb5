"""A seeker's application in; its posting, their resume and what is made of both out."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import (
    applications,
    openings,
    preparation_notes,
    resumes,
    verifications,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.asked import bounded
from trusthound.domain.matching.match import match
from trusthound.domain.matching.model import Match
from trusthound.domain.posting.assess import assess
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.posting.verification import Verification
from trusthound.domain.preparation.model import Preparation
from trusthound.domain.preparation.notes import PracticeNote
from trusthound.domain.preparation.posting_of import posting_of_facts, posting_of_opening
from trusthound.domain.preparation.prepare import prepare
from trusthound.domain.resume.taken import KeptResume
from trusthound.domain.tracking.application import Application


@dataclass(frozen=True, slots=True)
class Sources:
    """Where it is found; so many are worked out at once as there are `turns`."""

    database: Database
    files: FileStore
    reference: Reference
    examples: Sequence[Verification]
    turns: asyncio.Semaphore


@dataclass(frozen=True, slots=True)
class Prepared:
    """`match` and `resume` are None where the seeker has no resume."""

    application: Application
    preparation: Preparation
    notes: tuple[PracticeNote, ...]
    resume: KeptResume | None
    match: Match | None


async def ask_for_preparation(
    user_id: str, application_id: str, *, sources: Sources, as_of: date
) -> Prepared:
    """With the default resume. Raises NotFound, FileDamaged, DatabaseUnavailable."""
    async with sources.database.connection() as connection:
        found = await applications.find(connection, user_id, application_id)
        notes = await preparation_notes.of(connection, found.id)
        kept = await resumes.find(connection, user_id, None, files=sources.files)
    posting, judged = await _posting(found, sources)
    async with sources.turns:
        preparation, fit = await asyncio.to_thread(
            _prepared, posting, judged, kept, sources.reference, as_of
        )
    return Prepared(found, preparation, notes, kept, fit)


async def _posting(
    application: Application, sources: Sources
) -> tuple[JobPosting, Assessment | None]:
    """What was checked before what was collected: it knows more of the employer."""
    for each in sources.examples:
        if each.url and each.url == application.facts.url:
            return each.dossier.posting, each.assessment
    checked, opening_id = application.posting.verification_id, application.posting.opening_id
    if checked:
        judged = await verifications.find(sources.database, checked)
        if isinstance(judged, Verification):
            return judged.dossier.posting, judged.assessment
    if opening_id:
        async with sources.database.connection() as connection:
            opening = await openings.find(connection, opening_id)
        if opening is not None:
            return posting_of_opening(opening), None
    return posting_of_facts(application.facts), None


def _prepared(
    posting: JobPosting,
    judged: Assessment | None,
    kept: KeptResume | None,
    reference: Reference,
    as_of: date,
) -> tuple[Preparation, Match | None]:
    asked = bounded(read_requirements(posting, reference.skills))
    found = None
    if kept is not None:
        found = match(kept.resume, posting, asked, reference, as_of, kept.taken.text)
    judged = judged or _judged(posting, reference, as_of)
    return prepare(posting, asked, found, judged, reference), found


def _judged(posting: JobPosting, reference: Reference, as_of: date) -> Assessment | None:
    """By its text alone, where nobody has checked it."""
    if not posting.description:
        return None
    dossier = compile_dossier(
        posting, channel=Channel.ROW, as_of=as_of, employer_board=None, reference=reference
    )
    return assess(dossier)
