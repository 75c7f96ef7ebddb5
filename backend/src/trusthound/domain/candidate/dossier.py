"""A resume, what was claimed and what is known around both in; one frozen dossier out.

Every field is a fact that a signal may ask for by its name. None is "could not be had": a look-up
without an answer, an organisation whose earlier checks were not compared.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from trusthound.domain.candidate.claimed import ClaimedEmployer, claimed_employers_of
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.candidate.dated_technology import (
    DatedTechnologies,
    dated_technologies_of,
)
from trusthound.domain.candidate.employers import Employer, bare, employers_of
from trusthound.domain.candidate.mill_match import MillMatches, mill_matches_of
from trusthound.domain.candidate.recurrences import Recurrences
from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.look_alike import LookAlike, resembles
from trusthound.domain.facts.mail_domain import MailDomain, mail_domain_of
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.named_domain import NamedDomain, Role, named_domains
from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.site_kinds import site_of
from trusthound.domain.facts.site_state import SiteState
from trusthound.domain.posting.sameness.company import company_key
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume

MOST_MAILS = 4
# Fields that look-ups fill.
LOOKED_UP = ("domain_registrations", "mail_records", "site_states", "company_records")


@dataclass(frozen=True, slots=True)
class Dossier:
    """All that is known of one candidate's resume. `channel` is "upload".

    `mail_domains` are those of the addresses in the claims and the resume, `domains` of them and
    of employers' sites those worth asking about. What look-ups fill (LOOKED_UP) is () where there
    is nothing to ask, None where nothing was learnt, and may hold fewer answers than questions.
    """

    channel: str
    as_of: date
    resume: Resume
    document: Document
    claims: Claims
    mail_domains: tuple[MailDomain, ...]
    mail_look_alikes: tuple[LookAlike, ...]
    employers: tuple[Employer, ...]
    claimed_employers: tuple[ClaimedEmployer, ...]
    dated_technologies: DatedTechnologies
    mill_matches: MillMatches
    domains: tuple[NamedDomain, ...] = ()
    domain_registrations: tuple[DomainRegistration, ...] | None = None
    mail_records: tuple[MailRecords, ...] | None = None
    site_states: tuple[SiteState, ...] | None = None
    company_records: tuple[CompanyRecord, ...] | None = None
    recurrences: Recurrences | None = None

    def subjects_of(self, fact: str) -> tuple[str, ...]:
        """Whom a look-up for that field asks about."""
        if fact == "mail_records":
            return tuple(host for each in self.domains for host in each.mail_hosts)
        if fact == "domain_registrations":
            mail = (each.domain for each in self.domains if Role.MAIL in each.roles)
            sites = (each.domain for each in self.employers if each.domain and not each.known)
            return tuple(dict.fromkeys((*mail, *sites)))
        if fact == "site_states":
            return tuple(dict.fromkeys(each.domain for each in self.employers if each.domain))
        return tuple(each.name for each in self.employers)


def compile_dossier(
    resume: Resume,
    document: Document,
    claims: Claims,
    *,
    as_of: date,
    reference: Reference,
    channel: str = "upload",
    recurrences: Recurrences | None = None,
) -> Dossier:
    """Gather what the resume, the claims and the reference lists say together."""
    addresses = dict.fromkeys([claims.mail, *(each.value for each in resume.mails)])
    mails = tuple(mail_domain_of(each.lower(), reference) for each in addresses if "@" in each)[
        :MOST_MAILS
    ]
    sites = [site_of(each.value, reference) for each in resume.links[:20] if "://" in each.value]
    told = [each.domain for each in sites if each.domain]
    told += [each.domain for each in mails if not (each.free or each.disposable)]
    likes = (resembles(each.address.rpartition("@")[2], reference) for each in mails)
    dossier = Dossier(
        channel=channel,
        as_of=as_of,
        resume=resume,
        document=document,
        claims=claims,
        mail_domains=mails,
        mail_look_alikes=tuple(each for each in likes if each),
        employers=employers_of(resume, told, reference),
        claimed_employers=claimed_employers_of(
            claims.employers, resume, document.text, reference.known_employers
        ),
        dated_technologies=dated_technologies_of(
            resume, document.text, reference.technologies, as_of=as_of
        ),
        mill_matches=mill_matches_of(resume, reference.mills),
        domains=named_domains(None, (), mails, None, reference.registrable_domain),
        recurrences=recurrences,
    )
    known: dict[str, Any] = {each: () for each in LOOKED_UP if not dossier.subjects_of(each)}
    if records := tuple(_founded(dossier.employers, reference)):
        known["company_records"] = records
    return replace(dossier, **known)


def _founded(employers: tuple[Employer, ...], reference: Reference) -> Iterator[CompanyRecord]:
    """Those whose years our list tells; a company of the same name is taken for the known one."""
    for each in employers:
        if record := reference.company_years.get(company_key(bare(each.name))):
            yield replace(record, asked=each.name)


def with_facts(dossier: Dossier, facts: Mapping[str, object]) -> Dossier:
    """The dossier with answers of look-ups (by LOOKED_UP) or recurrences put in."""
    known: dict[str, Any] = dict(facts)
    return replace(dossier, **known)
