"""What a test key does with checks of candidates: all of it is written down, nothing is kept."""

from dataclasses import dataclass, replace

from trusthound.adapters.storage.candidate_history import Filter
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.monthly import (
    MonthlyStats,
    MonthlyUsage,
    monthly_standing,
    monthly_usage,
)
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import CandidateCheck
from trusthound.domain.hiring.queued import QueuedCheck, QueueState, problem_of
from trusthound.domain.hiring.written import (
    REFUSALS,
    REPORTS,
    history,
    id_of,
    name_of,
    named_by,
    refused_as,
    written_check,
    written_for,
)
from trusthound.usecases.find_candidate_policy import find_candidate_policy
from trusthound.usecases.list_candidate_checks import History
from trusthound.wiring.clock import utc_now


@dataclass(frozen=True)
class WrittenChecks:
    """Shown by the policy of the organisation, which a test may try as well."""

    database: Database

    async def verify(self, by: Acting, asked: Asked) -> CandidateCheck:
        """The report that the request names."""
        return await self._named(by, written_for(asked))

    def queued(self, by: Acting, asked: Asked) -> QueuedCheck:
        """As if it waited; asked about again it is done, or refused as the request names."""
        return _queued(by, named_by(asked), QueueState.QUEUED)

    def refused(self, by: Acting, check_id: str) -> QueuedCheck | None:
        """None: it has a report, or there is none such."""
        problem = refused_as(check_id)
        return None if problem is None else _refused(by, problem)

    def refusals(self, by: Acting, state: QueueState) -> tuple[QueuedCheck, ...]:
        """All of them have failed."""
        if state is not QueueState.FAILED:
            return ()
        return tuple(_refused(by, each) for each in REFUSALS.values())

    async def find(self, by: Acting, check_id: str) -> CandidateCheck:
        """One of them."""
        return await self._named(by, name_of(check_id))

    async def history(self, by: Acting, asked: Filter) -> History:
        """All of them, on one page."""
        checks = [await self._named(by, name) for name in REPORTS]
        lines = history(checks, words=asked.words, level=asked.level, reviewed=asked.reviewed)
        return History(lines, None)

    def stats(self, by: Acting) -> MonthlyStats:
        """A test uses nothing."""
        return MonthlyStats(monthly_standing(by.organization, used=0, now=utc_now()), 0)

    def usage(self, by: Acting) -> MonthlyUsage:
        """Nothing on any day."""
        return monthly_usage(self.stats(by).standing, {}, utc_now())

    async def _named(self, by: Acting, name: str) -> CandidateCheck:
        organization_id = by.organization.id
        policy = await find_candidate_policy(organization_id, database=self.database)
        return written_check(
            name, organization_id=organization_id, made_by=by.name, policy=policy, now=utc_now()
        )


def _queued(by: Acting, name: str, state: QueueState) -> QueuedCheck:
    """Dated by the day, as its report is."""
    begun = utc_now().replace(hour=0, minute=0, second=0, microsecond=0)
    return QueuedCheck(id_of(name), by.organization.id, begun, state)


def _refused(by: Acting, problem: DocumentProblem) -> QueuedCheck:
    name = next(each for each, refused in REFUSALS.items() if refused is problem)
    queued = _queued(by, name, QueueState.FAILED)
    refusal = problem_of(DocumentRefused(problem))
    return replace(queued, ended_at=queued.made_at, problem=refusal)
