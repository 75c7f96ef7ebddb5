"""The use cases of checks of candidates, bound to their adapters."""

import asyncio
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.credentials.tokens import digest_of, new_token
from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage.candidate_counts import SelectionRate
from trusthound.adapters.storage.candidate_history import Filter
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.acting import Acting, as_member
from trusthound.domain.access.monthly import MonthlyClaim, MonthlyStats, MonthlyUsage, Tell
from trusthound.domain.access.one_time_link import link_to
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.hiring.asked import Asked
from trusthound.domain.hiring.check import CandidateCheck, Shared
from trusthound.domain.hiring.policy import Policy, PolicyChange
from trusthound.domain.hiring.review import Decision, Dispute, Review, Reviewer
from trusthound.domain.hiring.share import PAGE
from trusthound.inquiry.resume_file import ResumeInquiry
from trusthound.usecases import change_candidate_policy as policy_change
from trusthound.usecases import delete_candidate_check as deleting
from trusthound.usecases import dispute_candidate as disputing
from trusthound.usecases import find_candidate_check as finding
from trusthound.usecases import find_candidate_policy as policy_of
from trusthound.usecases import forget_old_candidate_checks as forgetting
from trusthound.usecases import list_candidate_checks as listing
from trusthound.usecases import open_candidate_copy as copies
from trusthound.usecases import read_selection_rates as rates_of
from trusthound.usecases import read_usage as usage_of
from trusthound.usecases import recheck_candidate as rechecking
from trusthound.usecases import review_candidate as reviewing
from trusthound.usecases import share_with_candidate as sharing
from trusthound.usecases import verify_candidate as verifying
from trusthound.usecases.enterprise_stats import enterprise_stats
from trusthound.wiring.brands import Brands
from trusthound.wiring.candidate_work import Examining, Printing
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.files import CANDIDATES_FOLDER, open_files
from trusthound.wiring.own_organization import organization_of
from trusthound.wiring.settings import Settings
from trusthound.wiring.written_checks import WrittenChecks


@dataclass(frozen=True)
class Candidates:
    """What members do with checks of candidates: the organisation is always the caller's own."""

    settings: Settings
    database: Database
    files: FileStore
    examining: Examining
    printing: Printing

    @property
    def written(self) -> WrittenChecks:
        """What is done in a test instead."""
        return WrittenChecks(self.database)

    async def verify(
        self, by: Acting, asked: Asked, tell: Tell, *, origin: Origin
    ) -> CandidateCheck:
        """Read and judge a resume; the report is stored and counted. In a test nothing is."""
        if by.is_test:
            return await self.written.verify(by, asked)
        organization = by.organization
        return await verifying.verify_candidate(
            asked,
            claim=MonthlyClaim(organization, new_id(), tell),
            examine=partial(self.examining.examine, organization.id),
            by=by,
            database=self.database,
            files=self.files,
            origin=origin,
            now=utc_now(),
            new_id=new_id,
        )

    async def recheck(self, who: SignedIn, check_id: str, *, origin: Origin) -> CandidateCheck:
        """Read and judge the kept file of a disputed report again."""
        by = as_member(who)
        return await rechecking.recheck_candidate(
            check_id,
            examine=partial(self.examining.examine, by.organization.id),
            by=by,
            database=self.database,
            files=self.files,
            origin=origin,
            now=utc_now(),
            new_id=new_id,
        )

    async def stats(self, by: Acting) -> MonthlyStats:
        """What is used and left."""
        if by.is_test:
            return self.written.stats(by)
        return await enterprise_stats(by.organization, database=self.database, now=utc_now())

    async def usage(self, by: Acting) -> MonthlyUsage:
        """This month, day by day; in a test there is none."""
        if by.is_test:
            return self.written.usage(by)
        return await usage_of.read_usage(by.organization, database=self.database, now=utc_now())

    async def history(self, by: Acting, asked: Filter, cursor: str) -> listing.History:
        """A page of past checks; in a test all that are written down, on one page."""
        if by.is_test:
            return await self.written.history(by, asked)
        return await listing.list_candidate_checks(
            by.organization.id, asked, cursor, database=self.database, now=utc_now()
        )

    async def find(
        self, by: Acting, check_id: str, *, origin: Origin, action: str = "candidate.view"
    ) -> CandidateCheck:
        """One of them; that it was looked at is noted."""
        if by.is_test:
            return await self.written.find(by, check_id)
        return await finding.find_candidate_check(
            by.organization.id,
            check_id,
            action=action,
            actor=by.actor,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def pdf(self, by: Acting, check_id: str, *, origin: Origin) -> bytes:
        """The report as a PDF."""
        check = await self.find(by, check_id, origin=origin, action="candidate.export.pdf")
        return await self.printing.pdf(check)

    async def csv(self, by: Acting, check_id: str, *, origin: Origin) -> bytes:
        """The report as a table."""
        check = await self.find(by, check_id, origin=origin, action="candidate.export.csv")
        return self.printing.csv(check)

    async def delete(self, who: SignedIn, check_id: str, *, origin: Origin) -> None:
        """With its text and file."""
        await deleting.delete_candidate_check(
            organization_of(who).id,
            check_id,
            actor=who.user.id,
            database=self.database,
            files=self.files,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )

    async def review(
        self, who: SignedIn, check_id: str, decision: Decision, note: str, *, origin: Origin
    ) -> Review:
        """What a person decided."""
        return await reviewing.review_candidate(
            organization_of(who).id,
            check_id,
            decision,
            note,
            reviewer=Reviewer(who.user.id, who.user.name),
            database=self.database,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )

    async def share(
        self, who: SignedIn, check_id: str, *, by_mail: bool, origin: Origin
    ) -> tuple[str, Shared]:
        """The link for the candidate, which nothing keeps."""
        token = new_token()
        shared = await sharing.share_with_candidate(
            organization_of(who),
            check_id,
            by_mail=by_mail,
            actor=who.user.id,
            database=self.database,
            origin=origin,
            now=utc_now(),
            chance=sharing.Chance(token, new_id()),
        )
        address = self.settings.public_url.rstrip("/") or f"http://localhost:{self.settings.port}"
        return f"{address}{link_to(PAGE, token.text)}", shared

    async def open_copy(self, token: str, *, origin: Origin) -> copies.CandidateCopy:
        """What a candidate sees by their link."""
        return await copies.open_candidate_copy(
            digest_of(token), database=self.database, origin=origin, now=utc_now()
        )

    async def dispute(self, token: str, statement: str, *, origin: Origin) -> Dispute:
        """What a candidate says is not right."""
        return await disputing.dispute_candidate(
            digest_of(token),
            statement,
            database=self.database,
            origin=origin,
            now=utc_now(),
            mail_id=new_id(),
            new_id=new_id(),
        )

    async def policy(self, who: SignedIn) -> Policy:
        """What the organisation decided."""
        return await policy_of.find_candidate_policy(
            organization_of(who).id, database=self.database
        )

    async def change_policy(self, who: SignedIn, change: PolicyChange, *, origin: Origin) -> Policy:
        """For admins."""
        return await policy_change.change_candidate_policy(
            organization_of(who).id,
            change,
            actor=who.user.id,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def selection_rates(self, who: SignedIn, *, origin: Origin) -> list[SelectionRate]:
        """For admins."""
        return await rates_of.read_selection_rates(
            organization_of(who).id,
            actor=who.user.id,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def forget_old(self, now: datetime) -> int:
        """Delete what may not be kept longer; for the worker."""
        return await forgetting.forget_old_candidate_checks(
            self.database, self.files, now=now, new_id=new_id
        )


async def open_candidates(
    settings: Settings, database: Database, inquiry: ResumeInquiry, keys: Keys
) -> Candidates:
    """With the store of their files."""
    files = await asyncio.to_thread(open_files, settings, CANDIDATES_FOLDER)
    examining = Examining(database, inquiry, keys)
    return Candidates(
        settings, database, files, examining, Printing(settings, Brands(settings, database))
    )
