"""A role at an employer that did not exist yet, or no longer."""

from collections.abc import Iterator
from datetime import date

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.employers import bare
from trusthound.domain.candidate.periods import first_possible, last_month, last_possible
from trusthound.domain.candidate.quoting import RESUME, lasting, quote_at
from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.posting.sameness.company import company_key
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume, Work

# A firm works under its name before it is entered; an estate employs people after the end.
EARLY_MONTHS = 6
LATE_MONTHS = 12
# Where only the year is known, and founders disagree on what counts.
BY_YEAR_MONTHS = 12


@signal(
    title="Employer outside its years",
    question="Does a role begin before its employer existed, or go on after it had ended?",
    why="Nobody works for a company that is not there.",
    innocent="The company had another name before, took over an older one, or has a namesake.",
    advice="Under which name did the company pay you then, and what became of it?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="The register or list named with the finding; only where it tells that very company",
)
def employer_outside_its_years(
    resume: Resume, document: Document, company_records: tuple[CompanyRecord, ...], as_of: date
) -> Finding:
    """A role starts over six months before the company's founding (a year more where only the year
    of it is known), or lasts over a year beyond its end. A record that may be a namesake's,
    a parent's or a successor's counts for nothing.
    """
    if not resume.work:
        return not_applicable()
    exact = [each for each in company_records if each.exact and each.found]
    dated = [each for each in exact if each.founded_on or each.dissolved_on]
    if not dated:
        return unknown()
    for role in resume.work:
        for record, told in _against(role, dated, as_of):
            source = Evidence(told, record.source, learnt_on=record.learnt_at.date())
            dates = quote_at(document, role.period.span, "")
            seen = Evidence(lasting(role), RESUME)
            return present(seen, source, *([dates] if dates.quote else []))
    return absent()


def _against(
    role: Work, records: list[CompanyRecord], as_of: date
) -> Iterator[tuple[CompanyRecord, str]]:
    key = company_key(bare(role.company.value)) if role.company else ""
    for each in records:
        if not key or company_key(bare(each.asked)) != key:
            continue
        more = BY_YEAR_MONTHS if each.by_year else 0
        if each.founded_on and role.period.start:
            early = _month(each.founded_on) - last_possible(role.period.start)
            if early > EARLY_MONTHS + more:
                yield each, f"{each.name} was founded in {_when(each.founded_on, each)}"
        last = last_month(role.period, as_of)
        if each.dissolved_on and last is not None:
            end = role.period.end
            sure = last if end is None else first_possible(end)
            if sure - _month(each.dissolved_on) > LATE_MONTHS + more:
                yield each, f"{each.name} ended in {_when(each.dissolved_on, each)}"


def _month(day: date) -> int:
    return 12 * day.year + day.month - 1


def _when(day: date, record: CompanyRecord) -> str:
    return str(day.year) if record.by_year else f"{day:%Y-%m}"
