"""A phrase and its sentence in, whether the text says the opposite of the phrase out.

"We never ask for payment" and "beware of scammers who ask for payment" are no evidence that a
posting asks for payment; "don't wait, pay the fee today" and "this is not a scam" deny nothing.
"""

import re

# How far back a warning may stand from what is told of others after it.
WARNING_REACHES_AHEAD = 320
WARNING_REACHES_BACK = 120
BETWEEN_NO_AND_NOUN = 40

SENTENCE_END = re.compile(r"[.!?]\s|\n")
_ADDRESSED = (
    r"(?:please|just|simply|kindly|only|always|we|our|"
    r"you (?:must|need|have|only|just|will|can|should|may|are|pay|send))\b"
)
_ORDER = r"(?:pay|send|transfer|deposit|buy|contact|text|message|write|add|join|reach|call)\b"
_NEGATION = re.compile(
    # "if you do not pay" threatens, it denies nothing
    r"(?<!if you )(?<!who )(?<!unless you )\b(?:never|nor|neither|nobody|no one|cannot|"
    r"(?:do|does|did|will|would|should|must|can|need|is|are) not|"
    r"(?:do|does|did|wo|would|should|must|ca|need|is|are)n't)\b"
    # words after which the "not" is about something else
    r"(?! (?:wait|miss|hesitate|delay|worry|forget|have|want|let|just|only|an? scam|shy)\b)"
)
# Here the posting itself speaks anew, whatever was said of it or of others before.
_NEW_CLAUSE = re.compile(
    rf"(?:[,;:\u2013\u2014]| -|\b(?:and|so|then)) (?:{_ADDRESSED})|"
    rf"\b(?:except|apart from|other than|only an?|but)\b|[;\u2013\u2014] {_ORDER}| - {_ORDER}"
)
_NEGATION_ENDS = re.compile(
    rf"{_NEW_CLAUSE.pattern}|;|\b(?:until|unless)\b|, (?:so|therefore|hence|which is why)\b|"
    r"\bbefore\b(?! (?:or|and|during|hiring|employment|an? |the interview))|"
    # "we never ask for: a fee" goes on
    r"(?<!not)(?<!never)(?<! for)(?<! to)(?<!following)(?<!these):"
)
# "As our branch is not open yet, …" gives a reason; what follows is said anew.
_REASON = re.compile(r"[^\w\n]*(?:as|since|because|although|though|given that)\b[^,.;:]*,")
_NEGATED_NOUN = re.compile(
    # "issued against USD 445", "a firm without borders we pay": these deny nothing
    r"\b(?:no|without(?: any)?|zero|free of|rather than|instead of|"
    r"(?<!issued )(?<!released )(?<!given )(?<!only )against)"
    r"(?:[ -](?!(?:we|you|i|he|she|they)\b)\w+){0,2} ?$|"
    r"(?<!you do )(?<!who do )\bnot (?:an? |the |just )?$"
)
_DENIED_AFTER = re.compile(
    r"\b(?:(?:is|are|was|be|being|will) (?:not|never)|(?:is|are|was|wo)n't|not)(?: be)? "
    r"(?:required|needed|asked|charged|necessary|requested|accepted|allowed|permitted)\b"
)
_ANOTHER_SUBJECT = re.compile(
    r"[;:]|\b(?:until|unless|but|experience|interviews?|degrees?|qualifications?|skills|cvs?|"
    r"resumes?)\b"
)
_ASKS = r"(?:ask|request|claim|demand|offer|contact|approach|pretend|pose|posing|require|tell)"
_SOMEBODY = r"(?:any(?:one|body)|someone|somebody|people|individuals|persons?|recruiters?|callers?)"
# Somebody else's request, told as a thing to look out for.
_OTHERS_REQUEST = re.compile(
    r"\bif (?:you(?:'re|'ve been| are| have been)? (?:ever )?"
    r"(?:asked|contacted|approached|receive)|"
    rf"{_SOMEBODY} {_ASKS})|\b{_SOMEBODY} (?:who |that )?(?:(?:may|might|will) )?{_ASKS}|"
    r"\bany (?:\w+ )?(?:requests?|messages?|emails?|offers?|communications?) "
    r"(?:for|to|asking|that|which|from|claiming|requesting|demanding|you|regarding|made)\b"
)
# A sentence of which somebody else is the subject, or a list's request.
_OF_OTHERS = re.compile(
    r"[^\w\n]*(?:[\w' ]{1,30}, |often |typically |usually |sometimes |then |and |in fact )?(?:"
    r"they|these|those|such|scam\w*|fraud\w*|impost\w+|impersonat\w+|criminals?|victims?|"
    rf"{_SOMEBODY}|some|others|he or she|it (?:may|might|will|often)|"
    r"(?:the|this|a) (?:scam|fraud|impost|impersonat|perpetrator|caller|sender|e-?mail|message|"
    r"fake|person|individual|link)\w*|"
    r"(?:candidates|applicants|job ?seekers|you) (?:have been|had been|may receive)|"
    rf"(?:requests?|demands?|{_ASKS}ing) (?:for|to|you|that))\b"
)
_WARNING = re.compile(
    r"(?<!not a )(?<!not )(?<!no )(?<!n't a )(?<!anti-)\bscam(?:s|mers?|ming)?\b(?![- ]free)|"
    r"\bphishing\b|"
    r"\bfraudulent(?:ly)? (?:job|recruit|offer|post|email|message|individual|part|represent)|"
    r"\b(?:recruitment|recruiting|employment|job|hiring) fraud\b|\bfraudsters?\b|"
    r"\bimpersonat(?:e|es|ed|ing|ors?|ion)\b|\bimpost[oe]rs?\b|\bidentity theft\b|\bbeware\b|"
    r"\bbe (?:aware of|cautious|wary|vigilant)|"
    r"\b(?:no legitimate employer|legitimate (?:employers|recruiters))\b|"
    r"\bbad actors\b|\bred flags?\b|\bwarning signs?\b"
)
# One of these stands in every warning; looking for them is quicker than trying the pattern.
_WARNING_CLUES = ("scam", "phish", "fraud", "impersonat", "impost", "theft", "beware", "aware",
                  "cautious", "wary", "vigilant", "legitimate", "actors", "red flag",
                  "warning sign")  # fmt: skip


_AVOIDED = re.compile(r"\b(?:avoid|prevent|due to|because of)\b[^.,;:]{0,30}$")
_ASKS_YOU = re.compile(rf"\b{_ASKS}(?:s|ing|ed)? (?:for|to|you|candidates|applicants)\b")
_ORDERED = re.compile(rf"(?:[,;:]|\band) (?:then )?{_ORDER}")
_LIST_LINE = re.compile(r"\s*(?:[^\w\s]|\d{1,2}[.)]\s)")


def denied(folded: str, start: int, end: int, begin: int, finish: int) -> bool:
    """Whether the phrase at `start`..`end` of the sentence `begin`..`finish` is denied.

    All four are offsets into `folded`, a lower-case text with straight apostrophes.
    """
    return (
        _negated(folded, start, begin)
        or _denied_after(folded, end, finish)
        or _asked_by_others(folded, start, end, begin)
        or _warned_of(folded, start, begin, finish)
        or _told_of_others(folded, start, begin, finish)
        or _listed_as_denied(folded, begin)
    )


def _negated(folded: str, start: int, begin: int) -> bool:
    reason = _REASON.match(folded, begin, start)
    since = reason.end() if reason else begin
    for negation in _NEGATION.finditer(folded, since, start):
        if not _broken(_NEGATION_ENDS, folded, negation.end(), start):
            return True
    near = folded[max(begin, start - BETWEEN_NO_AND_NOUN) : start]
    return _NEGATED_NOUN.search(near) is not None


def _denied_after(folded: str, end: int, finish: int) -> bool:
    after = _DENIED_AFTER.search(folded, end, finish)
    return after is not None and not _ANOTHER_SUBJECT.search(folded, end, after.start())


def _asked_by_others(folded: str, start: int, end: int, begin: int) -> bool:
    request = _OTHERS_REQUEST.search(folded, begin, end)
    return request is not None and not _broken(_NEW_CLAUSE, folded, request.end(), start)


def _warned_of(folded: str, start: int, begin: int, finish: int) -> bool:
    """Whether the phrase's own sentence warns of it."""
    warning = _warning_in(folded[begin:finish])
    if warning is None:
        return False
    since = begin + warning.end()
    if since >= start:  # "... is how scammers work"
        return not _NEW_CLAUSE.search(folded, begin, start)
    if _broken(_NEW_CLAUSE, folded, since, start):
        return False
    return (
        _OF_OTHERS.match(folded, begin, start) is not None
        or _ASKS_YOU.search(folded, since, start) is not None
        or not _broken(_ORDERED, folded, since, start)
    )


def _told_of_others(folded: str, start: int, begin: int, finish: int) -> bool:
    """Whether the sentence goes on telling what others do, next to one that warns of them."""
    if not _OF_OTHERS.match(folded, begin, finish) or _broken(_NEW_CLAUSE, folded, begin, start):
        return False
    after = folded[finish : finish + WARNING_REACHES_BACK].lstrip()
    if _warning_in(SENTENCE_END.split(after, maxsplit=1)[0]):
        return True
    before = folded[max(0, begin - WARNING_REACHES_AHEAD) : begin]
    for sentence in reversed(SENTENCE_END.split(before)):
        if _warning_in(sentence):
            return True
        if sentence.strip() and not _OF_OTHERS.match(sentence):
            return False
    return False


def _listed_as_denied(folded: str, begin: int) -> bool:
    """Whether the phrase is in a line of a list whose lead-in, ending in ":", denies it."""
    lines = folded[max(0, begin - WARNING_REACHES_AHEAD) : begin + 4].split("\n")
    while len(lines) > 1 and (_LIST_LINE.match(lines[-1]) or not lines[-1].strip()):
        lines.pop()
        lead = SENTENCE_END.split(lines[-1].rstrip())[-1]
        if lead.endswith(":"):
            return _negated(lead, len(lead), 0) or _warned_of(lead, len(lead), 0, len(lead))
    return False


def _broken(clause: re.Pattern[str], folded: str, since: int, start: int) -> bool:
    """Whether a new clause begins before `start`; its verb may be the phrase's first word."""
    found = clause.search(folded, since, start + 10)
    return found is not None and found.start() < start


def _warning_in(sentence: str) -> re.Match[str] | None:
    if not any(clue in sentence for clue in _WARNING_CLUES):
        return None
    warning = _WARNING.search(sentence)
    # "to avoid scams, contact us on Telegram" is no warning of that
    if warning is None or _AVOIDED.search(sentence[: warning.start()]):
        return None
    return warning
