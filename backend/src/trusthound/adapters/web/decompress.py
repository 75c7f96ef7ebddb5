"""Packed pieces in, plain bytes out, never more of them than allowed."""

import zlib
from collections.abc import Iterator, Sequence
from typing import Protocol

import brotli  # type: ignore[import-untyped]
import zstandard

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem

ENCODINGS = "gzip, deflate, br, zstd"

_PIECE_BYTES = 64 * 1024
_MOST_LAYERS = 2
# zstd takes no bound on what it gives: 64 bytes in are at most 16 blocks of 128 KB, 2 MB, out.
_ZSTD_SLICE_BYTES = 64
_ZSTD_WINDOW_BYTES = 8 * 1024 * 1024  # what RFC 9659 lets a server ask of a browser


class Unpacker:
    """Undoes a body's content encodings while it arrives.

    What follows the end of the packed data is ignored, as browsers do, except after brotli, whose
    library calls it damage. Raises PageUnreadable:
    TOO_LARGE past `most_bytes`, UNREACHABLE for damaged, cut or unknown packing.
    """

    def __init__(self, encodings: str, most_bytes: int) -> None:
        names = [each for part in encodings.split(",") if (each := part.strip().lower())]
        names = [each for each in names if each != "identity"]
        if len(names) > _MOST_LAYERS or any(each not in _LAYERS for each in names):
            raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="unknown content encoding")
        self._layers = [_LAYERS[each]() for each in reversed(names)]
        self._most_bytes = most_bytes
        self._plain = bytearray()
        self._started = False

    def feed(self, piece: bytes) -> int:
        """Take the next piece as it was received; answer how many bytes are held now."""
        self._started = True
        try:
            for plain in _through(self._layers, piece):
                self._plain += plain
                if len(self._plain) > self._most_bytes:
                    self._plain.clear()  # the error keeps this object alive
                    raise PageUnreadable(ReadingProblem.TOO_LARGE, detail="unpacked")
        except (zlib.error, brotli.error, zstandard.ZstdError) as damage:
            raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="damaged packing") from damage
        return len(self._plain)

    def finish(self) -> bytes:
        """The whole body, once the last piece was fed; nothing received is nothing packed."""
        if self._started and not all(each.ended for each in self._layers):
            raise PageUnreadable(ReadingProblem.UNREACHABLE, detail="cut packing")
        return bytes(self._plain)


class _Layer(Protocol):
    @property
    def ended(self) -> bool: ...

    def feed(self, piece: bytes) -> Iterator[bytes]: ...


def _through(layers: Sequence[_Layer], piece: bytes) -> Iterator[bytes]:
    if not layers:
        yield piece
        return
    for plainer in layers[0].feed(piece):
        yield from _through(layers[1:], plainer)


class _Gzip:
    """gzip by its header."""

    _format = 16 + zlib.MAX_WBITS

    def __init__(self) -> None:
        self._inflate = zlib.decompressobj(self._format)

    @property
    def ended(self) -> bool:
        return self._inflate.eof

    def feed(self, piece: bytes) -> Iterator[bytes]:
        while piece and not self._inflate.eof:
            yield self._inflate.decompress(piece, _PIECE_BYTES)
            piece = self._inflate.unconsumed_tail


class _Deflate(_Gzip):
    """zlib as the standard says, or the bare deflate that some servers send under its name."""

    _format = -zlib.MAX_WBITS
    _header_bytes = 2

    def __init__(self) -> None:
        super().__init__()
        self._head = b""

    def feed(self, piece: bytes) -> Iterator[bytes]:
        if len(self._head) < self._header_bytes:
            piece = self._head = self._head + piece
            if len(piece) < self._header_bytes:
                return
            if piece[0] & 0x0F == zlib.DEFLATED and int.from_bytes(piece[:2]) % 31 == 0:
                self._inflate = zlib.decompressobj(zlib.MAX_WBITS)
        yield from super().feed(piece)


class _Brotli:
    def __init__(self) -> None:
        self._decoder = brotli.Decompressor()

    @property
    def ended(self) -> bool:
        return bool(self._decoder.is_finished())

    def feed(self, piece: bytes) -> Iterator[bytes]:
        yield self._decoder.process(piece, output_buffer_limit=_PIECE_BYTES)
        while not self._decoder.can_accept_more_data():
            yield self._decoder.process(b"", output_buffer_limit=_PIECE_BYTES)


class _Zstd:
    def __init__(self) -> None:
        self._decoder = zstandard.ZstdDecompressor(
            max_window_size=_ZSTD_WINDOW_BYTES
        ).decompressobj()

    @property
    def ended(self) -> bool:
        return self._decoder.eof

    def feed(self, piece: bytes) -> Iterator[bytes]:
        for start in range(0, len(piece), _ZSTD_SLICE_BYTES):
            if self._decoder.eof:
                return
            yield self._decoder.decompress(piece[start : start + _ZSTD_SLICE_BYTES])


_LAYERS: dict[str, type[_Gzip | _Brotli | _Zstd]] = {
    "gzip": _Gzip,
    "x-gzip": _Gzip,
    "deflate": _Deflate,
    "br": _Brotli,
    "zstd": _Zstd,
}
