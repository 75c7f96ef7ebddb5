"""A region's name in, GeoNames' code of it within its country out; and areas of the world."""

from trusthound.domain.posting.extract.gazetteer import state_code

_REGIONS = """
GB ENG England;SCT Scotland|Schottland|Écosse;WLS Wales|Cymru;NIR Northern Ireland
CA 01 Alberta|AB;02 British Columbia|BC;03 Manitoba|MB;04 New Brunswick|NB;
   05 Newfoundland and Labrador|Newfoundland|NL;07 Nova Scotia|NS;08 Ontario|ON;
   09 Prince Edward Island|PE|PEI;10 Quebec|QC;11 Saskatchewan|SK;12 Yukon|YT;
   13 Northwest Territories|NT;14 Nunavut|NU
AU 01 Australian Capital Territory|ACT;02 New South Wales|NSW;03 Northern Territory|NT;
   04 Queensland|QLD;05 South Australia|SA;06 Tasmania|TAS;07 Victoria|VIC;08 Western Australia|WA
DE 01 Baden-Württemberg|BW;02 Bavaria|Bayern|BY;03 Bremen|HB;04 Hamburg|HH;05 Hesse|Hessen|HE;
   06 Lower Saxony|Niedersachsen|NI;07 North Rhine-Westphalia|Nordrhein-Westfalen|NRW|NW;
   08 Rhineland-Palatinate|Rheinland-Pfalz|RP;09 Saarland|SL;10 Schleswig-Holstein|SH;
   11 Brandenburg|BB;12 Mecklenburg-Vorpommern|MV;13 Saxony|Sachsen|SN;
   14 Saxony-Anhalt|Sachsen-Anhalt|ST;15 Thuringia|Thüringen|TH;16 Berlin|BE
FR 11 Île-de-France;24 Centre-Val de Loire;27 Bourgogne-Franche-Comté;28 Normandy|Normandie;
   32 Hauts-de-France;44 Grand Est;52 Pays de la Loire;53 Brittany|Bretagne;
   75 Nouvelle-Aquitaine;76 Occitanie|Occitania;84 Auvergne-Rhône-Alpes;
   93 Provence-Alpes-Côte d'Azur|PACA;94 Corsica|Corse
ES 51 Andalusia|Andalucía;52 Aragon|Aragón;34 Asturias;07 Balearic Islands|Islas Baleares;
   59 Basque Country|País Vasco|Euskadi;53 Canary Islands|Canarias;39 Cantabria;
   55 Castile and León|Castilla y León;54 Castilla-La Mancha;56 Catalonia|Cataluña|Catalunya;
   57 Extremadura;58 Galicia;27 La Rioja;29 Community of Madrid|Comunidad de Madrid|Madrid;
   31 Region of Murcia|Murcia;32 Navarre|Navarra;60 Valencian Community|Comunidad Valenciana
IT 01 Abruzzo;02 Basilicata;03 Calabria;04 Campania;05 Emilia-Romagna;06 Friuli-Venezia Giulia;
   07 Lazio;08 Liguria;09 Lombardy|Lombardia;10 Marche;11 Molise;12 Piedmont|Piemonte;
   13 Apulia|Puglia;14 Sardinia|Sardegna;15 Sicily|Sicilia;16 Tuscany|Toscana;
   17 Trentino-Alto Adige|South Tyrol|Südtirol;18 Umbria;19 Aosta Valley|Valle d'Aosta;20 Veneto
IN 02 Andhra Pradesh|AP;03 Assam;07 Delhi|NCR;09 Gujarat;10 Haryana;11 Himachal Pradesh;13 Kerala;
   16 Maharashtra|MH;19 Karnataka|KA;21 Odisha|Orissa;22 Puducherry;23 Punjab;24 Rajasthan;
   25 Tamil Nadu|TN;28 West Bengal;33 Goa;34 Bihar;35 Madhya Pradesh;36 Uttar Pradesh;
   37 Chhattisgarh;38 Jharkhand;39 Uttarakhand;40 Telangana|TS
AT 01 Burgenland;02 Carinthia|Kärnten;03 Lower Austria|Niederösterreich;
   04 Upper Austria|Oberösterreich;05 Salzburg;06 Styria|Steiermark;07 Tyrol|Tirol;08 Vorarlberg;
   09 Vienna|Wien
NL 01 Drenthe;02 Friesland;03 Gelderland;04 Groningen;05 Limburg;06 North Brabant|Noord-Brabant;
   07 North Holland|Noord-Holland;09 Utrecht;10 Zeeland;11 South Holland|Zuid-Holland;
   15 Overijssel;16 Flevoland
BR 05 Bahia|BA;07 Distrito Federal|DF;15 Minas Gerais|MG;18 Paraná|PR;21 Rio de Janeiro|RJ;
   23 Rio Grande do Sul|RS;26 Santa Catarina|SC;27 São Paulo|SP;30 Pernambuco|PE;06 Ceará|CE
"""
_EU = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE"
_EUROPE = f"{_EU} GB CH NO IS LI MC AD SM UA RS BA ME MK AL MD XK BY TR"
_MIDDLE_EAST = "AE SA QA KW BH OM IL JO LB IQ EG TR"
_AFRICA = "ZA NG KE EG MA TN GH ET TZ UG RW SN CI CM DZ AO ZM ZW MZ BW NA MU MG"
_NORTH_AMERICA = "US CA MX"
_LATIN_AMERICA = "MX BR AR CL CO PE UY EC BO PY VE CR PA GT DO SV HN NI PR"
_ASIA = "IN CN JP KR SG HK TW ID MY TH VN PH PK BD LK NP KH MM MN KZ UZ"
_OCEANIA = "AU NZ FJ PG"
_AREAS = {
    "europe|european countries|europa|evropa": _EUROPE,
    "eu|european union": _EU,
    "eea": f"{_EU} NO IS LI",
    "western europe": "GB IE FR DE NL BE LU AT CH ES PT IT",
    "eastern europe": "PL CZ SK HU RO BG UA MD BY RS HR SI EE LV LT",
    "central europe|cee": "PL CZ SK HU AT DE CH SI RO BG HR RS EE LV LT",
    "emea": f"{_EUROPE} {_MIDDLE_EAST} {_AFRICA}",
    "dach": "DE AT CH",
    "benelux": "BE NL LU",
    "nordics|scandinavia": "SE NO DK FI IS",
    "baltics": "EE LV LT",
    "north america|northern america": _NORTH_AMERICA,
    "amer|americas|the americas": f"{_NORTH_AMERICA} {_LATIN_AMERICA}",
    "latam|latin america": _LATIN_AMERICA,
    "south america": "BR AR CL CO PE UY EC BO PY VE",
    "asia": _ASIA,
    "apac|asia pacific": f"{_ASIA} {_OCEANIA}",
    "south-east asia|southeast asia": "SG ID MY TH VN PH KH MM",
    "mena": f"{_MIDDLE_EAST} MA TN DZ",
    "middle east": _MIDDLE_EAST,
    "africa": _AFRICA,
    "oceania|anz|australasia": _OCEANIA,
}
_WORLD = frozenset({
    "worldwide", "global", "globally", "anywhere", "anywhere in the world", "weltweit", "the world",
})  # fmt: skip


def _codes() -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for rows in _REGIONS.replace(";\n  ", ";").strip().split("\n"):
        country, regions = rows.split(" ", 1)
        for region in regions.split(";"):
            code, names = region.strip().split(" ", 1)
            found |= {(country, name.lower()): code for name in names.split("|")}
    return found


_CODE_OF = _codes()
_AREA_OF = {
    name: frozenset(codes.split()) for names, codes in _AREAS.items() for name in names.split("|")
}


def region_code(country: str, region: str) -> str:
    """ "CA" for California, "02" for Bavaria, by name or by code; "" for what is not known."""
    if country == "US":
        return state_code("US", region)
    return _CODE_OF.get((country, region.strip().lower()), "")


def regions_named(name: str) -> tuple[tuple[str, str], ...]:
    """Country and code of each region of that name or code; names alone, where there is no
    country beside them.
    """
    low = name.strip().lower()
    own = state_code("US", low.upper() if len(low) == 2 else low)
    states = (("US", own),) if own else ()
    if len(low) <= 3 and low.isascii():
        return states
    return states + tuple(
        (country, code) for (country, each), code in _CODE_OF.items() if each == low
    )


def countries_of_area(name: str) -> frozenset[str]:
    """The countries of "Europe" or "LATAM"; empty for what is no area of the world."""
    return _AREA_OF.get(name.strip().lower(), frozenset())


def areas_of_country(country: str) -> tuple[str, ...]:
    """The areas of the world that it lies in."""
    return tuple(sorted(name for name, codes in _AREA_OF.items() if country in codes))


def is_the_world(name: str) -> bool:
    return name.strip().lower() in _WORLD
