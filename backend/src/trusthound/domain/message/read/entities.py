"""A message's text in, what a reader can check out: amounts, apps, wallets, links, contacts."""

import re
from collections.abc import Iterator

from trusthound.domain.common.money import Period
from trusthound.domain.message.model import Entity, EntityKind
from trusthound.domain.message.read.defanged import plain_addresses
from trusthound.domain.message.read.wallets import find_wallets
from trusthound.domain.posting.extract.amounts import Amount, amounts_in
from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.extract.periods import PERIOD_AFTER, period_of
from trusthound.domain.posting.model import ContactKind

READ_CHARACTERS = 20_000
MOST_ENTITIES = 200

_KINDS = {
    ContactKind.MAIL: EntityKind.MAIL,
    ContactKind.PHONE: EntityKind.PHONE,
    ContactKind.MESSENGER: EntityKind.APP,
    ContactKind.LINK: EntityKind.LINK,
}
_COINS = re.compile(
    r"(?<![\w.])(\d[\d.,]*)(?:\s?(?:-|–|to|a)\s?(\d[\d.,]*))?\s?(usdt|usdc|btc|eth|tether|trx)\b",
    re.IGNORECASE,
)
# Looked for first, because that is much faster than any of the patterns.
_COIN_SIGNS = ("usdt", "usdc", "btc", "eth", "tether", "trx")
_MONEY_WORDS = re.compile(
    r"(?<![\w.$£€₹])(\d[\d.,]*)(k)?\+?\s?(?:-|–)?\s?"
    r"(dollars?|d[oó]lar(?:es)?|bucks|pounds?|quid|eur(?:os?|itos)|(?<=\d{2})e|balles|soles|lucas|"
    r"lempiras|quetzales|franken|stutz|rupees?|rs|reais|pesos?|naira|rands?|dirhams?|pesetas|"
    r"rupaye|rupay|rupiya)\b",
    re.IGNORECASE,
)
_CURRENCY = {
    "dollar": "USD", "bucks": "USD", "pound": "GBP", "quid": "GBP", "euro": "EUR", "rupee": "INR",
    "rs": "INR", "reais": "BRL", "peso": "MXN", "naira": "NGN", "rand": "ZAR", "dirham": "AED",
    "rupaye": "INR", "rupay": "INR", "rupiya": "INR", "dolar": "USD", "dólar": "USD",
    "dolares": "USD", "dólares": "USD", "eurito": "EUR", "e": "EUR", "balle": "EUR", "sole": "PEN",
    "luca": "CLP", "lempira": "HNL", "quetzale": "GTQ", "franken": "CHF", "stutz": "CHF",
}  # fmt: skip
# Letters for a currency that stand before a number: "N6,500", "Php 500", "RM 120".
_LETTERS = re.compile(
    r"(?<![\w.])(N|php|ksh|kes|ghs|gh₵|rm|ugx|tsh|bdt|tk|pkr|lkr|sgd|myr)\.?\s?"
    r"(\d{1,3}(?:,\d{3})+|\d{2,7})(?:\.\d{2})?(?![\w,])",
    re.IGNORECASE,
)
_LETTER_CODES = {
    "n": "NGN", "php": "PHP", "ksh": "KES", "kes": "KES", "ghs": "GHS", "gh₵": "GHS", "rm": "MYR",
    "ugx": "UGX", "tsh": "TZS", "bdt": "BDT", "tk": "BDT", "pkr": "PKR", "lkr": "LKR",
    "sgd": "SGD", "myr": "MYR",
}  # fmt: skip
_PERIOD_NEAR = {
    Period.DAY: r"dail?y|(?:a|per|each|every|/)\s?(?:working )?day|por d[ií]a|al d[ií]a|diari\w*|"
    r"par jour|pro tag|am tag|t[aä]glich|por dia|ao dia|di[aá]ri\w+|roz|rozana|har din|din ka|"
    r"per din|ek din|quotidien\w*|journali\w+|cada d[ií]a|/\s?d[ií]a|/\s?jour|/\s?tag|24 hours",
    Period.WEEK: r"weekly|(?:a|per|each|every|/)\s?(?:week|wk)|semanal\w*|por semana|a la semana|"
    r"par semaine|pro woche|w[oö]chentlich|hafte|per hafta|cada semana|/\s?semana|/\s?week",
    Period.HOUR: r"hourly|(?:an|per|each|/)\s?(?:hour|hr)|por hora|par heure|pro stunde|"
    r"die stunde|la hora|de l'heure|/\s?h\b|/\s?hora|ghanta|ghante",
    Period.MONTH: r"monthly|(?:a|per|each|every|/)\s?(?:month|mth)|al mes|por mes|mensual\w*|"
    r"par mois|mensuel\w*|pro monat|im monat|monatlich|por m[eê]s|ao m[eê]s|mensa\w+|mahine|"
    r"mahina|maheene",
    Period.TASK: r"(?:per|each|for each|for every|every|a)\s(?:task|like|review|click|order|rating|"
    r"follow|subscription|video|survey|app|product|set|page)|por (?:cada )?(?:tarea|tarefa|like|"
    r"rese[nñ]a|curtida|me gusta|v[ií]deo|avalia[cç][aã]o)|par (?:t[aâ]che|like|avis|vid[eé]o)|"
    r"pro (?:aufgabe|like|bewertung|auftrag)|per task|har task|ek task",
}
_PERIODS = [
    (period, re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE))
    for period, words in _PERIOD_NEAR.items()
]
_RANGE = re.compile(
    r"\s?(?:-|–|—|to|and|a|bis|à|se|/)\s?(?:[$£€₹]|rs\.?|usd|eur|inr|usdt)?\s?\Z", re.IGNORECASE
)
PERIOD_REACHES = 28
PERIOD_STANDS_BEFORE = 14


def find_entities(text: str) -> Iterator[Entity]:
    """At most 200, whatever the order in which the text names them."""
    text = text[:READ_CHARACTERS]
    found = [*_contacts(text), *find_wallets(text)]
    amounts = [
        each
        for each in _amounts(text)
        if not any(each.start < other.end and other.start < each.end for other in found)
    ]
    yield from (found + amounts)[:MOST_ENTITIES]


def _contacts(text: str) -> Iterator[Entity]:
    plain, changed = plain_addresses(text)
    for each in find_contacts(plain.text):
        start, end = plain.place(each.start), plain.place(each.end)
        touched = any(start < last and first < end for first, last in changed)
        yield Entity(_KINDS[each.kind], each.value, text[start:end], start, end, defanged=touched)


def _amounts(text: str) -> Iterator[Entity]:
    taken: list[tuple[int, int]] = []
    amounts = [each for each in amounts_in(text) if each.currency]
    for at, each in enumerate(amounts):
        following = amounts[at + 1].start if at + 1 < len(amounts) else len(text)
        taken.append((each.start, each.end))
        yield _amount(text, each, following, amounts[at + 1] if at + 1 < len(amounts) else None)
    folded = text.lower()
    for match in _COINS.finditer(text) if any(map(folded.__contains__, _COIN_SIGNS)) else ():
        if not _overlaps(match.span(), taken):
            taken.append(match.span())
            value = f"{match[3].upper()} {_number(match[1])}"
            yield _entity(text, value, *match.span())
    for match in _LETTERS.finditer(text) if any(map(folded.__contains__, _LETTER_CODES)) else ():
        if not _overlaps(match.span(), taken):
            taken.append(match.span())
            value = f"{_LETTER_CODES[match[1].lower()]} {_number(match[2])}"
            yield _entity(text, value, *match.span())
    for match in _MONEY_WORDS.finditer(text) if any(map(folded.__contains__, _CURRENCY)) else ():
        if not _overlaps(match.span(), taken):
            word = match[3].lower()
            code = _CURRENCY.get(word) or _CURRENCY[word.rstrip("s")]
            number = _number(match[1])
            yield _entity(text, f"{code} {number}{'000' if match[2] else ''}", *match.span())


def _amount(text: str, amount: Amount, following: int, other: Amount | None) -> Entity:
    """The lower end of a range is paid for the period that stands after the upper one."""
    end = amount.end
    if other is not None and _RANGE.fullmatch(text[amount.end : following]):
        end = other.end
    value = amount.value * amount.factor
    return _entity(text, f"{amount.currency} {value:f}", amount.start, amount.end, reach=end)


def _entity(text: str, value: str, start: int, end: int, *, reach: int = 0) -> Entity:
    period = _period(text, start, max(end, reach))
    return Entity(EntityKind.AMOUNT, value, text[start:end], start, end, period)


def _period(text: str, start: int, end: int) -> Period | None:
    after = PERIOD_AFTER.match(text, end)
    if after and (period := period_of(after[1] or after[2] or "")):
        return period
    near = re.split(r"[.;!?\n]", text[end : end + PERIOD_REACHES], maxsplit=1)[0]
    before = re.split(r"[.;!?\n]", text[max(0, start - PERIOD_STANDS_BEFORE) : start])[-1]
    first = [
        (found.start(), period)
        for period, words in _PERIODS
        if (found := words.search(near)) is not None
    ]
    if first:
        return min(first)[1]
    return next((period for period, words in _PERIODS if words.search(before)), None)


def _number(digits: str) -> str:
    whole = re.sub(r"[.,](?=\d{3}(?!\d))", "", digits.strip(".,")).replace(",", ".")
    return whole if re.fullmatch(r"\d{1,12}(?:\.\d{1,8})?", whole) else "0"


def _overlaps(span: tuple[int, int], taken: list[tuple[int, int]]) -> bool:
    return any(span[0] < end and start < span[1] for start, end in taken)
