"""What a line poured out of a page lost."""

import pytest

from trusthound.adapters.documents.lost_signs import with_signs


@pytest.mark.parametrize(
    ("poured", "read"),
    [
        ("2014  2018 Acme", "2014 – 2018 Acme"),
        ("20142018 Acme", "2014 – 2018 Acme"),
        ("Apr 2020Jun 2020 Acme", "Apr 2020 – Jun 2020 Acme"),
        ("Nurse, May 2014December 2018", "Nurse, May 2014 – December 2018"),
        ("(cid:127) Wrote reports", "• Wrote reports"),
    ],
)
def test_a_lost_dash_or_sign_is_told(poured: str, read: str) -> None:
    assert with_signs(poured) == read


@pytest.mark.parametrize(
    "line", ["Dec 2019Marketing", "May 2014 Engineer", "20182014 Acme", "room 20142018b"]
)
def test_what_may_be_something_else_stays(line: str) -> None:
    assert with_signs(line) == line
