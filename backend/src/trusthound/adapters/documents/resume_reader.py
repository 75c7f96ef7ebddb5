"""A resume's file in, what is to be asked about it out; and later what came of it, judged.

The processor's time goes into the sandbox, whose processes give way to whoever waits for a page.
"""

from trusthound.adapters.documents import passing, taking
from trusthound.adapters.documents.kinds import format_of
from trusthound.adapters.documents.parse import request_of
from trusthound.adapters.documents.passing import Begun, Handed, Learnt
from trusthound.adapters.documents.sandbox.turns import Turns
from trusthound.domain.hiring.examined import Examined
from trusthound.domain.resume.taken import Taken

# Together 30 seconds, whatever the file is.
READ_SECONDS, JUDGE_SECONDS = 22.0, 8.0


class ResumeReader:
    """`work` names the function that does it, as `Sandbox` wants it."""

    def __init__(
        self, work: str, *, filtered: bool = True, at_once: int = 0, waiting: int = 0
    ) -> None:
        self._turns = Turns(work, filtered=filtered, at_once=at_once, waiting=waiting)

    async def begin(self, data: bytes, filename: str, handed: Handed, *, sender: str = "") -> Begun:
        """`sender` takes turns with others. Raises DocumentRefused, Overloaded, SetupProblem."""
        file = request_of(format_of(data, filename), data)
        request = passing.to_read(handed, file)
        worked = await self._turns.work(request, seconds=READ_SECONDS, sender=sender)
        return passing.read_begun(worked.answer, handed.claims)

    async def judge(self, begun: Begun, learnt: Learnt, *, sender: str = "") -> Examined:
        """Raises the same."""
        request = passing.to_judge(learnt, begun.dossier)
        worked = await self._turns.work(request, seconds=JUDGE_SECONDS, sender=sender)
        return passing.read_judged(worked.answer, begun)

    async def take(self, data: bytes, filename: str, *, sender: str = "") -> Taken:
        """What is kept of a seeker's own resume. Raises the same."""
        request = taking.to_take(request_of(format_of(data, filename), data))
        worked = await self._turns.work(request, seconds=READ_SECONDS, sender=sender)
        return taking.read_taken(worked.answer)

    def close(self) -> None:
        """Ends the process, and with it all that is at work."""
        self._turns.close()
