"""The use cases of organisations and of the audit log, bound to their adapters."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.tokens import digest_of, new_token
from trusthound.adapters.storage import audit, organizations
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import OPERATOR, AuditEntry, AuditLine
from trusthound.domain.access.invitation import Invitation
from trusthound.domain.access.one_time_link import link_to
from trusthound.domain.access.organization import Organization, Role, Tier
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn, User
from trusthound.domain.common.mail_address import checked_address
from trusthound.usecases import accept_invitation as accept
from trusthound.usecases import change_role as role_of
from trusthound.usecases import change_tier as tier_of
from trusthound.usecases import create_organization as create
from trusthound.usecases import invite_member as invite
from trusthound.usecases import join_with_new_account as joining
from trusthound.usecases import list_members as members_of
from trusthound.usecases import make_operator as operator_of
from trusthound.usecases import read_audit_log as log_of
from trusthound.usecases import remove_member as remove
from trusthound.usecases import withdraw_invitation as withdraw
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class Invited:
    """An invitation and its link, which nothing keeps."""

    invitation: Invitation
    link: str


@dataclass(frozen=True)
class Organizations:
    """Employers' accounts: who makes them, who belongs to them, and what was done in them."""

    settings: Settings
    database: Database
    passwords: Passwords

    async def create(self, name: str, tier: Tier, *, origin: Origin) -> Organization:
        """For whoever runs the installation."""
        return await create.create_organization(
            name, tier, database=self.database, origin=origin, now=utc_now(), new_id=new_id()
        )

    async def create_with_admin(
        self, name: str, tier: Tier, email: str, *, origin: Origin
    ) -> tuple[Organization, Invited]:
        """The address is looked at first, so that none is made without its admin invited."""
        checked_address(email)
        made = await self.create(name, tier, origin=origin)
        invited = await self.invite(made.id, email, Role.ADMIN, by=None, origin=origin)
        return made, invited

    async def change_tier(
        self, organization_id: str, tier: Tier, *, origin: Origin
    ) -> Organization:
        """For whoever runs the installation."""
        return await tier_of.change_tier(
            organization_id, tier, database=self.database, origin=origin, now=utc_now()
        )

    async def newest(self) -> tuple[Organization, ...]:
        """For whoever runs the installation."""
        return await organizations.newest(self.database)

    async def make_operator(self, email: str, *, operator: bool, origin: Origin) -> None:
        """For whoever runs the installation."""
        await operator_of.make_operator(
            email, operator=operator, database=self.database, origin=origin, now=utc_now()
        )

    async def invite(
        self, organization_id: str, email: str, role: Role, *, by: User | None, origin: Origin
    ) -> Invited:
        """`by` None: whoever runs the installation."""
        inviter = (
            invite.Inviter(OPERATOR, self.settings.enterprise_name)
            if by is None
            else invite.Inviter(by.id, by.name)
        )
        token = new_token()
        invitation = await invite.invite_member(
            organization_id,
            email,
            role,
            inviter,
            database=self.database,
            origin=origin,
            lasts=timedelta(days=self.settings.invitation_days),
            now=utc_now(),
            chance=invite.Chance(new_id(), new_id(), token),
        )
        address = self.settings.public_url.rstrip("/")
        return Invited(invitation, f"{address}{link_to('invitation', token.text)}")

    async def accept_invitation(self, token: str, who: SignedIn, *, origin: Origin) -> SignedIn:
        """Whoever is signed in joins."""
        membership = await accept.accept_invitation(
            digest_of(token), who.user, database=self.database, origin=origin, now=utc_now()
        )
        return replace(who, membership=membership)

    async def join(
        self, token: str, newcomer: joining.Newcomer, *, origin: Origin
    ) -> tuple[SignedIn, str]:
        """Whoever has no account gets one and joins; the token of their session comes with it."""
        ids = joining.Ids(new_id(), new_id(), new_token())
        signed_in = await joining.join_with_new_account(
            digest_of(token),
            newcomer,
            database=self.database,
            passwords=self.passwords,
            origin=origin,
            now=utc_now(),
            ids=ids,
        )
        return signed_in, ids.session_token.text

    async def withdraw_invitation(
        self, organization_id: str, invitation_id: str, *, actor: str, origin: Origin
    ) -> None:
        await withdraw.withdraw_invitation(
            organization_id,
            invitation_id,
            actor=actor,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def change_role(
        self, organization_id: str, member_id: str, role: Role, *, actor: str, origin: Origin
    ) -> None:
        await role_of.change_role(
            organization_id,
            member_id,
            role,
            actor=actor,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def remove_member(
        self, organization_id: str, member_id: str, *, actor: str, origin: Origin
    ) -> None:
        await remove.remove_member(
            organization_id,
            member_id,
            actor=actor,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def list_members(
        self, organization: Organization, *, after: tuple[datetime, str] | None
    ) -> members_of.Team:
        return await members_of.list_members(
            organization, after=after, database=self.database, now=utc_now()
        )

    async def read_audit_log(self, organization_id: str, *, before: int | None) -> log_of.AuditPage:
        """For an organisation's admins."""
        return await log_of.read_audit_log(organization_id, before=before, database=self.database)

    async def newest_audit_lines(
        self, *, organization_id: str | None, actor: str | None, before: int | None, most: int
    ) -> tuple[AuditLine, ...]:
        """For whoever runs the installation."""
        return await audit.newest(
            self.database,
            organization_id=organization_id,
            actor=actor,
            before=before,
            most=most,
        )

    async def note(self, entry: AuditEntry) -> None:
        """Add a line that no use case adds: of a call that was refused at the door."""
        async with self.database.connection() as connection:
            await audit.note(connection, entry)
