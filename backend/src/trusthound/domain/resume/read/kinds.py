"""A role's words in; the kind of work that they state out."""

import re

from trusthound.domain.resume.model import Employment
from trusthound.domain.resume.read.piece import in_small_letters

_KINDS = (
    (Employment.INTERNSHIP,
        r"intern(?:ship)?s?|trainee|praktik\w*|stagiaire|stage|becari[oa]|estagi\w+|tirocin\w+|"
        r"stagist\w|stagiair|stáž\w*|staż\w*|practicante|co-op|placement|apprentice\w*|"
        r"стаж[её]р"
    ),
    (Employment.VOLUNTEER,
        r"volunteer\w*|ehrenamt\w*|bénévol\w*|voluntari\w+|volontari\w+|vrijwillig\w+|pro bono|"
        r"dobrovol\w+|wolontari\w+"
    ),
    (Employment.FREELANCE,
        r"freelanc\w*|freiberuf\w*|self[- ]employed|selbst[sä]t?\w*ndig\w*|indépendant\w*|"
        r"autónom[oa]|autônom[oa]|zzp\w*|osvč|upwork|fiverr"
    ),
    (Employment.FOUNDER,
        r"(?:co-?)?founder|founding (?:ceo|cto|partner)|business owner|owner|entrepreneur|"
        r"gründer\w*|fondat\w+|cofondat\w+|fundador\w*|inhaber\w*|zakladatel\w*|założyciel\w*"
    ),
    (Employment.ADVISORY,
        r"advisor|adviser|advisory board|board member|beirat|mentor|non-executive director"
    ),
    (Employment.PART_TIME,
        r"part[- ]time|teilzeit|temps partiel|tiempo parcial|media jornada|meio período|"
        r"part time|deeltijd|částečný úvazek|brigád\w*|werkstudent\w*|working student|"
        r"mini-?job\w*"
    ),
    (Employment.CONTRACT,
        r"contract(?:or|ual)?|c2c|corp[- ]to[- ]corp|befristet|cdd|temporary|temp|"
        r"fixed[- ]term|umowa zlecenie|contratto a termine|interim|zeitarbeit"
    ),
    (Employment.FULL_TIME,
        r"full[- ]time|vollzeit|temps plein|cdi|tiempo completo|jornada completa|"
        r"tempo integral|tempo pieno|voltijd|plný úvazek|pełny etat|permanent"
    ),
)  # fmt: skip
_KIND = tuple((kind, re.compile(rf"(?<![\w-])(?:{words})(?![\w-])")) for kind, words in _KINDS)
# Who works for nobody but themself.
OWN_MASTERS = frozenset({Employment.FREELANCE, Employment.FOUNDER})
_ADVISES = re.compile(
    r"financial advis|tax advis|customer advis|service advis|sales advis|academic advis|"
    r"legal advis|investment advis|wealth",
    re.IGNORECASE,
)
_BEFORE_KIND = r"[\s,/()&-]{0,3}"
_PLAIN_KINDS = "|".join(
    words for kind, words in _KINDS if kind not in {Employment.FOUNDER, Employment.ADVISORY}
)
# What tells of the kind and of nothing else: "(Internship, 40 hours per week)".
ONLY_KIND = re.compile(
    rf"(?:{_BEFORE_KIND}(?:{_PLAIN_KINDS}|position|role|job|project|employee|employment|"
    rf"\d{{1,3}} hours?(?: per week| a week)?|hrs?)){{1,6}}{_BEFORE_KIND}",
    re.IGNORECASE,
)


def kind_of(text: str) -> Employment:
    small = in_small_letters(text[:300])  # in which it is found sooner than in letters of any size
    for kind, pattern in _KIND:
        if pattern.search(small) and not (kind is Employment.ADVISORY and _ADVISES.search(text)):
            return kind
    return Employment.UNSTATED
