"""A posting that warns of others who recruit in the employer's name."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases

_YOU = r"(?:you|candidates?|applicants?|job ?seekers?|anyone)"
NOTICE = phrases(
    {
        "never|not ask|not request|not charge|not require|not solicit": [
            rf"(?:we|[\w&'-]+|our recruiters|our (?:\w+ )?team) (?:will |do |does |would )*"
            rf"(?:never|not) (?:ask|request|charge|require|solicit)\w*[^.\n]{{0,40}}"
            rf"(?:{_YOU}[^.\n]{{0,60}})?(?:money|payments?|fees?|bank|financial|social security|"
            r"gift cards?|purchase|deposit)",
        ],
        "scam|fraud|impersonat|fake|impost": [
            r"(?:beware|be aware|be alert|be cautious|be vigilant|be wary|warning|notice|alert|"
            r"aware)\b[^.\n]{0,80}(?:job|recruit|employment|hiring|offer|posting|candidate|"
            r"applicant)\w*[^.\n]{0,40}(?:scams?|fraud\w*|impersonat\w*)",
            r"(?:beware|be aware|be alert|be cautious|be vigilant|be wary|warning|notice|alert|"
            r"aware)\b[^.\n]{0,60}(?:scam|fraud|impersonat|fake|impost)\w*[^.\n]{0,60}"
            r"(?:job|recruit|employment|hiring|offer|posting|candidate|applicant)",
        ],
        "only from|only use|only contact|only communicate|only email|always come|only ever": [
            r"(?:e-?mails?|messages?|communications?|correspondence|offers|recruiters|we|contact)"
            r"[^.\n]{0,40} (?:only (?:ever )?(?:from|use|contact|communicate|email)|always come)"
            r"[^.\n]{0,60}(?:@[\w.-]+|domain|official)",
        ],
    }
)


@signal(
    title="Warns of false recruiters",
    question="Does the posting warn of others who recruit in the employer's name?",
    why="Employers whose name was used tell what they never ask for and from where they write.",
    innocent="Not a proof: a copied posting copies the warning, too.",
    advice="Compare whoever writes to you with what the warning says.",
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="FBI IC3 PSA I-012120-PSA, advice to employers (ic3.gov/PSA/2020/PSA200121); weak",
)
def recruitment_fraud_notice(wording: Wording) -> Finding:
    """What the employer never asks of applicants, a warning of false offers, or its own domain."""
    quote = wording.mention(NOTICE)
    return present(quoted(quote)) if quote else absent()
