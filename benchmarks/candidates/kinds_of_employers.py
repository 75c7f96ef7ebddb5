"""Frauds about employers: not there at the time, claimed and missing, titles too high."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from people import before, sheet_of
from sheets import Company, Look, Made, Pair, Role, Sheet, add_role, with_role


def pairs() -> Iterable[Pair]:
    yield from _not_there()
    yield from _claimed()
    yield from _titles()


def _records(sheet: Sheet, index: int, company: Company) -> tuple[Company, ...]:
    """One role's employer as told, the others old and alive."""
    named = [each.company for each in sheet.roles]
    return tuple(
        replace(company, name=each) if at == index else Company(each, date(1987, 5, 4))
        for at, each in enumerate(named)
    )


def _not_there() -> Iterable[Pair]:
    kind = "employer not there"

    def pair(slug: str, index: int, company: Company, innocent: str, twin: Company) -> Pair:
        sheet = sheet_of(f"{kind}/{slug}")
        return Pair(
            kind, slug, innocent,
            Made(sheet, companies=_records(sheet, index, company)),
            Made(sheet, companies=_records(sheet, index, twin)),
        )  # fmt: skip

    old = date(1974, 3, 12)
    yield pair("founded years after", 1, Company("", date(2022, 4, 1)), "founded long before",
               Company("", old))  # fmt: skip
    yield pair("founded long after", 2, Company("", date(2020, 9, 14)), "a namesake that is new",
               Company("", date(2020, 9, 14), exact=False))  # fmt: skip
    yield pair(
        "dissolved before it began",
        1,
        Company("", old, date(2008, 6, 30)),
        "renamed: the register has a successor",
        Company("", date(2009, 1, 1), exact=False, registered_name="Northmere Holdings"),
    )
    yield pair("dissolved years ago and present", 0, Company("", old, date(2012, 2, 28)),
               "not in that register", Company("", found=False))  # fmt: skip
    yield pair(
        "founded by year",
        2,
        Company("", date(2021, 1, 1), by_year=True),
        "founded in a year long before",
        Company("", date(1999, 1, 1), by_year=True),
    )
    yield pair("dissolved while there", 0, Company("", old, date(2017, 10, 1)),
               "no end is told", Company("", old))  # fmt: skip
    yield pair("founded after it ended", 1, Company("", date(2024, 11, 5)),
               "the register doesn't know since when", Company(""))  # fmt: skip


def _claimed() -> Iterable[Pair]:
    kind = "claimed employer missing"

    def base(slug: str) -> Sheet:
        return sheet_of(f"{kind}/{slug}")

    def pair(slug: str, sheet: Sheet, claimed: str, innocent: str, twin: str) -> Pair:
        return Pair(kind, slug, innocent, Made(sheet, employers=claimed),
                    Made(sheet, employers=twin))  # fmt: skip

    sheet = base("one of two")
    first, second = sheet.roles[0].company, sheet.roles[1].company
    yield pair("one of two", sheet, f"{first}, Castellan Aerospace", "with legal forms",
               f"{first} Ltd, {second} plc")  # fmt: skip
    sheet = base("all of them")
    yield pair("all of them", sheet, "Rothermere Instruments, Calloway Marine", "as written",
               ", ".join(each.company for each in sheet.roles))  # fmt: skip
    sheet = with_role(base("a well-known one"), 1, company="International Business Machines")
    yield pair("a well-known one", sheet, "Siemens", "an abbreviation", "IBM")
    sheet = with_role(base("another well-known one"), 1, company="Amazon Web Services")
    yield pair("another well-known one", sheet, "Microsoft, Amazon", "the parent company", "Amazon")
    sheet = with_role(base("one letter is not enough"), 0,
                      company="Harlestone Robotics (formerly Brightline Automation)")  # fmt: skip
    yield pair("one letter is not enough", sheet, "Marlestown Robots Institute", "a former name",
               "Brightline Automation")  # fmt: skip
    sheet = with_role(base("a slip of the pen"), 1, company="Thornbury Textiles")
    yield pair("a slip of the pen", sheet, "Bexhill Pharmaceuticals", "a slip of the pen",
               "Thornbery Textiles")  # fmt: skip
    sheet = with_role(base("in other letters"), 0, company="Müller & Söhne Maschinenbau GmbH")
    yield pair("in other letters", sheet, "Schwarzenfels Kliniken", "without umlauts",
               "Mueller & Soehne Maschinenbau")  # fmt: skip


def _titles() -> Iterable[Pair]:
    """Too high a title too early, or a chief's at a firm of two or three."""
    kind = "inflated title"

    def pair(slug: str, innocent: str, fraud: Sheet, twin: Sheet) -> Pair:
        return Pair(kind, slug, innocent, Made(fraud), Made(twin))

    def base(slug: str, trade: str = "", look: Look | None = None) -> Sheet:
        return sheet_of(f"{kind}/{slug}", trade=trade, look=look)

    sheet = base("chief of three", "backend")
    small = ("Ran all technology of the company, a team of 3 people", "Chose what we buy")
    chief = with_role(sheet, 1, title="Chief Technology Officer", points=small)
    founder = with_role(sheet, 1, title="Founder", points=small)
    yield pair("chief of three", "a founder of three", chief, founder)

    sheet = base("intern to vice president", "marketing")
    leap = with_role(sheet, 2, title="Marketing Intern")
    yield pair("intern to vice president", "intern to executive",
               with_role(leap, 1, title="Vice President of Marketing"), leap)  # fmt: skip

    sheet = base("chief of two", "accountant")
    two = ("Kept the books of a company of two employees", "Signed the yearly accounts")
    yield pair("chief of two", "a bookkeeper there",
               with_role(sheet, 0, title="Chief Financial Officer", points=two),
               with_role(sheet, 0, title="Bookkeeper", points=two))  # fmt: skip

    sheet = base("assistant to chief", "logistics")
    first = Role("Wexcombe Carriers", "Chief Operating Officer", before(sheet.roles[0].start, -12),
                 None, ("Answer for all sites and 900 people",))  # fmt: skip
    was = with_role(sheet, 0, title="Warehouse Assistant", end=before(first.start, 1))
    yield pair("assistant to chief", "assistant to the chief", add_role(was, first),
               add_role(was, replace(first, title="Executive Assistant to the COO",
                                     points=("Keep the diary and the minutes",))))  # fmt: skip

    sheet = base("trainee to director", "hr")
    rise = with_role(sheet, 2, title="Personnel Trainee", end=(2015, 6), start=(2014, 9))
    rise = with_role(rise, 1, start=(2015, 7))
    yield pair("trainee to director", "trainee to officer",
               with_role(rise, 1, title="Group Human Resources Director"), rise)  # fmt: skip

    sheet = base("president of four", "sales", Look("docx"))
    four = ("Led the whole sales organisation of a firm with 4 employees", "Visited all customers")
    yield pair(
        "president of four",
        "chief of staff is no chief",
        with_role(sheet, 0, title="President and CEO", points=four),
        with_role(
            sheet,
            0,
            title="Chief of Staff",
            points=("Prepare the meetings of the board", "Follow its decisions"),
        ),
    )
