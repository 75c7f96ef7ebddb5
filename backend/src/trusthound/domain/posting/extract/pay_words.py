"""The words of pay in many languages: periods, bounds, and money that is not base pay."""

import re
from functools import cache

from trusthound.domain.common.money import Extra, Period

# Units that follow "per", "pro", "za" or a slash, and those that say it all by themselves.
_UNITS = {
    Period.HOUR: "hour hours hr hrs h std stunde hodinu hodina hodiny hod heure ora uur godzinę "
    "godzina godz hora timme timmen timen tunti час",
    Period.DAY: "day days d tag den jour día dia giorno dag dzień diem день",
    Period.WEEK: "week weeks wk woche týden semaine semana settimana tydzień vecka uge uke неделю",
    Period.MONTH: "month months mth mo m monat měsíc mesíc mes měs mois mês mese miesiąc mies "
    "maand månad mån måned bulan мес месяц",
    Period.YEAR: "year years yr yrs y annum jahr rok an année ano año anno jaar år tahun год",
    Period.TASK: "task project piece order assignment",
}
_ADVERBS = {
    Period.HOUR: "hourly ph stündlich stundenlohn hodinově",
    Period.DAY: "daily pd täglich tagessatz denně dziennie",
    Period.WEEK: "weekly pw wöchentlich týdně tygodniowo hebdomadaire semanal",
    Period.MONTH: "monthly pm pcm monatlich monatsgehalt měsíčně miesięcznie mensuel mensuels "
    "mensual mensuales mensile mensili mensal mensais maandelijks månatligen 月給 月薪 月收入",
    Period.YEAR: "yearly annually annual pa jährlich jahresgehalt ročně rocznie annuel annuels "
    "anual anuales anuais annuo annui annua ral jaarlijks 年収 年薪",
    Period.TASK: "",
}
_LONE = "hour|day|week|month|year|stunde|tag|woche|monat|jahr|hodina|měsíc|rok|mois|task|project"
_LETTERS = {
    "h": Period.HOUR,
    "d": Period.DAY,
    "w": Period.WEEK,
    "m": Period.MONTH,
    "a": Period.YEAR,
}


def _alternatives(words: dict[Period, str]) -> str:
    every = " ".join(words.values()).split()
    return "|".join(sorted(every, key=lambda each: (-len(each), each)))


_GROSS = (
    r"(?:(?:gross|brutto|brut|bruts|bruto|brutos|lordi|lorda|net|netto|before tax|base|salary|fte|"
    r"cash|pro[- ]rata|hrubého|hrubá|čistého|mzda)[\s,./]{1,2}){0,3}"
)
PERIOD_AFTER = re.compile(
    rf"[\s,(]{{0,3}}{_GROSS}"
    r"(?:(?:(?:per|pro|pr\.?|an?|each|every|im|je|die|za|par|por|al|alla|la|a la|na|på|om|i|в)\s|"
    r"p?/|(?:à |de |al)?l['’])[\s(]{0,2}"
    rf"({_alternatives(_UNITS)})"
    rf"|(?:/\s?)?(p\.\s?[amhdw]\.?|p/[amhdw]|{_alternatives(_ADVERBS)}|{_LONE}))(?!\w)",
    re.IGNORECASE,
)
PERIOD_NEAR = re.compile(
    rf"\b(?:(?<!hours )(?<!hrs )(?<!days )per (?:hour|day|week|month|year|annum)"
    rf"|{_alternatives(_ADVERBS)})\b"
    r"|day rate|年収|年薪|月給|月薪|時給",
    re.IGNORECASE,
)


def period_of(word: str) -> Period | None:
    """The period that a word from PERIOD_AFTER or PERIOD_NEAR names, or a unit of schema.org."""
    folded = word.strip().lower().removeprefix("per ")
    if folded[:2] in ("p.", "p/"):
        return _LETTERS.get(folded[2:].strip(" .")[:1])
    return _period_of_word().get(folded)


@cache
def _period_of_word() -> dict[str, Period]:
    known = {"day rate": Period.DAY, "時給": Period.HOUR}
    for words in (_UNITS, _ADVERBS):
        for period, names in words.items():
            known |= dict.fromkeys(names.split(), period)
    return known


BETWEEN = re.compile(
    r"\s{0,3}(?:[-–—−~～]{1,2}|to|till|til|and|up to|bis|až|do|à|a|y|et|e|até|tot|и|до)\s{0,3}"
)
AT_LEAST = re.compile(
    r"(?:from|ab|od|von|starting (?:at|from)|starts (?:at|from)|at least|min(?:imum|imálně|\.)?|"
    r"mindestens|à partir de|dès|desde|a partir de|a partire da|da|vanaf|från|fra|от|mehr als|"
    r"more than|over)(?: of)?[:\s]{0,2}\Z",
    re.IGNORECASE,
)
AT_MOST = re.compile(
    r"(?:up to|as much as|max(?:imum|imálně|imal|\.)?|bis(?: zu)?|až|do|jusqu['’]à|hasta|fino a|"
    r"até|tot|upp till|op til|opp til|до|less than|under)(?: of)?[:\s]{0,2}\Z",
    re.IGNORECASE,
)
AND_MORE = re.compile(
    r"\s?(?:\+(?!\s?\w)|\+?\s?(?:and up|or more|upwards?|and above|minimum|et plus|aufwärts|"
    r"a více|y más)\b)"
)

# The word nearest before an amount says what it is: base pay, or money of another kind.
BEFORE_MONEY = re.compile(
    r"\b(?:(?P<pay>salar(?:y|ies)|pay|paid|paying|wages?|earn(?:ings?)?|compensation|remuneration|"
    r"rates?|base|stipend|ctc|gehalt|jahresgehalt|monatsgehalt|stundenlohn|lohn|verg[üu]tung|"
    r"entgelt|einkommen|mzd[ayou]{1,2}|plat(?:ov\w{1,9})?|odm[ěe]na|salaires?|r[ée]mun[ée]ration|"
    r"salarios?|sal[áa]rio|sueldo|stipendio|retribuzione|ral|wynagrodzenie|pensja|stawka|"
    r"loon|salaris|lön|løn|lønn|зарплата|оклад)"
    r"|(?P<other>(?:wellness|office|learning|internet|phone|equipment|travel|education|housing) "
    r"(?:\w+ )?stipend|bonus(?:es)?|equity|stock|shares|rsus?|options|esop|vsop|ote|"
    r"on[- ]target(?: earnings)?|target earnings|commissions?|sign(?:ing)?[- ]on|relocation|"
    r"referr\w+|rais(?:ed|ing)|funding|revenue|turnover|budgets?|allowance|reimburse\w*|valued|"
    r"valuation|worth|insurance|401\s?\(?k\)?|match(?:ing|ed)?|fees?|deposit|vouchers?|gift|"
    r"charges?|costs?|sav(?:e|es|ings?)|discount\w*|prizes?|awards?|grants?|loans?|subscription|"
    r"subsidy|tuition|donat\w+|charity|assets|payment of|welcome|hello|retention|increment|"
    r"supplement|weighting|pension|credits?|parking|fine|perks?|prämie|umsatz|zuschuss|prime|"
    r"rozpočet|obrat|příspěvek|rekrutační|facturaci[óo]n|chiffre d['’]affaires)"
    r"|(?P<target>variable|incentive|target))\b",
    re.IGNORECASE,
)
# Money that a posting speaks of and that nobody is paid for working.
OTHER_MONEY = re.compile(
    r"\+?\s?(?:millions?|billions?|trillions?|mm?|bn?|mio|mrd|mil|mld|milionů|mln)\b"
    r"|\)?[\s-]{1,2}(?:(?!(?:plus|and|with|or|base|salary|per|pro|an?)\s)[\w-]{1,20}\s){0,3}?"
    r"(?:bonus(?:es)?|sign[- ]on|signing|referral|funding|revenue|in sales|budget|allowance|"
    r"reimbursements?|valuation|match(?:ing)?|deductible|insurance|fees?|deposit|vouchers?|gift|"
    r"relocation|raised|commission|ote|on[- ]target|equity|rsus?|stock|grant|perks?|stipend for|"
    r"donation|discount|subsidy|welcome|increment|voucher|"
    r"prämie|zuschuss|prime|příspěvek)\b",
    re.IGNORECASE,
)
# What follows base pay in a posting that takes no words to say so: "$150k + equity".
AND_EXTRAS = re.compile(
    r"\s?\)?\s?(?:\+|plus|and|with|&)\s(?:[\w-]{1,15}\s){0,2}(?:equity|bonus|benefits|commission|"
    r"stock|options|ote)\b|\s?\(?\bdoe\b",
    re.IGNORECASE,
)

_EXTRAS = (
    (
        Extra.BONUS,
        re.compile(r"\b(?:bonus(?:es)?|profit[- ]sharing|prämie|13th|13\. ?(?:plat|Gehalt))\b"),
    ),
    (Extra.COMMISSION, re.compile(r"\b(?:commissions?|ote|on[- ]target|provisions?|provize)\b")),
    (
        Extra.EQUITY,
        re.compile(r"\b(?:equity|stock|rsus?|esop|vsop|virtual shares)\b"),
    ),
)


def extras_in(words: str) -> tuple[Extra, ...]:
    """What the words beside an amount name beside it; none that they deny."""
    folded = words.lower()
    return tuple(
        extra
        for extra, pattern in _EXTRAS
        if (match := pattern.search(folded)) and not folded[: match.start()].endswith("no ")
    )
