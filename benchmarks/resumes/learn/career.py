"""A generator of chance in, roles and courses that somebody may have had out."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from vocabulary import Words, split
from words import WORDS as W


@dataclass
class Role:
    company: str
    title: str
    start: tuple[int, int]
    end: tuple[int, int] | None
    place: str
    kind: str = ""
    points: list[str] = field(default_factory=list)
    about: str = ""
    tools: str = ""
    whole: tuple[Any, Any] | None = None  # of an umbrella: the time at the employer
    under: int = -1  # number of the umbrella it stands below


@dataclass
class Course:
    school: str
    degree: str
    area: str
    start: int
    end: int | None
    place: str
    month: int = 6
    notes: list[str] = field(default_factory=list)


def title_of(r: Random, w: Words, lang: str) -> str:
    if lang != "en" and r.random() < 0.85:
        return r.choice(split(W.titles[lang], w.dev))
    kind = r.random()
    if kind < 0.4:
        return r.choice(w.titles_list)
    if kind < 0.75:
        return r.choice(w.titles_posted)
    rank = r.choice(
        [
            "",
            "Senior ",
            "Junior ",
            "Lead ",
            "Assistant ",
            "Head ",
            "Deputy ",
            "Chief ",
            "Part-time ",
            "Interim ",
        ]
    )
    core = r.choice(
        """Engineer|Teacher|Nurse|Cook|Driver|Clerk|Manager|Developer|Analyst|Accountant|Carpenter|Editor|Designer|Supervisor|Cashier|
Welder|Consultant|Librarian|Bartender|Researcher|Secretary|Receptionist|Machinist|Sales Associate|Foreman|Aide|Tutor|Paralegal|Dispatcher|Intern""".replace(
            "\n", ""
        ).split("|")
    )
    tail = r.choice(
        [
            "",
            "",
            "",
            "",
            " II",
            " III",
            ", Night Shift",
            " (Contract)",
            ", Payments",
            " – Internal Tools",
            ", EMEA",
            " / Team Lead",
            " and Trainer",
            ", Grade 4",
        ]
    )
    before = r.choice(
        [
            "",
            "",
            "Software ",
            "Project ",
            "Office ",
            "Math ",
            "Line ",
            "Regional ",
            "Field ",
            "Data ",
            "Kitchen ",
            "ICU ",
        ]
    )
    return f"{rank}{before}{core}{tail}"


def company_of(r: Random, w: Words, lang: str) -> str:
    if lang != "en" and r.random() < 0.75:
        base = r.choice(split(W.companies[lang], w.dev))
        return base + (" " + r.choice(W.legals) if r.random() < 0.3 else "")
    kind = r.random()
    if kind < 0.3:
        return r.choice(w.companies)
    if kind < 0.36:
        return r.choice(w.departments)
    if kind < 0.42:
        return r.choice(w.universities)
    if kind < 0.46:
        return r.choice(W.short)
    stem = r.choice(
        [
            r.choice(split(W.stems, w.dev)),
            r.choice(split(W.stems, w.dev)),
            r.choice(W.family),
            f"{r.choice(W.family)} & {r.choice(W.family)}",
            r.choice(W.cities["en"]).split(",")[0],
            f"{r.choice(W.stems)} {r.choice(W.stems)}",
            f"{r.choice(W.given)}'s",
            f"{r.choice(W.stems)}{r.choice(W.stems).lower()}",
        ]
    )
    trade = r.choice(split(W.trades, w.dev)) if r.random() < 0.75 else ""
    legal = r.choice(W.legals) if r.random() < 0.35 else ""
    full = " ".join(x for x in (stem, trade, legal) if x)
    extra = r.random()
    if extra < 0.03:
        full += f" ({r.choice(['contract', 'a ' + r.choice(W.stems) + ' company', 'formerly ' + r.choice(W.family), 'via ' + r.choice(W.stems) + ' Staffing'])})"
    elif extra < 0.05:
        full += f" / {r.choice(w.companies)}"
    elif extra < 0.07:
        full = f"{stem.lower().replace(' ', '').replace(chr(39), '')}.{r.choice(['com', 'io', 'ru', 'net', 'de'])}"
    return full.replace("& Partners Group", "& Partners")


def point(r: Random, lang: str, w: Words | None = None) -> str:
    if lang == "en" and w is not None and r.random() < 0.6:
        line = r.choice(w.told)
        if r.random() < 0.15:
            line += f" ({company_of(r, w, lang)}, {r.randint(2001, 2025)})"
        return line
    if lang != "en":
        return r.choice(W.told[lang]) + r.choice(["", "", "."])
    shape = r.random()
    if shape < 0.7:
        text = f"{r.choice(W.verbs)} {r.choice(W.objects)} {r.choice(W.tails)}".strip().replace(
            " ,", ","
        )
        if r.random() < 0.4:
            text += f" {r.choice(['and', 'as well as', 'while'])} {r.choice(W.verbs).lower()} {r.choice(W.objects)}"
    elif shape < 0.8:
        text = r.choice(W.objects).capitalize() + r.choice(["", f" {r.choice(W.tails)}"]).replace(
            " ,", ","
        )
    elif shape < 0.9:
        text = f"{r.choice(W.verbs)[:-1]}ing {r.choice(W.objects)}"
    else:
        text = f"{r.choice(['Technologies', 'Achievements', 'Team', 'Reported to', 'Tools', 'Environment', 'Stack', 'Responsibilities'])}: {', '.join(r.sample(W.skills, 4))}"
    return text + r.choice(["", "", "."])


def roles_of(r: Random, w: Words, lang: str, now: int, years: int) -> list[Role]:
    roles: list[Role] = []
    year, month = now - r.choice([0, 0, 0, 0, 1, 2]), r.randint(1, 11)
    current = r.random() < 0.6
    count = min(r.choice([1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 9]), max(1, years))
    left = years
    for at in range(count):
        length = max(1, min(left, round(left / max(1, count - at) * r.uniform(0.4, 1.5))))
        months = length * 12 - r.randint(0, 8)
        end = None if at == 0 and current else (year, month)
        last = year * 12 + month
        first = max(last - months, (now - 45) * 12)
        start = (first // 12, first % 12 + 1)
        company = company_of(r, w, lang)
        if roles and r.random() < 0.12:
            company = roles[-1].company
        title = title_of(r, w, lang)
        if r.random() < 0.04 and lang == "en":
            company, ranks = r.choice(W.military)
            title = r.choice(ranks)
        place = r.choice(W.cities[lang]) if r.random() < 0.85 else r.choice(W.cities["en"])
        kind = r.choice(
            ["", "", "", "", "", "Full-time", "Part-time", "Contract", "Internship", "Freelance"]
        )
        role = Role(
            company,
            title,
            start,
            end,
            place,
            kind,
            [point(r, lang, w) for _ in range(r.choice([0, 1, 2, 3, 3, 4, 5, 7]))],
        )
        if r.random() < 0.25:
            role.about = r.choice(
                [
                    "A leading provider of services to the industry.",
                    "Family business with 40 employees",
                    "Retail chain, 200 stores",
                    "Company profile: manufacturing of parts for vehicles",
                    "B2B payments startup (Series B)",
                    "Provider of software for hospitals and clinics",
                    "(www.example.com)",
                    "Online marketplace for used goods",
                    "Customer service and delivery of heating oil",
                    "Development and commercial real estate",
                ]
            )
        if r.random() < 0.2:
            role.tools = ", ".join(r.sample(W.skills, r.randint(3, 7)))
        roles.append(role)
        year, month = divmod(first - r.choice([0, 1, 1, 2, 6, 14]), 12)
        month += 1
        left -= length
        if left <= 0:
            break
    if r.random() < 0.15:
        roles.reverse()
    return roles
