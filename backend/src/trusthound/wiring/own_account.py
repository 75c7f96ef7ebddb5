"""What users do with their own account, bound to its adapters."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import IO

from trusthound.adapters.credentials.second_factor import new_recovery_codes, new_secret
from trusthound.adapters.credentials.tokens import new_token
from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import (
    applicant_reports,
    exported_alerts,
    exported_applications,
    personal,
    replies,
    resumes,
)
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.personal import Farewell, Files, Section
from trusthound.adapters.storage.second_factors import Standing
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.profile import ProfileChange
from trusthound.domain.access.session import Session
from trusthound.domain.access.user import SignedIn, User
from trusthound.usecases import ask_to_change_mail as asking
from trusthound.usecases import change_password as changing
from trusthound.usecases import confirm_totp as turning_on
from trusthound.usecases import delete_account as deleting
from trusthound.usecases import edit_profile as editing
from trusthound.usecases import end_session as ending
from trusthound.usecases import export_account as exporting
from trusthound.usecases import find_totp as finding
from trusthound.usecases import list_sessions as listing
from trusthound.usecases import remove_totp as turning_off
from trusthound.usecases import send_confirmation as confirming
from trusthound.usecases import set_up_totp as setting_up
from trusthound.wiring.accounts import Accounts
from trusthound.wiring.billing import Billing
from trusthound.wiring.clock import new_id, utc_now

# What an export holds, by the name of its file: a line for whatever else is kept of a user.
EXPORTED: Mapping[str, Section] = {
    "profile": personal.profile,
    "sessions": personal.own_sessions,
    "organization": personal.membership,
    "checks": personal.checks,
    "opinions": personal.opinions,
    "purchases": personal.purchases,
    "boards": personal.boards,
    "tickets": personal.tickets,
    "demo_requests": personal.demo_requests,
    "mails": personal.mails,
    "candidate_checks": personal.candidate_checks,
    "activity": personal.activity,
    "applications": exported_applications.applications,
    "saved_searches": exported_alerts.saved_searches,
    "watches": exported_alerts.watches,
    "reports": applicant_reports.exported,
    "replies": replies.exported,
    "domain_proofs": replies.exported_proofs,
}
# What an account's end deletes besides the user's row and what refers to it.
FAREWELLS: tuple[Farewell, ...] = (
    personal.forget_texts,
    personal.forget_opinions,
    personal.forget_tickets,
    personal.forget_mails,
    replies.forget_author,
)


def exported(resume_files: FileStore) -> Mapping[str, Section]:
    """With what only its key opens."""
    return {**EXPORTED, "resumes": resumes.exported(resume_files)}


def exported_files(resume_files: FileStore, application_files: FileStore) -> Files:
    """Those of resumes, then those of applications."""
    kinds = (
        resumes.exported_files(resume_files),
        exported_applications.exported_files(application_files),
    )

    async def whole(database: Database, user: User) -> AsyncIterator[tuple[str, bytes]]:
        for kind in kinds:
            async for each in kind(database, user):
                yield each

    return whole


@dataclass(frozen=True)
class OwnAccount:
    """Everything here is done by its owner, who is signed in."""

    accounts: Accounts
    billing: Billing
    resume_files: FileStore
    application_files: FileStore

    async def edit_profile(self, who: SignedIn, change: ProfileChange) -> SignedIn:
        """Change what is given; the user as they are now."""
        return await editing.edit_profile(who, change, database=self.accounts.database)

    async def change_password(
        self, who: SignedIn, current: str, new: str, *, origin: Origin
    ) -> None:
        """Every other session ends."""
        await changing.change_password(
            who,
            current,
            new,
            database=self.accounts.database,
            passwords=self.accounts.passwords,
            limits=self.accounts.limits,
            origin=origin,
            now=utc_now(),
            mail_id=new_id(),
        )

    async def ask_to_change_mail(
        self, who: SignedIn, email: str, password: str, *, origin: Origin
    ) -> None:
        """Send the link that changes the address to that one."""
        await asking.ask_to_change_mail(
            who,
            email,
            password,
            database=self.accounts.database,
            passwords=self.accounts.passwords,
            limits=self.accounts.limits,
            origin=origin,
            now=utc_now(),
            mail_id=new_id(),
            token=new_token(),
        )

    async def send_confirmation(self, who: SignedIn) -> None:
        """Send the link once more that proves the address."""
        await confirming.send_confirmation(
            who.user,
            database=self.accounts.database,
            limits=self.accounts.limits,
            now=utc_now(),
            mail_id=new_id(),
            token=new_token(),
        )

    async def find_totp(self, who: SignedIn) -> Standing:
        """Whether the account asks for a code."""
        return await finding.find_totp(who.user.id, database=self.accounts.database)

    async def set_up_totp(self, who: SignedIn, password: str) -> setting_up.SetUp:
        """Begin with a second factor."""
        return await setting_up.set_up_totp(
            who.user,
            password,
            database=self.accounts.database,
            passwords=self.accounts.passwords,
            limits=self.accounts.limits,
            secret_key=self.accounts.secret,
            secret=new_secret(),
            issuer=self.accounts.product_name,
            now=utc_now(),
        )

    async def confirm_totp(self, who: SignedIn, code: str, *, origin: Origin) -> tuple[str, ...]:
        """Put it in force; the recovery codes, told this once."""
        codes = new_recovery_codes()
        await turning_on.confirm_totp(
            who.user,
            code,
            database=self.accounts.database,
            limits=self.accounts.limits,
            secret_key=self.accounts.secret,
            recovery_codes=codes,
            origin=origin,
            now=utc_now(),
        )
        return codes

    async def remove_totp(self, who: SignedIn, password: str, code: str, *, origin: Origin) -> None:
        """Turn it off."""
        await turning_off.remove_totp(
            who.user,
            password,
            code,
            database=self.accounts.database,
            passwords=self.accounts.passwords,
            limits=self.accounts.limits,
            secret_key=self.accounts.secret,
            origin=origin,
            now=utc_now(),
        )

    async def export(self, who: SignedIn, *, origin: Origin) -> IO[bytes]:
        """Everything that is kept of the user, as a zip; to be closed."""
        return await exporting.export_account(
            who.user,
            database=self.accounts.database,
            sections=exported(self.resume_files),
            files=exported_files(self.resume_files, self.application_files),
            limits=self.accounts.limits,
            origin=origin,
            now=utc_now(),
        )

    async def delete(self, who: SignedIn, password: str, *, origin: Origin) -> None:
        """Delete the account and all that is kept of its user."""
        await deleting.delete_account(
            who.user,
            password,
            database=self.accounts.database,
            passwords=self.accounts.passwords,
            limits=self.accounts.limits,
            end_purchases=self.billing.end_purchases,
            farewells=FAREWELLS,
            uploads=(
                (self.resume_files, resumes.files_of),
                (self.application_files, exported_applications.files_of),
            ),
            origin=origin,
            now=utc_now(),
            mail_id=new_id(),
            pseudonym=f"deleted-{new_id()}",
        )

    async def list_sessions(self, who: SignedIn) -> tuple[Session, ...]:
        """Where the user is signed in."""
        database = self.accounts.database
        return await listing.list_sessions(who.user.id, database=database, now=utc_now())

    async def end_session(self, who: SignedIn, session_id: str, *, origin: Origin) -> None:
        """End one of the user's sessions."""
        await ending.end_session(
            who, session_id, database=self.accounts.database, origin=origin, now=utc_now()
        )

    async def end_other_sessions(self, who: SignedIn, *, origin: Origin) -> int:
        """End all but this one."""
        return await ending.end_other_sessions(
            who, database=self.accounts.database, origin=origin, now=utc_now()
        )
