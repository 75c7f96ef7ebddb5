"""Honest resumes with what is easily mistaken in them, each matter with three persons."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date

from people import before, sheet_of
from sheets import (
    Aside,
    Company,
    Domain,
    Honest,
    Layout,
    Look,
    Made,
    Role,
    School,
    Sheet,
    Way,
    add_role,
    with_point,
    with_role,
)  # fmt: skip

_SLUGS = ("one", "two", "three")


def honest_resumes() -> Iterable[Honest]:
    for matter, make in _MATTERS.items():
        for slug in _SLUGS:
            yield Honest(matter, slug, make(sheet_of(f"honest/{matter}/{slug}")))
    for language, country in (("de", "DE"), ("fr", "FR"), ("es", "BR")):
        for slug in _SLUGS:
            layout = tuple(Layout)[_SLUGS.index(slug)]
            look = Look(("docx", "pdf", "docx")[_SLUGS.index(slug)], layout, 1, language=language)
            sheet = sheet_of(f"honest/{language}/{slug}", country=country, look=look)
            yield Honest(f"in another language ({language})", slug, Made(sheet))


def _moved(sheet: Sheet) -> Made:
    place, land = ("Toronto, Canada", "PL") if sheet.country != "PL" else ("Oslo, Norway", "DE")
    return Made(replace(sheet, place=place, phone=sheet_of("phone", country=land).phone))


def _years_alone(sheet: Sheet) -> Made:
    """Each role begins in the year in which the one before it ended."""
    sheet = replace(sheet, look=replace(sheet.look, dates=3))
    year = sheet.roles[0].start[0]
    spans = ((year, None), (year - 3, year), (year - 6, year - 3))
    for at, (first, last) in enumerate(spans):
        sheet = with_role(sheet, at, start=(first, 1), end=last and (last, 1))
    return Made(sheet)


def _promoted(sheet: Sheet) -> Made:
    """Three titles at one employer, the dates of the whole stay beside those of the parts."""
    company = sheet.roles[0].company
    for at in (1, 2):
        sheet = with_role(sheet, at, company=company)
    return Made(sheet)


def _projects(sheet: Sheet) -> Made:
    """Freelance work for several customers at once."""
    start = sheet.roles[0].start
    told = ("Plan and deliver the work within the agreed days",)
    for company, later in (("Osierfield", 3), ("Tamsin & Roe", 6), ("Hallgarth", 9)):
        role = Role(company, f"Freelance {sheet.headline}", before(start, -later), None, told)
        sheet = add_role(sheet, replace(role, note="freelance, two days a week"))
    return Made(with_role(sheet, 3, note="freelance"))


def _founder(sheet: Sheet) -> Made:
    own = Role("Copper Finch Studio", "Founder and CEO", before(sheet.roles[0].start, -8), None,
               ("Sell and ship with two friends at weekends",))  # fmt: skip
    return Made(add_role(sheet, own))


def _offices(sheet: Sheet) -> Made:
    start = before(sheet.roles[0].start, 20)
    board = Role("Canal Street Charity", "Board Member", start, None, ("Meet each quarter",))
    return Made(add_role(sheet, board))


def _student(sheet: Sheet) -> Made:
    intern = Role(sheet.roles[1].company, "Intern", (2025, 6), (2025, 8), sheet.roles[1].points,
                  "internship")  # fmt: skip
    school = School(sheet.schools[0].name, sheet.schools[0].degree, 2023, 2027,
                    "2023 – 2027 (expected)")  # fmt: skip
    return Made(replace(sheet, roles=(intern,), schools=(school,), certificates=()))


def _studied_beside(sheet: Sheet) -> Made:
    start = sheet.roles[1].start[0]
    evening = School("The Open University", "MSc Management, part-time", start, start + 3)
    return Made(replace(sheet, schools=(evening, *sheet.schools)))


def _long_ago(sheet: Sheet) -> Made:
    first = Role("Bellweather Mills", "Apprentice", (1983, 9), (1987, 7), ("Learnt the trade",))
    long = Role("Bellweather Mills", "Foreman", (1987, 8), (2012, 2), ("Ran the night shift",))
    sheet = with_role(sheet, 2, start=(2012, 4))
    return Made(replace(sheet, roles=(*sheet.roles, long, first), schools=()))


def _seasons(sheet: Sheet) -> Made:
    years = range(2018, 2024)
    seasons = tuple(
        Role("Alpenhof Hotel" if year % 2 else "Strandhaus Resort", sheet.headline, (year, 5),
             (year, 10), ("Worked the summer season",), "seasonal")
        for year in reversed(years)
    )  # fmt: skip
    return Made(replace(sheet, roles=seasons))


def _new_tools(sheet: Sheet) -> Made:
    tools = ("Kubernetes", "Terraform", "Power BI", "Figma", "ChatGPT", "TypeScript")
    sheet = replace(sheet, skills=(*sheet.skills, *tools))
    return Made(with_point(sheet, 0, "Use Power BI and ChatGPT in the weekly work"))


def _young_employer(sheet: Sheet) -> Made:
    """Founded months before the role began; the others long before."""
    first = date(sheet.roles[0].start[0] - 1, 2, 3)
    companies = tuple(
        Company(each.company, first if at == 0 else date(1991, 4, 1))
        for at, each in enumerate(sheet.roles)
    )
    return Made(sheet, companies=companies, employers=sheet.roles[0].company)


def _own_domain(sheet: Sheet) -> Made:
    name = f"{sheet.name.split()[-1].lower().encode('ascii', 'ignore').decode()}-family.org"
    name = name.replace("'", "")
    records = (Domain(name, servers=("mx.mailhost.example",), registered=date(2014, 1, 9)),)
    return Made(replace(sheet, mail=f"hello@{name}"), domains=records)


def _without_profile(sheet: Sheet) -> Made:
    return Made(replace(sheet, profile="", phone="", author=""))


def _dark_head(sheet: Sheet) -> Made:
    words = "Available from January. References on request."
    return Made(replace(sheet, asides=(Aside(words, Way.ON_DARK), Aside("Page 1 of 1", Way.SMALL))))


def _licences(sheet: Sheet) -> Made:
    lines = ("Forklift licence B2, No. 48-221/19, 2019", "First Aid at Work, 2024",
             "Driving licence, categories B and C1", "NMC PIN 12A3456E")  # fmt: skip
    return Made(replace(sheet, certificates=lines))


def _paused(sheet: Sheet) -> Made:
    care = Role("Family", "Full-time carer", before(sheet.roles[0].start, 30),
                before(sheet.roles[0].start, 2), ("Looked after a parent",))  # fmt: skip
    sheet = with_role(sheet, 1, end=before(care.start, 1), start=before(care.start, 40))
    sheet = with_role(sheet, 2, end=before(care.start, 42), start=before(care.start, 80))
    return Made(add_role(sheet, care, 1))


def _seconded(sheet: Sheet) -> Made:
    host = Role("Ministry of Public Works", sheet.roles[0].title, before(sheet.roles[0].start, -5),
                before(sheet.roles[0].start, -17), ("Lent for a year by the employer",),
                f"secondment from {sheet.roles[0].company}")  # fmt: skip
    return Made(add_role(sheet, host))


_MATTERS: dict[str, Callable[[Sheet], Made]] = {
    "moved abroad with the old phone": _moved,
    "years alone": _years_alone,
    "three titles at one employer": _promoted,
    "customers at once": _projects,
    "a firm of one's own beside a job": _founder,
    "an unpaid office": _offices,
    "a student with one internship": _student,
    "studies beside work": _studied_beside,
    "forty years of work": _long_ago,
    "seasons": _seasons,
    "new tools in the skills": _new_tools,
    "a young employer": _young_employer,
    "a family's domain": _own_domain,
    "no profile and no phone": _without_profile,
    "a dark bar and small print": _dark_head,
    "licences of other kinds": _licences,
    "years of care": _paused,
    "lent to another employer": _seconded,
}
