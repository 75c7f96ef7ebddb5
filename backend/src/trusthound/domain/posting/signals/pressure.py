"""A posting that hurries the applicant."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases

# One cue is advertising; two different ones are pressure.
ENOUGH_CUES = 2
MANY_CUES = 3

_PLACES = r"(?:slots|spots|seats|positions)"
CUES = phrases(
    {
        "act now|act fast|act today|act quickly|apply now before|apply asap|apply quickly": [
            r"act (?:now|fast|today|quickly)", r"apply now before", r"apply (?:asap|quickly)",
        ],
        "slots|spots|seats|positions": [
            rf"limited (?:number of )?{_PLACES}",
            rf"only (?:a few|\d+) (?:\w+ )?{_PLACES} (?:left|remaining|available)",
            rf"{_PLACES} (?:are )?(?:filling up|going|filling) (?:fast|quickly)",
            rf"before all (?:the )?{_PLACES} (?:are|get) (?:filled|taken|gone)",
        ],
        "hurry|pass you|too late|will not last|won't last|n't miss|not miss": [
            r"hurry(?: up)?", r"(?:don't|do not) let this[^.\n]{0,30}pass you", r"too late",
            r"(?:won't|will not) last(?: long)?",
            r"(?:don't|do not) miss (?:out|this|your chance|the chance)",
        ],
        "first come|first-come": [r"first[- ]come"],
        "urgent": [
            r"urgent(?:ly)? (?:hiring|hire|required|requirement|need(?:ed)?|recruitment|vacancy)",
        ],
        "today only|last chance|once in a lifetime|offer expires|within 2|within 12|"
        "within 48|within 6": [
            r"today only", r"last chance", r"once in a lifetime", r"offer expires",
            r"(?:reply|respond|confirm|decide|accept)[^.\n]{0,20} within (?:24|12|2|6|48) hours",
        ],
        "start earning|start making|start today|start work": [
            r"start (?:earning|making money)(?: \w+)?", r"start (?:work )?today",
        ],
        "your own boss": [r"your own boss"],
        "guarantee": [r"guaranteed (?:income|earnings|salary increase|success)"],
        "change your life|financial freedom|life changing|life-changing opp": [
            r"change your life", r"financial freedom", r"life[- ]changing opportunity",
        ],
    }
)  # fmt: skip


@signal(
    title="Hurries you",
    question="Does the posting press the reader to decide at once?",
    why="Pressure keeps people from checking; it is found twice as often in fraudulent postings.",
    innocent="Seasonal work and last-minute cover are urgent in earnest.",
    advice="Take a day. A real opening survives it.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="EMSCAD, pressure tactics: fraud rate 2.1 times (LLM-marked flags, n = 8,781)",
)
def pressure(wording: Wording) -> Finding:
    """At least two different cues of haste or of a chance that will not come again."""
    cues = {wording.folded[quote.start + wording.offset : quote.end + wording.offset]: quote
            for quote in wording.every(CUES)}  # fmt: skip
    if len(cues) < ENOUGH_CUES:
        return absent()
    return present(
        *(quoted(each) for each in list(cues.values())[:MANY_CUES]),
        strength=1.0 if len(cues) >= MANY_CUES else 0.7,
    )
