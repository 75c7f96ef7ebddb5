"""An Ontario posting that does not say whether there is a vacancy."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases
from trusthound.domain.facts.disclosure_laws import LISTED_ON
from trusthound.domain.posting.extract.gazetteer import country_code, state_code
from trusthound.domain.posting.model import JobPosting

IN_FORCE = date(2026, 1, 1)
# A shorter text is the beginning of one.
ENOUGH_WORDS = 60
MENTIONED = phrases(
    {
        "vacan": [r"\w*vacan\w*"],
        "existing|new position|new role|newly|replacement|leave|opening": [
            r"existing (?:position|role|opening|need)", r"new (?:position|role)", r"newly created",
            r"replacement", r"(?:maternity|parental|adoption) leave", r"current openings?",
            r"(?:immediate|open) openings?",
        ],
        "talent pool|future|pipeline|backfill": [
            r"talent pool", r"future (?:opportunit\w+|openings?|needs?)", r"pipeline", r"backfill",
        ],
    }
)  # fmt: skip


@signal(
    title="Does not say whether there is a vacancy",
    question="Does an Ontario posting not say whether it is for an existing vacancy?",
    why="Ontario asks for this statement, so that people do not apply for nothing.",
    innocent="Employers with fewer than 25 employees need not say it; the size is not known here.",
    advice="Ask whether the position is open now, and when somebody is to start.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source=(
        "Ontario, Employment Standards Act, 2000, s. 8.4, and O. Reg. 476/24 "
        "(ontario.ca/laws/regulation/240476), in force from 2026-01-01"
    ),
)
def vacancy_unstated_in_ontario(posting: JobPosting, wording: Wording, as_of: date) -> Finding:
    """All places are in Ontario, posted since 2026, and no word tells of a vacancy or of none."""
    places = [
        (country_code(each.country), state_code("CA", each.region)) for each in posting.places
    ]
    day = posting.date_posted or as_of
    if not places or any(each != ("CA", "ON") for each in places) or day < IN_FORCE:
        return not_applicable()
    words = posting.description.split(maxsplit=ENOUGH_WORDS)
    if posting.language.partition("-")[0] not in ("", "en") or len(words) <= ENOUGH_WORDS:
        return not_applicable()
    if wording.holds(MENTIONED):
        return absent()
    told = (
        "This Ontario posting does not say whether a vacancy exists (asked of employers with 25 or "
        "more employees since 2026-01-01); this employer's size is not known"
    )
    return present(Evidence(told, "posting text and statute", learnt_on=LISTED_ON))
