"""Text in, the bytes of a small Word 97 document out: what the tests of documents read."""

import struct

_SECTOR = 512
_FREE, _END, _FAT = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
_TEXT_AT = 0x800
_STREAM_BYTES = 4096  # from there on streams are kept in whole sectors


def written_doc(text: str, *, flags: int = 0x0200, extra_stream: str = "") -> bytes:
    """`text` as Word keeps it: "\\r" ends a paragraph, "\\x07" a cell. `flags` of its head."""
    word = bytearray(_STREAM_BYTES)
    struct.pack_into("<HH", word, 0, 0xA5EC, 0x00C1)
    struct.pack_into("<H", word, 10, flags)
    struct.pack_into("<I", word, 0x4C, len(text))
    pieces = struct.pack("<II", 0, len(text)) + struct.pack("<HIH", 0, _TEXT_AT * 2 | 1 << 30, 0)
    table = b"\x02" + struct.pack("<I", len(pieces)) + pieces
    struct.pack_into("<II", word, 0x1A2, 0, len(table))
    word[_TEXT_AT : _TEXT_AT + len(text)] = text.encode("cp1252")
    streams = {"WordDocument": bytes(word), "1Table": table.ljust(_STREAM_BYTES, b"\0")}
    if extra_stream:
        streams[extra_stream] = bytes(_STREAM_BYTES)
    return _container(streams)


def _container(streams: dict[str, bytes]) -> bytes:
    fat, entries, body = [_FAT, _END], [_entry("Root Entry", 5, _END, 0)], b""
    for name, content in streams.items():
        first, count = len(fat), len(content) // _SECTOR
        fat.extend((*range(first + 1, first + count), _END))
        entries.append(_entry(name, 2, first, len(content)))
        body += content
    head = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16)
    head += struct.pack("<HHHHH6xIIII", 0x3E, 3, 0xFFFE, 9, 6, 0, 1, 1, 0)
    head += struct.pack("<IIIII", 4096, _END, 0, _END, 0)
    head += struct.pack("<109I", 0, *[_FREE] * 108)
    table = struct.pack("<128I", *fat, *[_FREE] * (128 - len(fat)))
    return head + table + b"".join(entries).ljust(_SECTOR, b"\0") + body


def _entry(name: str, kind: int, first: int, size: int) -> bytes:
    letters = name.encode("utf-16-le") + b"\0\0"
    return struct.pack(
        "<64sHBBIII16xI16xIQ", letters, len(letters), kind, 1, _FREE, _FREE, _FREE, 0, first, size
    )
