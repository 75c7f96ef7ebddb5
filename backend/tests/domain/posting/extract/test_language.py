"""The language of a text: by its small words where they are English, else by the model."""

import pytest

from trusthound.domain.posting.extract.language import OWN_WORDS, language_of

GERMAN = (
    "Wir suchen für unser Team in Leipzig eine Person, die Rechnungen prüft, die Ablage führt und "
    "gerne mit Kunden spricht. Sie arbeiten vier Tage in der Woche und bekommen dreißig Tage frei."
)
DUTCH = (
    "Wat ga je doen? We zoeken iemand die is opgeleid in de zorg of het onderwijs, want we werken "
    "graag samen met ouders. Ben je flexibel of student? Dan is dit iets voor jou, zeggen we."
)
DANISH = (
    "Du skal have to års erfaring for at kunne søge stillingen, og du skal have lyst til at "
    "arbejde sammen med vores kunder. Vi tilbyder en god kantine, frokost og fem ugers ferie."
)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("You will plan the deliveries with our drivers and keep the stock figures right.", "en"),
        ("Experienced welder wanted, night shifts, good money, parking, canteen, nice crew.", "en"),
        (
            "Log in Sign up Our partners Resources Pricing Careers Customers Legal Support Blog",
            "en",
        ),
        (GERMAN, "de"),
        (DUTCH, "nl"),
        (DANISH, "da"),
        (f"The Brew Company and partners. {GERMAN}", "de"),
        ("The office of the council", ""),
    ],
)
def test_a_language_is_told_with_and_without_its_small_words(text: str, language: str) -> None:
    assert language_of(text) == language


def test_no_word_is_said_to_be_of_two_languages() -> None:
    words = [word for each in OWN_WORDS.values() for word in each.split()]
    assert sorted(words) == sorted(set(words))
