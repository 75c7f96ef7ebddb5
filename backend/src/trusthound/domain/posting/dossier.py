"""A posting and what is known around it in; one frozen dossier out.

A fact is None when it could not be had. The dossier is stored whole with the result, so that a
past verification can be scored again.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any
from urllib.parse import urlsplit

from trusthound.domain.common.wording import Wording, surroundings
from trusthound.domain.facts.applicant_reports import NO_REPORTS, ApplicantReports
from trusthound.domain.facts.certificate import SiteCertificate
from trusthound.domain.facts.claimed_employer import claimed_employer
from trusthound.domain.facts.domain_registration import DomainRegistration, not_contradicted
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.employer_domain import employer_domain
from trusthound.domain.facts.employer_listing import EmployerListing, SoughtPosition
from trusthound.domain.facts.known_employers import KnownEmployer
from trusthound.domain.facts.mail_domain import MailDomain, mail_domain_of
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.named_domain import NamedDomain, Role, named_domains
from trusthound.domain.facts.named_look_alike import NamedLookAlike, look_alikes_among
from trusthound.domain.facts.occupation import Occupation
from trusthound.domain.facts.pay_comparison import (
    NOTHING_TO_COMPARE,
    PayComparison,
    compare_pay,
    is_comparable,
)
from trusthound.domain.facts.redirects import RedirectChain
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.sightings import NOT_ASKED, Sightings
from trusthound.domain.facts.site import Site, SiteKind
from trusthound.domain.facts.site_kinds import site_of
from trusthound.domain.facts.site_state import SiteState
from trusthound.domain.posting.extract.gazetteer import country_code, state_code
from trusthound.domain.posting.model import Channel, ContactKind, JobPosting
from trusthound.domain.posting.phrasebook.agency import AGENCY
from trusthound.domain.posting.resemblance import Resemblance, resemblance

# In a description of fewer words "not found" means little; about a tweet.
ENOUGH_WORDS = 25

_APPLYING = surroundings(
    r"appl(?:y|ying|ications?)",
    r"register(?:ing)?|registration|sign up",
    r"resumes?|résumés?|cvs?",
    r"(?:fill|complete|submit)\b[^.\n]{0,30}\bform",
    r"interviews?",
)
# Fields that look-ups fill, each with the roles of the domains that it is asked about.
LOOKED_UP: Mapping[str, frozenset[Role]] = {
    "domain_registrations": frozenset(Role),
    "mail_records": frozenset(),  # asked about the hosts of addresses
    "certificates": frozenset({Role.PAGE, Role.APPLY}),
    "redirect_chains": frozenset(),  # asked about links
    "site_states": frozenset({Role.MAIL, Role.EMPLOYER}),
    "employer_listings": frozenset(),  # asked about the position, at the employer's domain
}


@dataclass(frozen=True, slots=True)
class Dossier:
    """All facts about one posting at one moment.

    `wording` is None where there is no description; `page_site` where no URL is known;
    `employer_board` where no URL is known, and has no system where the URL is not on an applicant
    tracking system. `company_domain` is that of the employer's site as the posting states it, ""
    where it states none. `ways_to_apply` are the `links` by which it says to apply.
    `through_agency`: it says that an agency advertises for somebody else. `domains` are those worth
    asking about, `look_alikes` hosts like a known employer's, `employer_domain` where to look for
    its board. What look-ups fill (LOOKED_UP) is () where there is nothing to ask, None when nothing
    was learnt, may lack answers; `pay_comparison` compares nothing where no US wages apply;
    `sightings` and `applicant_reports` know nothing of what a client sent.
    """

    channel: Channel
    as_of: date
    posting: JobPosting
    wording: Wording | None
    page_site: Site | None
    links: tuple[Site, ...]
    mail_domains: tuple[MailDomain, ...]
    employer_board: EmployerBoard | None
    company_domain: str = ""
    ways_to_apply: tuple[Site, ...] = ()
    through_agency: bool = False
    domains: tuple[NamedDomain, ...] = ()
    look_alikes: tuple[NamedLookAlike, ...] = ()
    claimed_employers: tuple[KnownEmployer, ...] = ()
    employer_domain: str = ""
    domain_registrations: tuple[DomainRegistration, ...] | None = None
    mail_records: tuple[MailRecords, ...] | None = None
    certificates: tuple[SiteCertificate, ...] | None = None
    redirect_chains: tuple[RedirectChain, ...] | None = None
    site_states: tuple[SiteState, ...] | None = None
    employer_listings: tuple[EmployerListing, ...] | None = None
    occupation: Occupation | None = None
    pay_comparison: PayComparison | None = None
    sightings: Sightings | None = None
    resemblance: Resemblance | None = None
    applicant_reports: ApplicantReports = NO_REPORTS

    def subjects_of(self, fact: str) -> tuple[str, ...]:
        """Whom a look-up for it asks about: links, hosts, the position, else domains."""
        if fact == "redirect_chains":
            return self.links_to_follow
        if fact == "employer_listings":
            return (self.sought_position.written(),) if self.sought_position else ()
        if fact == "mail_records":
            return tuple(host for each in self.domains for host in each.mail_hosts)
        asked = LOOKED_UP[fact]
        return tuple(each.domain for each in self.domains if not asked.isdisjoint(each.roles))

    @property
    def links_to_follow(self) -> tuple[str, ...]:
        """The ways to apply whose end is not to be seen from the link itself."""
        return tuple(each.url for each in self.ways_to_apply if self._leads_away(each))

    @property
    def known_registrations(self) -> tuple[DomainRegistration, ...] | None:
        """Without those that the site's certificate contradicts: an authority that browsers trust
        had certified the name days before its registry says that it was registered.
        """
        if self.domain_registrations is None:
            return None
        return not_contradicted(self.domain_registrations, self.certificates or ())

    @property
    def sought_position(self) -> SoughtPosition | None:
        """What to look for on the board of the employer's site; nothing through an agency."""
        domain, posting = self.employer_domain, self.posting
        if self.through_agency or domain in {"", *(each.found.domain for each in self.look_alikes)}:
            return None
        place = posting.places[0].text if posting.places else ""
        stated = (posting.title, place, posting.identifier)
        return SoughtPosition.at(domain, self.employer_board, *stated)

    @property
    def stands_on(self) -> tuple[EmployerBoard, ...]:
        """The employer's board that the posting is known to stand on, if any."""
        return tuple(each for each in (self.employer_board,) if each and each.system)

    def _leads_away(self, link: Site) -> bool:
        """A short link, or one to a site that is neither the page's nor a known service."""
        elsewhere = self.page_site is None or link.domain != self.page_site.domain
        return link.kind is SiteKind.SHORTENER or (link.kind is SiteKind.OTHER and elsewhere)

    @property
    def registered_on(self) -> Mapping[str, date]:
        """When domains were registered: of those alone whose registry said so."""
        told = self.known_registrations or ()
        return {each.domain: each.registered_on for each in told if each.registered_on}

    @property
    def tells_enough(self) -> bool:
        """Whether the text is long enough for "not found" to mean that it is not there."""
        return len(self.posting.description.split(maxsplit=ENOUGH_WORDS)) >= ENOUGH_WORDS

    @property
    def language(self) -> str:
        """ISO 639-1, "" where it could not be told."""
        return self.posting.language.partition("-")[0]


def compile_dossier(
    posting: JobPosting,
    *,
    channel: Channel,
    as_of: date,
    employer_board: EmployerBoard | None,
    reference: Reference,
) -> Dossier:
    """Gather what the posting and the reference lists say together."""
    told = posting.description.strip()
    wording = Wording.of(posting.title, posting.whole_text) if told else None
    links = _links(posting, reference)
    page_site = site_of(posting.url, reference) if posting.url else None
    company_site = site_of(posting.company_site, reference) if posting.company_site else None
    mail_domains = _mail_domains(posting, reference)
    ways_to_apply = _ways_to_apply(posting, wording, links)
    named = (page_site, ways_to_apply, mail_domains, company_site)
    claimed = claimed_employer(posting.company, reference.known_employers)
    occupation = reference.occupation_of(posting.title)
    dossier = Dossier(
        channel=channel,
        as_of=as_of,
        posting=posting,
        wording=wording,
        page_site=page_site,
        links=links,
        mail_domains=mail_domains,
        employer_board=employer_board,
        company_domain=company_site.domain if company_site else "",
        ways_to_apply=ways_to_apply,
        through_agency=_through_agency(posting, wording),
        domains=named_domains(*named, reference.registrable_domain),
        claimed_employers=() if claimed is None else (claimed,),
        employer_domain=employer_domain(
            posting.company, company_site, page_site, mail_domains, claimed
        ),
        look_alikes=look_alikes_among(
            *named,
            company=posting.company,
            text=f"{posting.title}\n{posting.whole_text}",
            reference=reference,
        ),
        occupation=occupation,
        pay_comparison=_pay_comparison(posting, occupation, reference),
        sightings=None if channel is Channel.URL else NOT_ASKED,
    )
    nothing: dict[str, Any] = {each: () for each in LOOKED_UP if not dossier.subjects_of(each)}
    # The model of wording knows English only, and takes some words to tell anything.
    readable = dossier.language == "en" and dossier.tells_enough
    model = reference.wording_model() if readable else None
    return replace(dossier, resemblance=resemblance(wording, posting.description, model), **nothing)


def _links(posting: JobPosting, reference: Reference) -> tuple[Site, ...]:
    """The links in the text and the way to apply, each once, in the order they stand."""
    urls = [each.value for each in posting.contacts if each.kind is ContactKind.LINK]
    if posting.apply_url:
        urls.append(posting.apply_url)
    return tuple(
        site_of(url, reference) for url in dict.fromkeys(urls) if urlsplit(url).hostname is not None
    )


def _ways_to_apply(
    posting: JobPosting, wording: Wording | None, links: tuple[Site, ...]
) -> tuple[Site, ...]:
    """The page's own apply link, and those whose sentence speaks of applying."""
    urls = {posting.apply_url}
    for each in posting.contacts:
        if each.kind is ContactKind.LINK and wording is not None:
            quote = wording.around(each.start, each.end)
            if quote is not None and _APPLYING.stand_in(quote.text.lower()):
                urls.add(each.value)
    return tuple(each for each in links if each.url in urls)


def _pay_comparison(
    posting: JobPosting, occupation: Occupation | None, reference: Reference
) -> PayComparison | None:
    """None where the pay could be compared, but the occupation or its wages are not known."""
    countries = {country_code(each.country) or each.country for each in posting.places}
    if posting.pay is None or not is_comparable(posting.pay, countries):
        return NOTHING_TO_COMPARE
    if occupation is None:
        return None
    states = {state_code("US", each.region) for each in posting.places}
    state = states.pop() if len(states) == 1 else ""
    wages = reference.wages_of(occupation.code, state)
    return compare_pay(posting.pay, occupation, wages) if wages else None


def _through_agency(posting: JobPosting, wording: Wording | None) -> bool:
    if AGENCY.stand_in(posting.company.lower()):
        return True
    return wording is not None and wording.holds(AGENCY)


def _mail_domains(posting: JobPosting, reference: Reference) -> tuple[MailDomain, ...]:
    addresses = dict.fromkeys(
        each.value for each in posting.contacts if each.kind is ContactKind.MAIL
    )
    return tuple(mail_domain_of(address, reference) for address in addresses)
