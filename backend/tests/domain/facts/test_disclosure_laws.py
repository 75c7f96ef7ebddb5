"""The table of laws on stating pay: whole, dated, and in force from its day on."""

from datetime import date

from trusthound.domain.facts.disclosure_laws import LAWS, LISTED_ON, law_for


def test_every_law_was_known_when_it_was_listed_and_names_its_statute() -> None:
    assert [each for each in LAWS if not (each.statute and each.link and each.staff >= 1)] == []
    assert [each for each in LAWS if each.since > LISTED_ON] == []
    assert len({(each.country, each.region) for each in LAWS}) == len(LAWS)


def test_a_law_holds_from_its_first_day() -> None:
    ontario = [("CA", "ON")]
    assert law_for(ontario, date(2025, 12, 31)) is None
    found = law_for(ontario, date(2026, 1, 1))
    assert found is not None
    assert found.staff == 25


def test_a_countrys_law_holds_in_each_of_its_regions() -> None:
    found = law_for([("AT", "W")], date(2026, 1, 1))
    assert found is not None
    assert found.place == "Austria"


def test_of_several_places_the_first_with_a_law_counts() -> None:
    found = law_for([("US", "TX"), ("US", "WA"), ("US", "CO")], date(2026, 1, 1))
    assert found is not None
    assert found.place == "Washington"
