"""Near-identical texts have near-identical signatures and share a band."""

from itertools import count

from trusthound.domain.posting.sameness.fingerprint import (
    NEAR_IDENTICAL,
    PLACES,
    bands_of,
    likeness,
    signature_of,
)

# 600 different words, so that every run of three is its own.
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
WORDS = [f"{one}{two}word" for one in _LETTERS for two in _LETTERS][:600]


def changed(every: int) -> str:
    number = count()
    return " ".join("other" if next(number) % every == every - 1 else each for each in WORDS)


def test_the_same_text_has_the_same_signature_whatever_numbers_stand_in_it() -> None:
    one = signature_of(" ".join(WORDS), "acme")
    assert len(one) == 4 * PLACES
    assert signature_of("2026 " + " ".join(WORDS).upper() + " 17.50", "acme") == one


def test_the_company_s_own_name_does_not_count() -> None:
    told = "Join acme today. " + " ".join(WORDS)
    copied = "Join globex today. " + " ".join(WORDS)
    assert signature_of(told, "acme") == signature_of(copied, "globex")


def test_a_text_with_a_few_words_changed_is_near_identical_and_found() -> None:
    one, other = (signature_of(text, "") for text in (" ".join(WORDS), changed(60)))
    assert likeness(one, other) >= NEAR_IDENTICAL
    assert set(bands_of(one)) & set(bands_of(other))


def test_a_text_with_a_word_in_eight_changed_is_another() -> None:
    one, other = (signature_of(text, "") for text in (" ".join(WORDS), changed(8)))
    assert 0.3 < likeness(one, other) < NEAR_IDENTICAL


def test_texts_with_nothing_in_common_share_no_band() -> None:
    one, other = signature_of(" ".join(WORDS[:300]), ""), signature_of(" ".join(WORDS[300:]), "")
    assert likeness(one, other) < 0.1
    assert not set(bands_of(one)) & set(bands_of(other))


def test_a_short_text_has_no_signature_and_is_like_nothing() -> None:
    assert signature_of("Cook wanted. Call us.", "") == b""
    assert bands_of(b"") == ()
    assert likeness(b"", b"") == 0.0


def test_what_is_stored_today_is_understood_tomorrow() -> None:
    """A change here makes every kept signature worthless: it takes a migration."""
    assert signature_of(" ".join(WORDS), "")[:8].hex() == "ee210811948c5a02"
    assert bands_of(signature_of(" ".join(WORDS), ""))[0] == -4377806385652487525
