"""What an employer hands in is taken as typed, or refused in words."""

import pytest

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.hiring.asked import NO_RESUME, checked

ATTESTED = {"attested": "true"}


def test_what_was_typed_is_tidied() -> None:
    fields = {
        "candidateEmail": " Ann@Example.org ",
        "claimedEmployers": "Acme, Inc.,  Globex ,, Globex",
        "linkedinUrl": "linkedin.com/in/ann-lee",
        **ATTESTED,
    }
    claims = checked(fields, filename="a.pdf", data=b"x").claims
    assert (claims.mail, claims.employers) == ("Ann@Example.org", ("Acme, Inc.", "Globex"))
    assert claims.profile == "linkedin.com/in/ann-lee"


def test_an_address_that_is_none_is_taken_to_be_looked_at() -> None:
    asked = checked({"candidateEmail": "ann at example", **ATTESTED}, filename="a.pdf", data=b"x")
    assert asked.claims.mail


@pytest.mark.parametrize(
    ("fields", "data", "field", "words"),
    [
        ({"linkedinUrl": "linkedin.com/in/ann"}, None, "resume", NO_RESUME),
        ({}, None, "resume", "Add a resume: a pdf, doc or docx file"),
        ({}, b"x", "attested", "hiring decision"),
        ({"linkedinUrl": "javascript:alert(1)", **ATTESTED}, b"x", "linkedinUrl", "LinkedIn"),
        (
            {"linkedinUrl": "linkedin.com.evil.example/in/a", **ATTESTED},
            b"x",
            "linkedinUrl",
            "Link",
        ),
    ],
)
def test_what_is_wrong_is_said(
    fields: dict[str, str], data: bytes | None, field: str, words: str
) -> None:
    with pytest.raises(InvalidInput, match=words.replace(".", r"\.")) as refused:
        checked(fields, filename="a.pdf", data=data)
    assert refused.value.field == field
