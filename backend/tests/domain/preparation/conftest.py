"""A posting and a resume, written for the tests of preparing, and the preparation of any two."""

from datetime import date

from tests.domain.matching.conftest import course, resume, role, said

from trusthound.domain.common.place import Place
from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.asked import bounded
from trusthound.domain.matching.match import match
from trusthound.domain.posting.assess import assess
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.preparation.model import Kind, Preparation, Question
from trusthound.domain.preparation.prepare import prepare
from trusthound.domain.resume.model import Language, Level, Month, Resume
from trusthound.wiring.reference.load import load_reference

REFERENCE: Reference = load_reference()
AS_OF = date(2026, 11, 22)
POSTING = JobPosting(
    title="Senior Data Engineer",
    company="Acme",
    places=(Place("Austin, TX", "Austin", "TX", "US"),),
    language="en",
    description=(
        "You build what our analysts work with.\n"
        "Responsibilities\n"
        "- Design and operate the pipelines that feed our warehouse\n"
        "- Lead the migration of old jobs to the new platform\n"
        "Requirements\n"
        "- 5+ years of experience as a data engineer\n"
        "- Experience with Python, SQL and Apache Airflow\n"
        "- Strong stakeholder management\n"
        "- Bachelor's degree in computer science\n"
        "- Fluent German\n"
        "Nice to have\n"
        "- Kafka\n"
        "Working hours include on-call weeks. You report to the head of data."
    ),
)
PAST = role(
    "Data Engineer", "Built pipelines in Python and Apache Airflow for a bank",
    start=Month(2016, 1), end=Month(2019, 12),
)  # fmt: skip
NOW = role("Senior Data Engineer", "Owned the warehouse, in SQL", start=Month(2020, 1))
SEEKER = resume(
    NOW, PAST,
    skills=("Kafka",),
    education=(course("B.Sc.", "Computer Science", Level.BACHELOR),),
    languages=(Language(said("German"), said("native")),),
)  # fmt: skip


def prepared(
    posting: JobPosting = POSTING, told: Resume | None = SEEKER, *, judged: bool = True
) -> Preparation:
    asked = bounded(read_requirements(posting, REFERENCE.skills))
    found = None if told is None else match(told, posting, asked, REFERENCE, AS_OF)
    dossier = compile_dossier(
        posting, channel=Channel.TEXT, as_of=AS_OF, employer_board=None, reference=REFERENCE
    )
    return prepare(posting, asked, found, assess(dossier) if judged else None, REFERENCE)


def of_kind(found: Preparation, kind: Kind) -> list[Question]:
    return [each for each in found.questions if each.kind is kind]
