"""What a name is none of, and what stands around one: the titles of documents, labels, degrees."""

import re
from functools import cache

from trusthound.domain.resume.read.heading_words import HEADINGS
from trusthound.domain.resume.read.piece import listed

PARTICLES = listed("""
de da do dos das del della di du des la le el van von der den ter ten zu zur bin ibn al abu y e
af av mc mac san st
""")
_OF_DOCUMENTS = listed("""
phone email e-mail mail mob mobile tel telephone cell address linkedin github telegram skype
website web date birth birthday nationality residence gender born age page last updated contact
languages language skills summary education experience objective profile hobbies city state
country location curriculum vitae resume europass lebenslauf confidential university college citizen
for of and with description portfolio contacts
""")
# What forms ask for, what letters begin and end with, and parts of an address: some families are
# called "House" or "Nagar", so they speak against a name and rule none out.
FORM_WORDS = listed("""
name surname father fathers mother mothers parents husband husbands spouse guardian sex marital
married unmarried status religion caste passport visa license licence permit details detail number
post position applied applying apply job vacancy photo id type expiry issue height weight blood
dear sir madam respected yours sincerely faithfully truly regards thanks thank declaration place
signature house cottage street road nagar colony village vill district distt dist taluk mandal
box pin floor flat plot apartment apartments sector letter cover dossier biodata from to
""")
# Not "Cook" and "Baker", who may be called so.
_OF_TRADES = listed("""
engineer engineers developer programmer analyst manager director assistant consultant administrator
admin designer specialist coordinator supervisor scientist researcher technician technologist
architect intern trainee accountant executive representative officer operator recruiter student
tester devops sdet sre dba webmaster sysadmin fellow freelancer contractor entrepreneur strategist
marketer lecturer professor instructor educator nurse physician pharmacist psychologist
ingenieur entwickler entwicklerin berater beraterin developpeur ingeniero desarrollador engenheiro
desenvolvedor ingegnere sviluppatore ontwikkelaar medewerker programista inzynier
""")
NO_NAMES = _OF_DOCUMENTS | _OF_TRADES
# "Curriculum Vitae" as people spell it, "CARRICULUM VITA" too; "C.V. Raman" is somebody.
_TITLE = (
    r"(?:c[ua]r+[iíea]c(?:\w{2,7}[\W_]{0,4}v[iay]{1,3}t?[ae]{0,2}|ul\w{1,4})\b|"
    r"(?:my )?r[eé]s[uü]m[eé]{1,2}\b|bio\s?[-–]?\s?data\b|cv\b|c\.v\.(?=\s?(?:[-–—:|]|of\b|\Z))|"
    r"lebenslauf\b|life ?course\b|hoja de vida\b|curr[ií]culo\b|cover letter\b|"
    r"(?:personal|professional) (?:dossier|profile|bio\s?data|information)\b|"
    r"europass(?: curriculum vitae| cv)?\b|резюме\b|이력서|履歴書|(?:个人|個人)?(?:简历|履歷))"
)
TITLE_BEFORE = re.compile(
    rf"^[\W_]{{0,4}}{_TITLE}[\s\W]{{0,4}}(?:(?:of|for|de|von)\s)?[\s\W]{{0,6}}(?=\w)", re.IGNORECASE
)
TITLE_BEHIND = re.compile(rf"[\s,|(\[–—·-]{{1,6}}{_TITLE}[\W_]{{0,3}}$", re.IGNORECASE)
TITLE_ALONE = re.compile(rf"[\W_]{{0,4}}{_TITLE}[\W_]{{0,6}}", re.IGNORECASE)
_ASKED = (
    r"(?:(?:full|first|candidate|applicant|personal|my|complete)(?:['’]?s)?\s){0,2}name"
    r"(?:\s(?:and|&)\ssurname|\sof (?:the )?(?:candidate|applicant)|\(s\))?|candidate|applicant|"
    r"vor- und nachname|nom et prénom|"
    r"first name(?:\(s\))? ?/ ?surname(?:\(s\))?|surname(?:\(s\))? ?/ ?first name(?:\(s\))?|"
    r"nom|nombre|nome|naam|jméno|imię i nazwisko|фио|имя|姓名|氏名|名前|이름|성명"
)
LABEL = re.compile(
    rf"^[\W_]{{0,4}}(?:\d{{1,2}}[.)]\s?)?(?:{_ASKED})\s{{0,9}}[:：=\t–-][\s:;=–-]{{0,9}}(?=[\w(])",
    re.IGNORECASE,
)
# "Hello, my name is Ann and I".
INTRODUCED = re.compile(
    r"\b(?i:my name is) (?P<name>[^\W\d_a-z][^\W\d_]{1,20}(?: [^\W\d_a-z][^\W\d_]{0,20}){0,2})"
)
ENDS = re.compile(
    r"\s{0,4}[|│•·♦●▪–—]\s{0,4}|\s-\s|\t|\s{4,}|\s{0,2}[(\[]|,\s(?=ph\.?d|m\.?d|mba|pmp|cpa|"
    r"esq|m\.?sc|b\.?sc|cfa|rn|p\.?e|msc|mse|age\b)",
    re.IGNORECASE,
)
# Behind a name on its line: a mail, a number, a street with one, who the father is.
ADDRESS = re.compile(
    r"[\s,]{1,3}(?:\S{1,64}@|(?:tel|mob|phone|mobile)\b|[+(]?\d|[sdwc]\s?/\s?o\b)|_", re.IGNORECASE
)
# "Siân Hughes, RGN, BSc": signs of a profession, two capitals or more in each.
DEGREES_BEHIND = re.compile(r"(?<=\w)(?:,\s[A-Z]\.?[a-z]{0,2}[A-Z][A-Za-z.]{0,5}){1,6}$")
# What a profession or an exam puts behind a name without a comma.
LETTERS_BEHIND = re.compile(
    r"(?<=[^\W\d_])(?:,?\s(?:CA|ACA|ACCA|ACMA|FCA|FCCA|CPA|CFA|CMA|CISSP|CEng|IEng|MICE|MIET|MIMechE|"
    r"FICE|MCIPD|PMP|MBA|RN|RGN|BSN|MSN|LPN|DDS|PhD|SHRM-CP|SHRM-SCP)\b.*)$"
)
# "Ravi Kumar B.E., M.B.A.," and "Ravi Kumar,BE"; "Ravi M.A" has initials.
GRADES_BEHIND = re.compile(
    r"(?:[\s,]{1,3}(?:[BM]\.\s?(?:E|Sc|Com|Tech|Arch|Ed|Phil|Pharm\w{0,3}|B\.?A|C\.?A)|[BM]\.?Tech|"
    r"[BM]Sc|[BM][BC]A|MBBS|Ph\.?D)|,\s{0,2}(?:[BM]\.?[EAS]))\b\.?(?:[\s,(/&.].{0,40})?$"
)
QUOTES = re.compile("[“”„«»\"]|(?<!\\w)['‘’]|['‘’](?!\\w)")  # around what friends say
HONOURS = re.compile(
    r"^(?:(?:mr|mrs|ms|miss|dr|prof|ing|dipl|mgr|bc|herr|frau|sir|eng|er|"
    r"ca|hon)\b(?:\.?(?:-ing\.?)?\s{1,3}|\.\s{0,3})){1,3}",
    re.IGNORECASE,
)
# Vowels of the scripts of India and Thailand and points of Arabic are marks, no letters.
_LETTER = r"(?:[^\W\d_]|(?=\W)[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0900-\u0e7f])"
WORD = re.compile(rf"\.?{_LETTER}+(?:['’.\-]{_LETTER}+){{0,4}}\.?")
EAST = r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]"
ASIAN = re.compile(rf"{EAST}{{2,4}}(?:\s{EAST}{{1,4}})?")
ASIAN_PART = re.compile(rf"(?<!\S){EAST}{{2,4}}(?!\S)")


@cache
def heading_words() -> frozenset[str]:
    """The single words that headings are made of, in small letters."""
    return frozenset(word for phrase in HEADINGS for word in phrase.split() if len(word) > 2)
