"""The words of pay: currencies, periods, scales, and money that is not pay."""

import re
from decimal import Decimal

from trusthound.domain.common.money import Period

_SIGNS = {
    "us$": "USD", "usd$": "USD", "$": "USD", "ca$": "CAD", "c$": "CAD", "cad$": "CAD", "au$": "AUD",
    "a$": "AUD", "aud$": "AUD", "nz$": "NZD", "hk$": "HKD", "s$": "SGD", "sg$": "SGD", "r$": "BRL",
    "mx$": "MXN", "nt$": "TWD", "£": "GBP", "€": "EUR", "₹": "INR", "rs.": "INR", "rs": "INR",
    "¥": "JPY", "￥": "JPY", "₩": "KRW", "₽": "RUB", "руб": "RUB", "₺": "TRY", "₴": "UAH",
    "грн": "UAH", "₪": "ILS", "₱": "PHP", "₦": "NGN", "฿": "THB", "₫": "VND", "kč": "CZK",
    "zł": "PLN", "ft": "HUF", "lei": "RON", "лв": "BGN", "sfr": "CHF", "fr.": "CHF", "rm": "MYR",
    "rp": "IDR", "ksh": "KES", "euro": "EUR", "euros": "EUR", "dollars": "USD", "pounds": "GBP",
    "rupees": "INR", "kr": "SEK", "rmb": "CNY", "元": "CNY", "円": "JPY",
}  # fmt: skip
_CODES = frozenset({
    "USD", "EUR", "GBP", "CZK", "PLN", "CHF", "SEK", "NOK", "DKK", "HUF", "RON", "BGN", "CAD",
    "AUD", "NZD", "INR", "PKR", "BDT", "LKR", "JPY", "CNY", "HKD", "SGD", "TWD", "KRW", "MYR",
    "IDR", "PHP", "THB", "VND", "AED", "SAR", "QAR", "KWD", "BHD", "OMR", "ILS", "TRY", "ZAR",
    "NGN", "KES", "GHS", "EGP", "MAD", "BRL", "MXN", "ARS", "CLP", "COP", "PEN", "UAH", "RUB",
    "GEL", "KZT", "RSD", "ISK",
})  # fmt: skip

# Any word or sign beside a number; `currency_code` says whether it is money.
_SIGN = r"[^\W\d_]{0,3}\$|[£€₹¥￥₩₽₺₴₪₱₦฿₫元円]|[^\W\d_]{2,7}\.?"
SIGN_BEFORE = re.compile(rf"({_SIGN})\s?\Z")
SIGN_AFTER = re.compile(rf"\s?({_SIGN})(?!\w)")


def currency_code(sign: str) -> str:
    """The ISO 4217 code of a sign, name or code; "" for a word that is none."""
    code = sign.upper()
    return code if code in _CODES else _SIGNS.get(sign.lower(), "")


SCALES = {
    "k": Decimal(1000), "tis": Decimal(1000), "tys": Decimal(1000), "thousand": Decimal(1000),
    "l": Decimal(100_000), "lpa": Decimal(100_000), "lakh": Decimal(100_000),
    "lakhs": Decimal(100_000), "lac": Decimal(100_000), "lacs": Decimal(100_000),
    "cr": Decimal(10_000_000), "crore": Decimal(10_000_000), "crores": Decimal(10_000_000),
}  # fmt: skip
INDIAN_SCALES = frozenset({"lpa", "lakh", "lakhs", "lac", "lacs"})

_PERIODS = {
    Period.HOUR: "hours? hourly hrs? h std stunden? hod hodin[auy]? heure hora uur godz "
    "godzin[aęy]? ph",
    Period.DAY: "days? daily tag tage[ns]? pd den dzie[nń] jour d[ií]a dag",
    Period.WEEK: "weeks? weekly wk pw woche settimana semaine semana tydzie[nń] t[ýy]den",
    Period.MONTH: "months? monthly mth mo pm pcm monat(?:lich)? m[ěe]s[ií]c(?:n[ěe])? m[ěe]s mies "
    "miesi[ąa]c mois mes m[êe]s maand mese",
    Period.YEAR: "years? yearly yr annum annual(?:ly)? pa jahr(?:lich)? jährlich rok ro[čc]n[ěe] "
    "rocznie an ann[ée]e a[ñn]o ano anno jaar",
    Period.TASK: "tasks? project piece order assignment",
}
_PERIOD_OF = [
    (re.compile(f"(?:{words.replace(' ', '|')})", re.IGNORECASE), period)
    for period, words in _PERIODS.items()
]
_ANY_PERIOD = "|".join(words.replace(" ", "|") for words in _PERIODS.values())
PERIOD_AFTER = re.compile(
    r"[\s,(]{0,3}(?:(?:gross|brutto|netto?|before tax|base|salary)[\s,/]{1,2}){0,2}"
    r"(?:(?:per|an?|each|every|pro|im|za|par|por|al|na|p\.?/?|/)\s?)?"
    rf"\(?(p\.\s?[amhdw]\.?|{_ANY_PERIOD})(?!\w)",
    re.IGNORECASE,
)
PERIOD_NEAR = re.compile(
    r"\b(?:hourly|daily|weekly|monthly|yearly|annual(?:ly)?|"
    r"per (?:hour|day|week|month|year|annum))\b",
    re.IGNORECASE,
)
_LETTERS = {
    "h": Period.HOUR,
    "d": Period.DAY,
    "w": Period.WEEK,
    "m": Period.MONTH,
    "a": Period.YEAR,
}


def period_of(word: str) -> Period | None:
    """The period that a word from PERIOD_AFTER or PERIOD_NEAR names, or a unit of schema.org."""
    folded = word.strip().lower().removeprefix("per ")
    if folded.startswith("p.") and len(folded) > 2:
        return _LETTERS.get(folded[2:].strip(" .")[:1])
    return next((period for words, period in _PERIOD_OF if words.fullmatch(folded)), None)


PAY_WORD = re.compile(
    r"\b(?:salar(?:y|ies)|pay|paid|paying|wages?|earn(?:ings?)?|compensation|remuneration|rate|base|"
    r"ote|stipend|ctc|gehalt|lohn|verg[üu]tung|mzd[ay]|plat(?:ov\w{1,9})?|odm[ěe]na|salaire|salario|"
    r"sueldo|stipendio|wynagrodzenie|loon|salaris)\b",
    re.IGNORECASE,
)
# Money that a posting speaks of and that nobody is paid for working.
OTHER_MONEY = re.compile(
    r"\+?\s?(?:millions?|billions?|trillions?|mm?|bn?|mio|mrd)\b|\s(?:\w{1,20}\s){0,3}?(?:bonus|"
    r"referral|funding|revenue|in sales|budget|allowance|reimbursement|valuation|match(?:ing)?|"
    r"deductible|insurance|fee|deposit|voucher|gift)\b",
    re.IGNORECASE,
)
