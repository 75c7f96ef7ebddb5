"""What the applicant is asked to pay is told from what the posting pays."""

import pytest

from trusthound.domain.posting.extract.pay import read_pay

PROSE = "We bake bread for the whole valley and have done so since 1998 with 200 people. "


@pytest.mark.parametrize(
    "sentence",
    [
        "Pay 80 dollars to Agnes Okafor by gift card",
        "The pay is great: contact Agnes and pay $80 via Zelle",
        "Great pay! You must first pay $80 for the position",
        "The pay comes soon. You pay $80 a month to us",
        "Applicants are required to pay $80 a month",
        "To secure your salary you need to pay the sum of 80 dollars",
        "Good wages. To start, send $50 for the kit",
        "Good wages. Kindly send $80 weekly",
        "Good wages. Purchase a laptop for $200 from us",
        "Good wages. $80 must be paid before you start",
        "Good wages, a fee of $80",
        "Good wages, a refundable deposit of $80",
        "Gutes Gehalt. Bitte 80 € an Frau Muster überweisen",
        "Gutes Gehalt. Zahlen Sie vorab 80 Euro an Frau Muster",
        "Bon salaire. Payez 80 euros à Mme Dupont",
        "Bon salaire. Vous devez verser la somme de 80 euros",
        "Buen salario. Pague 80 euros a la agente",
        "Bom salário. Deve pagar 80 euros",
        "Buon stipendio. Deve versare 80 euro",
        "Dobrá mzda. Pošlete 2000 Kč na účet",
        "Dobre wynagrodzenie. Musisz wpłacić 200 zł na konto",
        "Goed salaris. U moet 80 euro aan ons betalen",
    ],
)
def test_what_the_applicant_is_to_pay_is_no_pay(sentence: str) -> None:
    assert read_pay(f"{sentence}.") is None
    assert read_pay(f"{PROSE}{sentence}. {PROSE}") is None


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("Pay: $80 a day", "$80 a day"),
        ("It pays $80 per hour", "$80 per hour"),
        ("Pay 80 dollars an hour", "80 dollars an hour"),
        ("We pay 80 dollars to our drivers per trip", "80 dollars"),
        ("We hire and pay $80 to drivers", "$80"),
        ("The client will pay $80 to the contractor", "$80"),
        ("Jobs that pay $80 to the right person", "$80"),
        ("We will pay you $500 a week", "$500 a week"),
        ("New starters pay £12 an hour", "£12 an hour"),
        ("Pay $15 to start", "$15"),
        ("Pay $20 to $30", "$20 to $30"),
        ("Please apply. Pay $80 a day by bank transfer", "$80 a day"),
        ("Apply for a pay of £12 as order picker", "£12"),
        ("Wir zahlen Ihnen 3.000 € im Monat", "3.000 € im Monat"),
        ("Bitte beachten: Gehalt 3.000 € im Monat, wir zahlen gern", "3.000 € im Monat"),
        ("Nous payons 80 euros par jour", "80 euros par jour"),
    ],
)
def test_what_the_posting_pays_is_its_pay(sentence: str, words: str) -> None:
    for text in (f"{sentence}.", f"{PROSE}{sentence}. {PROSE}"):
        pay = read_pay(text)
        assert pay is not None
        assert pay.text == words


@pytest.mark.parametrize("gap", [". Please ", ", then ", ". "])
def test_the_offer_beside_a_demand_is_the_pay(gap: str) -> None:
    pay = read_pay(f"{PROSE}We offer $45 an hour{gap}pay 80 dollars to Agnes Okafor by gift card.")
    assert pay is not None
    assert pay.text == "$45 an hour"


@pytest.mark.timeout(2)
@pytest.mark.parametrize("piece", ["please pay $1 ", "you will be pay $1, ", "buy a pay $9 bitte "])
def test_a_hostile_text_is_read_in_time(piece: str) -> None:
    read_pay(piece * (100_000 // len(piece)))
