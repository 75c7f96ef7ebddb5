"""The name of a case in, an invented person's resume out: always the same for the same name."""

import unicodedata
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from abroad import ABROAD
from careers import CAREERS, Career
from further_careers import FURTHER_CAREERS
from sheets import Layout, Look, Role, School, Sheet

ALL_CAREERS = (*CAREERS, *FURTHER_CAREERS)


@dataclass(frozen=True, slots=True)
class Country:
    """`phone` has a # for each drawn digit; ranges kept for films and books where there are."""

    code: str
    places: tuple[str, ...]
    phone: str
    given: tuple[str, ...]
    family: tuple[str, ...]
    universities: tuple[str, ...]
    languages: tuple[str, ...]
    mail_host: str


COUNTRIES = (
    Country("US", ("Columbus, OH", "Tacoma, WA", "Austin, TX"), "(614) 555-01##",
            ("Marlene", "Dwight", "Tessa", "Corey", "Latoya", "Hector"),
            ("Vanderhoek", "Prescott", "Mayweather", "Quintero", "Lindqvist", "Abernathy"),
            ("Ohio State University", "University of Washington", "Texas State University"),
            ("English (native)",), "gmail.com"),
    Country("GB", ("Leeds, UK", "Bristol, UK", "Glasgow, UK"), "+44 20 7946 0###",
            ("Imogen", "Callum", "Priya", "Gareth", "Zainab", "Rowan"),
            ("Thistlewood", "Okonjo", "Braithwaite", "Pemberton", "Chaudhry", "Maddox"),
            ("University of Leeds", "University of Bristol", "University of Strathclyde"),
            ("English (native)",), "outlook.com"),
    Country("DE", ("Leipzig, Germany", "Bremen, Germany"), "+49 30 23125 ###",
            ("Annika", "Torsten", "Jürgen", "Merle", "Cem", "Friederike"),
            ("Wiesenthaler", "Kaltenbach", "Yildirim", "Brückner", "Osterloh"),
            ("Universität Leipzig", "Universität Bremen"), ("German (native)", "English (C1)"),
            "web.de"),
    Country("FR", ("Lyon, France", "Nantes, France"), "+33 1 99 00 ## ##",
            ("Capucine", "Bastien", "Noémie", "Yanis", "Maëlle"),
            ("Delacourt", "Benhaddou", "Rousselin", "Traoré", "Vasseur"),
            ("Université Lyon 2", "Nantes Université"), ("French (native)", "English (B2)"),
            "orange.fr"),
    Country("AU", ("Hobart, Australia", "Perth, Australia"), "+61 491 570 1##",
            ("Bronte", "Lachlan", "Ngaire", "Tariq", "Matilda"),
            ("Hargreave", "Papadakis", "Winterbourne", "Nakata", "Sutherby"),
            ("University of Tasmania", "Curtin University"), ("English (native)",), "gmail.com"),
    Country("SE", ("Malmö, Sweden", "Uppsala, Sweden"), "+46 70 174 06 ##",
            ("Ebba", "Torbjörn", "Linnea", "Rasmus", "Amina"),
            ("Hallengren", "Söderqvist", "Warsame", "Ekdahl", "Norberg"),
            ("Lunds universitet", "Uppsala universitet"), ("Swedish (native)", "English (C1)"),
            "gmail.com"),
    Country("IN", ("Pune, India", "Kochi, India"), "+91 98455 5####",
            ("Aparna", "Vikram", "Meenakshi", "Farhan", "Harpreet"),
            ("Deshmukh", "Kuruvilla", "Chatterjee", "Sandhu", "Qureshi"),
            ("Savitribai Phule Pune University", "University of Kerala"),
            ("Marathi (native)", "English (fluent)"), "gmail.com"),
    Country("NG", ("Ibadan, Nigeria", "Lagos, Nigeria"), "+234 803 555 ####",
            ("Adaeze", "Babatunde", "Ngozi", "Ibrahim", "Folake"),
            ("Ogunleye", "Nwachukwu", "Danjuma", "Afolabi", "Ezenwa"),
            ("University of Ibadan", "University of Lagos"), ("Yoruba", "English"), "yahoo.com"),
    Country("PL", ("Gdańsk, Poland", "Łódź, Poland"), "+48 601 555 ###",
            ("Jagoda", "Zbigniew", "Halina", "Kacper", "Oliwia"),
            ("Krzemieńska", "Wojtasik", "Malinowska", "Dąbek", "Zielonka"),
            ("Uniwersytet Gdański", "Uniwersytet Łódzki"), ("Polish (native)", "English (B2)"),
            "gmail.com"),
    Country("BR", ("Curitiba, Brazil", "Recife, Brazil"), "+55 41 95550-####",
            ("Thaís", "Leandro", "Jussara", "Caio", "Rosângela"),
            ("Figueiredo", "Sant'Anna", "Bittencourt", "Matsuda", "Vilaça"),
            ("Universidade Federal do Paraná", "Universidade Federal de Pernambuco"),
            ("Portuguese (native)", "English (B2)"), "hotmail.com"),
)  # fmt: skip


def chance(key: str) -> Random:
    return Random(sha256(key.encode()).digest())  # noqa: S311


def plain(name: str) -> str:
    """Lower case, Latin letters without their marks, as in an address."""
    told = unicodedata.normalize("NFKD", name.lower().replace("ł", "l").replace("ø", "o"))
    return "".join(each for each in told if each.isascii() and (each.isalnum() or each in " -"))


def sheet_of(
    key: str,
    *,
    trade: str = "",
    country: str = "",
    look: Look | None = None,
    name: str = "",
) -> Sheet:
    """A person in work since about 2012 without overlaps; `trade` and `country` if they matter."""
    draw = chance(key)
    land = draw.choice([each for each in COUNTRIES if country in ("", each.code)])
    careers = [each for each in ALL_CAREERS if trade in ("", each.trade)]
    if look and look.language:
        careers = [ABROAD[look.language, land.code]]
    career = draw.choice(careers)
    name = name or f"{draw.choice(land.given)} {draw.choice(land.family)}"
    return Sheet(
        name=name,
        headline=career.headline,
        place=draw.choice(land.places),
        phone="".join(str(draw.randrange(2, 9)) if each == "#" else each for each in land.phone),
        mail=mail_of(name, land.mail_host, draw),
        profile=profile_of(name, draw),
        summary=career.summary,
        roles=_roles(career, draw),
        schools=_schools(career, land, draw),
        skills=career.skills,
        languages=land.languages,
        country=land.code,
        trade=career.trade,
        look=look or _look(draw),
        certificates=career.certificates,
        author=name,
    )


def mail_of(name: str, host: str, draw: Random) -> str:
    """Digits behind it: no mailbox of a real person is meant."""
    return f"{'.'.join(plain(name).split())}{draw.randrange(1000, 9999)}@{host}"


def profile_of(name: str, draw: Random) -> str:
    return (
        f"https://www.linkedin.com/in/{'-'.join(plain(name).split())}-{draw.randrange(16**6):06x}"
    )


def _roles(career: Career, draw: Random) -> tuple[Role, ...]:
    """The latest began between 2019 and 2022; each took the next within two months."""
    made, start = [], (draw.randrange(2019, 2023), draw.randrange(1, 13))
    end: tuple[int, int] | None = None
    for company, title, points in career.roles:
        made.append(Role(company, title, start, end, points))
        end = before(start, draw.randrange(1, 3))
        start = before(end, draw.randrange(26, 52))
    return tuple(made)


def before(moment: tuple[int, int], months: int) -> tuple[int, int]:
    """So many months earlier (later for a negative number)."""
    count = moment[0] * 12 + moment[1] - 1 - months
    return count // 12, count % 12 + 1


def _schools(career: Career, land: Country, draw: Random) -> tuple[School, ...]:
    first = _first_year(career, draw)
    return (School(draw.choice(land.universities), career.degree, first - 3, first),)


def _first_year(_career: Career, draw: Random) -> int:
    return draw.randrange(2008, 2011)


def _look(draw: Random) -> Look:
    return Look(
        format=draw.choice(("pdf", "docx")),
        layout=draw.choice(tuple(Layout)),
        dates=draw.randrange(3),
        line=draw.randrange(3),
        capitals=draw.random() < 0.4,
    )
