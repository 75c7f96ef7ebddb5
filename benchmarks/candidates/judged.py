"""A made resume in; what the product says of its file, with the case's answers to look-ups, out."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from sheets import AS_OF, YEARS, Company, Domain, Made, Sheet
from write_docx import docx_of
from write_pdf import pdf_of

from trusthound.adapters.documents.read import read_document
from trusthound.domain.assessment.signal import Topic
from trusthound.domain.candidate.assess import assess
from trusthound.domain.candidate.breakdown import Level, recommendation_of
from trusthound.domain.candidate.claims import Claims, claims_of
from trusthound.domain.candidate.dossier import Dossier, compile_dossier, with_facts
from trusthound.domain.candidate.recurrences import recurrences_of
from trusthound.domain.candidate.report import report_of
from trusthound.domain.candidate.seen_before import SeenBefore, SeenResume
from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import as_likeliest, read_resume
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.reference.resume_readers import resume_readers
from trusthound.wiring.resume_work import traces_for

_NOW = datetime(AS_OF.year, AS_OF.month, AS_OF.day, 9, tzinfo=UTC)
_KEY = b"the secret of an organisation that is invented"
_SOURCE = "answers made for this benchmark"
_LETTERS = re.compile(r"[^\w]+")


@dataclass(frozen=True, slots=True)
class Flag:
    code: str
    topic: Topic
    grade: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """`read_right`: each role's company, title and dates were read as they were written."""

    score: int | None
    level: Level
    flags: tuple[Flag, ...]
    read_right: bool

    def flagged(self, topics: set[Topic]) -> bool:
        """Not "proceed", or a red flag of a fitting topic."""
        return self.raised or any(each.topic in topics for each in self.flags)

    @property
    def raised(self) -> bool:
        return self.level is not Level.PROCEED


async def judged(made: Made) -> Verdict:
    """Raises DocumentRefused where the file isn't read."""
    dossier = await _dossier(made)
    assessment = assess(dossier)
    flags = tuple(
        Flag(each.code, each.topic, each.grade) for each in report_of(assessment).red_flags
    )
    level = recommendation_of(assessment).level
    return Verdict(assessment.score, level, flags, _read_right(made.sheet, dossier.resume))


def file_of(sheet: Sheet) -> tuple[bytes, str]:
    made = pdf_of(sheet) if sheet.look.format == "pdf" else docx_of(sheet)
    return made, f"resume.{sheet.look.format}"


async def _dossier(made: Made) -> Dossier:
    document = as_likeliest(await read_document(*file_of(made.sheet)), resume_readers())
    resume = read_resume(document, resume_readers())
    claims = _claims(made)
    dossier = compile_dossier(
        resume, document, claims, as_of=AS_OF, reference=load_reference()
    )  # fmt: skip
    traces = traces_for(resume, claims, key=_KEY)
    seen = SeenBefore(_COMPARED, tuple([await _seen(each) for each in made.seen]))
    facts: dict[str, object] = {"recurrences": recurrences_of(traces, seen)}
    if made.domains:
        facts["mail_records"] = tuple(map(_mail_records, made.domains))
        facts["domain_registrations"] = tuple(map(_registration, made.domains))
    if made.companies:
        names = [each.name for each in dossier.employers]
        facts["company_records"] = tuple(_company_records(names, made.companies))
    return with_facts(dossier, facts)


_COMPARED = 40


def _claims(made: Made) -> Claims:
    sheet = made.sheet
    return claims_of(
        mail=sheet.mail if made.mail is None else made.mail,
        profile=sheet.profile if made.profile is None else made.profile,
        employers=made.employers,
        description=made.description,
    )


async def _seen(sheet: Sheet) -> SeenResume:
    """An earlier check: its file was read as this one is."""
    resume = read_resume(await read_document(*file_of(sheet)), resume_readers())
    traces = traces_for(resume, _claims(Made(sheet)), key=_KEY)
    return SeenResume(
        checked_on=AS_OF.replace(month=10),
        name_parts=traces.name_parts,
        latin=traces.latin,
        contacts=frozenset(each.digest for each in traces.contacts),
        points=tuple(each.signature for each in traces.points),
    )


def _mail_records(domain: Domain) -> MailRecords:
    return MailRecords(
        domain=domain.name,
        exists=domain.exists,
        mail_servers=domain.servers,
        refuses_mail=domain.refuses,
        has_address=domain.exists and domain.address,
        sender_policy="",
        alignment_policy="",
        source=_SOURCE,
        learnt_at=_NOW,
    )


def _registration(domain: Domain) -> DomainRegistration:
    return DomainRegistration(
        domain=domain.name,
        registered_on=domain.registered,
        registrar="",
        statuses=(),
        source=_SOURCE,
        learnt_at=_NOW,
    )


def _company_records(
    names: Iterable[str], companies: tuple[Company, ...]
) -> Iterable[CompanyRecord]:
    """Asked for each employer that was read; a name that the case doesn't know has no answer."""
    known = {_letters(each.name): each for each in companies}
    for name in names:
        company = known.get(_letters(name))
        if company is not None:
            yield CompanyRecord(
                asked=name,
                name=(company.registered_name or company.name) if company.found else "",
                exact=company.exact and company.found,
                founded_on=company.founded,
                dissolved_on=company.dissolved,
                source=_SOURCE,
                learnt_at=_NOW,
                by_year=company.by_year,
            )


def _letters(name: str) -> str:
    return _LETTERS.sub("", name).casefold()


def _read_right(sheet: Sheet, resume: Resume) -> bool:
    """Roles with dates in words of their own are compared without them."""
    if resume.name is None or len(resume.work) != len(sheet.roles):
        return False
    for role, work in zip(sheet.roles, resume.work, strict=True):
        title, company = work.title.value if work.title else "", work.company
        if company is None or _letters(company.value) != _letters(role.company):
            return False
        if not _letters(title).startswith(_letters(role.title)):
            return False
        start, end = work.period.start, work.period.end
        told = (start and (start.year, start.month), end and (end.year, end.month))
        years = (start and start.year, end and end.year)
        if role.dates:
            continue
        if sheet.look.dates == YEARS and not sheet.look.language:
            if years != (role.start[0], role.end and role.end[0]):
                return False
        elif told != (role.start, role.end):
            return False
    return True
