"""A posting is printed in the words of schema.org; what it does not state is left out."""

from decimal import Decimal

from trusthound.domain.common.money import Extra, Pay, PayBand, Period
from trusthound.domain.posting.model import JobPosting, RemoteWork, Seniority
from trusthound.entrypoints.cli.schema_org import OURS, schema_org


def ours(told: dict[str, object]) -> dict[str, object]:
    fields = told[OURS]
    assert isinstance(fields, dict)
    return fields


def test_pay_is_printed_with_its_hours_bands_and_extras() -> None:
    pay = Pay(
        Decimal(20),
        Decimal("30.5"),
        "EUR",
        Period.HOUR,
        "",
        hours_a_week=Decimal(20),
        extras=(Extra.BONUS, Extra.EQUITY),
        bands=(PayBand("Brno", Decimal(20), None), PayBand("Cork", Decimal(25), Decimal("30.5"))),
    )
    told = schema_org(JobPosting("Baker", "", "Bread.", pay=pay))
    assert told["baseSalary"] == {
        "@type": "MonetaryAmount",
        "currency": "EUR",
        "value": {
            "@type": "QuantitativeValue",
            "minValue": 20,
            "maxValue": 30.5,
            "unitText": "HOUR",
        },
    }
    assert told["workHours"] == "20 hours a week"
    assert told["incentiveCompensation"] == "bonus, equity"
    assert ours(told)["payByPlace"] == [
        {"place": "Brno", "minValue": 20},
        {"place": "Cork", "minValue": 25, "maxValue": 30.5},
    ]


def test_seniority_languages_and_office_days_are_printed_where_stated() -> None:
    posting = JobPosting(
        "Senior Baker",
        "",
        "Bread.",
        remote=RemoteWork.HYBRID,
        office_days=3,
        seniority=Seniority.SENIOR,
        required_languages=("de", "en"),
    )
    told = schema_org(posting)
    assert (ours(told)["seniority"], ours(told)["officeDays"]) == ("senior", 3)
    assert ours(told)["requiredLanguages"] == ["de", "en"]
