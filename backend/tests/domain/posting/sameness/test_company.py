"""Names of one company share a key; those of two do not."""

import pytest

from trusthound.domain.posting.sameness.company import company_key, same_company


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("The Acme Group, Inc.", "acme"),
        ("ACME s.r.o.", "acme"),
        ("Société Générale S.A.", "societe generale"),
        ("Procter & Gamble", "procter gamble"),
        ("The Company", "the company"),
        ("", ""),
        ("...", ""),
    ],
)
def test_legal_forms_and_accents_make_no_other_company(name: str, key: str) -> None:
    assert company_key(name) == key


@pytest.mark.parametrize(
    ("one", "other"),
    [("acme", "acme robotics"), ("jp morgan", "jpmorgan chase"), ("acme", ""), ("acme", "acme")],
)
def test_a_name_within_the_other_may_be_the_same(one: str, other: str) -> None:
    assert same_company(one, other)
    assert same_company(other, one)


@pytest.mark.parametrize(("one", "other"), [("acme", "globex"), ("abc", "fabco works"), ("a", "b")])
def test_other_names_are_others(one: str, other: str) -> None:
    assert not same_company(one, other)


def test_a_name_of_any_length_has_a_short_key() -> None:
    assert len(company_key("Acme & " * 50_000)) <= 80
