"""Words in, the period that an amount is paid for out, in many languages."""

import re
from collections.abc import Iterator

from trusthound.domain.common.money import Period

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
    Period.HOUR: "hourly ph stündlich stundenlohn hodinově 時給",
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


def _by_word(words: dict[Period, str]) -> dict[str, Period]:
    return {each: period for period, names in words.items() for each in names.split()}


_PERIOD_OF_UNIT = _by_word(_UNITS)
_PERIOD_OF_ADVERB = _by_word(_ADVERBS)


def _alternatives(words: dict[str, Period]) -> str:
    return "|".join(sorted(words, key=lambda each: (-len(each), each)))


_GROSS = (
    r"(?:(?:gross|brutto|brut|bruts|bruto|brutos|lordi|lorda|net|nett[oiae]|before tax|base|"
    r"salary|fte|cash|pro[- ]rata|hrubého|hrubá|čistého|mzda)[\s,./]{1,2}){0,3}"
)
PERIOD_AFTER = re.compile(
    rf"[\s,(]{{0,3}}{_GROSS}"
    r"(?:(?:(?:per|pro|pr\.?|an?|each|every|im|je|die|za|par|por|al|alla|la|a la|na|på|om|i|в)\s|"
    r"p?/|(?:à |de |al)?l['’])[\s(]{0,2}"
    rf"({_alternatives(_PERIOD_OF_UNIT)})"
    rf"|(?:/\s?)?(p\.\s?[amhdw]\.?|p/[amhdw]|{_alternatives(_PERIOD_OF_ADVERB)}|{_LONE}))(?!\w)",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_]+")
_HOURS_WORKED = frozenset({"hours", "hrs", "days", "h"})


def period_of(word: str) -> Period | None:
    """The period that a word from PERIOD_AFTER names, or a unit of schema.org."""
    folded = word.strip().lower().removeprefix("per ")
    if folded[:2] in ("p.", "p/"):
        return _LETTERS.get(folded[2:].strip(" .")[:1])
    return _PERIOD_OF_UNIT.get(folded) or _PERIOD_OF_ADVERB.get(folded)


def periods_named(words: str) -> Iterator[Period]:
    """The periods that words name by themselves: "hourly", "per year", "day rate".

    "37 hours per week" names none.
    """
    named = _WORD.findall(words.lower())
    for word, before, after in zip(named, ["", *named], [*named[1:], ""], strict=False):
        if period := _PERIOD_OF_ADVERB.get(word):
            yield period
        elif word == "rate" and before == "day":
            yield Period.DAY
        elif word == "per" and before not in _HOURS_WORKED and (unit := _PERIOD_OF_UNIT.get(after)):
            yield unit
