"""A posting that stated pay, or more of it, when we saw it before."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.facts.sightings import SOURCE, Change, Changed, Sightings
from trusthound.domain.posting.model import JobPosting


@signal(
    title="Pay taken back",
    question="Did it state its pay, or more of it, when we saw it before?",
    why="What was offered once tells more than a posting that no longer says it.",
    innocent="Budgets change, and mistakes are corrected.",
    advice="Ask for the pay that was stated before.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.AGAINST,
    source="EU Pay Transparency Directive 2023/970",
)
def pay_removed(sightings: Sightings, posting: JobPosting) -> Finding:
    """The last change of its pay was to none, or to a lower most; seen once, it cannot differ."""
    if sightings.times_seen < 2:
        return not_applicable()
    last = _last_of_pay(sightings)
    if last is None or (last.field is Changed.PAY_REMOVED and posting.pay is not None):
        return absent()
    if last.field is Changed.PAY_REMOVED:
        told = f"It said “{last.before}” before {last.seen_on.isoformat()}, and nothing since"
        return present(Evidence(told, SOURCE, learnt_on=last.seen_on))
    if last.field is Changed.PAY_LOWERED:
        told = f"It said “{last.before}” before {last.seen_on.isoformat()}, then “{last.after}”"
        return present(Evidence(told, SOURCE, learnt_on=last.seen_on), strength=0.7)
    return absent()


def _last_of_pay(sightings: Sightings) -> Change | None:
    of_pay = (Changed.PAY, Changed.PAY_REMOVED, Changed.PAY_LOWERED)
    changes = [each for each in sightings.changes if each.field in of_pay]
    return changes[-1] if changes else None
