"""The shipped model of postings' wording is read as it was written, when it is first needed."""

import subprocess
import sys

import pytest

from trusthound.domain.facts.wording_model import WordingModel
from trusthound.wiring.reference.wording_model import (
    FILE,
    packed_wording_model,
    read_wording_model,
    wording_model,
)


def test_a_model_comes_back_as_it_was_packed_and_always_the_same_bytes() -> None:
    model = WordingModel(
        "one", {"cash": 12, "$0": -3, "!": 1}, {("easy", "cash"): -128}, 0.01, -0.5, "three texts"
    )
    packed = packed_wording_model(model)
    assert read_wording_model(packed) == model
    assert packed == packed_wording_model(model)


def test_the_shipped_file_is_what_its_model_packs_to() -> None:
    assert packed_wording_model(wording_model()) == FILE.read_bytes()


def test_the_shipped_model_says_what_it_was_fitted_to() -> None:
    model = wording_model()
    assert "1015 EMSCAD" in model.trained_on
    assert len(model.words) > 1_000
    assert len(model.pairs) > 1_000


def test_a_damaged_file_is_refused() -> None:
    with pytest.raises(Exception, match=r"not a gzipped file|Not a gzipped file"):
        read_wording_model(b"nothing of ours")


def test_the_model_is_not_read_before_it_is_needed() -> None:
    asked = (
        "from trusthound.wiring.reference.load import load_reference\n"
        "from trusthound.wiring.reference.wording_model import wording_model\n"
        "reference = load_reference()\n"
        "assert wording_model.cache_info().currsize == 0\n"
        "assert reference.wording_model() is wording_model()\n"
    )
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
