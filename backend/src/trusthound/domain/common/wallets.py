"""Text in, where addresses of cryptocurrency wallets stand in it out."""

import re
from collections.abc import Iterator

# Bitcoin (bech32 and base58), Ethereum and its kin, Tron: the forms that money is asked to.
_ADDRESS = re.compile(
    r"(?<![\w/])(?:bc1[02-9ac-hj-np-z]{25,60}|0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|"
    r"[13][1-9A-HJ-NP-Za-km-z]{25,34})(?!\w)"
)


def wallet_places(text: str) -> Iterator[re.Match[str]]:
    """A word of letters alone is a word, not an address."""
    for match in _ADDRESS.finditer(text):
        if any(map(str.isdigit, match.group())):
            yield match
