"""A posting that shows the address of a cryptocurrency wallet."""

import re

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases

# Bitcoin (bech32 and base58), Ethereum and its kin, Tron: the forms that money is asked to.
_ADDRESS = re.compile(
    r"(?<![\w/])(?:bc1[02-9ac-hj-np-z]{25,60}|0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|"
    r"[13][1-9A-HJ-NP-Za-km-z]{25,34})(?!\w)"
)
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
    for match in _ADDRESS.finditer(wording.shown):
        # A word of letters alone is a word, not an address.
        if any(map(str.isdigit, match.group())):
            quote = wording.around(match.start() - wording.offset, match.end() - wording.offset)
            if quote is not None:
                return present(quoted(quote))
    return absent()
