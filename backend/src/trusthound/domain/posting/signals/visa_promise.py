"""A posting that promises a visa or the journey to anybody who answers."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_PAPERS = r"(?:visas?|work permits?|green cards?|permanent residen(?:ce|cy)|lmia)"
PROMISE = phrases(
    {
        "visa|work permit|green card|permanent residen|lmia": [
            rf"(?:guaranteed|100 ?% (?:sure |guaranteed )?|assured|sure|instant) {_PAPERS}",
            rf"{_PAPERS}[^.\n]{{0,20}} (?:is |are )?(?:100 ?% )?(?:guaranteed|assured)",
            rf"{_PAPERS}[^.\n]{{0,40}} (?:without|no) (?:ielts|interview|english test)",
            rf"(?:without|no) (?:ielts|english test)[^.\n]{{0,40}}{_PAPERS}",
            rf"(?:contact|pay|through|via) (?:our|the) (?:travel|visa|immigration) "
            rf"(?:agent|agency|consultant|lawyer|attorney)[^.\n]{{0,40}}{_PAPERS}",
            rf"free {_PAPERS}(?: processing)?[^.\n]{{0,30}} free (?:air ?)?(?:flight )?tickets?",
        ],
    }
)
CANNOT = surroundings(r"(?:cannot|can't|not able|unable|does not|do not|don't|not)\b[^.\n]{0,60}")


@signal(
    title="Promises a visa",
    question="Is a visa or permit promised beforehand, to whoever answers?",
    why="Only a state grants a visa; reported scams promise one and then charge for it.",
    innocent="Employers in the Gulf and at sea do pay for visa and flight, under contract.",
    advice="Ask the country's own immigration office whether this employer may sponsor you.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "Government of Canada, Protect yourself from immigration fraud "
        "(canada.ca/en/immigration-refugees-citizenship/services/protect-fraud.html)"
    ),
)
def visa_promise(wording: Wording) -> Finding:
    """A visa that is guaranteed, given without a test, handled by a named agent, or free with
    the flight. Sponsorship as such is ordinary.
    """
    quote = wording.first(PROMISE, unless=CANNOT)
    return present(quoted(quote)) if quote else absent()
