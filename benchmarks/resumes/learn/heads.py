"""A person's roles in, the HTML of their section out, every piece marked with what it is."""

import re
from html import escape

from career import Role
from inventing import Person
from style import Style, tag
from words import WORDS as W

_TOKEN = re.compile(r"\{(\w)\}")


def filled(pattern: str, values: dict[str, str], kind: str) -> str:
    """The pattern with its values, as text with marks still unturned."""
    pattern = re.sub(
        r"\[([^\[\]]*)\]",
        lambda found: (
            found[1]
            if all(values.get(k) for k in _TOKEN.findall(found[1])) and _TOKEN.search(found[1])
            else (f"[{found[1]}]" if not _TOKEN.search(found[1]) or "{d}" in found[0] else "")
        ),
        pattern,
    )
    return _TOKEN.sub(
        lambda found: (
            tag(kind + found[1], values.get(found[1], "")) if values.get(found[1]) else ""
        ),
        pattern,
    )


def lines(told: str, cls: str) -> str:
    """Its lines as blocks."""
    made = []
    left, column, right = told.partition("||")
    if column:
        return f'<div class="g"><div class="gl">{lines(left, cls)}</div><div class="gr">{lines(right, cls)}%BODY%</div></div>'
    for line in told.split("\n"):
        if not re.sub(r"<[^>]*>|[\s*_^|,·•]", "", line):
            continue
        line = re.sub(r"\*([^*]*)\*", r"<b>\1</b>", line)
        line = re.sub(r"(?<![\w<])_([^_]*)_", r"<i>\1</i>", line)
        line = re.sub(r"\^([^^]*)\^", r'<span class="u">\1</span>', line)
        line = re.sub(r"^\s*[,|·–-]\s*", "", line)
        if "\t" in line:
            parts = line.split("\t")
            line = '<div class="f">' + "".join(f"<span>{x}</span>" for x in parts) + "</div>"
            made.append(line)
        else:
            made.append(f'<div class="{cls}">{line}</div>')
    return "".join(made)


def head_of_role(s: Style, role: Role, number: int, pattern: str = "") -> str:
    r = s.r
    pattern = pattern or s.work
    if s.odd and r.random() < 0.15:
        pattern = re.sub(r"\[[^\[\]{]*\{p\}[^\[\]]*\]", "", pattern)
    title, company = role.title, role.company
    if s.caps_company:
        company = company.upper()
    if s.caps_title:
        title = title.upper()
    if s.drop_bold:
        pattern = re.sub(r"[*]", "", pattern)
    values = {
        "c": company,
        "t": title,
        "d": s.between(role.start, role.end),
        "p": "" if s.no_place else role.place,
        "k": role.kind or "Full-time",
        "n": role.about,
    }
    if s.odd and r.random() < 0.06:
        values["d"] = ""
    told = filled(pattern, values, "w")
    return f'<wh n="{number}">{lines(told, "l")}</wh>'


def body_of_role(s: Style, role: Role) -> str:
    points, r = role.points, s.r
    made = ""
    if role.about and "{n}" not in s.work:
        made += f'<div class="l">{tag("wb", role.about)}</div>'
    if s.body == "none" or not points:
        return made
    if s.body == "list":
        made += "<ul>" + "".join(f"<li>{tag('wb', each)}</li>" for each in points) + "</ul>"
    elif s.body in ("dash", "star"):
        sign = "- " if s.body == "dash" else "* "
        made += "".join(f'<div class="l">{tag("wb", sign + each)}</div>' for each in points)
    elif s.body == "plain":
        made += "".join(f'<div class="l">{tag("wb", each)}</div>' for each in points)
    elif s.body == "prose":
        made += f"<p>{tag('wb', ' '.join(each.rstrip('.') + '.' for each in points))}</p>"
    else:
        made += f'<div class="l">{tag("wb", r.choice(["Responsibilities:", "Duties:", "Key achievements:", "Main tasks:"]))}</div>'
        made += "<ul>" + "".join(f"<li>{tag('wb', each)}</li>" for each in points) + "</ul>"
    if s.within and r.random() < 0.7:
        for _ in range(r.randint(1, 2)):
            dates = s.between(
                (r.randint(2005, 2015), r.randint(1, 12)), (r.randint(2016, 2024), r.randint(1, 12))
            )
            made += s.within.format(
                p=tag(
                    "wb",
                    f"{r.choice(W.stems)} {r.choice(['rollout', 'migration', 'platform', 'campaign', 'study', 'audit'])}",
                ),
                c=tag("wb", r.choice(W.short + W.stems)),
                d=tag("wb", dates),
                t=tag("wb", r.choice(["Developer", "Team Lead", "Analyst", "Tester"])),
            )
    if role.tools:
        made += f'<div class="l">{tag("wb", r.choice(["Technologies: ", "Tools: ", "Stack: ", "Environment: "]) + role.tools)}</div>'
    return made


def roles_html(s: Style, p: Person) -> str:
    made, r = "", s.r
    nested = len(p.roles) >= 3 and r.random() < 0.12
    number = 0
    while number < len(p.roles):
        role = p.roles[number]
        if s.earlier and not nested and number and number >= len(p.roles) - 2 and len(p.roles) > 2:
            if number == len(p.roles) - 2 and r.random() < 0.6:
                words = r.choice(
                    ["Earlier posts", "Earlier career", "Previous roles", "Also", "Before that"]
                )
                made += (
                    f'<div class="{r.choice(["l", "h"])}">{tag("ho" if words else "", words)}</div>'
                )
            made += f'<div class="e">{head_of_role(s, role, number, s.earlier)}</div>'
            number += 1
            continue
        if nested and number + 1 < len(p.roles) and r.random() < 0.6:
            below = p.roles[number : number + r.choice([2, 2, 3])]
            ends = below[0].end
            starts = below[-1].start
            whole = s.between(min(starts, below[0].start), ends) if r.random() < 0.6 else ""
            place = f", {escape(role.place)}" if r.random() < 0.5 else ""
            gap = '<span class="r">' + tag("wx", whole) + "</span>" if whole else ""
            made += f'<div class="e"><wg n="{number}"><div class="f"><span><b>{tag("wc", role.company)}</b>{place}</span>{gap}</div></wg>'
            for each in below:
                each.company = role.company
                title, dates = tag("wt", each.title), tag("wd", s.between(each.start, each.end))
                shape = s.r.choice([0, 1]) if number == 0 else 0
                line = (
                    f'<div class="f"><span><i>{title}</i></span><span>{dates}</span></div>'
                    if shape == 0
                    else f'<div class="l">{title} ({dates})</div>'
                )
                made += f'<wh n="{number}">{line}</wh>{body_of_role(s, each)}'
                number += 1
            made += "</div>"
            continue
        head, body = head_of_role(s, role, number), body_of_role(s, role)
        made += (
            '<div class="e">'
            + (head.replace("%BODY%", body) if "%BODY%" in head else head + body)
            + "</div>"
        )
        number += 1
    return made
