"""Words of a posting in; whether they are about what an interview is not to ask, out.

Age, family, health, origin, belief and gaps: what is told of them is nobody's business, and no
question is made of a requirement about them. Work in such a field is another matter: "mental
health counseling" is a trade.
"""

import re

_MATTERS = (
    # age
    r"years? (?:of age|old)|age\b(?! (?:groups?|range))|date of birth|birth ?dates?|"
    r"(?:at least|over|under|minimum) (?:1[4-9]|2[0-5])\b(?! ?(?:\+|years? of (?:\w+ )?experience|"
    r"hours|%|lbs|pounds|months|people))|young(?:er)? (?:team|people|and)|recent graduates?|"
    r"digital natives?",
    # family
    r"marital|married|pregnan(?:t|cy) (?:status|test)|own (?:family|children)",
    # health and body
    r"good health|healthy|health (?:check|condition|status|problems?|restrictions?)|"
    r"disabilit(?:y|ies) status|physical(?:ly)? (?:fit(?:ness)?|able|demands?|abilit\w+|"
    r"requirements?|condition|stamina)|able[- ]bodied|medical (?:exam\w*|history|test)|"
    r"physical exam\w*|drug[- ](?:test|screen)\w*|vaccinat\w*|immuniz\w*|smok(?:e|er|ing)|"
    r"lift(?:ing)? (?:up )?(?:to )?\d+|(?:lift|stand|bend|kneel|crouch|climb)(?:ing)?,? "
    r"(?:and|or|bend|stand|walk|lift|kneel|reach)\w*",
    # origin
    r"nationality|national origin|citizen(?:s|ship)?|mother tongue|accent|"
    r"native[- ](?:level|speak\w+|english|german|french|spanish|dutch|language)",
    # belief, gender and the like
    r"religio(?:n|us) (?:belief|affiliation|status)|faith|race|gender|sexual orientation|"
    r"veterans?|male|female|photo(?:graph)? of (?:you|yourself)",
    # the past
    r"criminal|convict\w*|dbs|(?:background|police) (?:check|clearance)s?|"
    r"credit (?:check|history)|(?:employment|career|resume|cv) gaps?|"
    r"gaps? in (?:your |employment|the resume)",
)
_ABOUT_THE_PERSON = re.compile(rf"\b(?:{'|'.join(_MATTERS)})\b", re.IGNORECASE)


def is_private(text: str) -> bool:
    return bool(_ABOUT_THE_PERSON.search(text))
