"""A posting for passing other people's money through the applicant's own account."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.abroad import said_abroad
from trusthound.domain.common.wording import Wording, phrases, surroundings
from trusthound.domain.posting.phrasebook.money import MONEY_ABROAD

_FUNDS = r"(?:payments?|funds|transfers?|deposits?|money|wires?|donations)"
_OWN = (
    r"(?:your|their) (?:own |personal |existing )?(?:bank |personal |checking |savings |paypal |"
    r"cash ?app |venmo |zelle |crypto )*(?:account|wallet)"
)
SCRIPT = phrases(
    {
        "account|wallet": [
            rf"(?:receiv|accept|collect|process)\w*[^.\n]{{0,40}}{_FUNDS}[^.\n]{{0,60}} "
            rf"(?:from (?:our )?(?:clients?|customers?|buyers?)[^.\n]{{0,40}} )?"
            rf"(?:in|into|through|using|via|to|on) {_OWN}",
            rf"{_FUNDS} (?:will be )?(?:sent|deposited|transferred|wired|paid) (?:in)?to {_OWN}"
            r"[^.\n]{0,60}(?:forward|withdraw|transfer|send|convert|buy)",
            r"open(?:ing)? (?:an? |new )?(?:\w+ )?accounts? in your (?:own )?name",
            r"use of your (?:personal )?bank account",
        ],
        "^keep|deduct|retain": [
            r"(?:keep|deduct|retain)\w* (?:your )?(?:commission of )?\d+ ?%[^.\n]{0,60}"
            r"(?:forward|send|transfer|wire|remit)",
            r"keep (?:[$£€]\s?\d[\d,.]*|your (?:pay|commission|share))[^.\n]{0,50}"
            r"(?:forward|send|transfer|wire|remit)",
        ],
        "western union|moneygram|money gram": [
            r"(?:via|through|by|using) (?:western union|money ?gram)",
        ],
        "transfer agent|transfer officer|processing agent|processing officer|collection agent|"
        "collection officer": [
            r"(?:money transfer|payments? (?:processing|collection)|funds? transfer|collection) "
            r"(?:agent|officer)s?[^.\n]{0,40}(?:home|commission|part[- ]time)",
        ],
    }
)
PAY_OR_TRADE = surroundings(
    r"direct deposits?",
    r"salary|wages",
    r"payroll",
    r"branch(?:es)?",
    r"(?:customers?|users?|senders?|people|consumers?|families) (?:who |that )?(?:can |to )?"
    r"(?:send|transfer|pay|move)\w*",
    r"tellers?",
    r"stores?",
)


@signal(
    title="Other people's money through your account",
    question="Are you to take payments into your own account and pass them on?",
    why="Such payments are often reversed later; the bank may hold the account's owner liable.",
    innocent="Jobs in banks and shops move money too, but through the employer's accounts.",
    advice="Do not lend your account. If you already did, tell your bank today.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "FBI, Money Mules (fbi.gov/how-we-can-help-you/scams-and-safety/common-frauds-and-scams)"
    ),
)
def money_movement(wording: Wording) -> Finding:
    """Payments to take into one's own account, a share to keep and the rest to send on."""
    quote = wording.first(SCRIPT, unless=PAY_OR_TRADE) or said_abroad(wording, MONEY_ABROAD)
    return present(quoted(quote)) if quote else absent()
