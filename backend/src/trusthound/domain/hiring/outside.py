"""What is to be asked of registries about one resume, and what they answered."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from trusthound.domain.candidate.dossier import Dossier, with_facts
from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.site_state import SiteState


@dataclass(frozen=True, slots=True)
class Answers:
    """None where nothing was learnt. The names are those of a dossier's fields."""

    domain_registrations: tuple[DomainRegistration, ...] | None = None
    mail_records: tuple[MailRecords, ...] | None = None
    site_states: tuple[SiteState, ...] | None = None
    company_records: tuple[CompanyRecord, ...] | None = None


@dataclass(frozen=True, slots=True)
class Outside(Answers):
    """`subjects` are whom to ask about, by the name of the field that the answer is for."""

    subjects: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def answers(self) -> Answers:
        return Answers(**{each: getattr(self, each) for each in ASKED})

    def subjects_of(self, fact: str) -> tuple[str, ...]:
        return self.subjects.get(fact, ())


def outside_of(dossier: Dossier) -> Outside:
    """What a dossier asks; what it knows already stays with it."""
    return Outside(subjects={each: dossier.subjects_of(each) for each in ASKED})


def answered(dossier: Dossier, answers: Answers) -> Dossier:
    """The dossier with the answers added to what it knows."""
    learnt = {each: found for each in ASKED if (found := getattr(answers, each)) is not None}
    return with_facts(
        dossier, {each: (*(getattr(dossier, each) or ()), *found) for each, found in learnt.items()}
    )


ASKED = tuple(each.name for each in fields(Answers))
