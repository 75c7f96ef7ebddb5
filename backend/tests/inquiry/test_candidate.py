"""A resume, its claims and the organisation's own checks in; one dossier out."""

from datetime import date, datetime, timedelta

from tests.written_resumes import NOON, TODAY, a_dossier, a_role

from trusthound.domain.candidate.claims import Claims, claims_of
from trusthound.domain.candidate.dossier import LOOKED_UP
from trusthound.domain.candidate.seen_before import SeenBefore, SeenResume, Traces
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.site_state import SiteState
from trusthound.inquiry.candidate import CandidateInquiry, traces_for
from trusthound.inquiry.evidence import Ask, Lookup, Lookups
from trusthound.wiring.lookups import for_candidates
from trusthound.wiring.reference.load import load_reference

KEY = b"a secret of the organisation"
ROLE = a_role(
    "Quellwerk Feinmechanik",
    "Fitter",
    "2015-01 2019-01",
    "Aligned spindles of forty lathes to two hundredths and wrote the plan of their care",
)
ANSWERS = {
    "domain_registrations": DomainRegistration,
    "mail_records": MailRecords,
    "site_states": SiteState,
    "company_records": CompanyRecord,
}


def kind(fact: str, ask: Ask) -> Lookup:  # type: ignore[type-arg]
    return Lookup(
        fact, ANSWERS[fact], lambda dossier: dossier.subjects_of(fact), ask, 5.0, timedelta(days=1)
    )


async def in_vain(subject: str, now: datetime) -> object | None:
    raise TrustHoundError("nobody answers")


async def test_what_is_answered_in_time_is_in_the_dossier_and_the_rest_is_unknown() -> None:
    asked: list[str] = []

    async def records(subject: str, now: datetime) -> object | None:
        asked.append(subject)
        return CompanyRecord(subject, subject, True, date(1990, 1, 1), None, "a register", now)

    inquiry = CandidateInquiry(
        load_reference(),
        Lookups((kind("company_records", records), kind("mail_records", in_vain)), 5.0),
    )
    made = a_dossier(ROLE)
    claims = claims_of(mail="maria@lopez-studio.com")
    dossier = await inquiry.dossier(made.resume, made.document, claims, now=NOON)
    assert asked == ["Quellwerk Feinmechanik"]
    assert dossier.company_records is not None
    assert dossier.company_records[0].source == "a register"
    assert dossier.mail_records is None
    assert dossier.recurrences is None


async def test_the_organisations_own_checks_are_compared_by_traces_alone() -> None:
    made = a_dossier(ROLE, name="Maria Lopez")
    theirs = a_dossier(ROLE, name="Priya Raman")
    claims = Claims(mail="one.desk@gmail.com")
    kept = traces_for(theirs.resume, claims, key=KEY)

    async def seen(traces: Traces) -> SeenBefore:
        shared = {each.digest for each in traces.contacts} & {each.digest for each in kept.contacts}
        points = tuple(each.signature for each in kept.points)
        other = SeenResume(TODAY, kept.name_parts, kept.latin, frozenset(shared), points)
        return SeenBefore(12, (other,))

    inquiry = CandidateInquiry(load_reference(), Lookups((), 0.0))
    dossier = await inquiry.dossier(
        made.resume,
        made.document,
        claims,
        now=NOON,
        traces=traces_for(made.resume, claims, key=KEY),
        ask_seen=seen,
    )
    assert dossier.recurrences is not None
    assert dossier.recurrences.compared == 12
    assert [each.shown for each in dossier.recurrences.contacts] == ["one.desk@gmail.com"]
    assert dossier.recurrences.wording is not None
    assert dossier.recurrences.wording.points == 1


def test_postings_look_ups_that_a_resume_has_a_field_for_are_asked_for_it_too() -> None:
    of_postings = Lookups(tuple(kind(each, in_vain) for each in ANSWERS), 3.0)
    lookups = for_candidates(of_postings)
    assert tuple(each.fact for each in lookups.kinds) == LOOKED_UP
    assert lookups.in_flight is of_postings.in_flight
