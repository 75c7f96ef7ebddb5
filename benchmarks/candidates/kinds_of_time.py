"""Frauds of time: impossible dates, full-time roles at once, tools before their release."""

from collections.abc import Iterable
from dataclasses import replace

from people import before, sheet_of
from sheets import Layout, Look, Made, Pair, Role, School, Sheet, add_role, with_point, with_role


def pairs() -> Iterable[Pair]:
    yield from _impossible_dates()
    yield from _overlapping()
    yield from _technology()


def _impossible_dates() -> Iterable[Pair]:
    kind = "impossible dates"

    def pair(slug: str, innocent: str, fraud: Sheet, twin: Sheet) -> Pair:
        return Pair(kind, slug, innocent, Made(fraud), Made(twin))

    def base(slug: str, look: Look | None = None) -> Sheet:
        return sheet_of(f"{kind}/{slug}", look=look)

    sheet = base("ended before it began")
    fraud = with_role(sheet, 1, start=(2019, 8), end=(2016, 2))
    yield pair("ended before it began", "none", fraud, sheet)

    sheet = base("ended years before", Look("pdf", Layout.SIDEBAR, 1, 2))
    fraud = with_role(sheet, 2, start=(2018, 1), end=(2011, 5))
    yield pair("ended years before", "none", fraud, sheet)

    sheet = base("past role ends in the future")
    told = ("Led the team until the close of the programme", "Handed the work over in June")
    past = Role("Harbour Lane Works", sheet.roles[0].title, (2024, 1), (2031, 6), told)
    planned = replace(past, end=None, dates="Jan 2024 – Present", points=past.points[:1])
    former = with_role(sheet, 0, end=(2023, 11))
    yield pair("past role ends in the future", "a role that lasts", add_role(former, past),
               add_role(former, planned))  # fmt: skip

    sheet = base("began in the future")
    late = replace(sheet.roles[0], start=(2029, 3), dates="")
    older = with_role(sheet, 0, end=(2023, 12))
    now = replace(late, company="Alderbank Trust", start=(2024, 2))
    yield pair("began in the future", "none",
               add_role(older, replace(now, start=(2029, 3))), add_role(older, now))  # fmt: skip

    sheet = base("degree finished in the future")
    held = replace(sheet.schools[0], start=2028, end=2032)
    studying = replace(held, dates="2024 – expected June 2028", degree=sheet.schools[0].degree)
    fraud = replace(sheet, schools=(replace(held, degree=f"{held.degree}, graduated"),))
    yield pair("degree finished in the future", "future graduation", fraud,
               replace(sheet, schools=(studying,)))  # fmt: skip

    sheet = base("graduated before the start")
    school = replace(sheet.schools[0], start=2014, end=2009)
    yield pair("graduated before the start", "none", replace(sheet, schools=(school,)), sheet)

    sheet = base("a century at work")
    yield pair("a century at work", "none", with_role(sheet, 2, start=(1908, 6)), sheet)

    sheet = base("work before birth", Look("docx", Layout.PLAIN, 0, 1))
    born = replace(sheet, contact_lines=("Date of birth: 4 May 2013",))
    yield pair("work before birth", "a birthday that fits", born,
               replace(sheet, contact_lines=("Date of birth: 4 May 1988",)))  # fmt: skip


def _second(sheet: Sheet, company: str, title: str = "", note: str = "") -> Role:
    """Beside the latest role: begun four months after it, lasting still."""
    first = sheet.roles[0]
    points = ("Plan the work of the week and report to the owner", "Train people who are new")
    return Role(company, title or first.title, before(first.start, -4), None, points, note)


def _overlapping() -> Iterable[Pair]:
    kind = "full-time roles at once"

    def pair(slug: str, innocent: str, fraud: Sheet, twin: Sheet) -> Pair:
        return Pair(kind, slug, innocent, Made(fraud), Made(twin))

    def base(slug: str, trade: str = "", look: Look | None = None) -> Sheet:
        return sheet_of(f"{kind}/{slug}", trade=trade, look=look)

    sheet = base("two for years", "backend")
    other = _second(sheet, "Merrow Systems", note="full-time")
    both = with_role(sheet, 0, note="full-time")
    twin = replace(other, note="freelance")
    yield pair("two for years", "freelance beside a job", add_role(both, other),
               add_role(sheet, twin))  # fmt: skip

    sheet = base("three at once", "infrastructure")
    full = with_role(sheet, 0, note="full-time")
    one, two = (_second(sheet, name, note="full-time") for name in ("Cobalt Row", "Fenwick Nine"))
    board = replace(one, title="Advisor", note="advisory board")
    own = replace(two, title="Founder", company="Kiln Lane Tools")
    yield pair("three at once", "advisory and founder", add_role(add_role(full, one), two),
               add_role(add_role(sheet, board), own))  # fmt: skip

    sheet = base("day job twice", "accountant")
    other = _second(sheet, "Stourbridge Paper")
    evening = replace(other, title="Bookkeeper", note="part-time, evenings")
    yield pair("day job twice", "part-time in the evenings", add_role(sheet, other),
               add_role(sheet, evening))  # fmt: skip

    sheet = base("fourteen months of both", "marketing")
    end = before(sheet.roles[0].start, -14)
    handed = before(sheet.roles[0].start, -1)
    yield pair("fourteen months of both", "a month of handing over",
               with_role(sheet, 1, end=end), with_role(sheet, 1, end=handed))  # fmt: skip

    sheet = base("two continents", "civil")
    other = _second(sheet, "Takahara Bridges, Osaka", note="on site, full-time")
    same = _second(sheet, sheet.roles[0].company, "Senior Site Manager")
    yield pair("two continents", "a promotion at one employer",
               add_role(with_role(sheet, 0, note="on site, full-time"), other),
               add_role(sheet, same))  # fmt: skip

    sheet = base("two schools", "teacher")
    other = _second(sheet, "Barrowfield High School", "Physics Teacher", "full-time")
    joint = _second(sheet, "University of Eastmere", "Visiting Lecturer", "adjunct")
    yield pair("two schools", "academic posts beside each other",
               add_role(with_role(sheet, 0, note="full-time"), other),
               add_role(sheet, joint))  # fmt: skip

    sheet = base("five years of both", "hr", Look("pdf", Layout.PLAIN, 0, 0))
    other = replace(_second(sheet, "Glenmuir Mutual"), start=(2016, 2), end=(2021, 12))
    early = with_role(sheet, 1, start=(2015, 9), end=(2022, 1))
    unpaid = replace(other, title="Trustee", note="volunteer", company="Glenmuir Food Bank")
    yield pair("five years of both", "a volunteer's office", add_role(early, other, 1),
               add_role(early, unpaid, 1))  # fmt: skip

    sheet = base("nights and days", "nurse", Look("docx", Layout.TABLE, 1))
    other = _second(sheet, "Coldwater Clinic", "Charge Nurse", "full-time")
    bank = _second(sheet, "Coldwater Clinic", "Bank Nurse", "part-time, one shift a week")
    yield pair("nights and days", "moonlighting, one shift a week",
               add_role(with_role(sheet, 0, note="full-time"), other),
               add_role(sheet, bank))  # fmt: skip


def _technology() -> Iterable[Pair]:
    """Tools by the year of their first public release, as their makers' own sites tell it."""
    kind = "tool before its release"

    def pair(slug: str, trade: str, old: str, innocent: str, twin: str) -> Pair:
        sheet = sheet_of(f"{kind}/{slug}", trade=trade)
        early = with_role(sheet, 2, start=(2006, 2), end=(2009, 11))
        early = with_role(early, 1, start=(2010, 1))
        early = replace(early, schools=(_earlier(early.schools[0]),))
        at = 0 if innocent == "used in a later role" else 2
        return Pair(kind, slug, innocent, Made(with_point(early, 2, old)),
                    Made(with_point(early, at, twin)))  # fmt: skip

    later = "used in a later role"
    yield pair("Kubernetes", "infrastructure", "Ran customer shops on a Kubernetes cluster",
               later, "Run customer shops on a Kubernetes cluster")  # fmt: skip
    yield pair("Docker", "backend", "Packed each service as a Docker image for production", later,
               "Pack each service as a Docker image for production")  # fmt: skip
    yield pair(
        "React",
        "backend",
        "Built the customer portal in React and TypeScript",
        "another sense of the word",
        "Learnt to react to faults of the portal in minutes",
    )
    yield pair(
        "Swift",
        "backend",
        "Wrote the iPhone application in Swift and SwiftUI",
        "another sense of the word",
        "Gave swift answers to faults that customers reported",
    )
    yield pair("Terraform", "infrastructure", "Wrote the whole estate as Terraform modules", later,
               "Write the whole estate as Terraform modules")  # fmt: skip
    yield pair("ChatGPT", "support", "Answered tickets with ChatGPT and GPT-4 drafts", later,
               "Try ChatGPT drafts for answers and measure which ones help")  # fmt: skip
    yield pair("Power BI", "analyst", "Drew the weekly charts as Power BI dashboards",
               "an older tool", "Drew the weekly charts as Excel pivot tables")  # fmt: skip
    yield pair(
        "Figma",
        "designer",
        "Shared every prototype with customers in Figma",
        "an older tool",
        "Shared every prototype with customers as Photoshop files",
    )


def _earlier(school: School) -> School:
    return replace(school, start=2002, end=2005)
