"""Invite an address into an organisation: a seat is kept for it, and a mail brings the link."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import (
    attempts,
    audit,
    invitations,
    mails,
    members,
    organizations,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import OPERATOR
from trusthound.domain.access.invitation import (
    Invitation,
    already_a_member,
    check_may_be_sent_again,
    tries,
)
from trusthound.domain.access.one_time_link import link_to
from trusthound.domain.access.organization import Organization, Role, no_such_organization
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.seats import check_seat_for_invitation
from trusthound.domain.access.team import check_may_manage
from trusthound.domain.access.user import mail_key
from trusthound.domain.common.mail_address import checked_address
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


@dataclass(frozen=True, slots=True)
class Inviter:
    """Who invites: a user's id, or OPERATOR; and the name that the mail says."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Chance:
    """What chance brings: the ids of the invitation and its mail, and the link's token."""

    invitation: str
    mail: str
    token: Token


async def invite_member(
    organization_id: str,
    email: str,
    role: Role,
    inviter: Inviter,
    *,
    database: Database,
    origin: Origin,
    lasts: timedelta,
    now: datetime,
    chance: Chance,
) -> Invitation:
    """An admin may invite, and whoever runs the installation.

    Raises InvalidInput, NotAllowed, NotFound, Conflict, RateLimited, DatabaseUnavailable.
    """
    email = checked_address(email)
    key = mail_key(email)
    async with database.connection() as connection:
        organization = await organizations.locked(connection, organization_id)
        if organization is None:
            raise no_such_organization()
        if inviter.id != OPERATOR:
            check_may_manage(await members.role_of(connection, organization.id, inviter.id))
        if await members.of_address(connection, organization.id, key):
            raise already_a_member()
        earlier = await invitations.of_address(connection, organization.id, key)
        check_may_be_sent_again(None if earlier is None else earlier.made_at, now)
        if earlier is None or earlier.expires_at <= now:
            check_seat_for_invitation(await organizations.seats(connection, organization, now))
        if inviter.id != OPERATOR:
            await attempts.take(connection, tries(organization.id, email), now)
        made = Invitation(
            chance.invitation, organization.id, email, role, inviter.id, now, now + lasts
        )
        await invitations.put(connection, made, email_key=key, digest=chance.token.digest)
        link = link_to("invitation", chance.token.text)
        await mails.put(connection, _mail(made, organization, inviter, link, chance.mail))
        entry = origin.entry(
            f"member.invite.{role.value}",
            actor=inviter.id,
            at=now,
            organization_id=organization.id,
            target=made.id,
        )
        await audit.note(connection, entry)
    return made


def _mail(
    made: Invitation, organization: Organization, inviter: Inviter, link: str, mail_id: str
) -> OutgoingMail:
    return OutgoingMail(
        id=mail_id,
        kind=MailKind.INVITATION,
        brand=Brand.ENTERPRISE,
        to=made.email,
        words={
            "link": link,
            "organization": organization.name,
            "inviter": inviter.name,
            "role": made.role.value,
            "expires_on": f"{made.expires_at:%-d %B %Y}",
        },
        made_at=made.made_at,
    )
