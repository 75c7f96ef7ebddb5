"""A signed report is as it was signed, or it is not: nothing in between."""

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trusthound.adapters.credentials.keys import keys_of
from trusthound.adapters.credentials.report_signing import (
    Standing,
    check_report,
    key_set,
    public_key,
    read_keys,
    sign_report,
)
from trusthound.domain.common.errors import InvalidInput

KEYS = keys_of("a secret of this test")
PUBLIC = public_key(KEYS)
FILE = sign_report(
    {"title": "Bücherei – Leitung", "trustScore": 82, "coverage": 0.5, "points": [1.0, -2.25]},
    KEYS,
    issuer="https://trust.example",
    at=datetime(2026, 11, 22, 12, tzinfo=UTC),
)


def standing(file: bytes) -> Standing | None:
    """None for what is no report at all."""
    try:
        return check_report(file, [PUBLIC]).standing
    except InvalidInput:
        return None


def test_it_holds_by_the_keys_that_are_published() -> None:
    checked = check_report(FILE, read_keys(json.dumps(key_set([PUBLIC]))))
    assert checked.standing is Standing.HOLDS
    assert checked.report["title"] == "Bücherei – Leitung"
    assert (checked.issuer, checked.signed_at) == (
        "https://trust.example",
        "2026-11-22T12:00:00+00:00",
    )


def test_no_byte_of_it_can_be_another() -> None:
    for place in range(len(FILE)):
        for other in (FILE[place] ^ 1, ord(" ")):
            if other != FILE[place]:
                changed = FILE[:place] + bytes([other]) + FILE[place + 1 :]
                assert standing(changed) is not Standing.HOLDS, changed


@given(st.data())
@settings(max_examples=100)
def test_nothing_can_be_put_in_or_left_out(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(FILE) - 1))
    put_in = data.draw(st.binary(max_size=3))
    left_out = data.draw(st.integers(0, 3))
    changed = FILE[:place] + put_in + FILE[place + left_out :]
    assert (standing(changed) is Standing.HOLDS) == (changed in (FILE, FILE + b"\n"))


def test_the_same_content_in_another_form_is_not_what_was_signed() -> None:
    assert standing(json.dumps(json.loads(FILE), indent=2).encode()) is Standing.CHANGED
    twice = FILE.replace(b'"report":', b'"report":{"title":"Other"},"report":')
    assert standing(twice) is Standing.CHANGED


def test_another_installation_did_not_sign_it() -> None:
    other = public_key(keys_of("another secret"))
    assert check_report(FILE, [other]).standing is Standing.OTHER_KEY
    claimed = json.loads(FILE) | {"key": other.id}
    assert check_report(json.dumps(claimed).encode(), [other]).standing is Standing.CHANGED


@pytest.mark.parametrize(
    "file",
    [b"", b"\xff\xfe\x00", b"[]", b"{}", b"[" * 200_000, b'{"format":"trusthound-report-1"}'],
)
def test_what_is_no_report_is_refused(file: bytes) -> None:
    with pytest.raises(InvalidInput):
        check_report(file, [PUBLIC])


@pytest.mark.parametrize("text", ["", "{}", '{"keys": 1}', '{"keys": [1]}', "abc", "ä" * 43])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput):
        read_keys(text)


def test_a_key_is_named_as_its_standard_names_it() -> None:
    """The example of RFC 8037, appendix A.3."""
    (key,) = read_keys("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")
    assert key.id == "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k"
