"""A posting that says it is for an existing vacancy."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases

STATEMENT = phrases(
    {
        "vacancy|opening": [
            r"(?:this|posting|position|role|job|it)[^.\n]{0,30} is (?:for )?an? "
            r"(?:existing|current|active|new|immediate|open) (?:vacancy|opening)",
            r"(?:for|fill|filling) an? (?:existing|current|active) (?:vacancy|opening)",
            r"vacancy (?:status|statement|type) ?:? ?(?:existing|current|active|open|yes)",
        ],
        "existing position|replac": [
            r"fill an existing position",
            r"replac(?:e|ing) (?:a|an|our) (?:\w+ )?(?:colleague|employee|team member|retiring)",
        ],
        "newly created|new position": [
            r"newly created (?:role|position|post)", r"new position (?:in|on|within) (?:our|the)",
        ],
        "parental|maternity|paternity|adoption": [
            r"(?:parental|maternity|paternity|adoption) (?:leave )?(?:cover|contract|replacement)",
            r"(?:is going|goes|cover\w*)[^.\n]{0,30} on (?:parental|maternity|paternity) leave",
        ],
    }
)  # fmt: skip


@signal(
    title="Says why the position is open",
    question="Does the posting state that there is a vacancy, or why there is one?",
    why="Ontario requires this statement, and a false one has consequences for the employer.",
    innocent="Not a proof: it is the employer's own word.",
    advice="Ask in the interview who did the work before.",
    topic=Topic.ACTIVITY,
    leans=Lean.FOR,
    source="Ontario, Working for Workers Four Act 2024, job posting rules in force from 2026-01-01",
)
def vacancy_statement(wording: Wording) -> Finding:
    """An existing vacancy, a newly created position, or cover for somebody on leave."""
    quote = wording.first(STATEMENT)
    return present(quoted(quote)) if quote else absent()
