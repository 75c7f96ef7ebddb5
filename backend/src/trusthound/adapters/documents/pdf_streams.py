"""The bytes of a PDF in; whether what is packed in it unpacks to more than anybody writes, out."""

import re
import zlib
from collections.abc import Iterator

_MOST_UNPACKED_BYTES = 50_000_000
_PIECE_BYTES, _PART_BYTES = 1 << 14, 1 << 16
_MOST_STREAMS = 20_000
_MOST_LAYERS = 4
_DICTIONARY_BYTES = 600
_STREAM = re.compile(rb"stream\r?\n")
_PACKED = re.compile(rb"/(?:FlateDecode|Fl)\b")
_PICTURE = re.compile(rb"/Subtype\s*/Image")


def is_bomb(data: bytes) -> bool:
    """Pictures are left out: they are unpacked only to be drawn, within the limits of memory."""
    left = _MOST_UNPACKED_BYTES
    for start, layers in _packed(data):
        left -= _unpacked_bytes(data, start, layers, left)
        if left <= 0:
            return True
    return False


def _packed(data: bytes) -> Iterator[tuple[int, int]]:
    """Where each packed stream begins, and how many times it is packed."""
    found = 0
    for each in _STREAM.finditer(data):
        before = data[max(0, each.start() - _DICTIONARY_BYTES) : each.start()]
        own = before[max(0, before.rfind(b"endobj"), before.rfind(b" obj")) :]
        layers = len(_PACKED.findall(own))
        if layers and not _PICTURE.search(own):
            yield each.end(), min(layers, _MOST_LAYERS)
            found += 1
        if found == _MOST_STREAMS:
            return


def _unpacked_bytes(data: bytes, start: int, layers: int, most: int) -> int:
    """Counted while unpacking, never held; what is no such stream counts as nothing."""
    pieces: Iterator[bytes] = (
        data[at : at + _PIECE_BYTES] for at in range(start, len(data), _PIECE_BYTES)
    )
    for _ in range(layers):
        pieces = _unpacked(pieces)
    counted = 0
    try:
        for each in pieces:
            counted += len(each)
            if counted >= most:
                break
    except zlib.error:
        pass
    return counted


def _unpacked(pieces: Iterator[bytes]) -> Iterator[bytes]:
    unpacker = zlib.decompressobj()
    for packed in pieces:
        left = packed
        while left and not unpacker.eof:
            yield unpacker.decompress(left, _PART_BYTES)
            left = unpacker.unconsumed_tail
        if unpacker.eof:
            return
