"""A page whose data for machines say something else than its text."""

from trusthound.domain.assessment.finding import (
    Evidence,
    Finding,
    absent,
    not_applicable,
    present,
    quoted,
)
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings
from trusthound.domain.posting.model import EmploymentType, JobPosting, Origin, RemoteWork

STRUCTURED = frozenset({Origin.JSON_LD, Origin.MICRODATA})

ON_SITE = phrases(
    {
        "on-site|onsite|on site|in-office|in office|not remote|not a remote": [
            r"(?:100 ?%|fully|entirely|strictly) (?:on-?site|on site|in[- ]office)",
            r"(?:on-?site|on site|in[- ]office) only",
            r"(?:is|it's) not a remote (?:position|role|job)",
            r"not remote",
        ],
    }
)
PART_TIME = phrases(
    {
        "part-time|part time": [
            r"this (?:is|will be) a part[- ]time (?:position|role|job)",
            r"(?:employment|job|contract) type ?: ?part[- ]time",
        ],
    }
)
SOME_OF_SEVERAL = surroundings(r"(?:or|either|also|both|hybrid|full[- ]time)", r"options?")


@signal(
    title="Data and text of the page disagree",
    question="Do the page's data for search engines contradict its text?",
    why="What search engines are told is what brings people to the page; it should be the truth.",
    innocent="Templates fill in a default, and nobody looks at it again.",
    advice="Go by the text, and ask where and how long the work is.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source="Google, JobPosting guidelines: the data must match the page (developers.google.com)",
)
def contradicting_data(posting: JobPosting, wording: Wording) -> Finding:
    """Data that say remote or full time, in a text that says on site or part time.

    Asked only of pages with such data.
    """
    told = {each.field for each in posting.origins if each.origin in STRUCTURED}
    if not told:
        return not_applicable()
    if "remote" in told and posting.remote is RemoteWork.REMOTE:
        quote = wording.first(ON_SITE, unless=SOME_OF_SEVERAL)
        if quote is not None:
            return present(quoted(quote), Evidence("The data say remote", "page data"))
    if "employment_types" in told and posting.employment_types == (EmploymentType.FULL_TIME,):
        quote = wording.first(PART_TIME, unless=SOME_OF_SEVERAL)
        if quote is not None:
            return present(quoted(quote), Evidence("The data say full time", "page data"))
    return absent()
