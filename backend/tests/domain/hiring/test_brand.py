"""A colour that can be read on white, or a sentence that says why it cannot."""

import pytest

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.hiring.brand import checked_accent, contrast_with_white


@pytest.mark.parametrize(
    ("colour", "contrast"), [("#000000", 21.0), ("#ffffff", 1.0), ("#767676", 4.54)]
)
def test_contrast_is_what_wcag_says(colour: str, contrast: float) -> None:
    assert contrast_with_white(colour) == pytest.approx(contrast, abs=0.005)


def test_colours_are_kept_in_one_spelling() -> None:
    assert checked_accent(" #1A4F8B ") == "#1a4f8b"
    assert checked_accent("") == ""


def test_one_that_nearly_reaches_the_contrast_is_too_light() -> None:
    with pytest.raises(InvalidInput, match=r"contrast is 4\.4:1") as refused:
        checked_accent("#777777")
    assert refused.value.field == "accent"


@pytest.mark.parametrize("text", ["blue", "#12345", "#1234567", "1a4f8b", "#1a4f8b;", "#１a4f8b"])
def test_what_is_no_colour_is_told_so(text: str) -> None:
    with pytest.raises(InvalidInput, match="six digits"):
        checked_accent(text)
