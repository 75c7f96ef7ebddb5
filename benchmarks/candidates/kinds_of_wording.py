"""Frauds of wording within one organisation, and against its own advertisement."""

from collections.abc import Iterable
from dataclasses import replace

from people import chance, mail_of, profile_of, sheet_of
from sheets import Look, Made, Pair, Sheet, with_role


def pairs() -> Iterable[Pair]:
    yield from _template()
    yield from _one_phone()
    yield from _copied()


def _named(sheet: Sheet, name: str) -> Sheet:
    """The same resume under another name, with that name's mail and profile."""
    draw = chance(f"{sheet.name}/{name}")
    host = sheet.mail.partition("@")[2]
    mail, profile = mail_of(name, host, draw), profile_of(name, draw)
    return replace(sheet, name=name, author=name, mail=mail, profile=profile)


def _other_contact(sheet: Sheet, key: str, country: str) -> Sheet:
    return replace(sheet, phone=sheet_of(f"{key}/phone", country=country).phone)


def _reworded(sheet: Sheet) -> Sheet:
    """Each point with a word or two more, as a template's users fill in."""
    roles = tuple(
        replace(role, company=f"{role.company.split()[0]} {more}", points=tuple(
            f"{point} {tail}" for point, tail in zip(role.points, _TAILS, strict=False)))
        for role, more in zip(sheet.roles, ("Partners", "Works", "Group"), strict=True)
    )  # fmt: skip
    return replace(sheet, roles=roles)


_TAILS = ("every year", "with success", "in time")


def _template() -> Iterable[Pair]:
    """The organisation saw nearly the same points under other names."""
    kind = "one template, many names"
    others = ("Winifred Castellano", "Obinna Strand", "Marek Dubrovnik")

    def pair(slug: str, innocent: str, *, count: int = 2, reworded: bool = False,
             look: Look | None = None) -> Pair:  # fmt: skip
        key = f"{kind}/{slug}"
        sheet = sheet_of(key, look=look)
        seen = []
        for name in others[:count]:
            other = _other_contact(_named(sheet, name), f"{key}/{name}", sheet.country)
            seen.append(_reworded(other) if reworded else other)
        return Pair(kind, slug, innocent, Made(sheet, seen=tuple(seen)),
                    Made(sheet, seen=_innocent(innocent, sheet, key)))  # fmt: skip

    yield pair("word for word", "the same person applies again")
    yield pair("with a word more", "the same trade, own words", reworded=True)
    yield pair("three of them", "after a marriage", count=3)
    yield pair("only one other", "one common sentence", count=1)
    yield pair("in another format", "the same template's layout alone", look=Look("pdf"))
    yield pair("one other with a word more", "the same person, nickname", count=1, reworded=True)
    yield pair("three with a word more", "the same trade, own words", count=3, reworded=True)


def _innocent(innocent: str, sheet: Sheet, key: str) -> tuple[Sheet, ...]:
    given, family = sheet.name.split(" ", 1)
    if innocent == "the same person applies again":
        return (replace(sheet, summary="An earlier form of this resume."),)
    if innocent == "after a marriage":
        return (_named(sheet, f"{given} Aldershaw"),)
    if innocent == "the same person, nickname":
        return (_named(sheet, f"{given[:3]} {family}"),)
    stranger = _named(sheet_of(f"{key}/stranger", trade=sheet.trade), "Philippa Overmars")
    if innocent == "one common sentence":
        shared = ("Worked closely with the whole team", *_OWN)
        return (with_role(_own_words(stranger), 0, points=shared),)
    return (_own_words(stranger),)


_OWN = ("Took over the busiest part of the week", "Answer to the owner for cost and quality")


def _own_words(sheet: Sheet) -> Sheet:
    roles = tuple(
        replace(role, points=(*_OWN, f"Stayed in step with {role.company}'s other sites"))
        for role in sheet.roles
    )
    return replace(sheet, roles=roles)


def _one_phone() -> Iterable[Pair]:
    """A phone or an address that stood on another person's resume."""
    kind = "one phone, many names"

    def pair(slug: str, country: str, innocent: str, *, mail: bool = False, count: int = 1) -> Pair:
        key = f"{kind}/{slug}"
        sheet = sheet_of(key, country=country)
        seen = []
        for each in range(count):
            other = sheet_of(f"{key}/other {each}")
            name = ("Winifred Castellano", "Obinna Strand")[each]
            other = _named(other, name)
            other = replace(other, mail=sheet.mail) if mail else replace(other, phone=sheet.phone)
            seen.append(other)
        return Pair(kind, slug, innocent, Made(sheet, seen=tuple(seen)),
                    Made(sheet, seen=(_household(innocent, sheet, key),)))  # fmt: skip

    yield pair("a phone in Britain", "GB", "a couple with one family name")
    yield pair("a phone in Germany", "DE", "the same person again")
    yield pair("a phone in France", "FR", "after a marriage")
    yield pair("a phone in Sweden", "SE", "another phone", count=2)
    yield pair("a phone in Nigeria", "NG", "the same person again", count=2)
    yield pair("one address", "IN", "another phone", mail=True)
    yield pair("one address for three", "AU", "a couple with one family name", mail=True, count=2)


def _household(innocent: str, sheet: Sheet, key: str) -> Sheet:
    given, family = sheet.name.split(" ", 1)
    other = sheet_of(f"{key}/twin")
    if innocent == "a couple with one family name":
        return replace(_named(other, f"Wilhelmina {family}"), phone=sheet.phone)
    if innocent == "after a marriage":
        return replace(_named(sheet, f"{given} Aldershaw"), phone=sheet.phone)
    if innocent == "the same person again":
        return sheet
    return _named(other, "Philippa Overmars")


def _copied() -> Iterable[Pair]:
    kind = "advertisement copied"

    def pair(slug: str, trade: str, duties: tuple[str, ...], innocent: str, own: tuple[str, ...],
             look: Look | None = None) -> Pair:  # fmt: skip
        sheet = sheet_of(f"{kind}/{slug}", trade=trade, look=look)
        advert = _ADVERT.format("\n".join(f"- {each}" for each in duties))
        return Pair(kind, slug, innocent,
                    Made(with_role(sheet, 0, points=duties), description=advert),
                    Made(with_role(sheet, 0, points=own), description=advert))  # fmt: skip

    words = "the same matters in own words"
    for slug, trade, duties, own in _DUTIES:
        yield pair(slug, trade, duties, words, own)
    slug, trade, duties, own = _DUTIES[0]
    yield pair(f"{slug} in a PDF", trade, duties, words, own, Look("pdf"))
    slug, trade, duties, own = _DUTIES[3]
    yield pair(f"{slug} in a DOCX", trade, duties, "some of the advertisement's words",
               (*own, f"Also: {duties[3].lower()}"), Look("docx"))  # fmt: skip


_ADVERT = """We are looking for somebody who wants to grow with us.

What you will do:
{}

What we offer: 28 days of leave, a pension and a canteen."""

_DUTIES = (
    ("a ward's duties", "nurse", (
        "Deliver safe, compassionate and evidence-based nursing care to adult patients on our unit",
        "Assess, plan, implement and evaluate individual programmes of care with the whole team",
        "Maintain accurate, contemporaneous records in line with local and national standards",
        "Act as a role model and support the learning of junior colleagues and students at all "
        "times"),
     ("Look after eight to ten adults a shift and plan their care with the doctors",
      "Keep the charts complete and teach the students who rotate through")),
    ("a warehouse's duties", "logistics", (
        "Oversee the day-to-day running of our regional distribution centre across three shifts",
        "Ensure that all goods inward and outward are processed accurately and on schedule",
        "Drive continuous improvement initiatives and champion a culture of safety first",
        "Produce weekly performance reports for the senior operations leadership team"),
     ("Run the late shift of the regional warehouse with nineteen people",
      "Report each Friday what was shipped, what was late and why")),
    ("an engineer's duties", "backend", (
        "Design, build and maintain efficient, reusable and reliable services for our platform",
        "Identify performance bottlenecks and bugs, and devise solutions to mitigate these issues",
        "Collaborate with cross-functional teams to define, design and ship new product features",
        "Help maintain code quality, organisation and automatization across all repositories"),
     ("Own the order service and halved its slowest queries",
      "Ship with product and design every second Tuesday")),
    ("a ledger's duties", "accountant", (
        "Take ownership of the monthly management accounts process from start to finish",
        "Partner with budget holders to challenge variances and improve forecasting accuracy",
        "Support the external audit by preparing schedules and responding to auditor queries",
        "Review and strengthen the internal control environment across all group companies"),
     ("Close the books by the fourth working day and explain what moved",
      "Sit with each plant manager once a month over cost and plan")),
    ("a classroom's duties", "teacher", (
        "Plan and deliver engaging lessons that inspire pupils of all abilities to succeed",
        "Monitor, track and report on the progress of pupils in your assigned classes",
        "Contribute to the wider life of the school through clubs, trips and open evenings",
        "Uphold the highest standards of behaviour, safeguarding and professional conduct"),
     ("Teach eleven physics groups and run the Thursday robotics club",
      "Write to parents each half-term about what went well")),
)  # fmt: skip
