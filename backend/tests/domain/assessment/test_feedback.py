"""What a caller's word on a result says of its subject."""

import pytest

from trusthound.domain.assessment.band import Band
from trusthound.domain.assessment.feedback import (
    Actual,
    Judgement,
    Word,
    checked,
    label_of,
    mark_of,
)
from trusthound.domain.common.errors import InvalidInput

RIGHT = Word(right=True, actual=None, note="")


def wrong(actual: Actual) -> Word:
    return Word(right=False, actual=actual, note="")


def judged(band: Band | None, kind: str = "posting") -> Judgement:
    return Judgement(kind, band, None if band is None else 50, "test")


@pytest.mark.parametrize(
    ("band", "label"),
    [
        (Band.DANGER, Actual.SCAM),
        (Band.VERIFIED, Actual.LEGITIMATE),
        (Band.CAUTION, None),
        (None, None),
    ],
)
def test_right_says_what_it_is_only_of_a_result_that_took_a_side(
    band: Band | None, label: Actual | None
) -> None:
    assert label_of(RIGHT, judged(band)) is label


@pytest.mark.parametrize(
    ("actual", "label"),
    [
        (Actual.SCAM, Actual.SCAM),
        (Actual.LEGITIMATE, Actual.LEGITIMATE),
        (Actual.CLOSED, None),
        (Actual.NO_OPENING, None),
        (Actual.UNSURE, None),
    ],
)
def test_wrong_says_it_where_it_names_one_of_the_two(actual: Actual, label: Actual | None) -> None:
    for band in Band:
        assert label_of(wrong(actual), judged(band)) is label


def test_a_word_that_contradicts_itself_is_refused() -> None:
    for word in (Word(right=True, actual=Actual.SCAM, note=""), Word(False, None, "")):
        with pytest.raises(InvalidInput) as refused:
            checked(word, judged(Band.DANGER))
        assert refused.value.field == "actual"


def test_a_message_cannot_be_closed() -> None:
    for actual in (Actual.CLOSED, Actual.NO_OPENING):
        assert checked(wrong(actual), judged(Band.DANGER)) == wrong(actual)
        with pytest.raises(InvalidInput):
            checked(wrong(actual), judged(Band.DANGER, kind="message"))
    assert checked(wrong(Actual.SCAM), judged(None, kind="message")) == wrong(Actual.SCAM)


def test_a_caller_has_one_mark_for_a_result_and_another_for_each_other_result() -> None:
    assert mark_of("one", "192.0.2.1") == mark_of("one", "192.0.2.1")
    marks = {mark_of("one", "192.0.2.1"), mark_of("one", "192.0.2.2"), mark_of("two", "192.0.2.1")}
    assert len(marks) == 3
