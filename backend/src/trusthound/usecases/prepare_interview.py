"""Prepare an interview: what they may ask, what to answer, ask and look up, for an application."""

from dataclasses import dataclass
from datetime import date

from trusthound.adapters.wording.chat import Chat
from trusthound.domain.matching.wording import Wording
from trusthound.inquiry.preparation import Prepared, Sources, ask_for_preparation
from trusthound.inquiry.wording import ask_for_wording


@dataclass(frozen=True, slots=True)
class InterviewPrepared:
    """`wording` says in sentences what of the resume fits; None where no model says it truly."""

    prepared: Prepared
    wording: Wording | None


async def prepare_interview(
    user_id: str, application_id: str, *, sources: Sources, chat: Chat | None, as_of: date
) -> InterviewPrepared:
    """Nothing of it is kept: it is made anew of the posting and of the resume as they are.

    Raises NotFound, of another user's as well; FileDamaged, DatabaseUnavailable.
    """
    found = await ask_for_preparation(user_id, application_id, sources=sources, as_of=as_of)
    wording = None
    if found.match is not None:
        wording = await ask_for_wording(found.match, chat=chat, skills=sources.reference.skills)
    return InterviewPrepared(found, wording)
