"""A message and the reference lists in, what is known of where its mail was sent from out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

from trusthound.domain.common.skeleton import letters
from trusthound.domain.facts.claimed_employer import claimed_employer
from trusthound.domain.facts.known_employers import KnownEmployers
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.named_look_alike import NamedLookAlike, look_alikes_among
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.mail.link_targets import misleading_links, shown_domain
from trusthound.domain.message.mail.model import Mailbox, MailLink, Standing
from trusthound.domain.message.mail.receivers import organisation_of
from trusthound.domain.message.mail.relays import hiring_relay, strangers_relay
from trusthound.domain.message.model import EntityKind, Message

_MOST_WORDS = 30
_LONGEST_NAME = 4
_WORD = re.compile(r"[^\W_](?:[\w.&'’-]*[^\W_])?")
# Where a mail says in whose name it is written.
_TELLING_CHARACTERS = 3_000
_MOST_LINKS = 5
_NOBODY = Mailbox("", "")


@dataclass(frozen=True, slots=True)
class Sending:
    """What stands behind the address that a mail shows as its sender's.

    All is empty for a message that is no mail. `standing` is None where nothing trustworthy says
    whether the sender is proven. `domain` is the registered one of From, `reply_domains` those to
    which an answer would go. `employer` is the well-known employer whose own domain it is, by the
    list `employers_source` of `listed_on`; `named` are those whose names the display name bears,
    `claimed` also those for whom the text says that it is written. `hiring_relay` is the system
    that writes for employers from there, `strangers_relay` the service whose users' words it
    carries.
    `known_site_shown`: a misleading link shows a well-known employer's own address.
    """

    sender: Mailbox = _NOBODY
    standing: Standing | None = None
    domain: str = ""
    reply_domains: tuple[str, ...] = ()
    free: bool = False
    disposable: bool = False
    reply_free: bool = False
    employer: str = ""
    employers_source: str = ""
    listed_on: date | None = None
    named: tuple[str, ...] = ()
    claimed: tuple[str, ...] = ()
    look_alikes: tuple[NamedLookAlike, ...] = ()
    hiring_relay: str = ""
    strangers_relay: str = ""
    misleading_links: tuple[MailLink, ...] = ()
    known_site_shown: bool = False

    @property
    def proven(self) -> bool:
        return self.standing is Standing.ALIGNED


def sending_of(message: Message, reference: Reference) -> Sending:
    """Nobody is asked: lists that ship with the product, and the mail's own words."""
    mail = message.mail
    if mail is None:
        return Sending()
    reference = _knowing_every_ending(reference)
    sender = mail.sender or _NOBODY
    own = _mail_domain(sender, reference)
    answers = [_mail_domain(each, reference) for each in mail.reply_to if each.address]
    known = reference.known_employers
    employer = known.by_domain.get(own.domain)
    named = tuple(dict.fromkeys(_names_in(sender.name, known)))
    misleading = tuple(misleading_links(mail.links, own.domain, reference.registrable_domain))
    misleading = misleading[:_MOST_LINKS]
    return Sending(
        sender=sender,
        standing=mail.authentication.standing if mail.authentication else None,
        domain=own.domain,
        reply_domains=tuple(dict.fromkeys(each.domain for each in answers if each.domain)),
        free=own.free,
        disposable=own.disposable,
        reply_free=any(each.free or each.disposable for each in answers),
        employer=employer.name if employer else "",
        employers_source=known.source,
        listed_on=known.listed_on,
        named=named,
        claimed=tuple(dict.fromkeys((*named, *_claims_of(message, known)))),
        look_alikes=look_alikes_among(
            None,
            (),
            [each for each in (own, *answers) if each.domain],
            None,
            company=message.claimed(EntityKind.COMPANY),
            text=f"{sender.name}\n{message.text[:_TELLING_CHARACTERS]}",
            reference=reference,
        ),
        hiring_relay=hiring_relay(own.domain),
        strangers_relay=strangers_relay(own.domain),
        misleading_links=misleading,
        known_site_shown=any(
            shown_domain(each, reference.registrable_domain) in known.by_domain
            for each in misleading
        ),
    )


def _knowing_every_ending(reference: Reference) -> Reference:
    """With domains also under endings that are newer than the shipped list."""
    listed = reference.registrable_domain
    return replace(reference, registrable_domain=lambda host: organisation_of(host, listed))


def _mail_domain(mailbox: Mailbox, reference: Reference) -> MailDomain:
    domain = reference.registrable_domain(mailbox.host)
    return MailDomain(
        address=mailbox.address,
        domain=domain,
        free=bool({mailbox.host, domain} & reference.free_mail_domains),
        disposable=bool({mailbox.host, domain} & reference.disposable_mail_domains),
    )


def _names_in(text: str, known: KnownEmployers) -> Iterator[str]:
    """Well-known names that are nobody else's, anywhere in a display name."""
    words = [letters(each) for each in _WORD.findall(text)[:_MOST_WORDS]]
    for start in range(len(words)):
        for length in range(min(_LONGEST_NAME, len(words) - start), 0, -1):
            brand = known.brands.get("".join(words[start : start + length]))
            if brand is not None and brand.distinctive:
                yield brand.employer.name
                break


def _claims_of(message: Message, known: KnownEmployers) -> Iterator[str]:
    for each in message.named(EntityKind.COMPANY):
        employer = claimed_employer(each.value, known)
        if employer is not None:
            yield employer.name
