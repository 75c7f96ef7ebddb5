"""Denial: sentences that say the opposite of the phrase they hold, and those that do not."""

import pytest

from trusthound.domain.common.wording import Wording, phrases

FEE = phrases(
    {"fee": [r"(?:pay|charge|send|ask for|asking for|asked for)[^.\n]{0,20} fee", r"fees?"]}
)


def stands(text: str) -> bool:
    return Wording.of("Clerk", text).first(FEE) is not None


@pytest.mark.parametrize(
    "text",
    [
        "We never ask for a fee.",
        "We do not charge a fee.",
        "We don’t ask for a fee at any stage.",
        "You will not be asked for a fee.",
        "You won't need to pay a fee.",
        "You do not need to pay the fee.",
        "There is no fee.",
        "Apply without any registration fee.",
        "A fee is not required.",
        "A fee will never be charged.",
        "Anyone asking for a fee in our name is no employee of ours.",
        "If you are asked for a fee, tell us.",
        "Any requests for a fee are to be reported.",
        "Beware of people who ask for a fee.",
        "Recruitment fraud is on the rise. They ask for a fee. Then they vanish.",
        "They ask for a fee. This is how scammers work.",
        "Legitimate employers pay any fee themselves.",
        "No legitimate employer will ask for a fee.",
    ],
)
def test_a_denied_phrase_does_not_stand(text: str) -> None:
    assert not stands(text)


@pytest.mark.parametrize(
    "text",
    [
        "Pay the fee.",
        "Don't wait, pay the fee today.",
        "Do not hesitate to pay the fee.",
        "If you do not have a card, pay the fee by post.",
        "This is not a scam: pay the fee and start.",
        "No scam! Just pay the fee.",
        "We are not scammers. Pay the fee.",
        "A scam-free offer of a legitimate employer: pay the fee.",
        "No experience is needed to start; just pay the fee.",
        "We charge nothing and never will, except that you pay the fee.",
        "We never sleep. Pay the fee.",
        "Experience is not required. Pay the fee.",
    ],
)
def test_a_phrase_that_is_not_itself_denied_stands(text: str) -> None:
    assert stands(text)


def test_a_warning_reaches_only_so_far() -> None:
    far = "Beware of scammers. " + "We are a workshop near the canal with many bicycles. " * 8
    assert stands(far + "Pay the fee.")
