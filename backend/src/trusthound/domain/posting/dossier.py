"""A posting and what is known around it in; one frozen dossier out.

A fact is None when it could not be had. The dossier is stored whole with the result, so that a
past verification can be scored again.
"""

from dataclasses import dataclass
from datetime import date
from urllib.parse import urlsplit

from trusthound.domain.common.wording import Wording
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.site import Site
from trusthound.domain.facts.site_kinds import site_of
from trusthound.domain.posting.model import Channel, ContactKind, JobPosting

# Below this a description says too little to be asked about its wording; a tweet has about as many.
ENOUGH_WORDS = 25


@dataclass(frozen=True, slots=True)
class Dossier:
    """All facts about one posting at one moment.

    `wording` is None where the description is missing or too short to ask; `page_site` where no
    URL is known; `employer_board` where no URL is known, and has no system where the URL is not on
    an applicant tracking system.
    """

    channel: Channel
    as_of: date
    posting: JobPosting
    wording: Wording | None
    page_site: Site | None
    links: tuple[Site, ...]
    mail_domains: tuple[MailDomain, ...]
    employer_board: EmployerBoard | None


def compile_dossier(
    posting: JobPosting,
    *,
    channel: Channel,
    as_of: date,
    employer_board: EmployerBoard | None,
    reference: Reference,
) -> Dossier:
    """Gather what the posting and the reference lists say together."""
    wording = Wording.of(posting.title, posting.description)
    return Dossier(
        channel=channel,
        as_of=as_of,
        posting=posting,
        wording=wording if _enough(posting.description) else None,
        page_site=site_of(posting.url, reference) if posting.url else None,
        links=_links(posting, reference),
        mail_domains=_mail_domains(posting, reference),
        employer_board=employer_board,
    )


def _enough(description: str) -> bool:
    return len(description.split(maxsplit=ENOUGH_WORDS)) >= ENOUGH_WORDS


def _links(posting: JobPosting, reference: Reference) -> tuple[Site, ...]:
    """The links in the text and the way to apply, each once, in the order they stand."""
    urls = [each.value for each in posting.contacts if each.kind is ContactKind.LINK]
    if posting.apply_url:
        urls.append(posting.apply_url)
    return tuple(
        site_of(url, reference) for url in dict.fromkeys(urls) if urlsplit(url).hostname is not None
    )


def _mail_domains(posting: JobPosting, reference: Reference) -> tuple[MailDomain, ...]:
    addresses = dict.fromkeys(
        each.value for each in posting.contacts if each.kind is ContactKind.MAIL
    )
    return tuple(_mail_domain(address, reference) for address in addresses)


def _mail_domain(address: str, reference: Reference) -> MailDomain:
    host = address.rpartition("@")[2]
    domain = reference.registrable_domain(host) or host
    return MailDomain(
        address=address,
        domain=domain,
        free=bool({host, domain} & reference.free_mail_domains),
        disposable=bool({host, domain} & reference.disposable_mail_domains),
    )
