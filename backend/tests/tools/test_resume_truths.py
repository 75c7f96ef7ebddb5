"""The committed truths of resumes hold no person's data, and can be compared by a file's holder."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from benchmarks.resumes.sealing import Seal

TRUTHS = sorted((Path(__file__).resolve().parents[3] / "benchmarks/resumes/truths").glob("*.json"))
POURED = sorted(TRUTHS[0].parents[1].glob("poured/*.json"))
SEALED = re.compile(r"[0-9a-f]{20}")
DATE = re.compile(r"\d{4}(-\d{2})?|current")
INVENTED = ("misc", "offlinecv")
# Samples of offlinecv with an invented name over somebody's career.
MADE_AFTER_SOMEBODY = (
    "awesome-cv",
    "deedy",
    "honors-subheadings",
    "achievements-sidebar",
    "chromium-two-column-sidebar",
    "multiline-bullets",
    "student-projects",
    "programs-skills",
)


def values(told: Any) -> list[str]:
    if isinstance(told, list):
        return [value for each in told for value in values(each)]
    return [] if told is None else [told]


@pytest.mark.parametrize("file", TRUTHS, ids=lambda file: file.stem)
def test_only_an_invented_sample_is_readable(file: Path) -> None:
    for digest, truth in json.loads(file.read_text(encoding="utf-8")).items():
        assert truth["half"] == ("development", "reporting")[int(digest[-1], 16) % 2]
        somebody = any(each in truth["file"] for each in MADE_AFTER_SOMEBODY)
        assert truth["sealed"] or (file.stem in INVENTED and not somebody)
        entries = [*truth["work"], *truth["education"]]
        dates = [values(each[key]) for each in entries for key in ("start", "end")]
        assert all(DATE.fullmatch(each) for each in values(dates))
        if truth["sealed"]:
            told = [truth[key] for key in ("name", "mails", "phones")]
            told += [each.get(key) for each in entries for key in ("company", "institution")]
            told += [each.get(key) for each in entries for key in ("title", "degree")]
            assert all(SEALED.fullmatch(each) for each in values(told))


@pytest.mark.parametrize("file", POURED, ids=lambda file: file.stem)
def test_a_poured_resume_holds_what_its_truth_states(file: Path) -> None:
    for truth in json.loads(file.read_text(encoding="utf-8")):
        text = _bare(truth["text"])
        entries = [*truth["work"], *truth["education"]]
        for key in ("company", "title", "institution", "degree"):
            told = [[way for way in each.get(key, []) if way] for each in entries]
            assert all(any(_stands(way, text) for way in ways) for ways in told if ways)
        dates = values([each[key] for each in entries for key in ("start", "end")])
        assert all(DATE.fullmatch(each) for each in dates)
        assert all(each[:4] in text for each in dates if each != "current")


def _stands(way: str, text: str) -> bool:
    """Its words may be far apart where columns are woven."""
    return all(_bare(word) in text for word in way.split())


def _bare(text: str) -> str:
    """Converters lose and add spaces."""
    return "".join(text.lower().split())


def test_equal_values_of_two_files_are_sealed_differently() -> None:
    one, other = Seal(b"one resume"), Seal(b"another resume")
    assert one.whole("Ada Example") == one.whole(" ADA  example ")
    assert one.whole("Ada Example") != other.whole("Ada Example")
    assert not one.words("Example Ltd") & other.words("Example Ltd")


def test_a_number_is_found_with_a_country_code_before_it() -> None:
    seal = Seal(b"a resume")
    assert seal.number("(0)20 7946 0018") in seal.endings("+44 20 7946 0018")
    assert seal.number("020 7946 0018") not in seal.endings("+44 20 7946 0019")
