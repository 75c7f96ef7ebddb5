"""Languages that must be spoken are told from those that are only welcome or only named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.posting.extract.spoken import required_languages


@pytest.mark.parametrize(
    ("text", "language", "codes"),
    [
        ("You are fluent in German and English.", "en", ("de", "en")),
        ("English (C1) is required", "en", ("en",)),
        ("Native French speaker", "en", ("fr",)),
        ("Excellent command of Dutch", "en", ("nl",)),
        ("Sehr gute Deutschkenntnisse", "de", ("de",)),
        ("Verhandlungssicheres Englisch", "de", ("en",)),
        ("Anglais courant exigé", "fr", ("en",)),
        ("plynná angličtina slovem i písmem", "cs", ("en",)),
        ("bardzo dobra znajomość języka angielskiego", "pl", ("en",)),
        ("Nivel alto de inglés", "es", ("en",)),
    ],
)
def test_a_language_to_be_mastered_is_told(
    text: str, language: str, codes: tuple[str, ...]
) -> None:
    assert required_languages(text, language) == codes


@pytest.mark.parametrize(
    "text",
    [
        "",
        "German is a plus if you speak it",
        "Fluent in Spanish preferred",
        "We bake French bread.",
        "Knowledge of Germany and its market",
        "You speak to people. French fries are served.",
        "Knowledge of programming languages",
    ],
)
def test_a_language_that_is_welcome_or_only_named_is_not_required(text: str) -> None:
    assert required_languages(text, "en") == ()


@given(
    st.lists(st.sampled_from(["fluent ", "german", ". ", "plus", " c1 ", "\n", "x"])).map("".join)
)
def test_any_text_gives_each_code_once(text: str) -> None:
    codes = required_languages(text, "de")
    assert len(codes) == len(set(codes))
    assert all(len(each) == 2 for each in codes)


@pytest.mark.timeout(2)
@pytest.mark.parametrize("piece", ["fluent ", "german ", "fluent german plus ", "c1", "speak. "])
def test_a_hostile_text_is_read_in_time(piece: str) -> None:
    required_languages(piece * (100_000 // len(piece)), "de")
