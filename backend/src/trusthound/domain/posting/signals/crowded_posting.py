"""A posting that shows how many applied already: a great many."""

import re

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Quote, Wording, phrases

# Boards that show a count stop counting there ("over 200 applicants").
MANY = 200
_COUNTED = "|".join(
    f"{end} {what}" for end in "0123456789+" for what in ("applic", "people", "candidates")
)
COUNT = phrases(
    {
        _COUNTED: [
            r"(?:over |more than |\+)?\d{1,3}(?:[,.]?\d{3})*\+? (?:applicants|applications|"
            r"people clicked apply|(?:people|candidates) (?:have )?applied)",
        ],
    }
)
# How many are screened in the work itself, or came to an employer in a year.
DUTIES = phrases(
    {
        "": [
            r"(?:review|screen|process|handl|receiv|manag|read|support|serv|scale|million)\w*",
            r"(?:mobile|web|software|business|enterprise|cloud|internal) applications",
            r"(?:a|per|each|every) (?:day|week|month|year)",
        ]
    }
)
_NUMBER = re.compile(r"\d{1,3}(?:[,.]?\d{3})*")
_YEAR = re.compile(r"(?:19|20)\d\d ")


@signal(
    title="Very many applied already",
    question="Does the page say that 200 or more have applied?",
    why="The more have applied, the later your papers are read, if they are read at all.",
    innocent="A known employer draws many within a day.",
    advice="Apply on the employer's own site, and write to somebody in the team.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    source="Practice: applicant counts that boards show; weak",
)
def crowded_posting(wording: Wording) -> Finding:
    """A count of applicants of at least 200, in the posting or beside it on its page."""
    for quote in wording.every(COUNT, unless=DUTIES):
        if _count(quote, wording) >= MANY:
            return present(quoted(quote))
    return absent()


def _count(quote: Quote, wording: Wording) -> int:
    words = wording.folded[quote.start + wording.offset : quote.end + wording.offset]
    if _YEAR.match(words):  # "18 December 2020 Applicants are invited"
        return 0
    found = _NUMBER.search(words)
    return int("".join(filter(str.isdigit, found.group()))) if found else 0
