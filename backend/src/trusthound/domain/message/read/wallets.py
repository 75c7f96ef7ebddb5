"""Text in, addresses of wallets out; only those whose own check sum holds, where they have one."""

import hashlib
import re
from collections.abc import Iterator

from trusthound.domain.message.model import Entity, EntityKind

_ADDRESS = re.compile(
    r"(?<![\w/.-])(?:(?P<ethereum>0x[0-9a-fA-F]{40})|(?P<bech>bc1[02-9ac-hj-np-z]{11,71})|"
    r"(?P<base58>[13T][1-9A-HJ-NP-Za-km-z]{25,34}))(?!\w)"
)
_BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
_GENERATOR = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
_BECH32_CHECKS = (1, 0x2BC830A3)
_TRON, _PAY_TO_KEY, _PAY_TO_SCRIPT = 0x41, 0x00, 0x05
MOST_WALLETS = 20


def find_wallets(text: str) -> Iterator[Entity]:
    """Values are "bitcoin:…", "tron:…" or "ethereum:…"; Ethereum's lower case has no check sum."""
    found = 0
    for match in _ADDRESS.finditer(text):
        network = _network(match)
        if network:
            yield Entity(
                EntityKind.WALLET, f"{network}:{match[0]}", match[0], match.start(), match.end()
            )
            found += 1
        if found == MOST_WALLETS:
            return


def _network(match: re.Match[str]) -> str:
    if match["ethereum"]:
        return "ethereum"
    if match["bech"]:
        return "bitcoin" if _bech32_holds(match[0]) else ""
    payload = _base58_payload(match[0])
    if payload is None:
        return ""
    if payload[0] == _TRON:
        return "tron"
    return "bitcoin" if payload[0] in (_PAY_TO_KEY, _PAY_TO_SCRIPT) else ""


def _base58_payload(address: str) -> bytes | None:
    number = 0
    for each in address:
        number = number * 58 + _BASE58.index(each)
    if number.bit_length() > 8 * 25:
        return None
    decoded = number.to_bytes(25, "big")
    digest = hashlib.sha256(hashlib.sha256(decoded[:21]).digest()).digest()
    return decoded[:21] if digest[:4] == decoded[21:] else None


def _bech32_holds(address: str) -> bool:
    values = [3, 3, 0, 2, 3, *(_BECH32.find(each) for each in address[3:])]  # "bc", spread out
    check = 1
    for value in values:
        top = check >> 25
        check = (check & 0x1FFFFFF) << 5 ^ value
        for bit, factor in enumerate(_GENERATOR):
            check ^= factor if (top >> bit) & 1 else 0
    return check in _BECH32_CHECKS
