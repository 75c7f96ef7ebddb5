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


REQUEST = phrases(
    {
        "fee": [
            r"(?:pay|paying|payment of)[^.\n]{0,20} fee",
            r"asks? (?:you )?to pay",
            r"fee of \$\d+ is required",
        ],
        "telegram|whatsapp": [r"(?:contact|text) (?:us|our manager|you) (?:on|by) \w+"],
    }
)


def requested(text: str) -> bool:
    return Wording.of("Clerk", text).first(REQUEST) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Beware of scammers. A registration fee of $75 is required.",
        "Beware of scammers. Contact our manager on Telegram.",
        "Beware of scammers! Our manager will ask you to pay the registration fee.",
        "Beware of scammers: contact our manager on Telegram.",
        "Beware of scammers and contact our manager on Telegram.",
        "Beware of scammers, please contact us on Telegram only.",
        "Beware of scammers.\nTo start:\n- Pay the registration fee",
        "To avoid scams, contact us on Telegram.",
        "There are many scammers. They are bad people. Pay the registration fee today.",
        "We do not interview; pay a registration fee.",
        "We do not interview \u2013 pay a registration fee.",
        "We do not interview, you just pay a registration fee.",
        "Your laptop will not be shipped until you pay the registration fee.",
        "Work cannot begin unless you pay the fee.",
        "We can't send the contract before you pay the fee.",
        "We do not use e-mail: contact us on Telegram.",
        "Anyone who wants the job must pay the fee.",
        "If you do not pay the fee, the place goes to another.",
        "Pay the registration fee, experience is not required.",
    ],
)
def test_what_the_posting_itself_asks_stands_next_to_a_warning_or_a_denial(text: str) -> None:
    assert requested(text)


@pytest.mark.parametrize(
    "text",
    [
        "Beware of recruitment scams. We will never ask for payment of a fee.",
        "Scammers may contact you by WhatsApp and ask you to pay a fee.",
        "Beware of scammers. They may ask you to pay a fee.",
        "Beware of scams: people contact you on WhatsApp and ask you to pay a fee.",
        "Fraudsters pose as our recruiters. They contact you on Telegram. Then they ask to pay.",
        "Job scams are on the rise. Often, these individuals contact you by WhatsApp.",
        "If you are asked to pay a fee, report it.",
        "If anyone asks you to pay a fee, tell us.",
        "Any request for payment of a fee is fraudulent.",
        "Please report anyone asking you to pay a fee.",
        "Common signs of a scam include:\n- Paying a training fee\n- They contact you on Telegram",
        "We will never:\n\u2022 ask you to pay a fee\n\u2022 contact you on WhatsApp",
        "We never ask for any of the following: payment of a fee, a password.",
        "We never ask you, before or after an interview, to pay a fee.",
        "We do not interview by chat, ask you to pay a fee or contact you on WhatsApp.",
    ],
)
def test_a_notice_of_an_employer_is_no_request(text: str) -> None:
    assert not requested(text)
