"""An agency's posting that states the licence it works under."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases

_NUMBER = r"(?: ?(?:no|nr|number|n°|#)\b\.?)? ?[:#]? ?[a-z]{0,6}[-/ ]?\d[\w/.-]{3,20}"
LICENCE = phrases(
    {
        "licen": [
            rf"(?:ea|employment agency|agency|mom|poea|dmw|glaa|labou?r hire|labou?r provider|"
            rf"recruitment)[ '\w]{{0,12}} licen[cs]e{_NUMBER}",
            rf"licen[cs]ed? (?:employment|recruitment|staffing) agency,?{_NUMBER}",
            r"glaa licen[cs]e[ :]+\w{4,}",
        ],
        "glaa": [r"glaa (?:urn|reg(?:istration)?|number)[ :]+\w{4,}"],
        "ea reg|ea personnel": [rf"ea (?:reg(?:istration)?|personnel){_NUMBER}"],
        "arbeitnehmerüberlassung": [
            r"(?:erlaubnis|genehmigung) (?:zur|nach|gemäß)[^.\n]{0,30}arbeitnehmerüberlassung\w*",
        ],
        "emigra": [
            rf"(?:ra |registration |mea )*(?:licen[cs]e|registration|ra){_NUMBER}"
            r"[^.\n]{0,40}emigra(?:tion|nts?)",
            rf"emigra(?:tion|nts?)[^.\n]{{0,40}} (?:licen[cs]e|registration){_NUMBER}",
        ],
    }
)


@signal(
    title="Agency states its licence",
    question="Does the agency name the licence or registration it works under?",
    why="Where agencies need a licence, its number can be looked up in a public register.",
    innocent="Says little by itself: many places require no licence, and a number can be copied.",
    advice=(
        "Look the number up: GLAA (UK), MOM (Singapore), DMW (Philippines), eMigrate (India), the "
        "labour-hire registers of Australian states, the Bundesagentur für Arbeit (Germany)."
    ),
    topic=Topic.IDENTITY,
    leans=Lean.FOR,
    source="Gangmasters and Labour Abuse Authority, public register; Singapore MOM, EA Directory",
)
def agency_licence(wording: Wording, through_agency: bool) -> Finding:
    """A licence or registration with its number, in a posting that an agency advertises."""
    if not through_agency:
        return not_applicable()
    quote = wording.first(LICENCE)
    return present(quoted(quote)) if quote else absent()
