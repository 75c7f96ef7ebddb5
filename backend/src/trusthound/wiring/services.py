"""Settings in, everything the doors need out: adapters built, use cases bound to them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.feeds.register import COLLECTIONS
from trusthound.adapters.storage.database import Database, open_database
from trusthound.adapters.web.web import Web
from trusthound.adapters.wording.chat import Chat
from trusthound.domain.access.allowance import Claim
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.kind import Kind
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification
from trusthound.inquiry.evidence import Lookups
from trusthound.inquiry.in_flight import InFlight
from trusthound.inquiry.preparation import Sources
from trusthound.inquiry.progress import Progress, Tell
from trusthound.inquiry.resume_file import ResumeInquiry
from trusthound.usecases import verify_mail as mail_of
from trusthound.usecases import verify_posting as posting
from trusthound.usecases import verify_text as text_of
from trusthound.usecases.match_posting import Postings
from trusthound.wiring.accounts import Accounts, open_accounts
from trusthound.wiring.alerts import Alerts
from trusthound.wiring.allowance import Allowance
from trusthound.wiring.api_keys import ApiKeys
from trusthound.wiring.applications import Applications
from trusthound.wiring.billing import Billing, open_billing
from trusthound.wiring.boards import Boards
from trusthound.wiring.bulk import Bulk, open_bulk_resumes
from trusthound.wiring.candidate_queue import CandidateQueue
from trusthound.wiring.candidates import Candidates, open_candidates
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.community import Community
from trusthound.wiring.documents import open_resume_reader
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.examples.load import Example, load_examples
from trusthound.wiring.fetching import open_web
from trusthound.wiring.files import APPLICATIONS_FOLDER, RESUMES_FOLDER, open_files
from trusthound.wiring.handed_files import HandedFiles, open_handed_files
from trusthound.wiring.job_search import JobSearch, open_job_search
from trusthound.wiring.lookups import for_candidates, for_messages, open_lookups
from trusthound.wiring.mailing import Mailing, open_mailing
from trusthound.wiring.matching import Matching
from trusthound.wiring.organization_export import OrganizationExport
from trusthound.wiring.organizations import Organizations
from trusthound.wiring.own_account import OwnAccount
from trusthound.wiring.preparations import Preparations
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.repeats import Repeats
from trusthound.wiring.replies import Replying
from trusthound.wiring.results import Results
from trusthound.wiring.seeker_resumes import SeekerResumes
from trusthound.wiring.settings import Settings
from trusthound.wiring.share_cards import ShareCards
from trusthound.wiring.signed_reports import SignedReports
from trusthound.wiring.webhooks import Webhooks, open_webhooks
from trusthound.wiring.wording import open_wording


@dataclass(frozen=True)
class Services:
    """What the doors may ask for. Every method raises only errors of `domain.common.errors`."""

    settings: Settings
    database: Database
    web: Web
    lookups: Lookups[Dossier]
    reference: Reference
    judged_examples: tuple[Verification, ...]
    accounts: Accounts
    own_account: OwnAccount
    mailing: Mailing
    organizations: Organizations
    billing: Billing
    candidates: Candidates
    bulk: Bulk
    webhooks: Webhooks
    resumes: SeekerResumes
    boards: Boards
    applications: Applications
    alerts: Alerts
    job_search: JobSearch
    handed_files: HandedFiles
    chat: Chat | None
    community: Community
    share_cards: ShareCards
    in_flight: InFlight[Verification] = field(default_factory=InFlight)
    progress: Progress = field(default_factory=Progress)
    # Two at a time: threads share a processor with whoever answers everybody else.
    matching: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))

    @property
    def keys(self) -> Keys:
        return Keys(self.accounts.secret)

    @property
    def results(self) -> Results:
        return Results(
            self.database,
            self.web,
            self.lookups,
            self.reference,
            self.judged_examples,
            self.settings.sightings_a_domain_a_day,
            timedelta(seconds=self.settings.again_seconds),
            self.share_cards,
            self.in_flight,
        )

    @property
    def signed_reports(self) -> SignedReports:
        return SignedReports(self.settings, self.keys)

    @property
    def matches(self) -> Matching:
        fresh_for = timedelta(minutes=self.settings.fresh_minutes)
        examples, chat = self.judged_examples, self.chat
        postings = Postings(
            self.database, self.web, self.reference, examples, fresh_for, chat, self.matching
        )
        return Matching(postings, self.resumes.files)

    @property
    def replies(self) -> Replying:
        return Replying(self.settings, self.database, self.web, self.lookups, self.reference)

    @property
    def preparations(self) -> Preparations:
        sources = Sources(
            self.database, self.resumes.files, self.reference, self.judged_examples, self.matching
        )
        return Preparations(sources, self.chat)

    @property
    def candidate_queue(self) -> CandidateQueue:
        return CandidateQueue(self.candidates)

    @property
    def organization_export(self) -> OrganizationExport:
        return OrganizationExport(self.accounts)

    @property
    def allowance(self) -> Allowance:
        return Allowance(self.database, self.keys, self.settings)

    @property
    def api_keys(self) -> ApiKeys:
        return ApiKeys(self.settings, self.database)

    @property
    def repeats(self) -> Repeats:
        return Repeats(self.database, self.keys)

    async def verify_posting(self, url: str, claim: Claim, tell: Tell) -> Verification:
        """Judge the posting at a URL; the examples answer from recorded pages, for nothing."""
        for each in self.judged_examples:
            if each.url == url.strip():
                await self.allowance.tell(claim)
                return each
        return await posting.verify_posting(
            url,
            claim=claim,
            web=self.web,
            database=self.database,
            reference=self.reference,
            lookups=self.lookups,
            in_flight=self.in_flight,
            fresh_for=timedelta(minutes=self.settings.fresh_minutes),
            most_new_a_day=self.settings.sightings_a_domain_a_day,
            now=utc_now(),
            new_id=new_id(),
            tell=tell,
        )

    async def verify_text(self, text: str, kind: Kind | None, claim: Claim) -> Judged:
        """Judge pasted text; `kind` None is found out from it."""
        return await text_of.verify_text(
            text,
            kind,
            claim=claim,
            database=self.database,
            reference=self.reference,
            lookups=self.lookups,
            message_lookups=for_messages(self.lookups),
            now=utc_now(),
            new_id=new_id(),
        )

    async def verify_mail(self, body: bytes, claim: Claim) -> Judged:
        """Judge a mail's bytes."""
        return await mail_of.verify_mail(
            body,
            claim=claim,
            database=self.database,
            reference=self.reference,
            now=utc_now(),
            new_id=new_id(),
        )

    def examples(self) -> tuple[Example, ...]:
        return load_examples()

    async def database_answers(self) -> bool:
        """Whether the database answers now; for the readiness endpoint."""
        try:
            async with self.database.connection() as connection:
                await connection.execute("SELECT 1")
        except TrustHoundError:
            return False
        return True


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the database and the way to the web; closed again when the block ends."""
    async with (
        open_database(
            database_url=settings.database_url, data_folder=settings.data_folder
        ) as database,
        open_web(settings) as (fetcher, web),
        open_lookups(settings, database) as lookups,
        open_billing(settings, database) as billing,
        open_resume_reader(settings) as reader,
        open_handed_files(settings) as handed_files,
        open_bulk_resumes(settings) as bulk_resumes,
        open_wording(settings) as chat,
    ):
        reference = load_reference()
        judged = await asyncio.to_thread(judged_examples, reference)
        accounts = await open_accounts(settings, database)
        resume_files = await asyncio.to_thread(open_files, settings, RESUMES_FOLDER)
        documents = await asyncio.to_thread(open_files, settings, APPLICATIONS_FOLDER)
        boards = Boards(settings, database, fetcher, reference, COLLECTIONS)
        keys = Keys(accounts.secret)
        inquiry = ResumeInquiry(reader, for_candidates(lookups))
        candidates = await open_candidates(settings, database, inquiry, keys)
        yield Services(
            settings=settings,
            database=database,
            web=web,
            lookups=lookups,
            reference=reference,
            judged_examples=judged,
            accounts=accounts,
            own_account=OwnAccount(accounts, billing, resume_files, documents),
            billing=billing,
            organizations=Organizations(settings, database, accounts.passwords),
            candidates=candidates,
            bulk=Bulk(candidates, bulk_resumes),
            webhooks=open_webhooks(settings, database, fetcher),
            alerts=Alerts(database),
            resumes=SeekerResumes(database, resume_files, reader),
            boards=boards,
            applications=Applications(database, documents, judged),
            job_search=open_job_search(settings, database, resume_files, reference, boards),
            handed_files=handed_files,
            chat=chat,
            community=Community(database),
            share_cards=ShareCards(settings.product_name),
            mailing=await open_mailing(settings, database, keys),
        )
