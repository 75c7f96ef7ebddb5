"""A posting that shows the address of a cryptocurrency wallet."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wallets import wallet_places
from trusthound.domain.common.wording import Wording, phrases

# Looking for these is quicker than trying the pattern.
SIGNS = phrases(
    {
        "bc1|0x|wallet|btc|bitcoin|usdt|trc20|trc-20|erc20": [
            r"(?:bc1|0x)\w+|wallets?|btc|bitcoins?|usdt|trc-?20|erc20",
        ],
    }
)


@signal(
    title="Shows a wallet's address",
    question="Does the address of a cryptocurrency wallet stand in the posting?",
    why="Such an address has one use: to send coins to, and they can hardly be called back.",
    innocent="Teams of that trade may show the address of a contract or a fund for donations.",
    advice="Send nothing to it. No employer is paid by those who apply.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="US Federal Trade Commission, What To Know About Cryptocurrency and Scams",
)
def wallet_address(wording: Wording) -> Finding:
    """A Bitcoin, Ethereum or Tron address."""
    if not wording.holds(SIGNS):
        return absent()
    for match in wallet_places(wording.shown):
        quote = wording.around(match.start() - wording.offset, match.end() - wording.offset)
        if quote is not None:
            return present(quoted(quote))
    return absent()
