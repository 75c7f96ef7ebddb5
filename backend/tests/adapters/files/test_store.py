"""Files at rest: unreadable without the key, whole or refused, gone when they are deleted."""

import ctypes
import os
import resource
import signal
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from stat import S_IMODE

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.adapters.files.keys import file_keys
from trusthound.adapters.files.sealed import CHUNK_BYTES, SALT_BYTES, opened, sealed
from trusthound.adapters.files.store import FileStore
from trusthound.domain.common.errors import FileDamaged, FileTooLarge, NotFound, StorageFull

OLD, NEW = b"a secret of some length", b"another secret of some length"
MOST = 10_000_000
TEXT = b"Jane Doe, 12 Elm Street. " * 8_000  # three chunks and a bit


@pytest.fixture
def store(tmp_path: Path) -> FileStore:
    return FileStore(tmp_path / "files", file_keys([OLD]))


def whole(store: FileStore, name: str) -> bytes:
    return b"".join(store.read(name))


@pytest.mark.parametrize("size", [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 200_000])
def test_what_is_stored_is_read_again(size: int, store: FileStore) -> None:
    text = os.urandom(size)
    assert whole(store, store.put([text], most_bytes=MOST)) == text


@given(st.lists(st.binary(max_size=3 * CHUNK_BYTES // 2), max_size=5))
def test_pieces_of_any_size_come_back_as_one(pieces: list[bytes]) -> None:
    [key] = file_keys([OLD])
    text = b"".join(sealed(pieces, key, bytes(SALT_BYTES)))
    assert b"".join(opened(BytesIO(text), {key.id: key})) == b"".join(pieces)


def test_nothing_of_it_can_be_read_on_the_disk(store: FileStore, tmp_path: Path) -> None:
    name = store.put([TEXT], most_bytes=MOST)
    stored = (tmp_path / "files" / name).read_bytes()
    assert b"Jane" not in stored
    assert b"Elm Street" not in stored
    assert store.put([TEXT], most_bytes=MOST) != name
    assert OLD not in stored


def test_the_folder_and_its_files_are_ours_alone(store: FileStore, tmp_path: Path) -> None:
    name = store.put([TEXT], most_bytes=MOST)
    assert S_IMODE((tmp_path / "files").stat().st_mode) == 0o700
    assert S_IMODE((tmp_path / "files" / name).stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "name", ["", "..", "../secret", "/etc/passwd", "x" * 32, "A" * 32, "0" * 31, "0" * 32 + "\n"]
)
def test_a_name_of_anothers_making_leads_nowhere(name: str, store: FileStore) -> None:
    with pytest.raises(NotFound):
        whole(store, name)
    with pytest.raises(NotFound):
        store.delete(name)


def test_every_changed_byte_is_found(store: FileStore, tmp_path: Path) -> None:
    name = store.put([b"a short text"], most_bytes=MOST)
    path = tmp_path / "files" / name
    stored = path.read_bytes()
    for place in range(len(stored)):
        changed = bytearray(stored)
        changed[place] ^= 1
        path.write_bytes(changed)
        with pytest.raises(FileDamaged):
            whole(store, name)


def test_chunks_cut_off_swapped_repeated_or_added_are_found(
    store: FileStore, tmp_path: Path
) -> None:
    name = store.put([TEXT], most_bytes=MOST)
    path = tmp_path / "files" / name
    stored = path.read_bytes()
    head, size = stored[:44], CHUNK_BYTES + 20
    one, two, rest = (
        stored[44 : 44 + size],
        stored[44 + size : 44 + 2 * size],
        stored[44 + 2 * size :],
    )
    for changed in (
        b"",
        head,
        head + one,
        head + one + two,
        head + two + one + rest,
        head + one + one + rest,
        head + one + rest,
        stored + one,
        stored + b"x",
        stored[:-1],
    ):
        path.write_bytes(changed)
        with pytest.raises(FileDamaged):
            whole(store, name)


def test_a_chunk_of_another_file_does_not_fit(store: FileStore, tmp_path: Path) -> None:
    names = [store.put([text], most_bytes=MOST) for text in (b"mine" * 10, b"hers" * 10)]
    mine, hers = ((tmp_path / "files" / name) for name in names)
    mine.write_bytes(mine.read_bytes()[:44] + hers.read_bytes()[44:])
    with pytest.raises(FileDamaged):
        whole(store, names[0])


def test_a_file_that_is_too_large_is_refused_while_it_comes(
    store: FileStore, tmp_path: Path
) -> None:
    taken = 0

    def endless() -> Iterator[bytes]:
        nonlocal taken
        while True:
            taken += 1
            yield bytes(1_000)

    with pytest.raises(FileTooLarge, match=r"0\.1 MB"):
        store.put(endless(), most_bytes=100_000)
    assert taken == 101
    assert list((tmp_path / "files").iterdir()) == []
    store.put([bytes(100_000)], most_bytes=100_000)


def test_whoever_breaks_off_leaves_nothing_behind(store: FileStore, tmp_path: Path) -> None:
    def broken() -> Iterator[bytes]:
        yield bytes(200_000)
        raise ConnectionResetError

    with pytest.raises(ConnectionResetError):
        store.put(broken(), most_bytes=MOST)
    assert list((tmp_path / "files").iterdir()) == []


def test_a_new_key_writes_and_the_former_one_reads_until_all_is_rewritten(
    store: FileStore, tmp_path: Path
) -> None:
    name = store.put([TEXT], most_bytes=MOST)
    both = FileStore(tmp_path / "files", file_keys([NEW, OLD]))
    written = (tmp_path / "files" / name).stat().st_mtime_ns
    assert whole(both, name) == TEXT
    assert [both.rewrite(name), both.rewrite(name)] == [True, False]
    assert (tmp_path / "files" / name).stat().st_mtime_ns == written
    new = FileStore(tmp_path / "files", file_keys([NEW]))
    assert whole(new, name) == TEXT
    assert list(new.names()) == [name]
    with pytest.raises(FileDamaged):
        whole(store, name)


def test_a_deleted_file_is_gone(store: FileStore, tmp_path: Path) -> None:
    name = store.put([TEXT], most_bytes=MOST)
    store.delete(name)
    store.delete(name)
    assert list((tmp_path / "files").iterdir()) == []
    with pytest.raises(NotFound):
        whole(store, name)


def test_retention_deletes_what_is_old_unfinished_pieces_too(
    store: FileStore, tmp_path: Path
) -> None:
    names = [store.put([TEXT], most_bytes=MOST) for _ in range(2)]
    (tmp_path / "files" / "0.part").write_bytes(b"x")
    day = datetime(2026, 10, 1, tzinfo=UTC)
    for each in (names[0], "0.part"):
        os.utime(tmp_path / "files" / each, (day.timestamp() - 1, day.timestamp() - 1))
    assert store.delete_older_than(day) == 2
    assert list(store.names()) == [names[1]]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 256 KB; where none may be mounted, a limit on the size of files."""
    folder = tmp_path / "disk"
    folder.mkdir()
    libc = ctypes.CDLL(None, use_errno=True)
    mounted = libc.mount(b"tmpfs", bytes(folder), b"tmpfs", 0, b"size=256k") == 0
    if mounted:
        yield folder
        libc.umount2(bytes(folder), 2)
        return
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handled = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (256 * 1024, before[1]))
    yield folder
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, handled)


def test_a_full_disk_is_said_in_words_and_leaves_nothing_behind(small_disk: Path) -> None:
    store = FileStore(small_disk / "files", file_keys([OLD]))
    with pytest.raises(StorageFull):
        store.put([bytes(1_000_000)], most_bytes=MOST)
    assert list((small_disk / "files").iterdir()) == []
    assert whole(store, store.put([b"small"], most_bytes=MOST)) == b"small"
