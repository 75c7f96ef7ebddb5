"""Make a link by which a candidate reads the report about them, and mail it where that is asked."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import audit, candidate_changes, candidate_checks, mails
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.one_time_link import link_to
from trusthound.domain.access.organization import Organization
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import InvalidInput, RateLimited
from trusthound.domain.common.mail_address import checked_address
from trusthound.domain.hiring.check import CandidateCheck, Shared, no_such_check
from trusthound.domain.hiring.share import LASTS_FOR, MAIL_AGAIN_AFTER, PAGE
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


@dataclass(frozen=True, slots=True)
class Chance:
    """What chance brings: the link's token, and the id of a mail."""

    token: Token
    mail: str


async def share_with_candidate(
    organization: Organization,
    check_id: str,
    *,
    by_mail: bool,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
    chance: Chance,
) -> Shared:
    """A link that was made before ends.

    Raises NotFound, InvalidInput where no address is known, RateLimited, DatabaseUnavailable.
    """
    shared = Shared(now, now + LASTS_FOR)
    async with database.connection() as connection:
        check = await candidate_checks.find(
            connection, organization.id, check_id, now=now, locked=True
        )
        if check is None:
            raise no_such_check()
        if by_mail:
            mail = _mail(check, organization, shared, chance)
            await mails.put(connection, mail)
        await candidate_changes.share(connection, check_id, chance.token.digest, shared)
        entry = origin.entry(
            "candidate.share.mail" if by_mail else "candidate.share",
            actor=actor,
            at=now,
            organization_id=organization.id,
            target=check_id,
        )
        await audit.note(connection, entry)
    return shared


def _mail(
    check: CandidateCheck, organization: Organization, shared: Shared, chance: Chance
) -> OutgoingMail:
    if not check.candidate.mail:
        raise InvalidInput(
            "No e-mail address of the candidate is kept.",
            field="mail",
            advice="Make the link without a mail, and send it yourself.",
        )
    if check.shared is not None and shared.at - check.shared.at < MAIL_AGAIN_AFTER:
        raise RateLimited(
            "A link was made a moment ago.",
            reset_at=check.shared.at + MAIL_AGAIN_AFTER,
            advice="Wait ten minutes before you send another mail.",
        )
    return OutgoingMail(
        id=chance.mail,
        kind=MailKind.CANDIDATE_COPY,
        brand=Brand.ENTERPRISE,
        to=checked_address(check.candidate.mail),
        words={
            "name": check.candidate.name,
            "organization": organization.name,
            "link": link_to(PAGE, chance.token.text),
            "expires_on": f"{shared.expires_at:%-d %B %Y}",
        },
        made_at=shared.at,
    )
