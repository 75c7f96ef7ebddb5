"""A posting that pays for driving one's own car with an advertisement on it."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_CAR = r"(?:car|vehicle|truck|van|motor ?bike|bicycle)"
_AD = r"(?:advert(?:isement|ising)?s?|ads?|sticker|decal|logo|wrap)s?"
_YOUR_CAR = "|".join(
    f"your {whose}{what}"
    for whose in ("", "own ", "personal ")
    for what in ("car", "vehicle", "truck", "van", "motor", "bicycle")
)
SCRIPT = phrases(
    {
        _YOUR_CAR: [
            rf"(?:place|put|carry|install|display)\w*[^.\n]{{0,30}} {_AD}[^.\n]{{0,20}} "
            rf"(?:on|around) your (?:own |personal )?{_CAR}[^.\n]{{0,80}}"
            r"(?:paid|pay|earn|[$£€]\s?\d|week)",
            rf"(?:paid|pay|earn|make|receive)\b[^.\n]{{0,60}} (?:driv\w+|by|for|to)[^.\n]{{0,40}} "
            rf"your (?:own |personal )?{_CAR}[^.\n]{{0,30}} (?:with|wrapped|carrying)[^.\n]{{0,30}}"
            rf" {_AD}",
        ],
        "car wrap|car sticker|vehicle wrap|truck wrap|van wrap": [
            r"(?:(?:car|vehicle|truck|van) wrap|car sticker) (?:advert\w*|promotion|program|"
            r"programme|campaign)[^.\n]{0,80}(?:paid|pay|earn|[$£€]\s?\d|week)",
        ],
        "wrap your|wrap you": [
            rf"wrap your (?:own |personal )?{_CAR}[^.\n]{{0,60}}(?:paid|pay|earn|[$£€]\s?\d|week)",
        ],
    }
)
TRADE = surroundings(
    r"(?:customer|client|fleet)s?(?:')?", r"install(?:er|ation)s?", r"vinyl|print shop"
)


@signal(
    title="Pay for ads on your car",
    question="Is money promised for driving with an advertisement on your own car?",
    why="Reported scams of this kind begin with a cheque that the bank takes back later.",
    innocent="A few genuine firms pay drivers, afterwards and by counted miles.",
    advice="Deposit no cheque for it, and pay no installer out of one.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, car wrap scams "
        "(consumer.ftc.gov/consumer-alerts; Fake Check Scams)"
    ),
)
def car_advertising(wording: Wording) -> Finding:
    """Pay by the week or month for a sticker or wrap on one's own vehicle."""
    quote = wording.first(SCRIPT, unless=TRADE)
    return present(quoted(quote)) if quote else absent()
