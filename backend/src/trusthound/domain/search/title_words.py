"""A posting's title in, the words that tell which position it is out."""

import re
from collections.abc import Iterable

from trusthound.domain.common.skeleton import letters

_MOST_CHARACTERS = 300
# "(m/f/d)", "(w/m/x)", "m/w/d", "(all genders)": who may apply, in the words of European postings.
_GENDERS = re.compile(
    r"(?:\b[mfwdxhkvi]\s?[/|*]\s?){1,4}[mfwdxhkvi]\b(?:iv\b)?|\ball genders?\b|\bgn\b",
    re.IGNORECASE,
)
# A number of the employer's own: "R0012345", "JR-1003", "#77", "Req ID: 123456".
_NUMBER = re.compile(
    r"#\s?\d\w{0,19}|\b(?:req(?:uisition)?|job|ref(?:erence)?|posting|vacancy)\.?\s?"
    r"(?:(?:id|no|number|code)\b)?\.?\s?[:#-]?\s?(?=[\w-]{0,8}\d\d)[\w-]{3,20}"
    r"|\b[a-z]{1,4}-?\d{3,}[\w-]{0,12}\b|\b\d{5,}\b",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\d{4,}")
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?|[+#]+")
# A state behind a town, which the posting's place may not name.
_STATE = re.compile(r",\s?[A-Z]{2}\b")
# What boards add, and what the posting's other fields say.
_ADDED = frozenset({
    "remote", "remotely", "hybrid", "onsite", "wfh", "urgent", "urgently", "immediate",
    "immediately", "hiring", "needed", "wanted", "apply", "now", "asap", "new", "hot", "job",
    "jobs", "vacancy", "position", "opening", "opportunity", "career", "careers", "fulltime",
    "home", "office", "telework", "start", "the", "a", "an", "and", "of", "for", "in", "at", "to",
    "with", "or", "on", "site", "based", "from", "work", "und", "für", "de", "y", "et",
})  # fmt: skip
# Words that belong together and say nothing only then.
_ADDED_PHRASES = re.compile(
    r"\bfull[- ]time\b|\bwork from (?:home|anywhere)\b|\bhome[- ]office\b|\bon[- ]site\b"
    r"|\bwe'?re hiring\b|\bjoin us\b|\bstart(?:ing)? (?:now|immediately|asap)\b",
    re.IGNORECASE,
)
_LONG_FORMS = {
    "sr": "senior", "snr": "senior", "jr": "junior", "jnr": "junior", "mgr": "manager",
    "eng": "engineer", "engr": "engineer", "dev": "developer", "assoc": "associate",
    "asst": "assistant", "dir": "director", "vp": "vicepresident", "svp": "seniorvicepresident",
    "admin": "administrator", "coord": "coordinator", "rep": "representative", "acct": "account",
    "exec": "executive", "mktg": "marketing", "ops": "operations", "intl": "international",
    "tech": "technical", "dept": "department", "hr": "humanresources", "qa": "qualityassurance",
    "rn": "registerednurse", "swe": "softwareengineer", "spec": "specialist",
    "mfg": "manufacturing",
    "ii": "2", "iii": "3", "iv": "4", "govt": "government", "gov": "government",
    "internship": "intern",
}  # fmt: skip
_PHRASES = (
    ("vice president", "vicepresident"),
    ("human resources", "humanresources"),
    ("quality assurance", "qualityassurance"),
    ("registered nurse", "registerednurse"),
    ("front end", "frontend"),
    ("back end", "backend"),
    ("full stack", "fullstack"),
)


def title_words(title: str, names: Iterable[str] = ()) -> frozenset[str]:
    """Without what boards add, numbers of the employer's own, and the `names` of places and of the
    employer.

    Levels, departments, shifts and years stay: they tell positions of one employer apart.
    """
    whole = _STATE.sub(" ", title[:_MOST_CHARACTERS]).lower()
    plain = whole
    for pattern in (_GENDERS, _NUMBER, _ADDED_PHRASES):
        plain = pattern.sub(" ", plain)
    told = _words(plain) - _ADDED
    named = {letters(word) for name in names for word in _WORD.findall(name)}
    return (told - named) or told or _words(whole)


def title_numbers(title: str) -> frozenset[str]:
    """The digits of numbers by which the employer may know it."""
    told = " ".join(_NUMBER.findall(title[:_MOST_CHARACTERS]))
    return frozenset(_DIGITS.findall(told))


def _words(text: str) -> frozenset[str]:
    plain = " ".join(text.replace("-", " ").split())
    for phrase, one in _PHRASES:
        plain = plain.replace(phrase, one)
    said = (each if each[0] in "+#" else letters(each) for each in _WORD.findall(plain))
    return frozenset(_LONG_FORMS.get(each, each) for each in said if each)
