"""A text in, whether it reads like a job posting out."""

import re
from itertools import islice

# One group a kind of thing that a posting speaks of, in several languages.
_CUES = (
    r"responsibilit|your role|what you.ll do|duties|aufgaben|náplň práce|co (?:bude|tě čeká|budeš)|"
    r"zodpovědnost|missions|funciones|obowiązki|pracovní náplň|day[- ]to[- ]day|you will",
    r"requirement|qualification|what we.re looking for|who you are|must[- ]have|anforderung|profil|"
    r"požad(?:uje|av)|očekává|requisitos|wymagania|you have|you bring|skills",
    r"experience|erfahrung|zkušenost|praxe|expérience|experiencia|doświadczenie",
    r"apply|application|applicant|candidat|bewerb|postul|aplik|životopis|odpovědět|cv\b|resume|"
    r"lebenslauf",
    r"salary|compensation|per hour|per annum|wage|stipend|gehalt|mzda|plat\b|odměn|salaire|"
    r"salario|\bpay\b",
    r"benefit|vacation|holiday|pension|401|insurance|home office|dovolen|nabízíme|we offer|"
    r"wir bieten|perks",
    r"full[- ]?time|part[- ]?time|contract|employment type|permanent|vollzeit|teilzeit|úvazek|hpp|"
    r"internship|freelance|remote|work from home|on[- ]?site",
    r"we(?: are|.re) (?:looking|hiring|seeking)|join our|join us|hledáme|wir suchen|"
    r"nous recherchons|"
    r"buscamos|szukamy|is (?:hiring|seeking|looking for)|opportunity|team",
    r"vacancy|position|job (?:title|description|summary|type)|about the (?:role|job)|stelle|"
    r"pozic|poste|"
    r"puesto|stanowisko|opening|hiring|employer|recruit",
)
_CUE_OF = tuple(re.compile(each) for each in _CUES)
_READ_CHARACTERS = 20_000
ENOUGH_CUES = 4


def cues_of_a_posting(text: str) -> int:
    """How many of nine things a posting speaks of the text does; counts no further than enough."""
    folded = text[:_READ_CHARACTERS].lower()
    return sum(1 for _ in islice((cue for cue in _CUE_OF if cue.search(folded)), ENOUGH_CUES))
