"""A posting whose requirements do not fit the level of its position."""

import re

from trusthound.domain.assessment.finding import (
    Finding,
    absent,
    not_applicable,
    present,
    quoted,
    stated,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings
from trusthound.domain.posting.model import JobPosting, Seniority

# Nobody begins a career with that much behind them.
MANY_YEARS = 8
MILD = 0.4
HIGH = frozenset({Seniority.SENIOR, Seniority.LEAD, Seniority.MANAGER, Seniority.DIRECTOR,
                  Seniority.EXECUTIVE})  # fmt: skip
LOW = frozenset({Seniority.INTERN, Seniority.ENTRY})

NOTHING_NEEDED = phrases(
    {
        "no experience|no prior|no previous|no work|no job|no skill|no qualif": [
            r"no (?:prior |previous |job )?(?:work )?experience(?: is| or \w+ is)? "
            r"(?:required|needed|necessary|at all)",
            r"no (?:prior |previous )?(?:skills|qualifications) (?:are )?(?:required|needed)",
        ],
        "not required|not needed|not necessary": [
            r"(?<!management )(?<!sales )experience (?:is )?not (?:required|needed|necessary)",
        ],
    }
)
YEARS = phrases(
    {
        "years|yrs": [
            r"(?:minimum(?: of)?|at least|requires?|required:?)[^.\n]{0,15} "
            r"(?:[89]|1\d|2\d)\+? (?:years|yrs)[^.\n]{0,25} experience",
            r"(?:[89]|1\d|2\d)\+ (?:years|yrs)[^.\n]{0,25} experience",
        ],
    }
)
THE_FIRMS = surroundings(
    r"(?:our|we|company|team|founder|founded|firm|combined|collective|industry leader)\w*",
)
OF_A_FIELD = surroundings(
    r"(?:in|with) (?:\w+ ){0,2}(?:specific|industry|field|sector|saas|retail|hospitality|domain)",
)
_JUNIOR_WORDS = re.compile(r"\b(?:trainee|apprentice|training|graduate|entry|junior)\b")


@signal(
    title="Level and requirements do not fit",
    question="Is a high position open to anybody, or a beginner's one closed to beginners?",
    why="Where the two do not fit, the text was not written for a real position, or hastily.",
    innocent="Sales firms title beginners as managers; templates mix levels by mistake.",
    advice="Ask what the work is, day by day, and what those who do it now had done before.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="EMSCAD, requirements and role mismatch: likelihood ratio 2.1 (LLM-marked flags)",
)
def level_mismatch(wording: Wording, posting: JobPosting) -> Finding:
    """A senior or managing position without any experience; an entry position with eight years."""
    title = posting.title.lower()
    if posting.seniority in HIGH and not _JUNIOR_WORDS.search(title):
        quote = wording.first(NOTHING_NEEDED, unless=OF_A_FIELD)
        if quote is not None:
            return present(quoted(quote), stated(posting.title, "title"))
        return absent()
    if posting.seniority in LOW:
        quote = wording.first(YEARS, unless=THE_FIRMS)
        if quote is not None:
            return present(quoted(quote), stated(posting.title, "title"), strength=MILD)
        return absent()
    return not_applicable()
