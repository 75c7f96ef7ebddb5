"""How a posting's words are weighed, and what their weight may do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.assessment.band import CAUTION_FROM, VERIFIED_FROM
from trusthound.domain.assessment.combine import combine
from trusthound.domain.assessment.finding import Finding, not_applicable
from trusthound.domain.common.wording import Wording
from trusthound.domain.facts.wording_model import WordingModel
from trusthound.domain.posting.resemblance import Resemblance, resemblance, terms_of
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.signals.scam_like_wording import scam_like_wording
from trusthound.domain.posting.signals.usual_wording import usual_wording
from trusthound.domain.posting.weights import WEIGHTS

MODEL = WordingModel(
    version="a test",
    words={"cash": 100, "bakery": -80},
    pairs={("easy", "cash"): 60, ("our", "team"): -40},
    scale=0.05,
    intercept=0.0,
    trained_on="nothing",
)


def _read(text: str, title: str = "Clerk") -> Resemblance:
    found = resemblance(Wording.of(title, text), text, MODEL)
    assert found is not None
    return found


def test_every_word_that_weighs_is_told_with_its_share() -> None:
    found = _read("We offer easy cash for typing.")
    assert [each.term for each in found.words] == ["cash", "easy cash"]
    # clerk we offer easy cash for typing: seven words and six pairs, so 160 * 0.05 / √13
    assert found.nats == pytest.approx(160 * 0.05 / 13**0.5, abs=0.001)
    assert sum(each.nats for each in found.words) == pytest.approx(found.nats, abs=0.02)


def test_the_sentence_in_which_the_heaviest_word_stands_is_quoted() -> None:
    found = _read("We repair bicycles. We offer easy cash for typing. Ask Ann.")
    assert [each.text for each in found.passages] == ["We offer easy cash for typing."]


def test_a_word_within_another_is_not_quoted() -> None:
    found = _read("The cashier has the key. There is cash.")
    assert [each.text for each in found.passages] == ["There is cash."]


def test_what_stands_twice_weighs_more_but_not_twice() -> None:
    once, twice = _read("Cash now and then."), _read("Cash now and cash then.")
    assert once.nats < twice.nats < 2 * once.nats


def test_numbers_lose_their_length_and_sums_their_currency() -> None:
    assert terms_of("$1,500 or £20 or 12 or 1999") == terms_of("$7,200 or €30 or 34 or 2026")


def test_what_the_page_shows_beside_the_posting_is_not_weighed() -> None:
    text = "We repair bicycles with our team."
    whole = Wording.of("Clerk", f"{text}\neasy cash easy cash")
    assert resemblance(whole, text, MODEL) == _read(text)


def test_without_a_model_nothing_is_known() -> None:
    assert resemblance(Wording.of("Clerk", "Cash."), "Cash.", None) is None


@given(st.text(max_size=300), st.text(max_size=50))
def test_any_text_is_weighed_and_each_passage_stands_in_it(text: str, title: str) -> None:
    found = _read(text, title)
    assert 0 <= found.strength <= 1
    for each in found.passages:
        assert " ".join(each.text.split()) in " ".join(f"{title}\n{text}".split())


@given(st.floats(-50, 50))
def test_wording_alone_neither_condemns_nor_verifies(nats: float) -> None:
    told = Resemblance(nats, (), ())
    findings: dict[str, Finding] = {each.id: not_applicable() for each in SIGNALS}
    findings |= {"scam_like_wording": scam_like_wording.examine(told, ())}
    findings |= {"usual_wording": usual_wording.examine(told)}
    judged = combine(SIGNALS, findings, WEIGHTS, channel="url")
    assert CAUTION_FROM <= sum(line.points for line in judged.lines) < VERIFIED_FROM


@given(st.floats(-50, 50), st.floats(-50, 50))
def test_the_more_it_reads_like_a_scam_the_higher_the_risk(one: float, other: float) -> None:
    risks = []
    for nats in sorted((one, other)):
        told = Resemblance(nats, (), ())
        findings: dict[str, Finding] = {each.id: not_applicable() for each in SIGNALS}
        findings |= {"scam_like_wording": scam_like_wording.examine(told, ())}
        findings |= {"usual_wording": usual_wording.examine(told)}
        risks.append(combine(SIGNALS, findings, WEIGHTS, channel="row").scam_risk)
    assert risks[0] <= risks[1]
