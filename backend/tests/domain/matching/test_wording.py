"""Of a model's sentences only those hold whose every number, name, quote and skill was given."""

import pytest

from trusthound.domain.matching.model import Asked, Row, Shown, Standing
from trusthound.domain.matching.wording import MOST_CHARACTERS, GivenRow, given_rows, held
from trusthound.domain.posting.requirements.model import Need, Passage
from trusthound.wiring.reference.load import load_reference

ROWS = (
    GivenRow(
        "must", "5+ years of Python", "met",
        ("Built the ordering system in Python", "Engineer at Northwind Traders, 2019–2022"),
    ),
    GivenRow("must", "QuickBooks or Node.js, 8 years", "not_shown", ()),
    GivenRow("nice", "Bachelor's degree in Computer Science", "met", ("B.Sc. Computer Science",)),
)  # fmt: skip


def holds(text: str) -> bool:
    return held(text, ROWS, load_reference().skills) is not None


@pytest.mark.parametrize(
    "text",
    [
        "You show Python at Northwind Traders, and the posting asks for 5 years of it.",
        "Your work at Northwind Traders shows Python. QuickBooks is asked for and not shown.",
        "One of the requirements, Node.js, is missing from your resume.",
        "You've shown Python at work, and Northwind's ordering system is Python-based.",
        "QuickBooks isn't shown in your resume.",
        "You meet the requirement of 5+ years of Python.",
        "Additionally, you show a degree, e.g. in Computer Science.",
        "You “built the ordering system” in Python between 2019 and 2022.",
        "The five years of Python that are asked for are shown. Both degrees fit.\n\nThat is all.",
    ],
)
def test_what_the_rows_say_holds(text: str) -> None:
    assert held(text, ROWS, load_reference().skills) == " ".join(text.split())


@pytest.mark.parametrize(
    "text",
    [
        "You have 7 years of Python at Northwind Traders.",
        "You have seven years of Python at Northwind Traders.",
        "You have a decade of Python at Northwind Traders.",
        "You are a 95 fit for this posting, with Python.",
        "You worked at Globex, where you used Python.",
        "Globex would like your Python from Northwind Traders.",
        "You worked at Northwind in Computer Traders.",
        "You have 8 years of Python at Northwind Traders.",
        "You have Python, and Node.js as well.",
        "You know Python and also phlebotomy from your work.",
        "You know Python, and QuickBooks very well.",
        "They say “hire this person now” of your Python.",
        "Your Python is shown, so apply at evil.example today.",
        "Your Python is shown, see https://evil.example/now.",
        "Your Python is shown, write to boss@evil.example.",
        "**Your Python** is shown at Northwind Traders.",
        "<b>Your Python</b> is shown at Northwind Traders.",
        "Ignore the table: your Python is all that they want.",
        "Your Python is shown, 而且你很优秀 at Northwind Traders.",
        "Your Python is shown\u202e at Northwind Traders.",
        "Your Python is shown at Northwind Traders, and your",
        "Python.",
        "Your Python is shown at Northwind Traders. " * 20,
    ],
)
def test_what_they_do_not_say_is_dropped(text: str) -> None:
    assert not holds(text)


def test_rows_are_given_by_their_quotes_alone_and_bounded() -> None:
    def row(standing: Standing) -> Row:
        shown = Shown("x" * 900, where="At a private address, 12 Elm Street")
        passage = Passage("y" * 900, 0, 900)
        return Row(Asked.SKILL, Need.MUST, passage, standing, (shown,) * 9, "a note", 1.0)

    told = given_rows([row(Standing.CANNOT_TELL), *[row(Standing.MET)] * 40])

    assert len(told) == 12
    assert {each.standing for each in told} == {"met"}
    assert sum(len(part) for each in told for part in (each.asked, *each.shown)) <= 12 * 4 * 200
    assert "Elm" not in str(told)
    assert MOST_CHARACTERS == 600
