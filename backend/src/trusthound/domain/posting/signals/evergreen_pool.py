"""A posting for a pool of candidates instead of a position."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

POOL = phrases(
    {
        "|".join(
            f"{kind} {what}"
            for kind in ("current", "existing", "active", "immediate", "specific", "live", "open")
            for what in ("vacancy", "opening", "position")
        ): [
            r"not (?:for )?an? (?:current|existing|active|immediate|specific|live|open) "
            r"(?:vacancy|opening|position)",
            r"no (?:current|existing|immediate|specific) (?:vacancy|opening|position)s?",
        ],
        "|".join(
            f"{kind} {what}"
            for kind in ("future", "upcoming", "anticipated", "potential")
            for what in ("job vacanc", "job opening", "vacanc", "opening")
        ): [
            r"(?:future|upcoming|anticipated|potential) (?:job )?(?:vacancies|openings)",
        ],
        "pool|pipeline": [
            r"(?:this|it|posting|requisition|advert) is (?:for |to build )?(?:an?|our) "
            r"[^.\n]{0,30}(?:pool|pipeline)",
            r"(?:building|build|growing|create|creating|for) (?:an?|our) (?:future )?"
            r"(?:talent|candidate|applicant) (?:pool|pipeline)",
            r"(?:pipeline|pooling) (?:requisition|posting|role|position|req)",
        ],
        "evergreen": [r"evergreen (?:requisition|posting|role|position|req)"],
        "general app|open app|spontaneous app|speculative app|unsolicited app": [
            r"(?:general|open|spontaneous|speculative|unsolicited) applications?",
        ],
        "expression": [r"expressions? of interest (?:only|for future|to join)"],
        "ongoing basis|continuous basis": [
            r"(?:accept|collect|hir|recruit|review)\w*[^.\n]{0,30} on an? "
            r"(?:ongoing|continuous) basis",
        ],
        "always hiring": [r"(?:we are|we're) always hiring"],
    }
)
# The closing lines of a posting for a real position.
CLOSING = surroundings(
    r"not (?:quite )?(?:the )?right",
    r"isn't (?:quite )?(?:the )?right",
    r"(?:don't|do not) see",
    r"not (?:a|the) (?:right |perfect )?fit",
    r"join our talent",
    r"sign up",
    r"stay in touch",
    r"stay connected",
    r"other (?:roles|positions|openings)",
    r"does(?:n't| not) fit",
    r"keep your (?:details|cv|resume|application)",
)


@signal(
    title="A pool, not a position",
    question="Does the posting gather candidates for later instead of filling a position?",
    why="Nobody is hired until a position opens, if one ever does.",
    innocent="Employers who hire for the same role all year keep one posting open for it.",
    advice="Ask how many were hired from it lately, and apply elsewhere too.",
    topic=Topic.ACTIVITY,
    leans=Lean.AGAINST,
    source=(
        "freehire (strelov1/freehire), dictionary of evergreen phrases; Ontario ESA disclosure rule"
    ),
)
def evergreen_pool(wording: Wording) -> Finding:
    """The posting says of itself that it is a pool, a pipeline or for future openings.

    An invitation to a talent community in the closing lines of a posting is not.
    """
    quote = wording.first(POOL, unless=CLOSING)
    return present(quoted(quote)) if quote else absent()
