"""A page that describes its posting completely in data for machines."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.posting.model import Channel, JobPosting, Origin

STRUCTURED = frozenset({Origin.JSON_LD, Origin.MICRODATA})
# What Google requires of a posting; a place or that there is none.
REQUIRED = frozenset({"title", "company", "description", "date_posted"})
WHERE = frozenset({"places", "remote"})


@signal(
    title="Complete data for search engines",
    question="Does the page give title, employer, text, date and place as schema.org data?",
    why="Who publishes such data takes care of the page, and shows it to every search engine.",
    innocent="Says little about fraud: most systems write these data by themselves.",
    advice="Nothing to do.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.FOR,
    source="Google, JobPosting guidelines: required properties (developers.google.com); weak",
)
def structured_data(posting: JobPosting, channel: Channel) -> Finding:
    """All required properties of schema.org/JobPosting were read from the page's data.

    Asked of fetched pages alone; what a board's own interface answers has none.
    """
    origins = posting.origins
    if channel is not Channel.URL or any(each.origin is Origin.BOARD_API for each in origins):
        return not_applicable()
    told = {each.field for each in origins if each.origin in STRUCTURED}
    # What a reader corrected was given as well: the text never is, so the data have to give it.
    given = told | {each.field for each in origins if each.origin is Origin.CORRECTED}
    if "description" not in told or not (given >= REQUIRED and given & WHERE):
        return absent()
    return present(Evidence("Title, employer, text, date and place are given as data", "page data"))
