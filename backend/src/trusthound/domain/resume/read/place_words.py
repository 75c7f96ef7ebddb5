"""Where somebody may live or work: countries, states of the USA, and words for no place at all."""

import re
from functools import lru_cache

from trusthound.domain.resume.read.piece import in_small_letters

_COUNTRIES = """
afghanistan|albania|algeria|andorra|angola|argentina|armenia|australia|austria|azerbaijan|
bahrain|bangladesh|belarus|belgium|bolivia|bosnia and herzegovina|botswana|brazil|brasil|
bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cuba|cyprus|
czech republic|czechia|denmark|dominican republic|ecuador|egypt|el salvador|england|estonia|
ethiopia|finland|france|georgia|germany|ghana|greece|guatemala|honduras|hong kong|hungary|
iceland|india|indonesia|iran|iraq|ireland|israel|italy|jamaica|japan|jordan|kazakhstan|kenya|
korea|south korea|s\\.? ?korea|kuwait|kyrgyzstan|latvia|lebanon|libya|liechtenstein|lithuania|
luxembourg|macedonia|malaysia|malta|mexico|moldova|monaco|mongolia|montenegro|morocco|mozambique|
myanmar|namibia|nepal|netherlands|the netherlands|new zealand|nicaragua|nigeria|northern ireland|
norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|poland|portugal|qatar|romania|
russia|russian federation|rwanda|saudi arabia|scotland|senegal|serbia|singapore|slovakia|
slovenia|south africa|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|
tunisia|turkey|türkiye|uganda|ukraine|united arab emirates|uae|united kingdom|u\\.?k\\.?|
united states|united states of america|u\\.?s\\.?a?\\.?|uruguay|uzbekistan|venezuela|vietnam|
wales|zambia|zimbabwe|deutschland|österreich|schweiz|suisse|españa|italia|polska|česko|
česká republika|nederland|belgië|belgique|россия
"""
_STATES = """
alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|
illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|
mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|
north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|
south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|
ontario|quebec|british columbia|alberta
"""
_CODES = (
    "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|"
    "NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|"
    "TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ST|ON|QC|BC|AB|NSW|VIC|QLD|UK|US|USA|UAE|PH|SG"
)
_REGIONS = "|".join((_COUNTRIES + "|" + _STATES).replace("\n", "").strip("|").split("|"))
_CITY = r"(?:St(?:\. ?| ))?[^\W\d_][\w'’-]{1,30}(?: [^\W\d_][\w'’-]{0,30}){0,3}"
_CITIES = (
    "bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|chennai|pune|kolkata|noida|"
    "gurgaon|gurugram|ahmedabad|london|paris|berlin|munich|münchen|hamburg|"
    "frankfurt|köln|vienna|wien|zürich|zurich|geneva|madrid|barcelona|lisbon|lisboa|rome|"
    "roma|milan|milano|amsterdam|rotterdam|brussels|prague|praha|brno|"
    "warsaw|warszawa|kraków|krakow|moscow|saint petersburg|st\\.? petersburg|kyiv|kiev|"
    "tel[ -]?aviv|jerusalem|haifa|new york|new york city|san francisco|los angeles|"
    "chicago|boston|"
    "seattle|austin|houston|dallas|atlanta|denver|toronto|vancouver|montreal|sydney|"
    "melbourne|dubai|tokyo|shanghai|beijing|singapore|hong kong|seoul|"
    "stockholm|copenhagen|oslo|helsinki|dublin|manchester|edinburgh|budapest|bucharest|"
    "ashdod|ashkelon|bat yam|be'?er ?sheva|beersheba|beit shemesh|eilat|givatayim|hadera|herzliya|"
    "hod hasharon|holon|karmiel|kfar saba|kiryat (?:ata|bialik|gat|motzkin|ono|yam)|modi'?in|"
    "nahariya|nazareth|nes ziona|netanya|petah?[ -]tikva|ra'?anana|ramat[ -]gan|rehovot|"
    "rishon[ -]le[ -]?zion|rosh haayin|yavne|yokneam(?: illit)?|"
    "kharkiv|kharkov|odessa|odesa|dnipro|lviv|minsk|tbilisi|yerevan|baku|novosibirsk|"
    "yekaterinburg|ekaterinburg|kazan|samara|nizhny novgorod|rostov-on-don|"
    "istanbul|ankara|são paulo|mexico city|buenos aires"
)
REMOTE = re.compile(
    r"\(?(?:fully |100% )?(?:remote|hybrid|on-?site|home ?office|télétravail|"
    r"remoto)\)?(?:\s?[-,(/]\s?[\w ]{2,20}\)?)?",
    re.IGNORECASE,
)
# "Austin, TX 78701", "Munich, Germany", "Kolkata, India"; the city's letters first.
_STATE_CODE = rf"(?-i:(?:{_CODES}))(?:\s\d{{5}}(?:-\d{{4}})?)?"
PLACE = re.compile(
    rf"(?:\d{{4,6}}\s)?(?:{_CITY},\s{{0,3}}(?:{_STATE_CODE}|"
    rf"(?:{_REGIONS}))(?:,?\s?\d{{4,6}})?(?:,\s?(?:{_REGIONS}))?"
    rf"|{_CITY}\s\((?:{_REGIONS})\)"
    rf"|(?:{_CITIES})(?:,\s?{_CITY})?|(?:{_REGIONS})|{_CITY}\s?[-,/]\s?(?:{_CITIES}))\.?",
    re.IGNORECASE,
)
# Most words that are asked about have none of these signs, and are found out sooner.
_BETWEEN = re.compile("[-,/(]")
_ONE_NAME = re.compile(rf"(?:\d{{4,6}}\s)?(?:{_CITIES}|{_REGIONS})\.?")
KNOWN_CITY = re.compile(_CITIES, re.IGNORECASE)
SMALL_CITY = re.compile(_CITIES)
STREET = re.compile(
    r"\b\d{1,5}[a-z]?\s[\w .'’-]{2,40}\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|"
    r"lane|ln|drive|dr|way|court|ct|place|pl|square|sq|highway|hwy|terrace|parkway|pkwy)\b|"
    r"[\w.'’-]{3,30}(?:straße|strasse|str\.|gasse|weg|platz|allee)\s\d{1,4}|\b(?:rue|calle|"
    r"via|rua|ul\.|avenida|av\.)\s[\w .'’-]{3,40}",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def names_a_place(text: str) -> bool:
    """All of it, and nothing else. Several readers ask about the same words."""
    if _BETWEEN.search(text):
        return PLACE.fullmatch(text) is not None
    return _ONE_NAME.fullmatch(in_small_letters(text)) is not None
