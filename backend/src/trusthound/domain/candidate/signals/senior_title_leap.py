"""A career that is at the top of a company within two years of its beginning."""

import re

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    unknown,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.periods import first_possible, last_possible
from trusthound.domain.candidate.quoting import RESUME, lasting, quote_at
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Employment, Resume, Span, Work

WITHIN_MONTHS = 30
FEWEST_ROLES = 2
_TOP = re.compile(
    r"\b(?:c[etfoim]o|cto|cfo|coo|cio|cmo|ciso|chief \w+(?: \w+)? officer|chief executive|"
    r"managing director|executive vice president|senior vice president|svp|evp|"
    r"(?<!assistant )(?<!associate )vice president|vp|director general|general director)\b",
    re.IGNORECASE,
)
_BEGINNER = re.compile(
    r"\b(?:intern|trainee|junior|jr\.?|apprentice|assistant|clerk|cashier|associate|entry[- ]level|"
    r"graduate|receptionist|helper|representative|technician|operator|coordinator|support|agent|"
    r"waiter|waitress|server|barista|tester|help ?desk)\b",
    re.IGNORECASE,
)
_OWN = re.compile(r"\b(?:founder|co-?founder|owner|partner|proprietor|founding)\b", re.IGNORECASE)
# In banks a vice president leads nobody.
_BANK = re.compile(
    r"\b(?:bank\w*|capital|securities|goldman|morgan|barclays|citi\w*|ubs|credit suisse|nomura|"
    r"deutsche|hsbc|wells fargo|bny|state street|blackrock|fidelity|insurance|financial)\b",
    re.IGNORECASE,
)

# Students' and residents' societies have presidents and chief officers, too.
_CLUB = re.compile(
    r"\b(?:club|society|association|union|council|committee|chapter|university|college|school)\b",
    re.IGNORECASE,
)


@signal(
    title="Top title soon after a first role",
    question="Is there a top title within two and a half years of a beginner's role?",
    why="It is worth asking what the title meant there: how many people, which decisions.",
    innocent="Small and family firms give large titles early, and people change trades.",
    advice="How large was the company then, and whom did you lead in this role?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="Practice of interviewing; a matter to ask about and no more",
)
def senior_title_leap(resume: Resume, document: Document) -> Finding:
    """A chief officer, managing director or vice president (not at a bank) who is no founder, in a
    role that begins within thirty months of the first role told, which has a beginner's title.
    """
    if not resume.work:
        return unknown()
    starts = [(each.period.start, each) for each in resume.work if each.title]
    dated = [(start, each) for start, each in starts if start is not None]
    if len(dated) < FEWEST_ROLES:
        return not_applicable()
    begun, first = min(dated, key=lambda each: first_possible(each[0]))
    if not _is_beginner(first):
        return absent()
    for start, role in dated:
        if _is_top(role) and last_possible(start) - first_possible(begun) <= WITHIN_MONTHS:
            titles = [quote_at(document, _heading(each), "") for each in (first, role)]
            told = Evidence(f"{lasting(first)}; then {lasting(role)}", RESUME)
            return present(told, *(each for each in titles if each.quote))
    return absent()


def _heading(role: Work) -> Span | None:
    return role.title.span if role.title else None


def _is_beginner(role: Work) -> bool:
    title = role.title.value if role.title else ""
    return _BEGINNER.search(title) is not None and _TOP.search(title) is None


def _is_top(role: Work) -> bool:
    title = role.title.value if role.title else ""
    company = role.company.value if role.company else ""
    own = role.kind is Employment.FOUNDER or _OWN.search(f"{title} {company}") is not None
    helps = re.search(r"\b(?:assistant|secretary|office of|to the|support)\b", title, re.IGNORECASE)
    if own or helps or not _TOP.search(title):
        return False
    unpaid = role.kind in (Employment.VOLUNTEER, Employment.ADVISORY)
    return not (unpaid or _BANK.search(company) or _CLUB.search(company))
