"""A generator of chance in, an invented person out."""

from dataclasses import dataclass
from random import Random

from career import Course, Role, company_of, point, roles_of, title_of
from vocabulary import Words, split
from words import WORDS as W


@dataclass
class Person:
    lang: str
    name: str
    headline: str
    mail: str
    phone: str
    city: str
    link: str
    summary: str
    roles: list[Role]
    courses: list[Course]
    skills: list[str]
    languages: list[tuple[str, str]]
    certificates: list[tuple[str, str, int]]
    projects: list[tuple[str, str, str]]
    others: dict[str, list[str]]


def person(r: Random, w: Words, lang: str) -> Person:
    dev = w.dev
    given, family = r.choice(split(W.given, dev)), r.choice(split(W.family, dev))
    middle = r.choice(["", "", "", "", r.choice("ABCDEFGHJKLMNPRSTW") + ".", r.choice(W.given)])
    name = " ".join(x for x in (given, middle, family) if x)
    if r.random() < 0.07:
        name += r.choice([", MBA", ", RN", ", Ph.D.", ", PMP"])
    user = r.choice(
        [f"{given}.{family}", f"{given[0]}{family}", f"{given}{r.randint(1, 99)}"]
    ).lower()
    user = "".join(x for x in user if x.isalnum() or x == ".")
    now = 2026
    years = r.choice([2, 4, 6, 8, 10, 12, 15, 20, 25, 32])
    field_title = title_of(r, w, lang)
    roles = roles_of(r, w, lang, now, years)
    courses = courses_of(r, w, lang, now - years)
    city = r.choice(split(W.cities[lang], dev)) if r.random() < 0.8 else r.choice(W.cities["en"])
    summary = (
        " ".join(
            r.choice(W.sentences).format(n=years, t=field_title) for _ in range(r.randint(1, 4))
        )
        if lang == "en" or r.random() < 0.3
        else ". ".join(r.sample(W.told[lang], 2)) + "."
    )
    skills = r.sample(W.skills, r.randint(4, 16))
    if r.random() < 0.4 and w.esco:
        skills += r.sample(w.esco, r.randint(2, 6))
    languages = [
        (each, r.choice(W.fluent)) for each in r.sample(W.languages[lang], r.randint(2, 3))
    ]
    certificates = [
        (r.choice(W.certificates), r.choice(W.issuers), r.randint(2005, 2025))
        for _ in range(r.randint(1, 5))
    ]
    projects = [
        (
            f"{r.choice(W.stems)} {r.choice(['App', 'Tracker', 'Engine', 'Portal', 'Study', 'Bot', 'Shop'])}",
            r.choice(
                [
                    "Personal project",
                    "Open source",
                    "Team project",
                    title_of(r, w, "en"),
                    company_of(r, w, "en"),
                ]
            ),
            point(r, lang),
        )
        for _ in range(r.randint(1, 4))
    ]
    return Person(
        lang,
        name,
        field_title,
        f"{user}@{r.choice(['mail.example', 'example.org', 'gmail.com', 'example.co.uk'])}",
        phone(r),
        city,
        r.choice([f"linkedin.com/in/{user}", f"github.com/{user}", f"www.{user}.example", ""]),
        summary,
        roles,
        courses,
        skills,
        languages,
        certificates,
        projects,
        others(r, w, lang),
    )


def phone(r: Random) -> str:
    def n(count: int) -> str:
        return "".join(r.choice("0123456789") for _ in range(count))

    return r.choice(
        [
            f"(212) 555-{n(4)}",
            f"+44 20 7946 {n(4)}",
            f"+49 171 555 {n(4)}",
            f"+1 {n(3)}-555-{n(4)}",
            f"0{n(3)} {n(6)}",
            f"+91 98{n(8)}",
        ]
    )


def school_of(r: Random, w: Words, lang: str, *, low: bool = False) -> str:
    if lang != "en" and r.random() < 0.8:
        return r.choice(W.schools[lang])
    if low:
        return r.choice(
            [
                *W.schools["en"][:10],
                f"{r.choice(W.family)} High School",
                f"{r.choice(W.stems)} Secondary School",
                f"St. {r.choice(W.given)}'s School",
            ]
        )
    kind = r.random()
    if kind < 0.6:
        return r.choice(w.universities)
    if kind < 0.75:
        return r.choice(W.schools["en"][10:])
    city = r.choice(W.cities["en"]).split(",")[0]
    return r.choice(
        [
            f"University of {city}",
            f"{city} State University",
            f"{r.choice(W.family)} College",
            f"{city} Community College",
            f"{city} Institute of Technology",
            f"{city} Trade School",
            f"College of {r.choice(W.areas)}, {city}",
            f"{r.choice(W.stems)} Academy",
            f"{city} University, School of {r.choice(W.areas)}",
        ]
    )


def courses_of(r: Random, w: Words, lang: str, year: int) -> list[Course]:
    found = []
    end = year + r.choice([0, 0, 0, -1, 1])
    for at in range(r.choice([1, 1, 1, 2, 2, 2, 3, 4])):
        degree = r.choice(split(W.degrees[lang], w.dev) if r.random() < 0.6 else W.degrees[lang])
        low = degree in W.school_level
        length = r.choice([1, 2, 2, 3, 4, 4, 5])
        notes = []
        if r.random() < 0.35:
            notes = [
                r.choice(
                    [
                        f"GPA: {r.uniform(2.8, 4):.2f}",
                        "First class honours",
                        "Graduated cum laude",
                        f"Thesis: {r.choice(W.objects)}",
                        f"Relevant coursework: {', '.join(r.sample(W.areas, 3))}",
                        "Minor in Spanish",
                        "Dean's List 2012, 2013",
                        f"Percentage: {r.randint(55, 93)}%",
                        f"Final mark: {r.uniform(1, 2.5):.1f}",
                        "Activities: debate club, rowing",
                        f"Study abroad: {r.choice(w.universities)}, {end - 1}",
                        f"Exchange semester at {r.choice(w.universities)} ({end - 2})",
                        f"Advisor: Prof. {r.choice(W.family)}; thesis on {r.choice(W.objects)}",
                        f"{r.choice(['Minor', 'Second subject', 'Specialization'])}: {r.choice(W.areas)}",
                        f"Teaching assistant, {r.choice(W.areas)}, {end - 1}–{end}",
                    ]
                )
                for _ in range(r.randint(1, 2))
            ]
        area = "" if low or r.random() < 0.12 else r.choice(W.areas)
        found.append(
            Course(
                school_of(r, w, lang, low=low),
                degree,
                area,
                end - length,
                None if at == 0 and r.random() < 0.06 else end,
                r.choice(W.cities[lang]),
                r.choice([5, 6, 6, 7, 9]),
                notes,
            )
        )
        end -= length + r.choice([0, 0, 1, 3])
    return found


def others(r: Random, w: Words, lang: str) -> dict[str, list[str]]:
    def year() -> int:
        return r.randint(2004, 2025)

    return {
        "awards": [
            f"{r.choice(['Employee of the Month', 'Best Paper Award', 'Dean’s Scholarship', 'Sales Champion', 'Innovation Prize'])}, {company_of(r, w, lang)}, {year()}"
            for _ in range(r.randint(1, 3))
        ],
        "publications": [
            f"{r.choice(W.family)}, {r.choice('ABCDE')}., {r.choice(W.family)}, {r.choice('KLMN')}. ({year()}). {r.choice(W.objects).capitalize()}. Journal of {r.choice(W.areas)}, {r.randint(1, 40)}({r.randint(1, 4)}), {r.randint(10, 99)}–{r.randint(100, 199)}."
            for _ in range(r.randint(1, 4))
        ],
        "volunteer": [
            f"{title_of(r, w, lang)}, {company_of(r, w, lang)}, {year()}"
            for _ in range(r.randint(1, 2))
        ],
        "references": [r.choice(["Available upon request", "References available on request."])]
        if r.random() < 0.6
        else [
            f"{r.choice(W.given)} {r.choice(W.family)}\n{title_of(r, w, lang)}, {company_of(r, w, lang)}\n{phone(r)}"
            for _ in range(2)
        ],
        "interests": [", ".join(r.sample(W.hobbies, r.randint(2, 5)))],
        "courses": [
            f"{r.choice(W.skills)} {r.choice(['course', 'workshop', 'training', 'seminar'])}, {r.choice(W.issuers)}, {year()}"
            for _ in range(r.randint(1, 4))
        ],
        "memberships": [
            f"Member, {r.choice(['IEEE', 'ACM', 'National Nurses Association', 'Rotary Club', 'Chamber of Commerce', 'Toastmasters'])} ({year()}–present)"
            for _ in range(r.randint(1, 2))
        ],
        "talks": [
            f"“{r.choice(W.objects).capitalize()}”, {r.choice(W.stems)} Conference, {r.choice(W.cities['en'])}, {year()}"
            for _ in range(r.randint(1, 3))
        ],
        "personal": [
            f"Date of birth: {r.randint(1, 28):02d}.{r.randint(1, 12):02d}.{r.randint(1960, 2002)}",
            f"Nationality: {r.choice(['Indian', 'Romanian', 'British', 'Kenyan'])}",
            f"Marital status: {r.choice(['single', 'married'])}",
        ],
        "grants": [
            f"{r.choice(['Research Grant', 'Travel Grant', 'Small Grant', 'Fellowship', 'Seed Funding'])}, {company_of(r, w, lang)} ({r.choice(['€', '£', '$'])}{r.randint(2, 900)},000), {r.choice(['Principal Investigator, ', 'co-applicant, ', ''])}{year()}{r.choice(['', '–' + str(r.randint(2015, 2026))])}"
            for _ in range(r.randint(1, 4))
        ],
        "teaching": [
            f"{r.choice(W.areas)} {r.randint(101, 499)} ({r.choice(['lecturer', 'convenor', 'teaching assistant', 'tutor'])}, {r.choice(['', school_of(r, w, lang) + ', '])}{year()}–{r.randint(2015, 2025)})"
            for _ in range(r.randint(1, 4))
        ],
        "service": [
            f"{r.choice(['Reviewer', 'Reviews editor', 'External examiner', 'Chair', 'Board member', 'Treasurer', 'Secretary'])}, {company_of(r, w, lang)}, {year()}{r.choice(['', '–present', '–' + str(r.randint(2012, 2025))])}"
            for _ in range(r.randint(1, 4))
        ],
        "declaration": [
            "I hereby declare that the above information is true to the best of my knowledge.",
            f"Place: {r.choice(W.cities['en'])}",
        ],
    }
