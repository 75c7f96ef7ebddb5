"""A message that offers pay by the click."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.message.cue import Cue, Cues


@signal(
    title="Pays by the click or task",
    question="Is the work paid per like, rating or small online task?",
    why="Small sums are paid first, then a deposit is asked for to go on.",
    innocent="Panels and labelling platforms pay by the task, without a deposit.",
    advice="Never pay money in to release earnings.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, Paying to get paid, Data Spotlight December 2024",
)
def task_pay_offer(cues: Cues) -> Finding:
    """Money for likes, ratings, optimisation or sets of small tasks."""
    quotes = cues.quotes(Cue.TASK_PAY)
    return present(*map(quoted, quotes)) if quotes else absent()
