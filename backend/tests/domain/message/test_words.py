"""What is written to defeat a search is read as a person reads it."""

import pytest

from trusthound.domain.message.hearsay import denied_in, tells_of_others, warns_of
from trusthound.domain.message.words import words_of


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("T e l e g r a m me", " telegram me "),
        ("t.e.l.e.g.r.a.m", " telegram "),
        ("Te1egram", " telegram "),
        ("Раy the fee", " pay the fee "),
        ("send 💰💰 money", " send money "),
        ("Überweisung für Gebühr", " uberweisung fur gebuhr "),
        ("don’t", " don't "),
        ("txt ur ssn", " text your ssn "),
        ("TRC20 wallet", " trc20 wallet "),
        ("booking.com now. Then", " booking com now . then "),
        ("Mr. Hall pays", " mr hall pays "),
    ],
)
def test_words_are_compared_in_one_plain_form(text: str, joined: str) -> None:
    assert words_of(text).joined == joined


def test_every_word_keeps_its_place_in_the_text() -> None:
    text = "Ünder the  brídge — pay"
    words = words_of(text)
    assert [text[start:end] for start, end in words.spans] == ["Ünder", "the", "brídge", "pay"]


def test_short_lines_under_a_colon_belong_to_their_sentence() -> None:
    words = words_of("Send me:\nfull name\nSSN\nThen we talk about all that we do here together.")
    numbers = dict(zip(words.joined.split(), words.sentences, strict=False))
    assert numbers["send"] == numbers["ssn"] != numbers["together"]


@pytest.mark.parametrize(
    ("sentence", "word"),
    [
        (" nunca pedimos dinero , codigos ni claves ", "codigos"),
        (" no cobramos ninguna cuota ", "cuota"),
        (" nous ne demandons jamais de frais ", "frais"),
        (" wir verlangen keine gebuhr ", "gebuhr"),
        (" nao cobramos taxa ", "taxa"),
        (" koi fees nahi hai ", "fees"),
    ],
)
def test_a_denial_is_known_in_its_language(sentence: str, word: str) -> None:
    at = sentence.index(word)
    assert denied_in(sentence, at, at + len(word))


@pytest.mark.parametrize(
    ("sentence", "word"),
    [
        (" no necesitas experiencia , paga la cuota ", "cuota"),
        (" keine erfahrung notig , zahlen sie die gebuhr ", "gebuhr"),
        (" nunca es tarde , pero paga la cuota ", "cuota"),
        (" sans experience , reglez les frais ", "frais"),
        (" nao precisa de experiencia , pague a taxa ", "taxa"),
    ],
)
def test_another_denial_in_the_sentence_denies_nothing_else(sentence: str, word: str) -> None:
    at = sentence.index(word)
    assert not denied_in(sentence, at, at + len(word))


def test_what_anyone_might_ask_is_a_warning_and_what_one_wants_is_none() -> None:
    assert warns_of(" if anyone asks you to pay a fee , call us ")
    assert warns_of(" wenn jemand von ihnen geld verlangt , rufen sie an ")
    assert not warns_of(" if you are interested add me on telegram ")
    assert not warns_of(" if the bank asks , say it is a loan ")
    assert tells_of_others(" they ask you to deposit a cheque ")
    assert not tells_of_others(" you deposit the cheque ")
