"""Chunks of a file in, sealed chunks out, and back: AES-256-GCM, each chunk in its own place.

    head:   "THF1", the key's id (8 bytes), a salt (32 bytes)
    chunk:  length of what follows (4 bytes), ciphertext with its tag

Every file has a key of its own, derived from the salt, so that counting up from zero never uses a
nonce twice. The nonce holds the chunk's number and whether it is the last: chunks that are changed,
left out, put in another order or cut off do not open. The head is bound to every chunk.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import BinaryIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from trusthound.adapters.files.keys import ID_BYTES, FileKey
from trusthound.domain.common.errors import FileDamaged

CHUNK_BYTES = 64 * 1024
SALT_BYTES = 32
TAG_BYTES = 16
_MAGIC = b"THF1"
_HEAD_BYTES = len(_MAGIC) + ID_BYTES + SALT_BYTES
_LENGTH_BYTES = 4


def sealed(chunks: Iterable[bytes], key: FileKey, salt: bytes) -> Iterator[bytes]:
    """`salt` is SALT_BYTES of chance, new for every file. Chunks may have any size."""
    head = _MAGIC + key.id + salt
    yield head
    cipher = _cipher(key, salt)
    waiting, number = b"", 0
    for whole in _of_one_size(chunks):
        if number or waiting:
            yield _seal(cipher, waiting, number, head, last=False)
            number += 1
        waiting = whole
    yield _seal(cipher, waiting, number, head, last=True)


def opened(file: BinaryIO, keys: Mapping[bytes, FileKey]) -> Iterator[bytes]:
    """What was sealed, chunk by chunk; each is whole when it is handed out, and the end is the end.

    Raises FileDamaged for anything that is not as it was written, or whose key is not there.
    """
    head = file.read(_HEAD_BYTES)
    key = keys.get(head[len(_MAGIC) : len(_MAGIC) + ID_BYTES])
    if len(head) < _HEAD_BYTES or not head.startswith(_MAGIC) or key is None:
        raise FileDamaged
    cipher, number = _cipher(key, head[-SALT_BYTES:]), 0
    chunk = _read_chunk(file)
    while chunk:
        following = _read_chunk(file)
        yield _open(cipher, chunk, number, head, last=not following)
        number, chunk = number + 1, following
    if number == 0:
        raise FileDamaged


def _of_one_size(chunks: Iterable[bytes]) -> Iterator[bytes]:
    kept = bytearray()
    for each in chunks:
        kept += each
        while len(kept) >= CHUNK_BYTES:
            yield bytes(kept[:CHUNK_BYTES])
            del kept[:CHUNK_BYTES]
    if kept:
        yield bytes(kept)


def _cipher(key: FileKey, salt: bytes) -> AESGCM:
    return AESGCM(HKDF(SHA256(), 32, salt=salt, info=b"trusthound file").derive(key.key))


def _seal(cipher: AESGCM, plain: bytes, number: int, head: bytes, *, last: bool) -> bytes:
    text = cipher.encrypt(_nonce(number, last=last), plain, head)
    return len(text).to_bytes(_LENGTH_BYTES) + text


def _open(cipher: AESGCM, text: bytes, number: int, head: bytes, *, last: bool) -> bytes:
    try:
        return cipher.decrypt(_nonce(number, last=last), text, head)
    except InvalidTag as problem:
        raise FileDamaged from problem


def _nonce(number: int, *, last: bool) -> bytes:
    return number.to_bytes(11) + bytes([last])


def _read_chunk(file: BinaryIO) -> bytes:
    """b"" at the end of the file."""
    length = file.read(_LENGTH_BYTES)
    if not length:
        return b""
    size = int.from_bytes(length)
    if len(length) < _LENGTH_BYTES or not TAG_BYTES <= size <= CHUNK_BYTES + TAG_BYTES:
        raise FileDamaged
    text = file.read(size)
    if len(text) < size:
        raise FileDamaged
    return text
