"""A message and what is known around it in; one frozen dossier out, stored whole with the result.

Every field is a fact that a signal may ask for by its name. A signal about the headers of a mail
takes `message` and answers "not applicable" where `message.mail` is None.
"""

from dataclasses import dataclass
from datetime import date

from trusthound.domain.common.wording import Quote, Wording
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.site import Site
from trusthound.domain.facts.site_kinds import site_of
from trusthound.domain.message.cue import Cue, Cues, Seen
from trusthound.domain.message.find_cues import find_cues
from trusthound.domain.message.languages import READ
from trusthound.domain.message.lexicon import lexicons_of
from trusthound.domain.message.model import Entity, EntityKind, Message
from trusthound.domain.message.odd_address import odd_address
from trusthound.domain.message.scripts.register import SCRIPTS
from trusthound.domain.message.scripts.script import ScriptMatch, followed
from trusthound.domain.message.sending import Sending, sending_of

# In fewer words "not found" means little.
ENOUGH_WORDS = 25


@dataclass(frozen=True, slots=True)
class Scripts:
    """The script that the message follows, None for none."""

    best: ScriptMatch | None


@dataclass(frozen=True, slots=True)
class Dossier:
    """All that is known of one message. `channel` is "message", "mail" or "row"."""

    channel: str
    as_of: date
    message: Message
    cues: Cues
    scripts: Scripts
    mail_domains: tuple[MailDomain, ...]
    links: tuple[Site, ...]
    sending: Sending

    @property
    def tells_enough(self) -> bool:
        """Whether a cue that is not seen in the text may be taken as not being there."""
        enough = len(self.message.text.split(maxsplit=ENOUGH_WORDS)) >= ENOUGH_WORDS
        return enough and self.message.language in READ


def compile_dossier(
    message: Message, *, channel: str, as_of: date, reference: Reference
) -> Dossier:
    """Gather what the message and the reference lists say together."""
    mail_domains = tuple(_mail_domain(each, reference) for each in message.named(EntityKind.MAIL))
    cues = find_cues(message, lexicons_of(reference.lexicons))
    odd = odd_address(message, mail_domains)
    if odd is not None and (quote := _quote(message, odd)) is not None:
        cues = Cues((*cues.seen, Seen(Cue.ODD_ADDRESS, quote)))
    return Dossier(
        channel=channel,
        as_of=as_of,
        message=message,
        cues=cues,
        scripts=Scripts(followed(cues, SCRIPTS)),
        mail_domains=mail_domains,
        links=tuple(site_of(each.value, reference) for each in message.named(EntityKind.LINK)),
        sending=sending_of(message, reference),
    )


def _quote(message: Message, entity: Entity) -> Quote | None:
    return Wording.of("", message.text).around(entity.start, entity.end)


def _mail_domain(entity: Entity, reference: Reference) -> MailDomain:
    host = entity.value.rpartition("@")[2]
    domain = reference.registrable_domain(host) or host
    return MailDomain(
        address=entity.value,
        domain=domain,
        free=bool({host, domain} & reference.free_mail_domains),
        disposable=bool({host, domain} & reference.disposable_mail_domains),
    )
