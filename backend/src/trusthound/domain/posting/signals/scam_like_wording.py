"""A posting whose wording as a whole resembles that of reported scams."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.odds import times_as_common
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.posting.resemblance import Resemblance

# Who hires through a system that is sold, not opened in minutes, is seldom somebody made up.
ON_A_BOARD = 0.5


@signal(
    title="Worded like reported scams",
    question="Does the wording as a whole resemble that of reported job scams?",
    why="What such postings promise, and how they put it, is much the same in many of them.",
    innocent="Honest postings of small firms and of sales work are often worded alike.",
    advice="Let what can be checked decide: the employer's own site, and who answers there.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="Our model of EMSCAD (2012–14), later postings and written messages",
)
def scam_like_wording(resemblance: Resemblance, stands_on: tuple[EmployerBoard, ...]) -> Finding:
    """The model's log-odds are above 0.4; the further above, the stronger, and never full.

    Half as strong on an employer's board that not anyone can open within minutes.
    """
    if not resemblance.is_scam_like:
        return absent()
    on_a_board = any(not each.open_signup for each in stands_on)
    words = ", ".join(f"“{each.term}”" for each in resemblance.words)
    told = (
        f"Such wording is {times_as_common(resemblance.nats)} as common in reported scams as in "
        f"genuine postings, by our model; most for it: {words}"
    )
    return present(
        *(quoted(each) for each in resemblance.passages),
        Evidence(told, "our model of wording"),
        strength=resemblance.strength * (ON_A_BOARD if on_a_board else 1.0),
    )
