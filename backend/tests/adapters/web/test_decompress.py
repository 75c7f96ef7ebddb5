"""Packed bodies, in whatever pieces they arrive."""

import gzip
import zlib

import brotli  # type: ignore[import-untyped]
import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st

from trusthound.adapters.web.decompress import Unpacker
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem

TEXT = b"A posting, told at some length. " * 400
BARE = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
PACKED = {
    "identity": TEXT,
    "gzip": gzip.compress(TEXT),
    "X-GZip": gzip.compress(TEXT),
    "deflate": zlib.compress(TEXT),
    " deflate ": BARE.compress(TEXT) + BARE.flush(),
    "br": brotli.compress(TEXT),
    "zstd": zstandard.ZstdCompressor().compress(TEXT),
    "br, gzip": gzip.compress(brotli.compress(TEXT)),
    "zstd,identity,deflate": zlib.compress(zstandard.ZstdCompressor().compress(TEXT)),
}


def _unpacked(encodings: str, packed: bytes, piece_bytes: int, most_bytes: int = 100_000) -> bytes:
    unpacker = Unpacker(encodings, most_bytes)
    for start in range(0, len(packed), piece_bytes):
        unpacker.feed(packed[start : start + piece_bytes])
    return unpacker.finish()


@pytest.mark.parametrize("encodings", PACKED)
@pytest.mark.parametrize("piece_bytes", [1, 7, 100_000])
def test_a_packed_body_is_unpacked(encodings: str, piece_bytes: int) -> None:
    assert _unpacked(encodings, PACKED[encodings], piece_bytes) == TEXT


@pytest.mark.parametrize("encodings", PACKED)
def test_a_body_of_exactly_the_bound_passes_and_one_byte_more_does_not(encodings: str) -> None:
    assert _unpacked(encodings, PACKED[encodings], 1000, len(TEXT)) == TEXT
    with pytest.raises(PageUnreadable) as unreadable:
        _unpacked(encodings, PACKED[encodings], 1000, len(TEXT) - 1)
    assert unreadable.value.problem is ReadingProblem.TOO_LARGE


@pytest.mark.parametrize("encodings", ["gzip", "deflate", "br", "zstd", "br, gzip"])
@pytest.mark.parametrize("piece_bytes", [1, 100_000])
def test_a_cut_body_is_no_body(encodings: str, piece_bytes: int) -> None:
    for kept in (1, len(PACKED[encodings]) // 2, len(PACKED[encodings]) - 1):
        with pytest.raises(PageUnreadable) as unreadable:
            _unpacked(encodings, PACKED[encodings][:kept], piece_bytes)
        assert unreadable.value.problem is ReadingProblem.UNREACHABLE


@pytest.mark.parametrize("encodings", ["gzip", "deflate", "zstd"])
@pytest.mark.parametrize("piece_bytes", [1, 100_000])
def test_what_follows_the_end_is_ignored_as_browsers_do(encodings: str, piece_bytes: int) -> None:
    assert _unpacked(encodings, PACKED[encodings] + b"\x00trailing" * 9, piece_bytes) == TEXT


@pytest.mark.parametrize("piece_bytes", [1, 100_000])
def test_what_follows_the_end_of_brotli_is_damage_however_it_arrives(piece_bytes: int) -> None:
    with pytest.raises(PageUnreadable) as unreadable:
        _unpacked("br", PACKED["br"] + b"x", piece_bytes)
    assert unreadable.value.problem is ReadingProblem.UNREACHABLE


@pytest.mark.parametrize("encodings", ["gzip", "deflate", "br", "zstd", "gzip, br"])
def test_no_bytes_at_all_are_an_empty_body(encodings: str) -> None:
    assert _unpacked(encodings, b"", 1) == b""


@pytest.mark.parametrize("encodings", ["compress", "gzip, gzip, gzip", "gzip;q=1", "*", "gzip br"])
def test_an_encoding_that_we_did_not_offer_is_refused(encodings: str) -> None:
    with pytest.raises(PageUnreadable) as unreadable:
        Unpacker(encodings, 1)
    assert unreadable.value.problem is ReadingProblem.UNREACHABLE


@given(
    encodings=st.sampled_from(["gzip", "deflate", "br", "zstd", "gzip, br", "zstd, deflate"]),
    body=st.binary(max_size=300),
    head=st.sampled_from([b"", b"\x1f\x8b\x08\x00", b"\x78\x9c", b"\x28\xb5\x2f\xfd", b"\x0b"]),
    piece_bytes=st.integers(1, 50),
)
def test_any_bytes_are_a_body_or_a_declared_error(
    encodings: str, body: bytes, head: bytes, piece_bytes: int
) -> None:
    try:
        plain = _unpacked(encodings, head + body, piece_bytes, most_bytes=1000)
    except PageUnreadable:
        return
    assert len(plain) <= 1000
