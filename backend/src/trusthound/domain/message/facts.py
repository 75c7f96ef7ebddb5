"""A message's entities in, what they mean to the rules out, as if they were words."""

import re
from collections.abc import Iterator
from decimal import Decimal

from trusthound.domain.common.money import Period
from trusthound.domain.message.lexicon import Hit
from trusthound.domain.message.model import Entity, EntityKind, Message
from trusthound.domain.message.words import Words

_PERCENT = re.compile(
    r"(?:\d{1,2}(?:[.,]\d)?|\b(?:five|ten|fifteen|twenty|thirty|forty|fifty|cinco|diez|dez|cinq|dix|"
    r"zehn|fünf))\s?(?:%|per ?cent\b|por ciento\b|por cento\b|pour cent\b|prozent\b)",
    re.IGNORECASE,
)
_NUMBER = re.compile(
    r"(?<![\w.,:/-])\d{1,3}(?:[.,]\d{2,3}|\d{0,3})k?(?![\w:/-]|[.,]\d)", re.IGNORECASE
)
# What easy work pays nowhere, a day; by currency, in round numbers. An hour counts as half a day,
# for good rates by the hour are common, a week as five days.
HIGH_DAY = {
    "INR": Decimal(800), "MXN": Decimal(800), "BRL": Decimal(150), "COP": Decimal(80_000),
    "ARS": Decimal(30_000), "CLP": Decimal(40_000), "PHP": Decimal(1000), "PKR": Decimal(3000),
    "NGN": Decimal(15_000), "IDR": Decimal(300_000), "ZAR": Decimal(700), "JPY": Decimal(10_000),
}  # fmt: skip
SALARY = Decimal(15_000)
_COINS = ("USDT", "USDC", "BTC", "ETH", "TETHER", "TRX")
HIGH_DAY_ELSEWHERE = Decimal(80)
_DAYS = {
    Period.HOUR: Decimal(2),
    Period.DAY: Decimal(1),
    Period.WEEK: Decimal("0.2"),
    Period.TASK: Decimal(20),
    Period.MONTH: Decimal("0.016"),
}
_MEANING = {
    EntityKind.AMOUNT: "#amount",
    EntityKind.WALLET: "#wallet",
    EntityKind.LINK: "#link",
    EntityKind.PHONE: "#phone",
}


def facts_in(message: Message, words: Words) -> Iterator[Hit]:
    """Amounts, high pay, accounts on a messenger, wallets, links, numbers and percentages."""
    if not words.spans:
        return
    for each in message.entities:
        if each.start > words.spans[-1][0]:
            continue
        for meaning in _meanings(each):
            yield _hit(meaning, each.start, each.end, words)
    for match in _PERCENT.finditer(message.text, 0, words.spans[-1][1] + 2):
        yield _hit("#percent", match.start(), match.end(), words)
    for match in _NUMBER.finditer(message.text, 0, words.spans[-1][1] + 2):
        if len(match[0]) > 1:
            yield _hit("#number", match.start(), match.end(), words)


def _hit(meaning: str, start: int, end: int, words: Words) -> Hit:
    first = words.from_text(start)
    return Hit(meaning, first, max(first, words.from_text(end) - 1))


def _meanings(entity: Entity) -> Iterator[str]:
    if entity.kind is EntityKind.APP:
        if not entity.value.endswith(":"):
            yield "#messenger"
    elif meaning := _MEANING.get(entity.kind):
        yield meaning
        if entity.kind is EntityKind.AMOUNT and entity.period is None and _is_small(entity):
            yield "#sum"
        if entity.value.startswith(_COINS):
            yield "#coins"
        if entity.period in (Period.DAY, Period.WEEK, Period.TASK):
            yield "#daily_pay"
        if entity.period and _is_high(entity):
            yield "#high_pay"


def _is_small(entity: Entity) -> bool:
    """Nobody is asked for a year's pay, and nobody is paid a few dollars for one."""
    return Decimal(entity.value.partition(" ")[2] or 0) < SALARY


def _is_high(entity: Entity) -> bool:
    currency, _, number = entity.value.partition(" ")
    days = _DAYS.get(entity.period) if entity.period else None
    return days is not None and Decimal(number or 0) * days >= HIGH_DAY.get(
        currency, HIGH_DAY_ELSEWHERE
    )
