"""A phrase and its sentence in, whether the text says the opposite of the phrase out.

"We never ask for payment" and "beware of scammers who ask for payment" are no evidence that a
posting asks for payment; "don't wait, pay the fee today" and "this is not a scam" deny nothing.
"""

import re

# A warning covers what follows it for about three sentences, and what it ends.
WARNING_REACHES_AHEAD = 320
WARNING_REACHES_BACK = 120
BETWEEN_NO_AND_NOUN = 40

_NEGATION = re.compile(
    r"\b(?:never|nor|neither|nobody|no one|cannot|"
    r"(?:do|does|did|will|would|should|must|can|need|is|are) not|"
    r"(?:do|does|did|wo|would|should|must|ca|need|is|are)n't)\b"
    # words after which the "not" is about something else
    r"(?! (?:wait|miss|hesitate|delay|worry|forget|have|want|let|just|only|an? scam|shy)\b)"
)
_EXCEPTION = re.compile(r"\b(?:except|apart from|other than|only an?|but you)\b")
_NEGATED_NOUN = re.compile(
    r"\b(?:no|without(?: any)?|zero|free of|rather than|instead of|against)(?:[ -]\w+){0,2} ?$|"
    r"\bnot (?:an? |the |just )?$"
)
_DENIED_AFTER = re.compile(
    r"\b(?:(?:is|are|was|be|being|will) (?:not|never)|(?:is|are|was|wo)n't|not)(?: be)? "
    r"(?:required|needed|asked|charged|necessary|requested|accepted|allowed|permitted)\b"
)
# Somebody else's request, told as a thing to look out for.
_OTHERS_REQUEST = re.compile(
    r"\bif (?:you(?:'re|'ve been| are| have been)? (?:asked|contacted|approached|receive)|"
    r"any(?:one|body) |someone )|\bany(?:one|body) (?:who |that |asking|claiming|requesting)|"
    r"\bany (?:requests?|messages?|emails?|offers?|communications?|job offers?) "
)
_WARNING = re.compile(
    r"(?<!not a )(?<!not )(?<!no )(?<!n't a )(?<!anti-)\bscam(?:s|mers?|ming)?\b(?![- ]free)|"
    r"\bphishing\b|"
    r"\bfraudulent(?:ly)? (?:job|recruit|offer|post|email|message|individual|part|represent)|"
    r"\b(?:recruitment|recruiting|employment|job|hiring) fraud\b|\bfraudsters?\b|"
    r"\bimpersonat(?:e|es|ed|ing|ors?|ion)\b|\bimpost[oe]rs?\b|\bidentity theft\b|\bbeware\b|"
    r"\bbe (?:aware of|cautious|wary|vigilant)|"
    r"\b(?:no legitimate employer|legitimate (?:employers|recruiters))\b|"
    r"\bbad actors\b"
)
# One of these stands in every warning; looking for them is quicker than trying the pattern.
_WARNING_CLUES = ("scam", "phish", "fraud", "impersonat", "impost", "theft", "beware", "aware",
                  "cautious", "wary", "vigilant", "legitimate", "actors")  # fmt: skip


def denied(folded: str, start: int, end: int, begin: int, finish: int) -> bool:
    """Whether the phrase at `start`..`end` of the sentence `begin`..`finish` is denied.

    All four are offsets into `folded`, a lower-case text with straight apostrophes.
    """
    return (
        _negated(folded, start, begin)
        or _DENIED_AFTER.search(folded, end, finish) is not None
        or _OTHERS_REQUEST.search(folded, begin, end) is not None
        or _warned(folded[max(0, start - WARNING_REACHES_AHEAD) : end + WARNING_REACHES_BACK])
    )


def _negated(folded: str, start: int, begin: int) -> bool:
    for negation in _NEGATION.finditer(folded, begin, start):
        if not _EXCEPTION.search(folded, negation.end(), start):
            return True
    near = folded[max(begin, start - BETWEEN_NO_AND_NOUN) : start]
    return _NEGATED_NOUN.search(near) is not None


def _warned(near: str) -> bool:
    return any(clue in near for clue in _WARNING_CLUES) and _WARNING.search(near) is not None
