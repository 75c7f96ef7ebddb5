"""What a posting calls something that it asks for in; whether it is a way of working out."""

import re

# Ids of the list of skills that are ways of working with people rather than a trade.
_WAYS = frozenset({
    "conflict resolution", "customer service", "people management", "stakeholder management",
    "change management", "mentoring", "coaching", "public speaking", "negotiation", "leadership",
    "team leadership",
})  # fmt: skip
_WORDS = re.compile(
    r"\b(?:communicat\w*|collaborat\w*|team[- ]?work\w*|team[- ]player|interpersonal|leadership|"
    r"lead(?:ing)? (?:a )?(?:teams?|people|others)|mentor\w*|coach(?:ing)?|problem[- ]solv\w*|"
    r"critical thinking|analytical (?:thinking|skills|mindset)|decision[- ]making|judge?ment|"
    r"organi[sz](?:ation(?:al)?|ed|ing)|time[- ]management|prioriti[sz]\w*|multi-?task\w*|"
    r"attention to detail|detail[- ]orient\w*|accuracy|initiative|self[- ](?:starter|motivated|"
    r"directed|driven)|proactive\w*|motivat\w*|adaptab\w*|flexib\w*|resilien\w*|empath\w*|"
    r"patience|creativ\w*|curio(?:us|sity)|reliab\w*|integrity|ownership|accountab\w*|"
    r"influenc\w*|negotiat\w*|persua\w*|present(?:ation|ing)s?|relationships?|stakeholders?|"
    r"cross[- ]functional\w*|ambiguity|deadlines|pressure|fast[- ]paced|conflicts?|feedback|"
    r"work ethic|positive attitude|work(?:ing)? independently|independent\w*|listening|"
    r"continuous improvement|learn(?:ing)? (?:quickly|fast)|strategic thinking|"
    r"customer[- ](?:focus\w*|centric|service))\b",
    re.IGNORECASE,
)

# What somebody is: "customer-centric", "proactive". No experience with it, and no situation for it.
_QUALITY = re.compile(
    r"(?:-(?:centric|driven|oriented|facing|minded|focused|motivated|directed|starter)|organi[sz]ed|"
    r"proactive|flexible|adaptable|reliable|creative|independent|collaborative|analytical|curious|"
    r"resilient|empathetic|accountable|motivated)$",
    re.IGNORECASE,
)


def is_quality(name: str) -> bool:
    return bool(_QUALITY.search(name))


def is_behaviour(quote: str, skills: tuple[str, ...]) -> bool:
    """A skill of the list is a trade unless we know better; a phrase by its words."""
    if skills:
        return not _WAYS.isdisjoint(skills)
    return bool(_WORDS.search(quote))
