"""A part of a written place in, the country and region it is for certain out."""

from dataclasses import dataclass

from trusthound.domain.posting.extract.countries import COUNTRIES, COUNTRY_OF_NAME

_STATES = """US AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;
CT Connecticut;DE Delaware;DC District of Columbia;FL Florida;HI Hawaii;ID Idaho;
IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;
MA Massachusetts;MI Michigan;MN Minnesota;
MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;
NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;
PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;
VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming;GA Georgia
CA AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;
NS Nova Scotia;NT Northwest Territories;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;
QC Québec;SK Saskatchewan;YT Yukon
AU NSW New South Wales;VIC Victoria;QLD Queensland;TAS Tasmania;ACT Australian Capital Territory;
SA South Australia;WA Western Australia;NT Northern Territory"""
# A two-letter code after a city names the state where there is one, but for these cities, whose
# country shares it ("Munich, DE", "Toronto, CA"). "DE", "NL", "PE" and "SK" are the country.
_ABROAD = {
    "CA": "toronto|vancouver|montreal|montréal|ottawa|calgary|edmonton|winnipeg|waterloo|"
    "mississauga|halifax|quebec|québec|kitchener|markham|burnaby|brampton|hamilton|victoria",
    "IN": "bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|chennai|pune|gurgaon|gurugram|"
    "noida|kolkata|ahmedabad|kochi|jaipur|coimbatore|indore|chandigarh",
    "IL": "tel aviv|tel aviv-yafo|haifa|jerusalem|herzliya|ramat gan|petah tikva|netanya|ra'anana",
    "CO": "bogota|bogotá|medellin|medellín|cali|barranquilla",
    "AR": "buenos aires|córdoba|cordoba|rosario|mendoza",
    "MA": "casablanca|rabat|marrakech|tangier",
    "ID": "jakarta|bandung|surabaya|bali",
    "AL": "tirana", "AZ": "baku", "MD": "chisinau|chișinău", "PA": "panama city|ciudad de panamá",
    "TN": "tunis|sfax", "MN": "ulaanbaatar", "ME": "podgorica", "MT": "valletta|sliema",
    "LA": "vientiane", "VA": "vatican city", "GA": "libreville",
}  # fmt: skip
_AT_HOME = {
    "DE": "wilmington|dover|newark|new castle|middletown|lewes|rehoboth beach",
    "NL": "st. john's", "PE": "charlottetown", "SK": "saskatoon|regina",
    "WA": "perth|fremantle", "SA": "adelaide",
}  # fmt: skip
_COUNTRY_FIRST = frozenset({"DE", "NL", "PE", "SK", "SA"})
_REGIONS = """
emea;apac;latam;amer;americas;the americas;north america;south america;latin america;europe;
western europe;eastern europe;central europe;eu;european union;eea;cee;dach;benelux;nordics;
scandinavia;baltics;asia;south-east asia;southeast asia;mena;middle east;africa;oceania;anz;
worldwide;global;globally;anywhere;anywhere in the world;europa;evropa;weltweit"""
# Cities that postings list side by side without a country: "NYC, SF, Austin".
_CITIES = """
ny;nyc;sf;la;sea;chi;atx;dc;new york;new york city;san francisco;bay area;san francisco bay area;
sf bay area;silicon valley;los angeles;austin;seattle;boston;chicago;denver;atlanta;miami;dallas;
houston;portland;philadelphia;san diego;san jose;palo alto;mountain view;sunnyvale;menlo park;
washington dc;washington d.c.;toronto;vancouver;montreal;london;manchester;edinburgh;dublin;paris;
berlin;munich;münchen;hamburg;cologne;köln;frankfurt;stuttgart;düsseldorf;leipzig;vienna;wien;
zurich;zürich;geneva;amsterdam;rotterdam;utrecht;brussels;madrid;barcelona;lisbon;lisboa;porto;
milan;milano;rome;roma;prague;praha;brno;ostrava;warsaw;warszawa;krakow;kraków;wroclaw;wrocław;
gdańsk;poznań;budapest;bucharest;sofia;belgrade;zagreb;athens;stockholm;gothenburg;oslo;
copenhagen;helsinki;tallinn;riga;vilnius;kyiv;tel aviv;dubai;bangalore;bengaluru;mumbai;delhi;
new delhi;hyderabad;chennai;pune;gurgaon;noida;singapore;hong kong;tokyo;seoul;shanghai;beijing;
sydney;melbourne;brisbane;auckland;mexico city;são paulo;buenos aires;bogota;bogotá;cape town;
johannesburg;lagos;nairobi;lyon;bratislava"""
REGIONS = frozenset(map(str.strip, _REGIONS.split(";")))
CITIES = frozenset(map(str.strip, _CITIES.split(";")))
# Names of a city, a country or a person as often, unless a town stands beside them.
_NOT_ALONE = frozenset({"georgia", "victoria", "new york", "washington"})
_OTHER_CODES = {
    "USA": "US", "GBR": "GB", "UK": "GB", "DEU": "DE", "FRA": "FR", "ESP": "ES", "ITA": "IT",
    "NLD": "NL", "POL": "PL", "CZE": "CZ", "AUT": "AT", "CHE": "CH", "IRL": "IE", "IRE": "IE",
    "CAN": "CA", "AUS": "AU", "NZL": "NZ", "IND": "IN", "SGP": "SG", "SWE": "SE", "PRT": "PT",
    "BRA": "BR", "MEX": "MX", "JPN": "JP",
}  # fmt: skip
_AMERICAN_SHORT = {"nyc": "NY", "sf": "CA", "sf bay area": "CA", "san francisco bay area": "CA"}


def _states() -> tuple[dict[str, list[str]], dict[str, str], dict[tuple[str, str], str]]:
    """Code → countries that have such a state; name → its only country; both → its code."""
    by_code: dict[str, list[str]] = {}
    by_name: dict[str, str] = {}
    code_of: dict[tuple[str, str], str] = {}
    for rows in _STATES.replace(";\n", ";").split("\n"):
        country, states = rows.split(" ", 1)
        for state in states.split(";"):
            code, name = state.split(" ", 1)
            by_code.setdefault(code, []).append(country)
            by_name[name.lower()] = country
            code_of[country, name.lower()] = code_of[country, code.lower()] = code
    return by_code, by_name, code_of


_COUNTRIES_OF_STATE, _COUNTRY_OF_STATE_NAME, _CODE_OF_STATE = _states()


@dataclass(frozen=True, slots=True)
class Area:
    """`country` is an ISO 3166-1 alpha-2 code; `region` is as written, "" for a country."""

    country: str
    region: str = ""


def country_code(words: str) -> str:
    """The code of what stands where a country is asked for; "" for what names none."""
    if words.upper() in COUNTRIES:
        return words.upper()
    if words.lower() == "georgia":
        return "GE"
    return COUNTRY_OF_NAME.get(words.lower()) or _OTHER_CODES.get(words, "")


def area_of(part: str, locality: str = "") -> Area | None:
    """The country, state, province or region of the world that a part names, None for others.

    `locality` is the town that stands beside it: it decides what a code such as "CA" means.
    """
    low = part.lower()
    if country := COUNTRY_OF_NAME.get(low) or _OTHER_CODES.get(part):
        return Area(country)
    if low in REGIONS:
        return Area("", part)
    if low in _COUNTRY_OF_STATE_NAME:
        if low == "georgia" and locality.lower() in ("tbilisi", "batumi"):
            return Area("GE")
        return (
            None if low in _NOT_ALONE and not locality else Area(_COUNTRY_OF_STATE_NAME[low], part)
        )
    if part.isupper() and 2 <= len(part) <= 3:
        return _of_code(part, locality.lower())
    return Area("US", _AMERICAN_SHORT[low]) if low in _AMERICAN_SHORT else None


def _of_code(code: str, locality: str) -> Area | None:
    states = _COUNTRIES_OF_STATE.get(code, [])
    if locality in _AT_HOME.get(code, "").split("|") and locality:
        return Area(states[-1], code)
    if not states or (code in _COUNTRY_FIRST and locality):
        return Area(code) if code in COUNTRIES else None
    if code in COUNTRIES and not locality:
        return None
    if locality in _ABROAD.get(code, "").split("|") and locality:
        return Area(code)
    return Area(states[0], code)


def area_within(code: str, country: str) -> Area | None:
    """What a code is where its country is known: the country itself or a state of it."""
    if code == country:
        return Area(country)
    return Area(country, code) if country in _COUNTRIES_OF_STATE.get(code, []) else None


def state_code(country: str, region: str) -> str:
    """ "CA" for California, as a name or a code, in the US; "" for what is no state of it."""
    return _CODE_OF_STATE.get((country, region.strip().lower()), "")


def is_known_place(words: str) -> bool:
    """Whether "Austin, TX" or "NYC / SF" ends or begins with a place that we know by name."""
    parts = [each.strip() for each in words.replace("/", ",").replace(" and ", ",").split(",")]
    return any(
        each.lower() in CITIES or area_of(each, "a town") is not None
        for each in (parts[0], parts[-1])
    )
