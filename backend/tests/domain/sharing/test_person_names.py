"""Persons are found though nothing introduces them; places, employers and duties are none."""

import pytest

from trusthound.domain.sharing.person_names import find_persons
from trusthound.wiring.reference.person_names import person_names

NAMES = person_names()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("pay 80 to Agnes Okafor by gift card", ["Agnes Okafor"]),
        ("SEND IT TO AGNES OKAFOR TODAY", ["AGNES OKAFOR"]),
        ("zelle agnes okafor first", ["agnes okafor"]),
        ("Maria Garcia Lopez's desk", ["Maria Garcia Lopez"]),
        ("ask Jan van der Berg or José A. Álvarez", ["Jan van der Berg", "José A. Álvarez"]),
        ("Oluwaseun Adeyemi, Priya Raghunathan", ["Oluwaseun Adeyemi", "Priya Raghunathan"]),
        ("Zoë Łukaszewska will interview you", ["Zoë Łukaszewska"]),
    ],
)
def test_a_given_name_and_a_family_are_a_person(text: str, found: list[str]) -> None:
    assert list(find_persons(text, NAMES)) == found


@pytest.mark.parametrize(
    "text",
    [
        "Xyloph Qwertzen has the key: xyloph.qwertzen@example.com",
        "Xyloph Qwertzen has the key: xqwertzen@example.com",
        "Xyloph Qwertzen has the key: qwertzen.xyloph1984@example.com",
    ],
)
def test_what_an_address_spells_is_a_person(text: str) -> None:
    assert list(find_persons(text, NAMES)) == ["Xyloph Qwertzen"]
    assert not list(find_persons(text.split(":", maxsplit=1)[0], NAMES))


@pytest.mark.parametrize(
    "text",
    [
        "Data Entry Clerk: data.entry@example.com",
        "John Radcliffe Hospital, Grace Hospital, James Cook University",
        "Charles Schwab and Wells Fargo; Milton Keynes, San Francisco, Virginia Beach",
        "Remote, Austin Texas, Monday to Friday; North West London",
        "Job Description. Will Do. Mark each part. Grace period. Per Diem. Royal College",
        "Western Union, Google Play, Cash App, Data Annotator, Customer Success Manager",
        "mark each part with grace; will jobs stay",
    ],
)
def test_places_employers_and_duties_are_no_persons(text: str) -> None:
    assert not list(find_persons(text, NAMES))


@pytest.mark.parametrize(
    "filler", ["A" * 100_000 + "@", "A-" * 50_000 + "@", "Jane " * 20_000, "a.b@c " * 17_000]
)
def test_whoever_fills_a_text_does_not_hold_up_its_readers(filler: str) -> None:
    """Read in more than one way these would take minutes."""
    assert list(find_persons(f"{filler}\nAgnes Okafor", NAMES))[-1] == "Agnes Okafor"
