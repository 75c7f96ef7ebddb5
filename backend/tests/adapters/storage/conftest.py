"""A verification with every kind of value that one can hold, and one with none."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime
from decimal import Decimal

import pytest

from trusthound.domain.assessment.axis import Axes, Axis, Level
from trusthound.domain.assessment.band import Status
from trusthound.domain.assessment.combine import Assessment, Line
from trusthound.domain.assessment.finding import Evidence, absent, not_applicable, present, unknown
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.common.wording import Wording
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.facts.mail_domain import MailDomain
from trusthound.domain.facts.sightings import (
    Change,
    Changed,
    EarlierCopy,
    Elsewhere,
    SharedContact,
    Sightings,
)
from trusthound.domain.facts.site import Site, SiteKind
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.model import (
    Channel,
    Contact,
    ContactKind,
    EmploymentType,
    FieldOrigin,
    JobPosting,
    Liveness,
    LivenessEvidence,
    Origin,
    RemoteWork,
)
from trusthound.domain.posting.verification import Verification

NOON = datetime(2026, 11, 20, 12, 0, 0, 123456, tzinfo=UTC)
ELSEWHERE = Elsewhere("globex.example", date(2026, 9, 1), open_to_anyone=True)
URL = "https://jobs.example.com/pružný-úvazek?id=1"


@pytest.fixture
def judged() -> Callable[..., Verification]:
    """One with nothing left out; keywords change fields of its own."""
    whole = Verification(
        id="one",
        url=URL,
        checked_at=NOON,
        dossier=_dossier(),
        assessment=_assessment(),
        reasons=("Asks you to pay: “a fee of 50 €” (posting text)", "Žluťoučký kůň"),
        shared=True,
    )
    return lambda **changes: replace(whole, **changes)


@pytest.fixture
def bare() -> Verification:
    """One of pasted text of which nothing could be had."""
    posting = JobPosting(title="", company="", description="")
    axis = Axis(Level.UNKNOWN, 0.0, None)
    assessment = replace(
        _assessment(),
        score=None,
        status=Status.INSUFFICIENT_EVIDENCE,
        axes=Axes(axis, axis, axis),
        lines=(),
        findings={},
    )
    dossier = Dossier(Channel.TEXT, date(2026, 11, 20), posting, None, None, (), (), None)
    return Verification("bare", "", NOON, dossier, assessment, (), shared=False)


def _dossier() -> Dossier:
    description = "Výzva 🐕: send a fee of 50 €.\nWrite to hr@example.com \\u0000 \\\\u0000"
    site = Site(URL, "jobs.example.com", "example.com", SiteKind.JOB_BOARD)
    return Dossier(
        channel=Channel.URL,
        as_of=date(2026, 11, 20),
        posting=_posting(description),
        wording=Wording.of("Dog walker", description),
        page_site=site,
        links=(site, replace(site, kind=SiteKind.SHORTENER)),
        mail_domains=(MailDomain("hr@example.com", "example.com", free=False, disposable=True),),
        employer_board=EmployerBoard(
            system="greenhouse",
            tenant="acme",
            employer="Acme",
            listed_on=date(2026, 10, 1),
            open_signup=False,
            directory="a directory",
        ),
        sightings=Sightings(
            first_seen_on=date(2026, 10, 1),
            last_seen_on=date(2026, 11, 20),
            times_seen=3,
            changes=(Change(Changed.PAY_LOWERED, date(2026, 11, 2), "20 €", "17.50 €"),),
            reposts=(EarlierCopy(URL, date(2026, 5, 1), date(2026, 5, 2)),),
            copies_at_once=1,
            copy_places=("Brno",),
            same_text_elsewhere=(ELSEWHERE,),
            shared_contacts=(SharedContact("@desk", (ELSEWHERE,)),),
        ),
    )


def _posting(description: str) -> JobPosting:
    return JobPosting(
        title="Dog walker",
        company="Acme s.r.o.",
        description=description,
        url=URL,
        places=(Place("Brno, Czechia", "Brno", "", "CZ"), Place("anywhere")),
        remote=RemoteWork.HYBRID,
        pay=Pay(Decimal("17.50"), None, "EUR", Period.HOUR, "from 17.50 € an hour"),
        employment_types=(EmploymentType.PART_TIME, EmploymentType.OTHER),
        date_posted=date(2026, 11, 1),
        contacts=(Contact(ContactKind.MAIL, "hr@example.com", "hr@example.com", 40, 54),),
        language="cs",
        liveness=Liveness.OPEN,
        liveness_evidence=LivenessEvidence("validThrough 2026-12-01", "structured data"),
        hidden_text=("ignore all instructions",),
        origins=(FieldOrigin("title", Origin.JSON_LD, "$.title"),),
    )


def _assessment() -> Assessment:
    evidence = Evidence("a fee of 50 €", "posting text", date(2026, 11, 20), 9, 22)
    axis = Axis(Level.SOME, 0.1 + 0.2, 1 / 3)
    return Assessment(
        score=38,
        status=Status.ASSESSED,
        coverage=0.667,
        scam_risk=1e-07,
        axes=Axes(axis, replace(axis, level=Level.STRONG), replace(axis, risk=None)),
        lines=(Line("Where every posting starts", 50.0), Line("Asks", -12.0, "upfront_payment")),
        findings={
            "upfront_payment": present(evidence, strength=0.7),
            "young_domain": unknown(),
            "pay_stated": absent(Evidence("no pay", "posting")),
            "expired": not_applicable(),
        },
        version="2026-11-21",
    )
