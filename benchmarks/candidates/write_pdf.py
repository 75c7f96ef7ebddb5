"""A sheet in, the bytes of a PDF file out, set by Typst with the fonts that it carries itself."""

import json
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import typst
from photo import photo_png
from sheets import Aside, Layout, Sheet, Way, dates_of, heading_of, years_of

_MOMENT = int(datetime(2026, 11, 14, 19, 5, tzinfo=UTC).timestamp())


def pdf_of(sheet: Sheet) -> bytes:
    """Always the same bytes for the same sheet."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "resume.typ")
        source.write_text(_source(sheet), encoding="utf-8")
        if sheet.photo:
            Path(folder, "photo.png").write_bytes(photo_png())
        made: bytes = typst.compile(str(source), ignore_system_fonts=True, timestamp=_MOMENT)
    return made


def _source(sheet: Sheet) -> str:
    author = f"author: {_text(sheet.author)}, " if sheet.author else ""
    head = (
        f"#set document({author}title: {_text(sheet.title or 'Resume')})\n"
        '#set page(paper: "a4", margin: 1.6cm)\n#set text(size: 10pt)\n#set par(leading: 0.55em)\n'
    )
    return head + _joined([*_head(sheet), *_body(sheet), *map(_aside, sheet.asides)])


def _body(sheet: Sheet) -> Iterable[str]:
    if sheet.look.layout is Layout.SIDEBAR:
        left = _joined([*_contact(sheet), *_lists(sheet)])
        right = _joined([*_summary(sheet), *_work(sheet), *_education(sheet), *_rest(sheet)])
        yield f"#grid(columns: (5cm, 1fr), column-gutter: 1cm, [{left}], [{right}])"
        return
    yield from (*_contact(sheet), *_summary(sheet), *_work(sheet), *_education(sheet))
    yield from (*_lists(sheet), *_rest(sheet))


def _head(sheet: Sheet) -> Iterable[str]:
    if sheet.photo:
        yield '#image("photo.png", width: 2.2cm)'
    yield f'#text(size: 20pt, weight: "bold")[{_words(sheet.name)}]'
    yield f"#text(size: 13pt)[{_words(sheet.headline)}]"


def _contact(sheet: Sheet) -> Iterable[str]:
    lines = [sheet.place, sheet.phone, sheet.mail, sheet.profile.removeprefix("https://www.")]
    told = [each for each in (*lines, *sheet.contact_lines) if each]
    if sheet.look.layout is Layout.SIDEBAR:
        yield _heading(sheet, "Contact")
        yield from map(_words, told)
    else:
        for at in range(0, len(told), 3):
            yield _words(" | ".join(told[at : at + 3]))


def _summary(sheet: Sheet) -> Iterable[str]:
    if sheet.summary:
        yield _heading(sheet, "Profile")
        yield _words(sheet.summary)


def _work(sheet: Sheet) -> Iterable[str]:
    yield _heading(sheet, "Work Experience")
    for role in sheet.roles:
        dates = _words(dates_of(role, sheet.look))
        title = _words(f"{role.title} ({role.note})" if role.note else role.title)
        company = _words(role.company)
        points = _joined(_words(f"• {each}") for each in role.points)
        if sheet.look.layout is Layout.TABLE:
            right = _joined([_bold(title), company, points])
            yield f"#grid(columns: (4.2cm, 1fr), [{dates}], [{right}])"
        elif sheet.look.line == 0:
            yield from (_bold(title), f"{company} #h(1fr) {dates}", points)
        elif sheet.look.line == 1:
            yield from (_bold(f"{title}#{_text(', ')}{company}#{_text(' | ')}{dates}"), points)
        else:
            yield from (f"{_bold(company)} #h(1fr) {dates}", title, points)


def _education(sheet: Sheet) -> Iterable[str]:
    yield _heading(sheet, "Education")
    for each in sheet.schools:
        yield _bold(_words(each.degree))
        yield f"{_words(each.name)} #h(1fr) {_words(years_of(each))}"


def _lists(sheet: Sheet) -> Iterable[str]:
    yield _heading(sheet, "Skills")
    yield _words(", ".join(sheet.skills))
    yield _heading(sheet, "Languages")
    yield from map(_words, sheet.languages)


def _rest(sheet: Sheet) -> Iterable[str]:
    if sheet.certificates:
        yield _heading(sheet, "Certifications")
        yield from map(_words, sheet.certificates)
    for heading, lines in sheet.extras:
        yield _heading(sheet, heading)
        yield from map(_words, lines)


def _aside(aside: Aside) -> str:
    words = _words(aside.text)
    if aside.way is Way.WHITE:
        return f"#text(fill: white)[{words}]"
    if aside.way is Way.TINY:
        return f"#text(size: 0.8pt)[{words}]"
    if aside.way is Way.SMALL:
        return f"#text(size: 6.5pt)[{words}]"
    if aside.way is Way.OFF_PAGE:
        return f"#place(dx: -60cm)[#box(width: 16cm)[{words}]]"
    if aside.way is Way.COVERED:
        cover = "#place(top + left, rect(width: 100%, height: 100%, outset: 4pt, fill: white))"
        return f"#block(width: 100%)[{words} {cover}]"
    if aside.way is Way.ON_DARK:
        dark = 'fill: rgb("#1f2a44"), inset: 8pt, width: 100%'
        return f"#block({dark})[#text(fill: white)[{words}]]"
    raise ValueError(aside.way)


def _heading(sheet: Sheet, words: str) -> str:
    told = heading_of(words, sheet.look)
    return f'#v(4pt)#text(size: 13pt, weight: "bold")[{_words(told)}]'


def _bold(words: str) -> str:
    return f'#text(weight: "bold")[{words}]'


def _words(words: str) -> str:
    """As a string of Typst's own: nothing in it is markup."""
    return f"#{_text(words)}"


def _text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def _joined(lines: Iterable[str]) -> str:
    return "\n\n".join(lines)
