"""A posting for receiving parcels at home and sending them on."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.abroad import said_abroad
from trusthound.domain.common.wording import Wording, phrases, surroundings
from trusthound.domain.posting.phrasebook.parcel import PARCEL_ABROAD

_PARCELS = r"(?:packages?|parcels?|shipments?|goods|mail(?: items)?|boxes)"
_HOME = (
    r"(?:at|to|from) (?:your|their) (?:own )?(?:home|house|residence|place of residence|address)"
)
# Parcels that stay at home are nobody's loss; it takes the sending on.
_ON = (
    r"(?:(?<!look )(?<!looking )forward(?:ing|ed)?(?! thinking)|re-?label|re-?ship|re-?send|"
    r"(?:ship|send|mail)(?:ping|ing)? (?:them|it|these|on|each|onwards?))(?:ing|ling|ping)?"
)
SCRIPT = phrases(
    {
        "|".join(
            f"{whose} {home}"
            for whose in ("your", "your own", "their", "their own")
            for home in ("home", "house", "residence", "place", "address")
        ): [
            rf"(?:receiv|accept|collect|inspect|re-?pack|handl)\w*[^.\n]{{0,40}}{_PARCELS}"
            rf"[^.\n]{{0,60}}{_HOME}[^\n]{{0,80}}\b{_ON}",
            rf"{_PARCELS} (?:will be |are )?(?:delivered|sent|shipped) {_HOME}[^\n]{{0,80}}\b{_ON}",
            rf"(?:receiv|accept)\w* {_PARCELS}[^.\n]{{0,40}}{_ON}[^.\n]{{0,60}}{_HOME}",
        ],
        "reship|re-ship": [
            r"re-?ship(?:ping|per)? (?:agents?|jobs?|assistants?|coordinators?|clerks?|"
            r"(?:the )?packages?|parcels)",
        ],
        "from home|at home": [
            r"(?:shipping|parcel|package|mail|receiving|postal) (?:\w+ )?"
            r"(?:agent|inspector|assistant|clerk|forwarder)s?[^.\n]{0,20} "
            r"(?:from|at) home",
        ],
        "prepaid|pre-paid": [
            r"(?:attach|print|use)\w* (?:the |our |a )?pre-?paid (?:shipping |postage )?labels?"
            r"[^.\n]{0,60}(?:home|forward|re-?ship|drop)",
        ],
    }
)
CARE = surroundings(
    r"(?:patient|customer|resident)s?",
    r"pharmac\w+",
)


@signal(
    title="Parcels sent on from your home",
    question="Are you to receive parcels at home and send them on?",
    why="In many reported cases such goods were not paid for, and police ask at the address.",
    innocent="Small shops do let staff pack their own stock at home.",
    advice="Do not send anything on. Tell the postal inspectors or the police.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Postal Inspection Service, Reshipping Scams (uspis.gov)",
)
def parcel_forwarding(wording: Wording) -> Finding:
    """Parcels or goods to receive, inspect or repack at home and to send on: both halves."""
    quote = wording.first(SCRIPT, unless=CARE) or said_abroad(wording, PARCEL_ABROAD)
    return present(quoted(quote)) if quote else absent()
