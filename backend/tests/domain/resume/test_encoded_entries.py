"""Mentions that belong together make up entries."""

from collections.abc import Sequence

from trusthound.domain.resume.document import DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.encoded.entries import roles_and_courses
from trusthound.domain.resume.read.encoded.model import Kind, Mention
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import rows

LINES = (
    "Acme",
    "Engineer 2019 - 2021",
    "Built what was asked.",
    "Clerk 2015 - 2019",
    "Globex",
    "B.Sc., Elm College 2014",
)


class Told:
    """Mentions found by their text, and which belong together."""

    def __init__(self, named: Sequence[tuple[Kind, str]], together: set[tuple[str, str]]) -> None:
        self.together_ = together
        self.mentions: list[Mention] = []
        for kind, text in named:
            row = next(at for at, line in enumerate(LINES) if text in line)
            begin = LINES[row].index(text)
            dated = next(iter(periods(Piece(LINES[row], 0))), None)
            self.mentions.append(
                Mention(kind, row, begin, begin + len(text), len(self.mentions), dated)
            )

    def held(self, *_: object) -> None:
        """Nothing is asked of other words."""

    def together(
        self, ones: Sequence[Mention], others: Sequence[Mention], _: Kind
    ) -> Sequence[Sequence[float]]:
        def text(x: Mention) -> str:
            return LINES[x.row][x.begin : x.end]

        return [
            [0.9 if (text(x), text(y)) in self.together_ else 0.1 for y in others] for x in ones
        ]


DATES = [(Kind.DATES_OF_WORK, x) for x in ("2019 - 2021", "2015 - 2019", "2014")]


def test_an_employer_may_have_several_roles_and_dates_are_of_one() -> None:
    """Globex, without a title or dates of its own, is claimed: others may tell that it is none."""
    shown = rows(document_of(DocumentFacts(Format.DOCX, pages=1), tuple(Line(x, 0) for x in LINES)))
    told = Told(
        [
            (Kind.COMPANY, "Acme"),
            (Kind.TITLE, "Engineer"),
            (Kind.TITLE, "Clerk"),
            (Kind.COMPANY, "Globex"),
            (Kind.DEGREE, "B.Sc."),
            (Kind.SCHOOL, "Elm College"),
            *DATES,
        ],
        {
            ("Engineer", "Acme"),
            ("Clerk", "Acme"),
            ("Engineer", "2019 - 2021"),
            ("Clerk", "2015 - 2019"),
            ("Globex", "2019 - 2021"),
            ("B.Sc.", "Elm College"),
            ("B.Sc.", "2014"),
        },
    )
    found = [
        (
            x.kind,
            x.what and x.what.text,
            x.place and x.place.text,
            x.dates and str(x.dates.period.end),
            [row.text for row in x.told],
        )
        for x in roles_and_courses(told, shown, frozenset())
    ]
    assert found == [
        ("W", "Engineer", "Acme", "2021", ["Built what was asked."]),
        ("W", "Clerk", "Acme", "2019", []),
        ("W", None, "Globex", None, []),
        ("E", "B.Sc.", "Elm College", "2014", []),
    ]
