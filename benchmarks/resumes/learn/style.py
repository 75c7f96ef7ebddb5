"""What is alike in all of a document: how heads and dates are written."""

from html import escape
from random import Random

from inventing import Person
from words import WRITTEN as P
from words import patterns


class Style:
    """What is alike in the whole document."""

    def __init__(self, r: Random, p: Person, dev: bool) -> None:
        self.r, self.lang = r, p.lang
        self.work = r.choice(patterns(P.work, dev=dev))
        self.education = r.choice(patterns(P.education, dev=dev))
        if "||" in self.work and r.random() < 0.6:
            self.education = r.choice(
                [x for x in patterns(P.education, dev=dev) if "||" in x] or [self.education]
            )
        self.dates = r.choice(P.dates)
        self.months = P.months[p.lang]
        self.now = r.choice(P.now[p.lang])
        self.lasting = r.random() < 0.12
        self.no_place = r.random() < 0.3
        self.single = r.random() < 0.45  # a course's dates are its end alone
        self.since = r.random() < 0.08
        self.body = r.choice(
            [
                "list",
                "list",
                "list",
                "list",
                "dash",
                "star",
                "plain",
                "plain",
                "prose",
                "prose",
                "none",
                "labelled",
            ]
        )
        self.caps_company, self.caps_title = r.random() < 0.12, r.random() < 0.08
        self.odd = r.random() < 0.2  # some entries deviate
        self.drop_bold = r.random() < 0.2
        self.swap_bold = r.random() < 0.1
        self.within = (
            r.choice(
                [
                    '<div class="f"><b><wb>Project: </wb>{p}</b><span>{d}</span></div>',
                    '<div class="l"><wb>Client: </wb>{c}<wb> – Role: </wb>{t}<wb> – </wb>{d}</div>',
                    '<div class="l"><b>{p}</b><wb> (</wb>{d}<wb>)</wb></div>',
                    '<div class="l"><wb>Client: </wb>{c}</div><div class="l"><wb>Duration: </wb>{d}</div>',
                ]
            )
            if r.random() < 0.1
            else ""
        )
        self.earlier = (
            r.choice([x for x in patterns(P.work, dev=dev) if "\n" not in x and "||" not in x])
            if r.random() < 0.15
            else ""
        )

    def month(self, month: int, how: str) -> str:
        name = self.months[month - 1]
        if how == "short":
            return name[:3] if self.lang in ("en", "de", "nl", "it", "es", "pt") else name
        return name

    def point(self, when: tuple[int, int]) -> str:
        year, month = when
        d = self.dates
        if d.startswith(("MM.",)):
            return f"{month:02d}.{year}"
        if d.startswith("M/Y"):
            return f"{month:02d}/{year}"
        if d.startswith("YYYY-MM"):
            return f"{year}-{month:02d}"
        if d.startswith("Y/M"):
            return f"{year}/{month:02d}"
        if d.startswith("D.M"):
            return f"{1 + month * 2 % 28:02d}.{month:02d}.{year}"
        if d.startswith("D/M"):
            return f"{14 + month % 14:02d}/{month:02d}/{year}"
        if d.startswith("M '"):
            return f"{self.month(month, 'short')} '{year % 100:02d}"
        if d.startswith("MONTH"):
            return f"{self.month(month, 'long').upper()} {year}"
        if d.startswith("Month"):
            return f"{self.month(month, 'long')} {year}"
        if d.startswith("Y, Month"):
            return f"{year}, {self.month(month, 'long')}"
        if d.startswith("Mon."):
            return f"{self.month(month, 'short')}. {year}"
        if d.startswith(("Y", "(Y")):
            return str(year)
        return f"{self.month(month, 'short')} {year}"

    def between(self, start: tuple[int, int], end: tuple[int, int] | None) -> str:
        d, one = self.dates, self.point(start)
        joint = (
            " – "
            if " – " in d
            else " - "
            if " - " in d
            else " to "
            if " to " in d
            else " — "
            if " — " in d
            else " until "
            if "until" in d
            else "  "
            if "  " in d
            else "–"
            if "–" in d
            else "-"
        )
        if self.lang != "en" and joint in (" to ", " until "):
            joint = " – "
        if end is None and self.since:
            return {
                "en": "since ",
                "de": "seit ",
                "fr": "depuis ",
                "es": "desde ",
                "it": "da ",
                "pt": "desde ",
                "nl": "sinds ",
                "pl": "od ",
                "cs": "od ",
            }[self.lang] + one
        if end is not None and joint == "  " and end[0] == start[0] and d.startswith("MY"):
            joint = " – "
        other = self.now if end is None else self.point(end)
        if d == "Y – YY" and end is not None:
            other = f"{end[0] % 100:02d}" if end[0] > start[0] else other
            joint = "–"
        if d.startswith("Y") and end is not None and one == other and joint != "–":
            told = one
        else:
            told = f"{one}{joint}{other}"
        if d.startswith("from") and self.lang == "en":
            told = "from " + told
        if d.startswith("("):
            told = f"({told})"
        if self.lasting:
            months = (
                ((end or (2026, 11))[0] - start[0]) * 12 + (end or (2026, 11))[1] - start[1] + 1
            )
            told += self.r.choice(
                [
                    f" ({months // 12} yrs {months % 12} mos)",
                    f" · {months // 12} yr {months % 12} mo",
                ]
            )
        return told


def tag(name: str, text: str, **more: object) -> str:
    marks = "".join(f' {key}="{value}"' for key, value in more.items())
    return f"<{name}{marks}>{escape(text, quote=False)}</{name}>"
