"""The top of a resume in; whose it is, and the line that says what they are, out.

A name is told by where it stands and how large, and by the mail's and the profile's spelling of
it; never by a list of names. Where nothing speaks for one, there is none.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trusthound.domain.resume.model import Stated
from trusthound.domain.resume.read.company_words import COMPANY_WORDS, LEGAL
from trusthound.domain.resume.read.heading_words import HEADINGS
from trusthound.domain.resume.read.piece import BULLETS, Piece, listed, plain
from trusthound.domain.resume.read.place_words import PLACE, STREET
from trusthound.domain.resume.read.rows import Row
from trusthound.domain.resume.read.school_words import SCHOOLS
from trusthound.domain.resume.read.telling_words import TELLING
from trusthound.domain.resume.read.title_words import DEEDS, RANKS, TRADES

_ROWS = 40  # of the first page, from its top
_ENOUGH = 5
_LONGEST = 60
_NEARLY = 0.06  # of the height of letters
_PARTICLES = listed("""
de da do dos das del della di du des la le el van von der den ter ten zu zur bin ibn al abu y e
af av mc mac san st
""")
_NO_NAMES = listed("""
phone email e-mail mail mob mobile tel telephone cell address linkedin github telegram skype
website web date birth birthday nationality residence gender born age page last updated contact
languages language skills summary education experience objective profile hobbies city state
country location curriculum vitae resume europass lebenslauf confidential university college citizen
""")
# Trades that are nobody's name, as "Cook" and "Baker" are.
_NEVER_NAMES = listed("""
engineer engineers developer programmer analyst manager director assistant consultant administrator
admin designer specialist coordinator supervisor scientist researcher technician technologist
architect intern trainee accountant executive representative officer operator recruiter student
tester devops sdet sre dba webmaster sysadmin fellow freelancer contractor entrepreneur strategist
marketer lecturer professor instructor educator nurse physician pharmacist psychologist
ingenieur entwickler entwicklerin berater beraterin developpeur ingeniero desarrollador engenheiro
desenvolvedor ingegnere sviluppatore ontwikkelaar medewerker programista inzynier
""")
_LABEL = re.compile(
    r"^(?:full name|first name|name|candidate|applicant|vor- und nachname|nom et prénom|"
    r"first name(?:\(s\))? ?/ ?surname(?:\(s\))?|surname(?:\(s\))? ?/ ?first name(?:\(s\))?|"
    r"nom|nombre|nome|naam|jméno|imię i nazwisko|фио|имя|姓名|氏名)\s?[:：\t]\s{0,9}",
    re.IGNORECASE,
)
_ABOUT = re.compile(
    r"^(?:europass(?: curriculum vitae| cv)?|curriculum vitae|resume|résumé|cv|c\.v\.|lebenslauf|"
    r"life ?course)\s{0,3}(?:of|for|de|von|[-–—:|])?\s{0,3}|"
    r"[\s,|(–—-]{1,4}(?:curriculum vitae|resume|résumé|cv|c\.v\.|lebenslauf)\)?$",
    re.IGNORECASE,
)
_ENDS = re.compile(
    r"\s{0,4}[|•·♦●▪–—]\s{0,4}|\s-\s|\t|\s{4,}|\s{0,2}[(\[]|,\s(?=ph\.?d|m\.?d|mba|pmp|cpa|"
    r"esq|m\.?sc|b\.?sc|cfa|rn|p\.?e|msc|mse|age\b)",
    re.IGNORECASE,
)
# Behind a name on its line: a mail, a number, a street with one.
_ADDRESS = re.compile(r"\s(?:\S{1,64}@|(?:tel|mob|phone|mobile)\b|[+(]?\d)", re.IGNORECASE)
# "Siân Hughes, RGN, BSc": signs of a profession, two capitals or more in each.
_DEGREES_BEHIND = re.compile(r"(?<=\w)(?:,\s[A-Z]\.?[a-z]{0,2}[A-Z][A-Za-z.]{0,5}){1,6}$")
# What a profession or an exam puts behind a name without a comma.
_LETTERS_BEHIND = re.compile(
    r"(?<=[^\W\d_])(?:,?\s(?:CA|ACA|ACCA|ACMA|FCA|FCCA|CPA|CFA|CMA|CISSP|CEng|IEng|MICE|MIET|MIMechE|"
    r"FICE|MCIPD|PMP|MBA|RN|RGN|BSN|MSN|LPN|DDS|PhD|SHRM-CP|SHRM-SCP)\b.*)$"
)
_QUOTES = re.compile("[“”„«»\"]|(?<!\\w)['‘’]|['‘’](?!\\w)")  # around what friends say
_HONOURS = re.compile(
    r"^(?:(?:mr|mrs|ms|miss|dr|prof|ing|dipl|mgr|bc|herr|frau|sir|eng|er|"
    r"ca|hon)\b\.?(?:-ing\.?)?\s{1,3}){1,3}",
    re.IGNORECASE,
)
_WORD = re.compile(r"\.?[^\W\d_][^\W\d_'’.\-]*(?:['’.\-][^\W\d_]+){0,3}\.?")
_ASIAN = re.compile(
    r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{2,4}(?:\s[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{1,4})?"
)


@dataclass(frozen=True, slots=True)
class _Candidate:
    piece: Piece
    row: Row
    at: int
    words: tuple[str, ...]
    labelled: bool


def name(top: Sequence[Row], everything: Sequence[Row], addresses: Iterable[str]) -> Stated | None:
    """`addresses` are the mails and links, which often spell the name as well."""
    first = [row for row in everything if row.line.page == 0]
    in_top = {id(row) for row in top}
    largest = max((row.looks.points for row in first), default=0.0)
    spelt = " ".join(_user(each) for each in addresses)
    best, best_score = None, float(_ENOUGH) - 0.01
    for candidate in _candidates(first[:_ROWS], top):
        score = _score(candidate, largest, spelt, inside=id(candidate.row) in in_top)
        if score > best_score:
            best, best_score = candidate, score
    best = best or (_signed(everything) if everything and everything[-1].line.box else None)
    return best.piece.stated(_LONGEST) if best else None


def _signed(everything: Sequence[Row]) -> _Candidate | None:
    """Whoever is named nowhere else may have signed below all that they state."""
    last = [row for row in reversed(everything) if row.line.page == everything[-1].line.page]
    row = max(last, key=lambda each: each.line.box.bottom if each.line.box else 0.0, default=None)
    signed = _candidate(row.piece, row, 0, labelled=False) if row else None
    return signed if signed and len(signed.words) in {2, 3} else None


def headline(top: Sequence[Row], named: Stated | None) -> Stated | None:
    """The line near the name that says what somebody is: "Data Analyst"."""
    for row in top[:12]:
        shown = row.piece
        if named and named.span and shown.start <= named.span.start < shown.end:
            shown = shown.cut(max(0, named.span.end - shown.start)).trimmed(BULLETS + "|,-–—()")
        words = plain(shown.text).split()
        told = (
            bool(row.dates)
            or shown.text.endswith(".")
            or not DEEDS.isdisjoint(words[:2])
            or "@" in shown.text
        )
        if not told and not row.dates and len(words) <= 14 and TRADES.intersection(words):
            return shown.stated()
    return None


def _candidates(first: Sequence[Row], top: Sequence[Row]) -> Iterable[_Candidate]:
    seen = {id(row) for row in first}
    shown = [*first, *(row for row in top[:_ROWS] if id(row) not in seen)]
    for at, row in enumerate(shown):
        if at + 1 < len(shown) and (both := _two_lines(row, shown[at + 1], at)):
            yield both
        piece, labelled = row.piece, False
        if found := _LABEL.match(piece.text):
            piece, labelled = piece.cut(found.end()), True
        for found in list(_ABOUT.finditer(piece.text))[:2]:
            piece = (
                piece.cut(found.end())
                if found.start() == 0
                else piece.cut(0, len(piece.text) - len(found.group()))
            )
        if (one := _candidate(piece, row, at, labelled=labelled)) is not None:
            yield one


def _two_lines(row: Row, behind: Row, at: int) -> _Candidate | None:
    """ "Chanchal" above "Sharma", in letters of one size larger than the rest."""
    near = abs(row.looks.points - behind.looks.points) <= _NEARLY * row.looks.points
    alike = near and row.looks.bold == behind.looks.bold
    if not (alike and row.prominent and behind.prominent and row.words <= 2 and behind.words <= 2):
        return None
    upper = _candidate(row.piece, row, at, labelled=False)
    lower = _candidate(behind.piece, behind, at, labelled=False)
    if not upper or not lower or behind.piece.start != row.line.start + len(row.line.text) + 1:
        return None
    both = Piece(f"{row.piece.text}\n{behind.piece.text}", row.piece.start)
    return _Candidate(both, row, at, upper.words + lower.words, labelled=False)


def _candidate(piece: Piece, row: Row, at: int, *, labelled: bool) -> _Candidate | None:
    shown = piece.trimmed(BULLETS + ",:;|")
    if found := _HONOURS.match(shown.text):
        shown = shown.cut(found.end())
    for behind in (_ADDRESS, _ENDS):
        if found := behind.search(shown.text, 1):
            shown = shown.cut(0, found.start())
    shown = shown.trimmed(BULLETS + ",:;|-–—")
    if not 1 < len(shown.text) <= _LONGEST:
        return None
    if plain(shown.text) in HEADINGS:
        return None
    if _ASIAN.fullmatch(shown.text):
        return _Candidate(shown, row, at, tuple(shown.text.split()), labelled)
    shown = _without_letters(shown)
    words = tuple(_QUOTES.sub("", shown.text).replace(",", " ").split())
    if len(words) > 8 or not all(_WORD.fullmatch(each) for each in words):
        return None
    words = _closed_up(words)
    text = shown.text
    if text.islower() and row.prominent:  # how it is drawn, as capitals are
        text, words = text.title(), tuple(each.title() for each in words)
    if len(words) > 6 or _is_something_else(text, words):
        return None
    return _Candidate(shown, row, at, words, labelled)


def _without_letters(shown: Piece) -> Piece:
    """Without the letters of degrees and professions behind a name."""
    if (found := _DEGREES_BEHIND.search(shown.text)) and not shown.text.isupper():
        shown = shown.cut(0, found.start())
    if found := _LETTERS_BEHIND.search(shown.text):
        shown = shown.cut(0, found.start())
    return shown


def _closed_up(words: tuple[str, ...]) -> tuple[str, ...]:
    """ "J A N E" as one word."""
    return ("".join(words),) if len(words) > 3 and all(len(each) == 1 for each in words) else words


def _is_something_else(text: str, words: tuple[str, ...]) -> bool:
    lowered = [plain(each) for each in words]
    if PLACE.fullmatch(text) or STREET.search(text):
        return True
    if any(each[0].islower() and each not in _PARTICLES for each in words) or words[-1].islower():
        return True
    if not (_NO_NAMES | _NEVER_NAMES).isdisjoint(lowered) or any(
        each in TELLING for each in lowered
    ):
        return True
    if text.endswith(".") or ("," in text and len(words) < 4 and not text.istitle()):
        return True
    # A trade may be somebody's name ("Baker", "Cook"), but rarely both words of it.
    told = sum(each in TRADES or each in RANKS or each in DEEDS for each in lowered)
    if told and (told == len(words) or (lowered[-1] in TRADES and len(words) != 2)):
        return True
    return bool(SCHOOLS.search(text) or (LEGAL.search(text) and len(words) > 1))


def _score(candidate: _Candidate, largest: float, spelt: str, *, inside: bool) -> float:
    row, words = candidate.row, candidate.words
    lowered = [plain(each).replace(" ", "") for each in words]
    score = 6.0 if candidate.labelled else 0.0
    score += 3 if candidate.at == 0 else 2 if candidate.at == 1 else 1 if candidate.at <= 4 else 0
    score += 2 if inside else -3
    if largest and row.looks.points:
        score += 2 * row.prominent + 2 * (row.prominent and row.looks.points >= largest)
    elif row.prominent:
        score += 1
    score += {1: -1.0, 2: 2.5, 3: 2.5, 4: 1.5}.get(len(words), 0.0)
    score -= 2 if candidate.at > 6 and not row.prominent else 0
    whole = sum(len(each) > 2 and each in spelt for each in lowered)
    score += 4 * min(whole, 2) if whole else 0
    score -= 3 * sum(each in TRADES or each in COMPANY_WORDS for each in lowered)
    score -= 1 * sum(each in RANKS for each in lowered)
    score -= 2 if row.bulleted else 0
    return score


def _user(address: str) -> str:
    """What of an address may spell a name, as plain letters."""
    user = address.replace("@", "") if "@" in address else address.rstrip("/").split("/")[-1]
    return plain(user).replace(" ", "")[:80]
