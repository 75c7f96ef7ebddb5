"""How to reach whose resume it is."""

from collections.abc import Callable

import pytest

from trusthound.domain.resume.model import Resume

Read = Callable[..., Resume]
REST = "\n# Experience\nEngineer, Acme Inc\n2019 – 2020\n• Built it\n"


def test_mails_phones_links_and_place_are_read_from_the_top(read: Read) -> None:
    resume = read(
        "# Ann Example\nAustin, TX 78701 | ann.ex+jobs@example.org | (312) 555-0123 | "
        "linkedin.com/in/ann-example" + REST
    )
    assert [each.value for each in resume.mails] == ["ann.ex+jobs@example.org"]
    assert [each.value for each in resume.phones] == ["(312) 555-0123"]
    assert [each.value for each in resume.links] == ["linkedin.com/in/ann-example"]
    assert resume.location is not None
    assert resume.location.value == "Austin, TX 78701"


@pytest.mark.parametrize(
    ("line", "phones"),
    [
        ("+49 (0) 30 1234567", ["+49 (0) 30 1234567"]),
        ("06 12 34 56 78", ["06 12 34 56 78"]),
        ("+420 602 123 456", ["+420 602 123 456"]),
        ("206·555·0164", ["206·555·0164"]),
        ("Kiel · +49 431 555\n0920 · ORCID", ["+49 431 555 0920"]),
        ("Licence: NMCN 2011/44871", []),
        ("Phone: 5550123", ["5550123"]),
        ("tel:(+1) 312-555-0123", ["(+1) 312-555-0123"]),
        ("2015 - 2019", []),
        ("Born 12.03.1984", []),
        ("ZIP 62701-1234", []),
    ],
)
def test_phones_are_told_from_other_numbers(line: str, phones: list[str], read: Read) -> None:
    resume = read(f"# Ann Example\n{line}\nann@example.org" + REST)
    assert [each.value for each in resume.phones] == phones


def test_a_mail_behind_a_link_is_read_and_has_its_place_where_it_is_shown(read: Read) -> None:
    text = "# Ann Example\nann.example@exam\nple.org" + REST
    resume = read(text, links=("mailto:ann.example@example.org", "https://example.org/ann"))
    assert [each.value for each in resume.mails] == ["ann.example@example.org"]
    assert resume.mails[0].span is not None
    assert "https://example.org/ann" in [each.value for each in resume.links]


def test_a_mail_written_against_robots_is_read(read: Read) -> None:
    resume = read("# Sam Lee\nsam (at) example (dot) org" + REST)
    assert [each.value for each in resume.mails] == ["sam (at) example (dot) org"]


def test_mails_of_references_are_nobodys_here(read: Read) -> None:
    resume = read("# Ann Example" + REST + "# References\nBob Boss, bob@example.com")
    assert resume.mails == ()
