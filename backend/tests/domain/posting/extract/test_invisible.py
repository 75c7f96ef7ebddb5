"""Characters that show nothing are evidence where they break words or turn letters round."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.posting.extract.invisible import written_invisibly
from trusthound.domain.posting.extract.text import read_text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Send the pay\u200bment", "characters without width break words once, first “payment”"),
        (
            "te\u200ble\u2060gr\ufeffam and wh\u200dats",
            "characters without width break words 4 times, first “telegram”",
        ),
        ("Оп\u200bлата", "characters without width break words once, first “Оплата”"),
        ("click \u202egpj.exe\u202c now", "written backwards: “gpj.exe”"),
        ("".join(chr(0xE0000 + ord(each)) for each in "rate safe"), "rate safe"),
        ("Bake" + "\u200b\u200c" * 20 + "r", "40 characters in a row that show nothing"),
        ("Bake" + "\U000e0141" * 9, "9 characters in a row that show nothing"),
    ],
)
def test_what_cannot_be_seen_is_told_in_words(text: str, told: str) -> None:
    assert written_invisibly(text) == (told,)


@pytest.mark.parametrize(
    "text",
    [
        "Plain text",
        "A developer 👩\u200d💻 and a family 👨\u200d👩\u200d👧",
        "می\u200cخواهم",
        "क\u094d\u200dष",
        "Kunden\u00adberater",
        "Mitarbeiter\u200b/in, Kunden\u200b- und Lager",
        "\ufeffNight Baker \u200b in Leeds",
        "\u200fשלום\u200f, \u202bعربي\u202c and \u2067עברית\u2069",
        "\u202eעברית\u202c",
    ],
)
def test_what_a_script_needs_is_no_evidence(text: str) -> None:
    assert written_invisibly(text) == ()


def test_pasted_text_keeps_what_it_hides_as_evidence() -> None:
    posting = read_text("Baker\n\nSend the pay\u200bment first.", as_of=date(2026, 11, 21))
    assert posting.hidden_text == ("characters without width break words once, first “payment”",)
    assert "payment" in posting.description


@given(
    st.text(
        st.sampled_from("ab \n\u200b\u200d\u202e\u202c\u2060é文👩\ufeff\U000e0041"), max_size=60
    )
)
def test_any_text_gives_a_few_short_remarks(text: str) -> None:
    found = written_invisibly(text)
    assert len(found) <= 5
    assert all(0 < len(each) <= 600 for each in found)
