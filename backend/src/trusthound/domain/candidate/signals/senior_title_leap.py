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
from trusthound.domain.resume.model import Employment, Resume, Work

WITHIN_MONTHS = 30
HEADS_WITHIN_MONTHS = 18
FEWEST_ROLES = 2
_MOST_CHARACTERS = 3_000
_TOP = re.compile(
    r"\b(?:c[etfoim]o|cto|cfo|coo|cio|cmo|ciso|chief \w+(?: \w+)? officer|chief executive|"
    r"managing director|executive vice president|senior vice president|svp|evp|"
    r"(?<!assistant )(?<!associate )vice president|vp|director general|general director)\b",
    re.IGNORECASE,
)
_FIELD = (
    r"(?:human resources|hr|people|finance|financial|operations|it|technology|technical|sales|"
    r"marketing|engineering|product|commercial|legal|procurement|supply chain|business development)"
)
_HEAD = re.compile(
    r"\b(?:(?:global|regional|senior|group|national|country|divisional|executive) "
    rf"(?:{_FIELD} )?director|{_FIELD} director|(?<!assistant )director of|head of|principal)\b",
    re.IGNORECASE,
)
_FEW = r"(?:one|two|three|four|five|[1-5])"
_FIRM = r"(?:company|firm|start-?up|business|studio|agency|shop)"
_NO_MORE = r"(?! hundred| thousand| million|\d|[.,]\d|\+)"
_HEADS = r"(?:people|employees|staff|persons)"
_SMALL = re.compile(
    rf"\b(?:{_FEW}[- ](?:person|man|people|employee|member) {_FIRM}|"
    rf"{_FIRM},? (?:of|with)(?: only| just)? {_FEW}(?: {_HEADS})?{_NO_MORE}|"
    rf"(?:all|whole|entire) [^.\n]{{0,30}}\b{_FIRM},? (?:a|the) (?:team|staff) of {_FEW}{_NO_MORE}|"
    rf"(?:{_FIRM} (?:was|is|had|has)|we were)(?: only| just)? {_FEW} {_HEADS}|"
    rf"(?<![\d,.]){_FEW} employees)\b",
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
    title="Top title that is worth a question",
    question="Is there a top title at a very small firm, or soon after a beginner's role?",
    why="It is worth asking what the title meant there: how many people, which decisions.",
    innocent="Small and family firms give large titles early, and people change trades.",
    advice="How large was the company then, and whom did you lead in this role?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="Practice of interviewing; a matter to ask about and no more",
)
def senior_title_leap(resume: Resume, document: Document) -> Finding:
    """A chief officer, managing director or vice president (not at a bank) who is no founder, at a
    firm that is told to have five people at most, or in a role that begins within thirty months of
    the first role told, which has a beginner's title; heads and directors within eighteen.
    """
    if not resume.work:
        return unknown()
    for role in resume.work:
        if _is_high(role, _TOP) and (size := _SMALL.search(_told_of(role))):
            told = Evidence(f"{lasting(role)}; told of it: {size.group()}", RESUME)
            return present(told, *_titles(document, role))
    starts = [(each.period.start, each) for each in resume.work if each.title]
    dated = [(start, each) for start, each in starts if start is not None]
    if len(dated) < FEWEST_ROLES:
        return not_applicable()
    begun, first = min(dated, key=lambda each: first_possible(each[0]))
    if not _is_beginner(first):
        return absent()
    for start, role in dated:
        since = last_possible(start) - first_possible(begun)
        top = since <= WITHIN_MONTHS and _is_high(role, _TOP)
        if top or (since <= HEADS_WITHIN_MONTHS and _is_high(role, _HEAD)):
            told = Evidence(f"{lasting(first)}; then {lasting(role)}", RESUME)
            return present(told, *_titles(document, first, role))
    return absent()


def _titles(document: Document, *roles: Work) -> list[Evidence]:
    quotes = [quote_at(document, each.title.span, "") for each in roles if each.title]
    return [each for each in quotes if each.quote]


def _told_of(role: Work) -> str:
    told = [role.company.value] if role.company else []
    return ". ".join([*told, *(each.value for each in role.highlights)])[:_MOST_CHARACTERS]


def _is_beginner(role: Work) -> bool:
    title = role.title.value if role.title else ""
    return _BEGINNER.search(title) is not None and _TOP.search(title) is None


def _is_high(role: Work, titles: re.Pattern[str]) -> bool:
    title = role.title.value if role.title else ""
    company = role.company.value if role.company else ""
    own = role.kind is Employment.FOUNDER or _OWN.search(f"{title} {company}") is not None
    helps = re.search(r"\b(?:assistant|secretary|office of|to the|support)\b", title, re.IGNORECASE)
    if own or helps or not titles.search(title):
        return False
    unpaid = role.kind in (Employment.VOLUNTEER, Employment.ADVISORY)
    return not (unpaid or _BANK.search(company) or _CLUB.search(company))
