"""Match a posting: how well a seeker's resume fits it, requirement by requirement."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import resumes, verifications
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.web import Web
from trusthound.adapters.wording.chat import Chat
from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.common.errors import NotFound
from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.asked import (
    MatchAsked,
    MatchedPosting,
    bounded,
    check_one_posting,
    no_posting,
    no_resume,
    with_text,
)
from trusthound.domain.matching.match import match
from trusthound.domain.matching.model import Match
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.extract.text import read_text
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.posting.verification import Verification
from trusthound.domain.resume.taken import KeptResume, no_such_resume
from trusthound.inquiry.posting import ask_about_url
from trusthound.inquiry.wording import ask_for_wording


@dataclass(frozen=True, slots=True)
class Postings:
    """Where a posting is found: `examples` are ours, a result younger than `fresh_for` is used
    again. `chat` words a match, None: nothing does. So many are compared at once as there are
    `turns`.
    """

    database: Database
    web: Web
    reference: Reference
    examples: Sequence[Verification]
    fresh_for: timedelta
    chat: Chat | None
    turns: asyncio.Semaphore


async def match_posting(
    asked: MatchAsked, *, user_id: str, postings: Postings, files: FileStore, now: datetime
) -> MatchedPosting:
    """Nothing is counted, and nothing of it is kept.

    Raises InvalidInput, NotFound, Conflict where there is no resume, UrlRefused, PageUnreadable,
    Overloaded, FileDamaged, DatabaseUnavailable.
    """
    check_one_posting(asked)
    async with postings.database.connection() as connection:
        kept = await resumes.find(connection, user_id, asked.resume_id, files=files)
    if kept is None:
        raise no_resume() if asked.resume_id is None else no_such_resume()
    posting = await _posting(asked, postings, now)
    async with postings.turns:
        found = await asyncio.to_thread(_matched, kept, posting, postings.reference, now.date())
    wording = await ask_for_wording(found, chat=postings.chat, skills=postings.reference.skills)
    return MatchedPosting(posting, found, wording)


async def _posting(asked: MatchAsked, postings: Postings, now: datetime) -> JobPosting:
    if asked.verification_id is not None:
        posting = await _of_result(asked.verification_id, postings)
        return with_text(posting, "verificationId")
    if asked.url is not None:
        return with_text(await _at(asked.url, postings, now), "url")
    posting = await asyncio.to_thread(read_text, asked.text or "", as_of=now.date())
    return with_text(posting, "text")


async def _of_result(verification_id: str, postings: Postings) -> JobPosting:
    found: Judged | None = next(
        (each for each in postings.examples if each.id == verification_id), None
    )
    found = found or await verifications.find(postings.database, verification_id)
    if found is None:
        raise NotFound("There is no such result, or it has been deleted.")
    if not isinstance(found, Verification):
        raise no_posting()
    return found.dossier.posting


async def _at(url: str, postings: Postings, now: datetime) -> JobPosting:
    for each in postings.examples:
        if each.url == url.strip():
            return each.dossier.posting
    address = canonical_url(postings.web.checked(url))
    known = await verifications.latest_shared(postings.database, address, now - postings.fresh_for)
    if known is not None:
        return known.dossier.posting
    dossier = await ask_about_url(
        address, web=postings.web, reference=postings.reference, as_of=now.date()
    )
    return dossier.posting


def _matched(kept: KeptResume, posting: JobPosting, reference: Reference, as_of: date) -> Match:
    asked = bounded(read_requirements(posting, reference.skills))
    return match(kept.resume, posting, asked, reference, as_of, kept.taken.text)
