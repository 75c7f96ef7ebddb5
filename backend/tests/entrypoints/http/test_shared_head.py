"""What a shared result says to previews: short, of no person, and nothing in it is markup."""

from dataclasses import replace
from datetime import timedelta
from html.parser import HTMLParser

import pytest

from trusthound.domain.assessment.band import Status
from trusthound.domain.posting.verification import Verification
from trusthound.domain.sharing.share import Share, Visibility
from trusthound.entrypoints.http.shared_head import shared_head
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.reference.person_names import person_names

SCAM = judged_examples(load_reference())[2]
AT = SCAM.checked_at
SHARE = Share("s" * 22, SCAM.id, Visibility.PUBLIC, AT, AT + timedelta(days=1))
PAGE = "https://hound.example/s/ssss"


class Tags(HTMLParser):
    """Every tag of a head, its attributes, and the text between."""

    def __init__(self, head: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.told: dict[str, str] = {}
        self.text = ""
        self.feed(head)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        said = {name: value or "" for name, value in attrs}
        if tag == "meta":
            assert set(said) in ({"name", "content"}, {"property", "content"})
            self.told[said.get("name") or said["property"]] = said["content"]

    def handle_data(self, data: str) -> None:
        self.text += data


def titled(title: str, company: str = "Acme & Sons") -> Verification:
    posting = replace(SCAM.dossier.posting, title=title, company=company)
    return replace(SCAM, dossier=replace(SCAM.dossier, posting=posting))


def head_of(judged: Verification) -> Tags:
    return Tags(shared_head(SHARE, judged, person_names(), product="Hound", address=PAGE))


def test_a_preview_tells_verdict_posting_score_and_two_reasons() -> None:
    tags = head_of(titled("Clerk"))

    assert tags.told["og:title"] == "Strong warning signs: Clerk · Acme & Sons"
    assert tags.text.strip() == "Strong warning signs: Clerk · Acme & Sons · Hound"
    assert tags.told["og:description"].startswith(f"Trust score {SCAM.assessment.score} out of 100")
    assert SCAM.reasons[0].split(":")[0] in tags.told["description"]
    assert tags.told["og:url"] == PAGE
    assert tags.told["og:image"] == f"{PAGE}/card.png"


@pytest.mark.parametrize(
    "hostile",
    [
        '"><script>alert(1)</script>',
        "'><img src=x onerror=alert(1)>",
        "</title><meta http-equiv=refresh content=0;url=//evil.example>",
        "</head><body>",
        "a\r\n\0\u202eb\u2028c\u200b",
        "<!--",
        "&lt;script&gt;",
        "x" * 100_000,
    ],
)
def test_a_hostile_title_is_text_on_one_short_line(hostile: str) -> None:
    tags = head_of(titled(hostile, company=hostile))

    assert tags.names == ["title", *["meta"] * len(tags.told)]
    assert set(tags.told) == set(head_of(titled("Clerk")).told)
    assert all(each.isprintable() and len(each) < 500 for each in tags.told.values())


def test_a_person_in_a_title_is_left_out() -> None:
    tags = head_of(titled("Clerk, contact: Agnes Okafor, agnes@gmail.example, +1 303 555 0134"))

    assert [each for each in tags.told.values() if "Okafor" in each or "agnes" in each] == []
    assert "0134" not in "".join(tags.told.values())


def test_a_text_that_somebody_handed_in_is_told_as_one() -> None:
    """Anybody can write one in the name of any company, and show others its score."""
    told = "Judged was a text that somebody handed in."
    assert told in head_of(replace(titled("Clerk"), shared=False)).told["og:description"]
    seen = head_of(replace(titled("Clerk"), shared=True)).told["og:description"]
    assert "handed in" not in seen


def test_what_has_no_score_says_so() -> None:
    assessment = replace(SCAM.assessment, score=None, status=Status.INSUFFICIENT_EVIDENCE)
    tags = head_of(replace(titled("", company=""), assessment=assessment))

    assert tags.told["og:title"] == "Not enough evidence"
    assert tags.told["description"].startswith("No trust score. ")
