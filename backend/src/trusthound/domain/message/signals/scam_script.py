"""A message that follows a script of reported job scams."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.dossier import Scripts


@signal(
    title="Follows a known script",
    question="Do its steps match a script that reported job scams follow?",
    why="The scripts are few and reused; what comes next in them is known.",
    innocent="A genuine message can share single steps, such as a messenger or a quick offer.",
    advice="Read the steps that have not come yet, and stop before the one that costs.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, FBI IC3 and Better Business Bureau, reports by script",
)
def scam_script(scripts: Scripts) -> Finding:
    """Every decisive step of one of the scripts; which are told with their words."""
    best = scripts.best
    if best is None:
        return absent()
    quotes = [quoted(each.quote) for each in best.steps if each.quote is not None]
    return present(Evidence(f"Matches {best.told}", "message text"), *quotes)
