"""A posting pasted whole is a posting; what speaks to somebody is a message."""

import pytest

from trusthound.domain.message.kind import Kind, kind_of

POSTING = (
    "Night cook\nHarbour Canteen, Hamburg\n\nAbout us\nWe cook for dockers.\n\n"
    "Responsibilities\n- Cook at night\n\nRequirements\n- Two years in a kitchen\n\n"
    "How to apply\nWrite to kitchen@harbour.example."
)


@pytest.mark.parametrize(
    "text",
    [
        POSTING,
        "Hi there!\n" + POSTING,
        "Wir suchen Verstärkung für unser Lager.\nIhre Aufgaben\nWaren prüfen\nWir bieten\nTarif",
        "Night cook | Harbour Canteen | Hamburg | full time\n"
        + "We cook for dockers at night. " * 12,
        "We repair bicycles in Leeds and look for a mechanic. " * 40,
    ],
)
def test_a_whole_posting_is_a_posting(text: str) -> None:
    assert kind_of(text) is Kind.POSTING


@pytest.mark.parametrize(
    "text",
    [
        "Hi dear, I'm Anna from HR of Indeed. Are you looking for a part time job?",
        "Hola, soy Laura de recursos humanos, vi tu perfil.",
        "I came across your resume and want to tell you about a role.",
        "Anna: are you there?\nMe: yes\nAnna: add me on Telegram",
        "Ciao",
        "Subject: Offer of employment\n\nWe are pleased to confirm your post. "
        + "Pay first. " * 30,
        "NORTH PETROLEUM\nDear Engineer,\n" + "We appoint you to our northern post. " * 20,
        "Congratulations, you have been selected. Requirements\nA phone\nBenefits\nMoney",
        "",
    ],
)
def test_what_speaks_to_somebody_is_a_message(text: str) -> None:
    assert kind_of(text) is Kind.MESSAGE
