"""What people say of results and of postings, and moderators decide, bound to its adapters."""

from dataclasses import dataclass

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.assessment.feedback import Feedback, Word
from trusthound.usecases import give_feedback as feedback_on
from trusthound.usecases import withdraw_feedback as withdraw
from trusthound.usecases.decide_evidence import decide_evidence
from trusthound.usecases.list_waiting_evidence import WaitingPage, list_waiting_evidence
from trusthound.usecases.read_outcomes import Outcomes, read_outcomes
from trusthound.usecases.take_back_outcome import take_back_outcome
from trusthound.usecases.tell_outcome import OutcomeTold, tell_outcome
from trusthound.wiring.clock import new_id, utc_now


@dataclass(frozen=True)
class Community:
    """The last two methods are for operators alone."""

    database: Database

    async def give_feedback(self, verification_id: str, word: Word, *, caller_key: str) -> Feedback:
        """Store what a caller says of a result; an example takes none."""
        return await feedback_on.give_feedback(
            verification_id, word, database=self.database, caller_key=caller_key, now=utc_now()
        )

    async def withdraw_feedback(self, verification_id: str, *, caller_key: str) -> None:
        """Delete what that caller said of a result."""
        await withdraw.withdraw_feedback(
            verification_id, database=self.database, caller_key=caller_key
        )

    async def read(self, verification_id: str, user_id: str | None) -> Outcomes:
        """What was told, and by the caller."""
        return await read_outcomes(
            verification_id, user_id=user_id, database=self.database, now=utc_now()
        )

    async def tell(self, verification_id: str, told: OutcomeTold, who: SignedIn) -> Outcomes:
        """In the place of what they told before; what stands there now."""
        await tell_outcome(
            verification_id,
            told,
            who=who,
            database=self.database,
            now=utc_now(),
            new_id=new_id(),
        )
        return await self.read(verification_id, who.user.id)

    async def take_back(self, verification_id: str, who: SignedIn) -> None:
        """Their own word."""
        await take_back_outcome(verification_id, who=who, database=self.database)

    async def waiting(self, cursor: str) -> WaitingPage:
        """The oldest first."""
        return await list_waiting_evidence(cursor=cursor, database=self.database)

    async def decide(
        self, report_id: str, *, is_accepted: bool, actor: str, origin: Origin
    ) -> None:
        """Whether it shows what it says."""
        await decide_evidence(
            report_id,
            is_accepted=is_accepted,
            actor=actor,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )
