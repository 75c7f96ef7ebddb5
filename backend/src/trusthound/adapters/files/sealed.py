"""Chunks of a file in, sealed chunks out, and back: AES-256-GCM, each chunk in its own place.

    head:   "THF1", the key's id (8 bytes), a salt (32 bytes)
    chunk:  length of what follows (4 bytes), ciphertext with its tag

Every file has a key of its own, derived from the salt, so that counting up from zero never uses a
nonce twice. The nonce holds the chunk's number and whether it is the last: chunks that are changed,
left out, put in another order or cut off do not open. The head is bound to every chunk.
"""

from collections.abc import Iterable, Iterator, Mapping
from io import SEEK_CUR, SEEK_END, SEEK_SET, RawIOBase
from typing import Any, BinaryIO

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


class Sealer:
    """Seals what comes, in pieces of any size; `salt` is SALT_BYTES of chance, new for each."""

    def __init__(self, key: FileKey, salt: bytes) -> None:
        self.head = _MAGIC + key.id + salt
        self._cipher = _cipher(key, salt)
        self._kept = bytearray()
        self._number = 0

    def add(self, piece: bytes) -> bytes:
        """Whole chunks, as far as it is known that others follow them."""
        self._kept += piece
        text = bytearray()
        while len(self._kept) > CHUNK_BYTES:
            text += self._seal(bytes(self._kept[:CHUNK_BYTES]), last=False)
            del self._kept[:CHUNK_BYTES]
        return bytes(text)

    def end(self) -> bytes:
        """The last chunk."""
        return self._seal(bytes(self._kept), last=True)

    def _seal(self, plain: bytes, *, last: bool) -> bytes:
        nonce = _nonce(self._number, last=last)
        self._number += 1
        text = self._cipher.encrypt(nonce, plain, self.head)
        return len(text).to_bytes(_LENGTH_BYTES) + text


def sealed(chunks: Iterable[bytes], key: FileKey, salt: bytes) -> Iterator[bytes]:
    """All of it, as it comes."""
    sealer = Sealer(key, salt)
    yield sealer.head
    for each in chunks:
        yield sealer.add(each)
    yield sealer.end()


def opened(file: BinaryIO, keys: Mapping[bytes, FileKey]) -> Iterator[bytes]:
    """What was sealed, chunk by chunk; each is whole when it is handed out, and the end is the end.

    Raises FileDamaged for anything that is not as it was written, or whose key is not there.
    """
    head, cipher = _begun(file, keys)
    number = 0
    chunk = _read_chunk(file)
    while chunk:
        following = _read_chunk(file)
        yield _open(cipher, chunk, number, head, last=not following)
        number, chunk = number + 1, following
    if number == 0:
        raise FileDamaged


class SealedReader(RawIOBase):
    """What was sealed, to be read at any place; one thread at a time.

    Raises FileDamaged, at the beginning for one that was cut off.
    """

    def __init__(self, file: BinaryIO, keys: Mapping[bytes, FileKey]) -> None:
        self._file = file
        self._head, self._cipher = _begun(file, keys)
        whole = _LENGTH_BYTES + CHUNK_BYTES + TAG_BYTES
        text = file.seek(0, SEEK_END) - _HEAD_BYTES
        self._last = max(0, -(-text // whole) - 1)
        self._number, self._chunk = -1, b""
        self.size = self._last * CHUNK_BYTES + len(self._chunk_at(self._last))
        self._at = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = SEEK_SET) -> int:
        begins = {SEEK_SET: 0, SEEK_CUR: self._at, SEEK_END: self.size}[whence]
        self._at = max(0, begins + offset)
        return self._at

    def tell(self) -> int:
        return self._at

    def readinto(self, buffer: Any) -> int:
        """As much of a chunk as there is room for; 0 at the end."""
        if self._at >= self.size:
            return 0
        number, begins = divmod(self._at, CHUNK_BYTES)
        piece = self._chunk_at(number)[begins : begins + len(buffer)]
        buffer[: len(piece)] = piece
        self._at += len(piece)
        return len(piece)

    def close(self) -> None:
        self._file.close()
        super().close()

    def _chunk_at(self, number: int) -> bytes:
        if number != self._number:
            self._file.seek(_HEAD_BYTES + number * (_LENGTH_BYTES + CHUNK_BYTES + TAG_BYTES))
            text = _read_chunk(self._file)
            last = number == self._last
            self._chunk = _open(self._cipher, text, number, self._head, last=last)
            self._number = number
        return self._chunk


def _cipher(key: FileKey, salt: bytes) -> AESGCM:
    return AESGCM(HKDF(SHA256(), 32, salt=salt, info=b"trusthound file").derive(key.key))


def _open(cipher: AESGCM, text: bytes, number: int, head: bytes, *, last: bool) -> bytes:
    try:
        return cipher.decrypt(_nonce(number, last=last), text, head)
    except InvalidTag as problem:
        raise FileDamaged from problem


def _nonce(number: int, *, last: bool) -> bytes:
    return number.to_bytes(11) + bytes([last])


def _begun(file: BinaryIO, keys: Mapping[bytes, FileKey]) -> tuple[bytes, AESGCM]:
    """The head, and what opens what follows it."""
    head = file.read(_HEAD_BYTES)
    key = keys.get(head[len(_MAGIC) : len(_MAGIC) + ID_BYTES])
    if len(head) < _HEAD_BYTES or not head.startswith(_MAGIC) or key is None:
        raise FileDamaged
    return head, _cipher(key, head[-SALT_BYTES:])


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
