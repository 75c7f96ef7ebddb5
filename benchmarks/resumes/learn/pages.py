"""A person in, the sections of their resume out (HTML), every piece of it marked with what it is.

Marks are elements: wc wt wd wp of a role's head, wh around the whole head (n numbers the role), wb what
is told of it, wg an employer above several roles; es eg ea ed ep, eh, eb of a course; hw he ho headings;
nm hl ct.
"""

from html import escape
from random import Random

from heads import filled, lines, roles_html
from inventing import Person
from style import Style, tag
from words import WRITTEN as P


def courses_html(s: Style, p: Person) -> str:
    made, r = "", s.r
    table = r.random() < 0.05
    if table:
        head = r.choice(
            [
                ["Degree", "Institution", "Year", "Marks"],
                ["Examination", "Board/University", "Year of passing", "Percentage"],
                ["Qualification", "School / College", "Year"],
            ]
        )
        rows = ""
        for number, each in enumerate(p.courses):
            degree = tag("eg", each.degree) + (f" {tag('ea', each.area)}" if each.area else "")
            cells = [
                degree,
                tag("es", each.school),
                tag("ed", str(each.end or each.start)),
                f"{r.randint(50, 95)}%",
            ][: len(head)]
            rows += (
                f'<tr data-n="{number}">'
                + "".join(f'<td><eh n="{number}">{x}</eh></td>' for x in cells)
                + "</tr>"
            )
        return (
            '<table class="t"><tr>'
            + "".join(f"<td><b>{x}</b></td>" for x in head)
            + f"</tr>{rows}</table>"
        )
    for number, each in enumerate(p.courses):
        if s.single or each.end is None:
            dates = (
                s.point((each.end or each.start, each.month))
                if r.random() < 0.5 and s.single
                else str(each.end or each.start)
            )
            if s.single and each is p.courses[0] and r.random() < 0.1:
                dates = "Expected " + dates if s.lang == "en" else dates
        else:
            dates = s.between((each.start, 9), (each.end, each.month))
            if r.random() < 0.6:
                dates = f"{each.start}{'–' if '–' in s.dates else '-'}{each.end}"
        values = {
            "s": each.school,
            "g": each.degree,
            "a": each.area,
            "d": dates,
            "p": "" if s.no_place else each.place,
        }
        pattern = s.education
        if s.lang != "en":
            pattern = pattern.replace("[ in {a}]", "[ {a}]").replace("[ IN {a}]", "[ {a}]")
        if s.drop_bold:
            pattern = pattern.replace("*", "")
        head = f'<eh n="{number}">{lines(filled(pattern, values, "e"), "l")}</eh>'
        notes = "".join(
            f"<li>{tag('eb', x)}</li>"
            if s.body == "list"
            else f'<div class="l">{tag("eb", x)}</div>'
            for x in each.notes
        )
        notes = f"<ul>{notes}</ul>" if notes and s.body == "list" else notes
        made += (
            '<div class="e">'
            + (head.replace("%BODY%", notes) if "%BODY%" in head else head + notes)
            + "</div>"
        )
    return made


def list_html(r: Random, items: list[str]) -> str:
    how = r.choice(["list", "lines", "commas", "pipes", "columns"])
    if how == "list":
        return "<ul>" + "".join(f"<li>{escape(x)}</li>" for x in items) + "</ul>"
    if how == "lines":
        return "".join(f'<div class="l">{escape(x)}</div>' for x in items)
    if how == "columns":
        return '<div class="c2">' + "".join(f"<div>{escape(x)}</div>" for x in items) + "</div>"
    return f"<p>{escape((', ' if how == 'commas' else r.choice([' | ', ' • ', ' · '])).join(items))}</p>"


def skills_html(r: Random, p: Person) -> str:
    if r.random() < 0.35:
        groups = [p.skills[at : at + 4] for at in range(0, len(p.skills), 4)]
        labels = r.sample(
            [
                "Programming languages",
                "Tools",
                "Methods",
                "Databases",
                "Software",
                "Soft skills",
                "Frameworks",
                "Other",
            ],
            min(8, len(groups)),
        )
        return "".join(
            f'<div class="l"><b>{x}:</b> {escape(", ".join(g))}</div>'
            for x, g in zip(labels, groups, strict=False)
        )
    return list_html(r, p.skills)


def sections(s: Style, p: Person, dev: bool) -> list[tuple[str, str, str]]:
    """Kind, heading and body of each, in an order that somebody may choose."""
    r, told = s.r, P.headings[p.lang]

    def heading(kind: str) -> str:
        ways = (told.get(kind) or P.headings["en"][kind]).split("|")
        return r.choice(ways[len(ways) // 3 :] if dev and len(ways) > 2 else ways)

    made = {"work": roles_html(s, p), "education": courses_html(s, p)}
    if r.random() < 0.85:
        made["skills"] = skills_html(r, p)
    if r.random() < 0.55:
        made["languages"] = list_html(
            r, [f"{a}{r.choice([' – ', ': ', ' (', ', '])}{b}" for a, b in p.languages]
        )
    if r.random() < 0.65:
        made["summary"] = f"<p>{escape(p.summary)}</p>"
    if r.random() < 0.35:
        made["certificates"] = list_html(
            r,
            [f"{a}, {b}, {c}" if r.random() < 0.6 else f"{a} ({c})" for a, b, c in p.certificates],
        )
    if r.random() < 0.3:
        shape = r.choice([0, 1, 2])
        shape = r.choice([shape, 3])
        made["projects"] = "".join(
            f'<div class="f"><b>{escape(a)}</b><span>{s.between((r.randint(2008, 2018), r.randint(1, 12)), (r.randint(2019, 2025), 5))}</span></div><div class="l"><i>{escape(b)}</i></div><ul><li>{escape(c)}</li></ul>'
            if shape == 3
            else f'<div class="f"><b>{escape(a)}</b><span>{r.randint(2010, 2025)}</span></div><p>{escape(c)}</p>'
            if shape == 0
            else f'<div class="l"><b>{escape(a)}</b> – {escape(b)}</div><ul><li>{escape(c)}</li></ul>'
            if shape == 1
            else f'<div class="l">{escape(a)} ({r.randint(2010, 2025)}): {escape(c)}</div>'
            for a, b, c in p.projects
        )
    for kind, items in p.others.items():
        chance = {"interests": 0.25, "references": 0.25, "personal": 0.15, "declaration": 0.05}.get(
            kind, 0.12
        )
        if r.random() < chance:
            made[kind] = (
                "".join(
                    f'<div class="l">{escape(line)}</div>' for x in items for line in x.split("\n")
                )
                if kind in ("references", "personal", "declaration")
                else list_html(r, items)
            )
    order = [
        "summary",
        "skills",
        "work",
        "education",
        "projects",
        "certificates",
        "languages",
        "publications",
        "talks",
        "grants",
        "teaching",
        "awards",
        "volunteer",
        "service",
        "courses",
        "memberships",
        "interests",
        "personal",
        "references",
        "declaration",
    ]
    if r.random() < 0.3:
        order.remove("education")
        order.insert(1, "education")
    if r.random() < 0.3:
        order.remove("skills")
        order.insert(4, "skills")
    if r.random() < 0.15:
        head = [x for x in order if x in made]
        r.shuffle(head)
        order = head
    return [(kind, heading(kind), made[kind]) for kind in order if kind in made]
