"""A message and what is known around it in; one frozen dossier out, stored whole with the result.

Every field is a fact that a signal may ask for by its name. A signal about the headers of a mail
takes `message` and answers "not applicable" where `message.mail` is None.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from trusthound.domain.common.wording import Quote, Wording
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.mail_domain import MailDomain, mail_domain_of
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.named_domain import NamedDomain, Role, named_domains
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.site import Site
from trusthound.domain.facts.site_kinds import site_of
from trusthound.domain.message.cue import Cue, Cues, Seen
from trusthound.domain.message.find_cues import find_cues, told_by
from trusthound.domain.message.languages import READ
from trusthound.domain.message.lexicon import lexicons_of
from trusthound.domain.message.model import Entity, EntityKind, Message
from trusthound.domain.message.odd_address import odd_address
from trusthound.domain.message.resemblance import Resemblance, resemblance, traits_of
from trusthound.domain.message.scripts.register import SCRIPTS
from trusthound.domain.message.scripts.script import ScriptMatch, followed
from trusthound.domain.message.sending import Sending, sending_of

# In fewer words "not found" means little.
ENOUGH_WORDS = 25
# Fields that look-ups fill, each with the roles of the domains that it is asked about.
LOOKED_UP: Mapping[str, frozenset[Role]] = {
    "domain_registrations": frozenset(Role),
    "mail_records": frozenset(),  # asked about the hosts of addresses
}


@dataclass(frozen=True, slots=True)
class Scripts:
    """The script that the message follows, None for none."""

    best: ScriptMatch | None


@dataclass(frozen=True, slots=True)
class Dossier:
    """All that is known of one message. `channel` is "message", "mail" or "row".

    `domains` are those of its links, addresses and sender that are worth asking about. What
    look-ups fill (LOOKED_UP) is () where there is nothing to ask, None where nothing was learnt,
    and may hold fewer answers than were asked for.
    """

    channel: str
    as_of: date
    message: Message
    cues: Cues
    scripts: Scripts
    mail_domains: tuple[MailDomain, ...]
    links: tuple[Site, ...]
    sending: Sending
    domains: tuple[NamedDomain, ...] = ()
    domain_registrations: tuple[DomainRegistration, ...] | None = None
    mail_records: tuple[MailRecords, ...] | None = None
    resemblance: Resemblance | None = None

    def subjects_of(self, fact: str) -> tuple[str, ...]:
        """Whom a look-up for that field asks about: hosts of addresses, else domains."""
        if fact == "mail_records":
            return tuple(host for each in self.domains for host in each.mail_hosts)
        asked = LOOKED_UP[fact]
        return tuple(each.domain for each in self.domains if not asked.isdisjoint(each.roles))

    @property
    def tells_enough(self) -> bool:
        """Whether a cue that is not seen in the text may be taken as not being there."""
        enough = len(self.message.text.split(maxsplit=ENOUGH_WORDS)) >= ENOUGH_WORDS
        return enough and self.message.language in READ


def compile_dossier(
    message: Message, *, channel: str, as_of: date, reference: Reference
) -> Dossier:
    """Gather what the message and the reference lists say together."""
    mail_domains = tuple(
        mail_domain_of(each.value, reference) for each in message.named(EntityKind.MAIL)
    )
    told = told_by(message, lexicons_of(reference.lexicons))
    cues = find_cues(told)
    odd = odd_address(message, mail_domains)
    if odd is not None and (quote := _quote(message, odd)) is not None:
        cues = Cues((*cues.seen, Seen(Cue.ODD_ADDRESS, quote)))
    links = tuple(site_of(each.value, reference) for each in message.named(EntityKind.LINK))
    sending = sending_of(message, reference)
    sender = (mail_domain_of(sending.sender.address, reference),) if sending.domain else ()
    scripts = Scripts(followed(cues, SCRIPTS))
    traits = traits_of(message, told, cues, scripts.best)
    dossier = Dossier(
        channel=channel,
        as_of=as_of,
        message=message,
        cues=cues,
        scripts=scripts,
        mail_domains=mail_domains,
        links=links,
        sending=sending,
        domains=named_domains(
            None, links, (*sender, *mail_domains), None, reference.registrable_domain
        ),
        resemblance=resemblance(traits, told.words, told.text, reference.scam_model),
    )
    nothing: dict[str, Any] = {each: () for each in LOOKED_UP if not dossier.subjects_of(each)}
    return replace(dossier, **nothing)


def _quote(message: Message, entity: Entity) -> Quote | None:
    return Wording.of("", message.text).around(entity.start, entity.end)
