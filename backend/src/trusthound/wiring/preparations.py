"""Preparing for interviews, bound to its adapters."""

from dataclasses import dataclass

from trusthound.adapters.wording.chat import Chat
from trusthound.domain.access.user import SignedIn
from trusthound.domain.preparation.notes import PracticeNote
from trusthound.inquiry.preparation import Sources
from trusthound.usecases import note_question as noting
from trusthound.usecases import prepare_interview as preparing
from trusthound.wiring.clock import utc_now


@dataclass(frozen=True)
class Preparations:
    """Everybody prepares for their own alone. `chat` words what fits, None: nothing does."""

    sources: Sources
    chat: Chat | None

    async def prepare(
        self, who: SignedIn, application_id: str, *, worded: bool = True
    ) -> preparing.InterviewPrepared:
        """What to prepare with."""
        return await preparing.prepare_interview(
            who.user.id,
            application_id,
            sources=self.sources,
            chat=self.chat if worded else None,
            as_of=utc_now().date(),
        )

    async def note(
        self, who: SignedIn, application_id: str, question_id: str, *, note: str, practised: bool
    ) -> PracticeNote:
        """To one question."""
        return await noting.note_question(
            who.user.id,
            application_id,
            question_id,
            note=note,
            practised=practised,
            sources=self.sources,
            now=utc_now(),
        )
