"""The names of months and of seasons, and the words for "until" and "still", in many languages."""

from types import MappingProxyType

# Accents are taken off before these are looked up; a name is told apart by its whole word.
_MONTHS = (
    "january jan januar jänner enero ene janvier janv janeiro gennaio gen januari leden "
    "ledna lednu "
    "styczeń stycznia stycznień sty январь января янв ocak januarie ianuarie",
    "february feb febr februar feber febrero février fév févr fevereiro fev febbraio februari únor "
    "února únoru luty lutego lut февраль февраля фев şubat februarie",
    "march mar märz maerz mär mrz marzo mars março marco marz maart mrt březen března březnu bře "
    "marzec marca март марта мар mart martie",
    "april apr abril abr avril avr aprile duben dubna dubnu dub kwiecień kwietnia kwi "
    "апрель апреля "
    "апр nisan aprilie",
    "may mai mayo maio maggio mag mei květen května květnu kvě maj maja май мая mayıs",
    "june jun juni junio juin junho giugno giu červen června červnu čvn czerwiec czerwca cze июнь "
    "июня июн haziran iunie",
    "july jul juli julio juillet juil julho luglio lug červenec července červenci čvc lipiec lipca "
    "lip июль июля июл temmuz iulie",
    "august aug agosto ago août aout augustus srpen srpna srpnu srp sierpień sierpnia sie август "
    "августа авг ağustos",
    "september sept sep septiembre setiembre septembre setembro settembre set sett září "
    "zář wrzesień "
    "września wrz сентябрь сентября сен eylül septembrie",
    "october oct oktober okt octubre octobre outubro out ottobre ott říjen října říjnu říj "
    "październik października paź октябрь октября окт ekim octombrie",
    "november nov noviembre novembre novembro listopad listopadu lis listopada ноябрь ноября ноя "
    "kasım noiembrie",
    "december dec dezember dez diciembre dic décembre déc dezembro dicembre prosinec prosince "
    "prosinci pro grudzień grudnia gru декабрь декабря дек aralık decembrie",
)


def _by_name() -> dict[str, int]:
    return {
        name: number
        for number, names in enumerate(_MONTHS, start=1)
        for name in reversed(names.split())
    }


MONTHS = MappingProxyType(_by_name())
# Hemispheres differ, so a season tells its year only.
SEASONS = (
    "spring", "summer", "autumn", "fall", "winter", "frühjahr", "frühling", "sommer", "herbst",
    "printemps", "été", "automne", "hiver", "primavera", "verano", "otoño", "invierno", "estate",
    "autunno", "inverno", "outono", "verão", "zomer", "herfst", "lente", "jaro", "léto", "podzim",
    "zima", "wiosna", "lato", "jesień", "q1", "q2", "q3", "q4",
)  # fmt: skip
STILL = tuple(
    """
present|presently|current|currently|now|ongoing|on-going|on going|to date|till date|till now|today|
to present|till present|until now|still|this day|still now|till continue|to be continued|continuing|
heute|jetzt|laufend|aktuell|dato|andauernd|fortlaufend|
actualidad|la actualidad|la fecha|presente|el presente|actual|actualmente|ahora|hoy|
présent|aujourd'hui|aujourd’hui|ce jour|en cours|maintenant|actuel|actuellement|
atual|o momento|o presente|data atual|atualmente|hoje|
oggi|in corso|attuale|attualmente|ad oggi|
heden|nu|vandaag|
současnost|současnosti|současně|dosud|doposud|nyní|dnes|
obecnie|teraz|nadal|do dziś|chwili obecnej|dzisiaj|dziś|
настоящее время|наст. время|н.в.|сейчас|günümüz|halen|devam ediyor|prezent|至今|现在|現在
    """.replace("\n", "")
    .strip()
    .split("|")
)
UNTIL = (
    "to", "until", "till", "thru", "through", "bis zum", "bis", "à", "au", "jusqu'à", "hasta", "a",
    "al", "até", "ao", "tot en met", "tot", "t/m", "až", "do", "fino a", "по", "до",
)  # fmt: skip
SINCE = (
    "since", "from", "seit", "ab", "depuis le", "depuis", "dès", "desde", "dal", "da", "sinds",
    "od", "vanaf",
    "с",
)  # fmt: skip
