"""A person and a style in, a whole page with its looks out: HTML for a browser, marked as pages.py says."""

from html import escape
from random import Random

from inventing import Person
from pages import Style, sections, tag

ASIDE = {
    "service",
    "skills",
    "languages",
    "certificates",
    "interests",
    "personal",
    "courses",
    "memberships",
    "awards",
    "references",
    "contact",
}
LAYOUTS = [
    "one",
    "one",
    "one",
    "left",
    "right",
    "two",
    "labels",
    "boxes",
    "table",
    "band",
    "split",
    "wide",
    "one",
    "labels-table",
    "float",
    "mixed",
]
# Those with these numbers are drawn for validation alone.
VALIDATED = {"right", "labels-table", "mixed"}
FONTS = [
    "Liberation Serif",
    "Liberation Sans",
    "DejaVu Sans",
    "DejaVu Serif",
    "Inter",
    "Liberation Sans Narrow",
    "Liberation Mono",
    "Inter Display",
]


def layout_of(r: Random, dev: bool) -> str:
    kinds = [x for x in LAYOUTS if (x in VALIDATED) == dev or x == "one"]
    return r.choice(kinds)


def drawn(r: Random, p: Person, s: Style, number: int, dev: bool, layout: str) -> tuple[str, str]:
    """Its style sheet and its HTML."""
    found = sections(s, p, dev)
    level = r.choice(
        [
            "b",
            "b",
            "big",
            "big",
            "caps",
            "caps",
            "caps",
            "plain",
            "spaced",
            "colon",
            "inv",
            "centre",
        ]
    )
    heading_marks = {"work": "hw", "education": "he"}
    drop = r.random() < 0.02

    def block(kind: str, heading: str, body: str) -> str:
        text = heading + (":" if level == "colon" else "")
        if level == "spaced":
            text = " ".join(heading.upper()) if r.random() < 0.0 else heading.upper()
        mark = heading_marks.get(kind, "ho")
        head = (
            ""
            if drop and kind in ("work", "education")
            else f'<div class="h">{tag(mark, text)}</div>'
        )
        if layout in ("labels", "labels-table"):
            cell = f'<div class="lh">{head}</div><div class="lb">{body}</div>'
            return (
                f'<table class="lt"><tr><td class="lh">{head}</td><td>{body}</td></tr></table>'
                if layout == "labels-table"
                else f'<div class="lg">{cell}</div>'
            )
        return f'<div class="s">{head}{body}</div>'

    contact_items = [x for x in (p.mail, p.phone, p.city, p.link) if x and r.random() < 0.9]
    contact_how = r.choice([" | ", " • ", ", ", "lines", " – ", "labelled"])
    if layout in ("left", "right", "float"):
        contact_how = r.choice(["lines", "labelled"])
    if contact_how in ("lines", "labelled"):
        labels = (
            {p.mail: "E-mail: ", p.phone: "Tel: ", p.city: "Address: ", p.link: ""}
            if contact_how == "labelled"
            else {}
        )
        contact = "".join(
            f'<div class="l">{tag("ct", labels.get(x, "") + x)}</div>' for x in contact_items
        )
    else:
        contact = f'<div class="l">{tag("ct", contact_how.join(contact_items))}</div>'
    name = f'<div class="nm">{tag("nm", p.name)}</div>'
    title = f'<div class="hl">{tag("hl", p.headline)}</div>' if r.random() < 0.55 else ""
    top = r.choice(
        [
            "",
            "",
            "",
            "",
            f'<div class="l">{r.choice(["Curriculum Vitae", "RESUME", "CV", "Résumé"])}</div>',
        ]
    )
    if r.random() < 0.3:
        contact += r.choice(
            [
                f'<div class="l">{escape(x)}</div>'
                for x in (
                    "Driving licence: B",
                    "Available from March",
                    "Nationality: Irish",
                    f"Date of birth {r.randint(1, 28)}/0{r.randint(1, 9)}/19{r.randint(60, 99)}",
                    "Work permit: EU",
                    "Job applied for: " + p.headline,
                )
            ]
        )
    header = f'<div class="top">{top}{name}{title}{contact}</div>'
    blocks = [(kind, block(kind, heading, body)) for kind, heading, body in found]
    aside = "".join(x for kind, x in blocks if kind in ASIDE)
    main = "".join(x for kind, x in blocks if kind not in ASIDE)
    if r.random() < 0.3:  # education beside
        aside = "".join(x for kind, x in blocks if kind in ASIDE | {"education"})
        main = "".join(x for kind, x in blocks if kind not in ASIDE | {"education"})
    every = "".join(x for _, x in blocks)
    if layout == "left":
        body = f'<div class="cols"><div class="aside">{r.choice([name + title, ""])}{contact}{aside}</div><div class="main">{main}</div></div>'
        body = body if p.name in body or tag("nm", p.name) in body else name + title + body
    elif layout == "right":
        body = f'{name}{title}<div class="cols"><div class="main">{main}</div><div class="aside">{contact}{aside}</div></div>'
    elif layout == "two":
        half = len(blocks) // 2
        one = "".join(x for kind, x in blocks[:half])
        other = "".join(x for kind, x in blocks[half:])
        body = f'{header}<div class="cols"><div class="main">{one}</div><div class="main">{other}</div></div>'
    elif layout == "float":
        body = f'<div class="fl">{contact}{aside}</div><div class="fm">{name}{title}{main}</div>'
    elif layout == "table":
        body = (
            header
            + '<table class="bt">'
            + "".join(f"<tr><td>{x}</td></tr>" for _, x in blocks)
            + "</table>"
        )
    elif layout == "split":
        work = "".join(x for kind, x in blocks if kind in ("summary", "work"))
        rest = [x for kind, x in blocks if kind not in ("summary", "work")]
        body = f'{header}{work}<div class="cols"><div class="main">{"".join(rest[::2])}</div><div class="main">{"".join(rest[1::2])}</div></div>'
    elif layout == "mixed":
        body = f'<div class="band">{name}{title}</div><div class="cols"><div class="main">{main}</div><div class="aside">{aside}</div></div>{contact}'
    else:
        body = header + every
    doc = f"#d{number}"
    size = r.choice([8.5, 9, 9.5, 10, 10.5, 11, 12])
    colour = r.choice(["#000", "#111", "#333", "#1f3a5f", "#7a1f1f", "#0b6e4f"])
    looks = {
        "b": "font-weight:bold;",
        "big": f"font-size:{size + r.choice([1, 2, 4])}pt;" + r.choice(["", "font-weight:bold;"]),
        "caps": "text-transform:uppercase;"
        + r.choice(["", "font-weight:bold;", "letter-spacing:1px;"]),
        "plain": r.choice(
            ["text-decoration:underline;", "font-style:italic;", "font-weight:bold;"]
        ),
        "spaced": f"letter-spacing:{r.choice([1, 2, 3])}px;",
        "colon": r.choice(["font-weight:bold;", "text-decoration:underline;", ""]),
        "inv": "background:#234;color:#fff;padding:1px 4px;",
        "centre": "text-align:center;font-weight:bold;",
    }[level]
    gap = r.choice([2, 4, 6, 8, 12])
    one = r.choice([22, 26, 30, 34])
    align = r.choice(["left", "left", "left", "center", "right"])
    bullets = r.choice(
        ["disc", "disc", "square", "circle", '"– "', '"▪ "', '"> "', "none", "decimal"]
    )
    css = f"""
@page p{number} {{ margin: {r.choice([10, 14, 18, 22, 25])}mm {r.choice([12, 16, 20, 25])}mm; }}
{doc} {{ page: p{number}; font: {size}pt/{r.choice([1.15, 1.25, 1.35, 1.5])} "{r.choice(FONTS)}"; color: #111;
  .h {{ {looks} color: {colour if level != "inv" else "#fff"}; margin: {gap + r.choice([2, 6, 10])}px 0 {r.choice([1, 3, 6])}px; {r.choice(["", "", "border-bottom: 1px solid #555;", "border-top: 1px solid #999;"])} }}
  .top {{ text-align: {align}; margin-bottom: {gap}px }}
  .nm {{ font-size: {size + r.choice([0, 2, 6, 10, 16])}pt; {r.choice(["font-weight:bold;", "", "text-transform:uppercase;", "font-weight:bold;"])} }}
  .hl {{ {r.choice(["", "font-style:italic;", f"font-size:{size + 2}pt;", "text-transform:uppercase;", "font-weight:bold"])} }}
  .e {{ margin-bottom: {r.choice([0, 2, gap, gap, gap + 4])}px }}
  .f {{ display: flex; justify-content: space-between; gap: 6mm }}
  .u {{ text-transform: uppercase }} p {{ margin: {r.choice([0, 2, 5])}px 0 }}
  ul {{ margin: {r.choice([0, 2, 4])}px 0; padding-left: {r.choice([12, 16, 24])}px; list-style: {bullets} }}
  .g {{ display: grid; grid-template-columns: {one}mm 1fr; column-gap: {r.choice([3, 5, 8])}mm }} .gl {{ {r.choice(["", "", "text-align:right;", "font-weight:bold;", "color:#666;", "font-size:90%;"])} }}
  .cols {{ display: grid; column-gap: {r.choice([5, 8, 12])}mm; grid-template-columns: {self_columns(r, layout)} }}
  .aside {{ {r.choice(["", "background:#eee;padding:6px;", "background:#223;color:#fff;padding:8px;", "font-size:92%;", "border-right:1px solid #999;"])} }}
  .band {{ background: #345; color: #fff; padding: 8px }}
  .lg {{ display: grid; grid-template-columns: {r.choice([28, 34, 42])}mm 1fr; column-gap: 5mm; margin-top: {gap}px }} .lg .h {{ margin-top: 0; border: none }}
  .lt {{ width: 100%; border-collapse: collapse }} .lt td {{ vertical-align: top }} td.lh {{ width: {r.choice([28, 36])}mm }}
  .bt {{ width: 100%; border-collapse: collapse }} .bt > tbody > tr > td {{ border: 1px solid #888; padding: 4px }}
  .t {{ border-collapse: collapse; width: 100% }} .t td {{ border: 1px solid #aaa; padding: 2px 4px }}
  .c2 {{ display: grid; grid-template-columns: {r.choice(["1fr 1fr", "1fr 1fr 1fr"])} }}
  .fl {{ float: left; width: 52mm; font-size: 95% }} .fm {{ margin-left: 58mm }}
  {r.choice([".s { border: 1px solid #ccc; padding: 4px; margin-top: 6px }", ""]) if layout == "boxes" else ""}
}}"""
    return css, f'<div class="doc" id="d{number}">{body}</div>'


def self_columns(r: Random, layout: str) -> str:
    if layout == "left":
        return r.choice(["52mm 1fr", "1fr 2fr", "60mm 1fr", "45mm 1fr"])
    if layout in ("right", "mixed"):
        return r.choice(["1fr 52mm", "2fr 1fr", "1fr 60mm"])
    return r.choice(["1fr 1fr", "3fr 2fr", "1.2fr 1fr"])


def whole(docs: list[tuple[str, str]]) -> str:
    css = "".join(each[0] for each in docs)
    return (
        f'<!doctype html><meta charset="utf-8"><style>body{{margin:0}}{css} .mk{{position:absolute;color:#fff;font-size:1px}} .doc{{position:relative;break-before:page}}</style>'
        + "".join(each[1] for each in docs)
    )


def marked(html: str, number: int) -> str:
    """With a sign of one point in white at its beginning, by which its first page is found."""
    return html.replace(
        f'id="d{number}">', f'id="d{number}"><span class="mk">zq{number}qz</span>', 1
    )
