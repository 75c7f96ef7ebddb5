"""The model of scam messages: what it looks at, what it is not moved by, and how it is packed."""

from dataclasses import replace
from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.assessment.band import CAUTION_FROM
from trusthound.domain.facts.scam_model import ScamModel
from trusthound.domain.message.assess import assess
from trusthound.domain.message.dossier import Dossier, compile_dossier
from trusthound.domain.message.read.text import read_message
from trusthound.domain.message.resemblance import FEWEST_WORDS, valued
from trusthound.domain.message.weights import HARD_STOP
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.reference.scam_model import packed_scam_model, read_scam_model

AS_OF = date(2026, 11, 21)
FEE = (
    "Please pay the refundable registration fee of $60 today so that we can send your contract. "
    "Our office is in Leeds, the work begins on Monday and the team is looking forward to you."
)
TASK_SCAM = (
    "Our platform pays you for rating hotels on your phone, you earn 150 USDT every day. "
    "To open the next set you recharge your account with 50 USDT. "
    "It comes back with your commission when the set is complete."
)


def dossier_of(text: str, model: ScamModel | None) -> Dossier:
    reference = replace(load_reference(), scam_model=model)
    return compile_dossier(read_message(text), channel="message", as_of=AS_OF, reference=reference)


def model_of(*, danger: float, ordinary: float) -> ScamModel:
    """A model to which every text is as much a scam as not."""
    return ScamModel("1", bytes(16), 1.0, bytes(16), 1.0, 0.0, danger, ordinary, "")


def test_a_packed_model_is_the_same_again() -> None:
    model = load_reference().scam_model
    assert model is not None
    assert read_scam_model(packed_scam_model(model)) == model


def test_a_byte_is_a_signed_step() -> None:
    steps = bytes([255]) * 16
    model = replace(model_of(danger=1, ordinary=0), weights=steps, word_weights=steps)
    assert model.of("anything") == model.of_word("anything") == -1


def test_words_weigh_beside_their_parts_and_once_more_alone() -> None:
    neither = model_of(danger=99, ordinary=0)
    alone = replace(neither, word_weights=bytes([1]) * 16)
    both = replace(alone, weights=bytes([1]) * 16)
    told = [dossier_of(FEE, each).resemblance for each in (neither, alone, both)]
    nats = [each.nats for each in told if each is not None]
    assert nats[0] == 0 < nats[1] < nats[2]


def test_without_a_model_or_with_few_words_nothing_is_known() -> None:
    assert dossier_of(FEE, None).resemblance is None
    few = " ".join(["hello"] * (FEWEST_WORDS - 1))
    assert dossier_of(few, load_reference().scam_model).resemblance is None


def test_what_the_reader_wrote_in_a_thread_moves_nothing() -> None:
    model = load_reference().scam_model
    thread = "Anna: Good morning, when can you start?\nMe: {own}\nAnna: Then on Monday it is."
    nats = {
        found.nats
        for own in ("Next week.", "Is this one of those crypto scams with a deposit?")
        if (found := dossier_of(thread.format(own=own), model).resemblance)
    }
    assert len(nats) == 1


def test_one_phrase_stops_nothing_where_the_whole_text_reads_like_honest_ones() -> None:
    stopped = assess(dossier_of(FEE, model_of(danger=5, ordinary=-5))).score
    spared = assess(dossier_of(FEE, model_of(danger=5, ordinary=5))).score
    assert stopped is not None
    assert spared is not None
    assert stopped <= HARD_STOP < CAUTION_FROM <= spared


def test_many_phrases_are_no_danger_where_the_whole_text_reads_like_honest_ones() -> None:
    told = (
        f"{FEE} {TASK_SCAM} You are hired without an interview, write to us on Telegram only. "
        "Send a photo of your passport and your bank details today, and do not tell anybody."
    )
    stopped = assess(dossier_of(told, model_of(danger=5, ordinary=-5))).score
    spared = assess(dossier_of(told, model_of(danger=5, ordinary=5))).score
    assert stopped is not None
    assert spared is not None
    assert stopped < CAUTION_FROM <= spared


def test_in_few_words_a_demand_stands_alone() -> None:
    demand = FEE.partition(". ")[0]
    stopped = assess(dossier_of(demand, model_of(danger=5, ordinary=5))).score
    assert stopped is not None
    assert stopped <= HARD_STOP


def test_harmless_text_around_a_scam_hides_nothing() -> None:
    model = load_reference().scam_model
    assert model is not None
    alone = dossier_of(TASK_SCAM, model).resemblance
    padded = dossier_of("\n".join(["The office opens at nine."] * 20 + [TASK_SCAM]), model)
    assert alone is not None
    assert alone.is_danger
    assert padded.resemblance is not None
    assert padded.resemblance.is_danger


@given(st.lists(st.sampled_from(["a", "b", "c"]), min_size=1))
def test_features_have_one_length_whatever_their_number(features: list[str]) -> None:
    assert abs(sum(value * value for _, value in valued(features)) - 1) < 1e-9


@given(st.text(max_size=400))
def test_any_text_has_finite_log_odds(text: str) -> None:
    found = dossier_of(f"hello {text}", load_reference().scam_model).resemblance
    assert found is None or abs(found.nats) < 1000
