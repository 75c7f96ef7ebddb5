"""A posting that describes the work and what it needs."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases

ENOUGH_WORDS = 120

DUTIES = phrases(
    {
        "^responsib": [r"responsibilit(?:y|ies)", r"responsible for"],
        "^duties": [r"duties"],
        "^job purpose|about the role": [r"job purpose", r"about the role"],
        "^accountab": [r"accountabilit(?:y|ies)"],
        "^you will|you'll": [r"you(?: wi|')ll (?!be |get |receive |earn |have |need |enjoy )\w+"],
    }
)
NEEDS = ("require", "qualif", "experience", "skills", "you have", "you bring", "essential")


@signal(
    title="Describes the work",
    question="Does the posting describe the duties and what they call for?",
    why="You can tell what you would do, and whether you fit.",
    innocent="Says little about fraud: descriptions are easily copied.",
    advice="If it sounds copied, search for a sentence of it in quotes.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.FOR,
    source="EMSCAD, vague information: not significant for fraud (LLM-marked flags); effort only",
)
def duties_described(wording: Wording) -> Finding:
    """At least 120 words with duties and with what is needed for them."""
    words = len(wording.shown.split(maxsplit=ENOUGH_WORDS))
    if words < ENOUGH_WORDS or not any(word in wording.folded for word in NEEDS):
        return absent()
    duty = wording.mention(DUTIES)
    return present(quoted(duty)) if duty else absent()
