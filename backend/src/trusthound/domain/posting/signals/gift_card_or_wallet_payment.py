"""A posting in which money moves by gift card, cryptocurrency wallet or an app for friends."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.abroad import said_abroad
from trusthound.domain.common.wording import Wording, phrases, surroundings
from trusthound.domain.posting.phrasebook.wallet import BUSINESS_ABROAD, WALLET_ABROAD

_COIN = r"(?:bitcoins?|btc|usdt|tether|ethereum|crypto(?:currency|currencies)?)"
_APP = r"(?:zelle|cash ?app|venmo|paypal)"
_CARDS = r"(?:gift ?cards?|(?:itunes|steam|google play) cards?)"
_PAID = r"(?:paid|pay|payments?|salary|earn(?:ings)?|withdraw\w*)"
_BY = r"(?:by|via|with|in|through|using)"
_OR = r"(?: or| and|/|,) ?(?:by |via |in )?"
SCRIPT = phrases(
    {
        "gift card|giftcard|itunes card|steam card|google play card": [
            rf"(?:paid|pay|payable|payment|deposit|fee)[^.\n]{{0,30}} {_BY} "
            r"(?:an? |the )?(?:\w+ ){0,2}gift ?cards?",
            rf"(?:buy|purchase|send|scratch)[^.\n]{{0,30}}{_CARDS}"
            r"[^.\n]{0,50}(?:code|pins?|photos?|pictures?|send|us|manager)",
        ],
        "bitcoin|btc|usdt|tether|ethereum|crypto": [
            rf"(?:deposit|top[- ]?up|recharge|fund|buy|purchase|send|transfer)[^.\n]{{0,40}}{_COIN}"
            r"[^.\n]{0,60}(?:your|our|the|this|my) (?:\w+ )?(?:wallet|account|atm|address)",
            rf"{_PAID}[^.\n]{{0,40}} {_BY} {_COIN}{_OR}(?:{_COIN}|{_APP}|gift ?cards?)",
            rf"{_PAID}[^.\n]{{0,40}} {_BY} {_APP}{_OR}{_COIN}",
            rf"{_COIN} atm",
        ],
        "top up|top-up|topup|recharge": [
            r"(?:top[- ]?up|recharge) (?:your|the) (?:\w+ )?(?:account|wallet|balance)",
        ],
    }
)
# What the employer sells or gives, and whom it serves.
BUSINESS = surroundings(
    r"(?:customer|client|user|merchant|employee|bonus|perk|referral|volunteer|"
    r"voucher)(?:s|es)?",
    r"exchange|protocols?|blockchains?|trading desk",
)


@signal(
    title="Money by gift card or wallet",
    question="Is money to be sent or received by gift card or cryptocurrency wallet?",
    why="Such payments can hardly ever be called back; they are common in reported job scams.",
    innocent="Firms in that trade may offer part of a salary in a stable coin, under contract.",
    advice="Do not buy gift cards or send coins for an employer, whatever the reason given.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, Avoiding and Reporting Gift Card Scams "
        "(consumer.ftc.gov/articles/avoiding-and-reporting-gift-card-scams)"
    ),
)
def gift_card_or_wallet_payment(wording: Wording) -> Finding:
    """A payment by gift card, coins to deposit, or wages by coins or an app for friends.

    Gift cards as a perk or a product, and a salary in one currency of a firm's trade, are not.
    """
    quote = wording.first(SCRIPT, unless=BUSINESS) or said_abroad(
        wording, WALLET_ABROAD, unless=BUSINESS_ABROAD
    )
    return present(quoted(quote)) if quote else absent()
