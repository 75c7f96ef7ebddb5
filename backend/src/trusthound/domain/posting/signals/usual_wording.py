"""A posting whose wording as a whole is that of ordinary ones."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.odds import times_as_common
from trusthound.domain.posting.resemblance import Resemblance


@signal(
    title="Worded like ordinary postings",
    question="Does the wording as a whole resemble that of genuine postings?",
    why="Postings of real employers tell of their work in words that reported scams seldom use.",
    innocent="A posting copied from a real employer reads like it: this confirms nobody.",
    advice="Check the employer all the same; good wording is easily had.",
    topic=Topic.SCAM,
    leans=Lean.FOR,
    source="Our model of EMSCAD (2012–14), later postings and written messages",
)
def usual_wording(resemblance: Resemblance) -> Finding:
    """The model's log-odds are below -0.4; the further below, the stronger, and never full."""
    if not resemblance.is_usual:
        return absent()
    words = ", ".join(f"“{each.term}”" for each in resemblance.words)
    told = (
        f"Such wording is {times_as_common(resemblance.nats)} as common in genuine postings as in "
        f"reported scams, by our model; most for it: {words}"
    )
    return present(Evidence(told, "our model of wording"), strength=resemblance.strength)
