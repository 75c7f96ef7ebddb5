"""The words of the disclaimer are the same on a report and on the pages."""

from pathlib import Path

from trusthound.domain.hiring.disclaimer import DISCLAIMER, whole_disclaimer

TERMS = Path(__file__).resolve().parents[4] / "web" / "src" / "pages" / "terms" / "copy.ts"


def test_a_report_says_what_the_terms_of_the_pages_say() -> None:
    told = whole_disclaimer(product="${productName}", enterprise="${enterpriseName}")
    assert told.removeprefix(f"{DISCLAIMER} ") in TERMS.read_text()


def test_it_says_all_that_it_must() -> None:
    told = whole_disclaimer(product="TrustHound", enterprise="TrustHire")
    for words in (
        "not a background check or consumer report",
        "must not be the sole basis of a decision",
        "the candidate can see and dispute it",
        "pre-screening assistants only",
        "not FCRA-compliant",
    ):
        assert words in told
