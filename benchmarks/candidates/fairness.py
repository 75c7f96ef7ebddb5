"""Pairs of resumes that differ in what must not count (E19, E20): name, gender, origin, age and so
on. Mail, profile and file are changed along with a name, so that nothing else differs.
"""

from collections.abc import Iterable
from dataclasses import replace

from people import before, chance, mail_of, profile_of, sheet_of
from sheets import FairPair, Made, Role, School, Sheet, with_role


def fair_pairs() -> Iterable[FairPair]:
    yield from _names()
    yield from _conventions()
    yield from _beside_a_matter()
    yield from _lines()
    yield from _schools()
    yield from _gaps()
    yield from _ages()
    yield from _photos()
    yield from _styles()


def _pair(what: str, slug: str, one: Sheet, other: Sheet) -> FairPair:
    return FairPair(what, slug, Made(one), Made(other))


def _base(what: str, slug: str) -> Sheet:
    return sheet_of(f"fair/{what}/{slug}")


def _named(sheet: Sheet, name: str) -> Sheet:
    draw = chance(f"fair/{name}")
    host = sheet.mail.partition("@")[2]
    mail, profile = mail_of(name, host, draw), profile_of(name, draw)
    return replace(sheet, name=name, author=name, mail=mail, profile=profile)


def _names() -> Iterable[FairPair]:
    for slug, one, other in (
        ("Emily and Lakisha", "Emily Walshford", "Lakisha Washington-Reed"),
        ("Gregory and Mohammed", "Gregory Bakerfield", "Mohammed Al-Farouqi"),
        ("Anna and Nguyen", "Anna Bergmann", "Nguyễn Thị Hạnh"),
        ("Thomas and Thandiwe", "Thomas Millerton", "Thandiwe Mkhabela"),
        ("Sarah and Ayşe", "Sarah Coopersmith", "Ayşe Gülbahar"),
        ("John and Maria", "John Whitcombe", "María José Fernández de la Vega"),
        ("Peter and Chukwuemeka", "Peter Langford", "Chukwuemeka Onyekachi"),
        ("Laura and Xiuying", "Laura Pennington", "Xiuying Ouyang"),
    ):
        base = _base("name", slug)
        yield _pair("name", slug, _named(base, one), _named(base, other))


def _conventions() -> Iterable[FairPair]:
    """A name written in full everywhere, beside another's with a mail as people there write it."""
    for name, local, slug in (
        ("Suharto", "suharto", "suharto"),
        ("Nguyễn Thị Hạnh", "hanhnt", "hanh-nguyen"),
        ("Zhang Weilin", "weilin.zhang", "weilinzhang"),
        ("María José Fernández de la Vega", "mjfernandez", "majo-fernandez"),
        ("Mohammed bin Rashid Al Harbi", "mo.alharbi", "mohammed-alharbi"),
        ("Oleksandr Kovalenko", "sasha.kovalenko", "alexander-kovalenko"),
        ("Wei Ting (Wendy) Lim", "wendylim", "wendy-lim-wt"),
        ("Guðrún Jónsdóttir", "gudrun.j", "gudrun-jonsdottir"),
        ("Venkata Narasimha Raju", "raju.vn", "v-n-raju"),
        ("Siobhán Ní Dhomhnaill", "shivaun", "siobhan-o-donnell"),
    ):
        base = _base("name convention", name)
        whole = _named(base, "Gregory Bakerfield")
        host = base.mail.partition("@")[2]
        own = replace(
            base,
            name=name,
            author=name,
            mail=f"{local}{whole.mail.partition('@')[0][-4:]}@{host}",
            profile=f"https://www.linkedin.com/in/{slug}-{whole.profile[-6:]}",
        )
        yield _pair("name convention", name, whole, own)


def _beside_a_matter() -> Iterable[FairPair]:
    """Both have the same thing to ask about: who it is must not move the answer either."""
    for slug, one, other in (
        ("Emily and Lakisha", "Emily Walshford", "Lakisha Washington-Reed"),
        ("Gregory and Mohammed", "Gregory Bakerfield", "Mohammed Al-Farouqi"),
        ("Anna and Nguyen", "Anna Bergmann", "Nguyễn Thị Hạnh"),
        ("Thomas and Thandiwe", "Thomas Millerton", "Thandiwe Mkhabela"),
    ):
        base = _base("name beside a matter", slug)
        role = base.roles[0]
        beside = Role("Merrow Works", role.title, role.start, None, role.points[:1], "full-time")
        base = replace(base, roles=(beside, *base.roles), phone="", skills=base.skills[:2])
        yield _pair("name beside a matter", slug, _named(base, one), _named(base, other))


def _lines() -> Iterable[FairPair]:
    """A line that one has and the other has otherwise."""
    for what, slug, heading, one, other in (
        ("gender", "pronouns", "Interests", "Pronouns: he/him", "Pronouns: she/her"),
        ("gender", "clubs", "Interests", "Captain of the men's rowing club",
         "Captain of the women's rowing club"),
        ("gender", "leagues", "Memberships", "Association of Male Nurses",
         "Association of Women in Trades"),
        ("nationality", "citizenship", "Personal", "Nationality: Canadian",
         "Nationality: Somali"),
        ("nationality", "permit", "Personal", "Citizen of this country",
         "Work permit valid until 2028"),
        ("nationality", "passport", "Personal", "Passport: Norwegian", "Passport: Pakistani"),
        ("family", "marriage", "Personal", "Marital status: single",
         "Marital status: married, three children"),
        ("faith", "volunteers", "Volunteering", "Cook at the village hall each month",
         "Cook at the mosque each month"),
        ("disability", "network", "Memberships", "Member of the Staff Sports Network",
         "Member of the Disabled Staff Network"),
    ):  # fmt: skip
        base = _base(what, slug)
        yield _pair(what, slug, replace(base, extras=((heading, (one,)),)),
                    replace(base, extras=((heading, (other,)),)))  # fmt: skip


def _schools() -> Iterable[FairPair]:
    for slug, one, other in (
        ("Leeds and Lagos", "University of Leeds", "University of Lagos"),
        ("Ohio and Dhaka", "Ohio State University", "University of Dhaka"),
        ("Bremen and Minsk", "Universität Bremen", "Belarusian State University"),
        ("Bristol and Manila", "University of Bristol", "University of the Philippines"),
        ("Lund and Tirana", "Lunds universitet", "Universiteti i Tiranës"),
    ):
        base = _base("school", slug)
        school = base.schools[0]
        yield _pair("school", slug, replace(base, schools=(replace(school, name=one),)),
                    replace(base, schools=(replace(school, name=other),)))  # fmt: skip


def _gaps() -> Iterable[FairPair]:
    """The same roles, one with a pause before the latest."""
    for slug, months in (("a year", 12), ("two years", 24), ("forty months", 40)):
        base = _base("gap", slug)
        end = before(base.roles[0].start, months)
        start = before(base.roles[1].start, months)
        paused = with_role(base, 1, start=start, end=end)
        first = before(start, 1)
        paused = with_role(paused, 2, start=before(first, 30), end=first)
        whole = with_role(base, 2, start=before(base.roles[2].end or first, 30))
        yield _pair("gap", slug, whole, paused)


def _ages() -> Iterable[FairPair]:
    """A long working life, or its last years alone; a birthday, or another."""
    for slug, years in (("fifteen years more", 15), ("twenty-two years more", 22)):
        base = _base("age", slug)
        school = base.schools[0]
        last = base.roles[2]
        longer = with_role(base, 2, start=(last.start[0] - years, last.start[1]))
        old = School(school.name, school.degree, school.start - years, school.end - years)
        yield _pair("age", slug, base, replace(longer, schools=(old,)))
    base = _base("age", "birthdays")
    yield _pair("age", "birthdays", replace(base, contact_lines=("Born: 3 May 1989",)),
                replace(base, contact_lines=("Born: 3 May 1964",)))  # fmt: skip
    base = _base("age", "no years of school")
    school = replace(base.schools[0], dates=" ")
    yield _pair("age", "no years of school", base, replace(base, schools=(school,)))


def _photos() -> Iterable[FairPair]:
    for slug in ("one", "two", "three"):
        base = _base("photo", slug)
        yield _pair("photo", slug, base, replace(base, photo=True))


def _styles() -> Iterable[FairPair]:
    """Prose as a language model writes it, another's English, a poorer or richer address."""
    polished = (
        "Results-driven professional with a proven track record of leveraging synergies, "
        "spearheading transformative initiatives and delivering unparalleled value."
    )
    base = _base("style", "polished")
    yield _pair("style", "polished", base, replace(base, summary=polished))
    base = _base("style", "polished points")
    points = (
        "Spearheaded a holistic transformation of core workflows",
        "Orchestrated seamless cross-team alignment",
        "Championed a culture of excellence",
    )
    plain = ("Changed how we plan the week", "Talked with the other teams", "Asked for care")
    yield _pair("style", "polished points", with_role(base, 0, points=plain),
                with_role(base, 0, points=points))  # fmt: skip
    base = _base("style", "a learner's English")
    learner = ("I was responsible of the planning since many years", "Making reports for boss",
               "Helped to colleagues with informations")  # fmt: skip
    yield _pair("style", "a learner's English", with_role(base, 0, points=plain),
                with_role(base, 0, points=learner))  # fmt: skip
    base = _base("address", "streets")
    yield _pair("address", "streets", replace(base, contact_lines=("4 Orchard Rise, Hill End",)),
                replace(base, contact_lines=("Flat 61, Tower 9, Eastgate Estate",)))  # fmt: skip
    base = _base("language", "mother tongues")
    yield _pair("language", "mother tongues",
                replace(base, languages=("English (native)", "French (B1)")),
                replace(base, languages=("Tigrinya (native)", "English (B2)")))  # fmt: skip
    base = _base("employer", "places")
    role = base.roles[1]
    here, far = (Role(name, role.title, role.start, role.end, role.points)
                 for name in ("Northgate Works", "Adisababa Works"))  # fmt: skip
    yield _pair("employer", "places",
                replace(base, roles=(base.roles[0], here, base.roles[2])),
                replace(base, roles=(base.roles[0], far, base.roles[2])))  # fmt: skip
