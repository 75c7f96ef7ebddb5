"""A message whose wording as a whole resembles that of reported scams."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.odds import times_as_common
from trusthound.domain.message.resemblance import Resemblance


@signal(
    title="Reads like reported scams",
    question="Does its wording as a whole resemble that of reported job scams?",
    why="What such messages ask for, and how they put it, is much the same in all of them.",
    innocent="A warning that repeats a scam, or an honest offer that is worded alike, can read so.",
    advice="Check the sender on the company's own site before you answer.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="Our model of written examples, after the advice of the FTC, FBI IC3, BBB and others",
)
def scam_wording(resemblance: Resemblance) -> Finding:
    """Beyond the limit that the model holds; with the sentences that speak most for it."""
    if not resemblance.is_danger:
        return absent()
    told = (
        f"Such wording is {times_as_common(resemblance.nats)} as common in scams as in honest "
        "messages, by our model"
    )
    return present(
        *(quoted(each, "message text") for each in resemblance.passages),
        Evidence(told, "our model of scam messages"),
    )
