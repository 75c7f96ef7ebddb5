"""A currency's sign, name or code in, its ISO 4217 code out."""

# Signs as they are written in lower case.
_SIGNS = {
    "us$": "USD", "usd$": "USD", "$": "USD", "$us": "USD", "dollars": "USD", "ca$": "CAD",
    "c$": "CAD", "cad$": "CAD", "cdn$": "CAD", "au$": "AUD", "a$": "AUD", "aud$": "AUD",
    "nz$": "NZD", "nzd$": "NZD", "hk$": "HKD", "hkd$": "HKD", "s$": "SGD", "sg$": "SGD",
    "sgd$": "SGD", "r$": "BRL", "mx$": "MXN", "mxn$": "MXN", "nt$": "TWD", "£": "GBP",
    "€": "EUR", "euro": "EUR", "euros": "EUR", "₹": "INR", "rs.": "INR",
    "rs": "INR", "rupees": "INR", "¥": "JPY", "￥": "JPY", "円": "JPY", "元": "CNY", "rmb": "CNY",
    "cn¥": "CNY", "₩": "KRW", "₽": "RUB", "руб": "RUB", "руб.": "RUB", "рублей": "RUB",
    "₺": "TRY", "₴": "UAH", "грн": "UAH", "грн.": "UAH", "₪": "ILS", "nis": "ILS", "₱": "PHP",
    "₦": "NGN", "฿": "THB", "₫": "VND", "₸": "KZT", "₾": "GEL", "kč": "CZK", "kc": "CZK",
    "zł": "PLN", "zl": "PLN", "lei": "RON", "лв": "BGN", "лв.": "BGN", "sfr": "CHF",
    "sfr.": "CHF", "fr.": "CHF", "franken": "CHF", "ksh": "KES",
}  # fmt: skip
# Words of other meanings in any other case: feet, "rm -rf".
_CASED_SIGNS = {"TL": "TRY", "Ft": "HUF", "RM": "MYR", "Rp": "IDR", "Rp.": "IDR"}
_CODES = frozenset({
    "USD", "EUR", "GBP", "CZK", "PLN", "CHF", "SEK", "NOK", "DKK", "HUF", "RON", "BGN", "CAD",
    "AUD", "NZD", "INR", "PKR", "BDT", "LKR", "JPY", "CNY", "HKD", "SGD", "TWD", "KRW", "MYR",
    "IDR", "PHP", "THB", "VND", "AED", "SAR", "QAR", "KWD", "BHD", "OMR", "ILS", "TRY", "ZAR",
    "NGN", "KES", "GHS", "EGP", "MAD", "BRL", "MXN", "ARS", "CLP", "COP", "PEN", "UAH", "RUB",
    "GEL", "KZT", "RSD", "ISK",
})  # fmt: skip
# Codes that are words of their own unless they stand in capitals.
_WORDS = frozenset({"COP", "MAD", "PEN", "PHP", "TRY", "SAR"})

# What a sign that several countries share means in each of them.
_SHARED = {
    "$": {"CA": "CAD", "AU": "AUD", "NZ": "NZD", "SG": "SGD", "HK": "HKD", "MX": "MXN",
          "CL": "CLP", "CO": "COP", "AR": "ARS"},
    "kr": {"NO": "NOK", "DK": "DKK", "IS": "ISK", "SE": "SEK"},
    "rs": {"PK": "PKR", "LK": "LKR"},
    "¥": {"CN": "CNY"},
}  # fmt: skip


_EVERY_SIGN = [each.lower() for each in (*_SIGNS, *_CASED_SIGNS, *_SHARED, *_CODES, "kr.")]
# The one or two characters that a sign may begin and end with: most words have others.
SIGN_BEGINNINGS = frozenset(each[:2] if each[0].isalpha() else each[0] for each in _EVERY_SIGN)
SIGN_ENDS = frozenset(each[-2:] if each[-1].isalpha() else each[-1] for each in _EVERY_SIGN)


def currency_code(sign: str, country: str = "") -> str:
    """The ISO 4217 code of a sign, name or code; "" for a word that is none.

    `country` is the ISO 3166 code of the only country that the posting names, "" where unknown:
    "$" is Canadian in Canada, and "kr" is nothing for certain without it.
    """
    code = sign.upper()
    if code in _CODES and (sign.isupper() or code not in _WORDS):
        return code
    low = sign.lower()
    if country and (local := _SHARED.get(low.rstrip("."), {}).get(country)):
        return local
    return _SIGNS.get(low) or _CASED_SIGNS.get(sign, "")
