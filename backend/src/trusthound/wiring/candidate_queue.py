"""What employers' programs do with checks of candidates: handed in, worked on later, asked about.

A test key gets what is written down; nothing of it waits.
"""

from dataclasses import dataclass
from functools import partial

from trusthound.adapters.storage.candidate_history import Filter
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting
from trusthound.domain.access.monthly import MonthlyClaim, Tell
from trusthound.domain.access.origin import Origin
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import CandidateCheck
from trusthound.domain.hiring.queued import QueuedCheck, QueueState, TakenCheck
from trusthound.domain.hiring.review import Decision, Review, Reviewer, checked_note
from trusthound.usecases import check_queued_candidate as checking
from trusthound.usecases import delete_candidate_check as deleting
from trusthound.usecases import find_queued_candidate as finding
from trusthound.usecases import find_reviewer as reviewers
from trusthound.usecases import forget_queued_candidates as forgetting
from trusthound.usecases import list_candidate_checks as listing
from trusthound.usecases import list_events as happening
from trusthound.usecases import list_queued_candidates as waiting
from trusthound.usecases import queue_candidate as queueing
from trusthound.usecases import review_candidate as reviewing
from trusthound.usecases import verify_candidate as verifying
from trusthound.usecases import withdraw_queued_candidate as withdrawing
from trusthound.wiring.candidates import Candidates
from trusthound.wiring.clock import new_id, utc_now


@dataclass(frozen=True)
class CandidateQueue:
    """Beside what members do in the pages: the organisation is the caller's own here, too."""

    candidates: Candidates

    @property
    def database(self) -> Database:
        return self.candidates.database

    async def add(self, by: Acting, asked: Asked, tell: Tell, *, origin: Origin) -> QueuedCheck:
        """A resume to be checked by the worker."""
        if by.is_test:
            return self.candidates.written.queued(by, asked)
        return await queueing.queue_candidate(
            asked,
            by=by,
            tell=tell,
            database=self.database,
            files=self.candidates.files,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )

    async def find(
        self, by: Acting, check_id: str, *, origin: Origin
    ) -> QueuedCheck | CandidateCheck:
        """How far it is, and then its report; that a report was looked at is noted."""
        found = await self._waiting(by, check_id)
        return found or await self.candidates.find(by, check_id, origin=origin)

    async def _waiting(self, by: Acting, check_id: str) -> QueuedCheck | None:
        if by.is_test:
            return self.candidates.written.refused(by, check_id)
        return await finding.find_queued_candidate(
            by.organization.id, check_id, database=self.database, now=utc_now()
        )

    async def history(self, by: Acting, asked: Filter, cursor: str, most: int) -> listing.History:
        """Those with a report."""
        if by.is_test:
            return await self.candidates.written.history(by, asked)
        return await listing.list_candidate_checks(
            by.organization.id, asked, cursor, most=most, database=self.database, now=utc_now()
        )

    async def waiting(self, by: Acting, state: QueueState, cursor: str, most: int) -> waiting.Queue:
        """Those without one; in a test, what is refused."""
        if by.is_test:
            return waiting.Queue(self.candidates.written.refusals(by, state), None)
        return await waiting.list_queued_candidates(
            by.organization.id, state, cursor, most=most, database=self.database, now=utc_now()
        )

    async def delete(self, by: Acting, check_id: str, *, origin: Origin) -> None:
        """Whether it has a report or not. In a test nothing is deleted."""
        if by.is_test:
            if await self._waiting(by, check_id) is None:
                await self.candidates.find(by, check_id, origin=origin)
            return
        withdrawn = await withdrawing.withdraw_queued_candidate(
            check_id,
            by=by,
            database=self.database,
            files=self.candidates.files,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )
        if not withdrawn:
            await deleting.delete_candidate_check(
                by.organization.id,
                check_id,
                actor=by.actor,
                database=self.database,
                files=self.candidates.files,
                origin=origin,
                now=utc_now(),
                new_id=new_id(),
            )

    async def reviewer(self, by: Acting, email: str) -> Reviewer:
        """The member whose decision a program hands on; in a test anybody."""
        if by.is_test:
            return Reviewer("", email, told_by=by)
        return await reviewers.find_reviewer(email, by=by, database=self.database)

    async def review(
        self,
        by: Acting,
        check_id: str,
        decision: Decision,
        note: str,
        *,
        reviewer: Reviewer,
        origin: Origin,
    ) -> Review:
        """What a person decided. In a test nothing is kept of it."""
        if by.is_test:
            await self.candidates.find(by, check_id, origin=origin)
            return Review(decision, checked_note(note), reviewer.shown, utc_now())
        return await reviewing.review_candidate(
            by.organization.id,
            check_id,
            decision,
            note,
            reviewer=reviewer,
            database=self.database,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )

    async def events(self, by: Acting, *, after: int, most: int) -> happening.EventPage:
        """What happened in the organisation; in a test nothing did."""
        if by.is_test:
            return happening.EventPage((), after, has_more=False)
        return await happening.list_events(
            by.organization.id, after=after, most=most, database=self.database
        )

    async def work(self) -> bool:
        """Check one that is due; for the worker. False: none is."""
        return await checking.check_queued_candidate(
            database=self.database,
            files=self.candidates.files,
            verify=self._verify,
            clock=utc_now,
            new_id=new_id,
        )

    async def _verify(self, taken: TakenCheck, asked: Asked, within: verifying.Within) -> object:
        organization = taken.by.organization
        return await verifying.verify_candidate(
            asked,
            claim=MonthlyClaim(organization, taken.id, lambda _: None),
            examine=partial(self.candidates.examining.examine, organization.id),
            by=taken.by,
            database=self.database,
            files=self.candidates.files,
            origin=taken.origin,
            now=utc_now(),
            new_id=new_id,
            within=within,
        )

    async def forget(self) -> int:
        """For the worker."""
        return await forgetting.forget_queued_candidates(self.database, now=utc_now())
