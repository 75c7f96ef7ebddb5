"""The lists that judgement rests on; loaded once by wiring, handed in, never changed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date

from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.facts.known_employers import NO_EMPLOYERS, KnownEmployers
from trusthound.domain.facts.mills import Mill
from trusthound.domain.facts.occupation import Occupation
from trusthound.domain.facts.scam_model import ScamModel
from trusthound.domain.facts.technology import Technology
from trusthound.domain.facts.wages import Wages
from trusthound.domain.facts.wording_model import WordingModel
from trusthound.domain.skills.model import NO_SKILLS, Skills


@dataclass(frozen=True, slots=True)
class BoardDirectory:
    """Boards that were confirmed against their system's own API, on `listed_on`.

    `employers` maps (system, tenant in lower case) to the employer's name, "" where unknown.
    """

    name: str
    listed_on: date
    employers: Mapping[tuple[str, str], str]


def _no_occupation(_title: str) -> Occupation | None:
    return None


def _no_wages(_code: str, _state: str) -> Wages | None:
    return None


def _no_model() -> WordingModel | None:
    return None


def _no_skills() -> Skills:
    return NO_SKILLS


@dataclass(frozen=True, slots=True)
class Reference:
    """`registrable_domain` takes a host and answers "example.co.uk", or "" for none.

    `occupation_of` takes a title, `wages_of` an SOC code and the code of a US state or "".
    `wording_model` is that of postings, read when first asked for, as is `word_rarity`: in nats how
    rare a stem of a word is among postings.
    `company_years` are a few well-known companies' by the key of their name, `listed_employers`
    the keys of those in the directory of boards, made when first asked for.
    `skills` are read when first asked for.
    `lexicons` are what messages say by meaning: a language's code and its text, each once.
    """

    free_mail_domains: frozenset[str]
    disposable_mail_domains: frozenset[str]
    board_directory: BoardDirectory
    registrable_domain: Callable[[str], str]
    known_employers: KnownEmployers = NO_EMPLOYERS
    occupation_of: Callable[[str], Occupation | None] = _no_occupation
    wages_of: Callable[[str, str], Wages | None] = _no_wages
    lexicons: tuple[tuple[str, str], ...] = ()
    scam_model: ScamModel | None = None
    technologies: tuple[Technology, ...] = ()
    mills: tuple[Mill, ...] = ()
    company_years: Mapping[str, CompanyRecord] = field(default_factory=dict)
    listed_employers: Callable[[], frozenset[str]] = frozenset
    wording_model: Callable[[], WordingModel | None] = _no_model
    word_rarity: Callable[[], Mapping[str, float]] = dict
    listed_skills: Callable[[], Skills] = _no_skills

    @property
    def skills(self) -> Skills:
        return self.listed_skills()
