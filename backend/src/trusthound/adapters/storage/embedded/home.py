"""The data folder in, the folder of the embedded server out: where everything of it lies.

Usually `postgresql` in the data folder. Root's server runs as another account; where that account
cannot enter the data folder (a checkout under a closed home folder) it is a folder under /var/lib
instead, named by a digest of the data folder's path, so that the next start finds it again.
"""

import errno
import os
import stat
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from trusthound.adapters.storage.embedded.account import Account, may_enter, server_account
from trusthound.domain.common.errors import SetupProblem

ELSEWHERE = Path("/var/lib/trusthound")
OTHER_FOLDER = "Set TRUSTHOUND_DATA_FOLDER to a folder you may write to, or DATABASE_URL."
# sockaddr_un holds 104 bytes on macOS and 108 on Linux, the closing zero included.
SOCKET_PATH_BYTES = 103
SOCKET_NAME = "/.s.PGSQL.5432"


@dataclass(frozen=True, slots=True)
class Home:
    """`folder` is ours; what the server writes (`cluster`, the socket's folder) is its account's.

    So an account that other programs share cannot put links where root writes.
    """

    folder: Path
    account: Account

    @property
    def cluster(self) -> Path:
        return self.folder / "cluster"

    @property
    def password(self) -> Path:
        return self.folder / "password"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    @property
    def users_lock(self) -> Path:
        return self.folder / "users.lock"

    @property
    def keeper_lock(self) -> Path:
        return self.folder / "keeper.lock"

    @property
    def socket_note(self) -> Path:
        """Says where the socket's folder is when the path of this one is too long for it."""
        return self.folder / "socket-folder"


def find_home(data_folder: Path) -> Home:
    """Make the folder where it is missing; SetupProblem says what is wrong with it."""
    account = server_account()
    data_folder = data_folder.resolve()
    try:
        return Home(_folder(data_folder, account), account)
    except OSError as problem:
        raise folder_problem(problem, data_folder) from problem


def _folder(data_folder: Path, account: Account) -> Path:
    if not data_folder.is_dir():
        data_folder.mkdir(parents=True)
        data_folder.chmod(0o755)  # ours to choose, whatever the umask; what is inside is closed
    usual = data_folder / "postgresql"
    if not account.other:
        return _own(usual, 0o700)
    if may_enter(account, data_folder):
        return _own(usual)
    if usual.exists():
        raise SetupProblem(
            f"The account {account.name}, which runs PostgreSQL for root, cannot enter {usual}.",
            advice="Let it enter the folders above, or run as the user who made the database.",
        )
    _own(ELSEWHERE)
    return _own(ELSEWHERE / sha256(os.fsencode(data_folder)).hexdigest()[:16])


def _own(folder: Path, mode: int = 0o711) -> Path:
    """Make a folder that only we can change, or make sure that the one there is such a folder."""
    try:
        folder.mkdir()
        folder.chmod(mode)
    except FileExistsError:
        found = folder.lstat()
        if not stat.S_ISDIR(found.st_mode):
            raise
        if found.st_uid != os.geteuid():
            raise SetupProblem(
                f"The folder {folder} belongs to another user, who made a database there.",
                advice=f"Run TrustHound as that user. {OTHER_FOLDER}",
            ) from None
        if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            raise SetupProblem(
                f"Other users may change the folder {folder}.", advice="Run: chmod go-w on it."
            ) from None
    return folder


def make_socket_folder(home: Home) -> Path:
    """A folder that only the server's account can enter, with a path short enough for a socket."""
    folder = home.folder / "socket"
    if len(os.fsencode(folder)) + len(SOCKET_NAME) <= SOCKET_PATH_BYTES:
        folder.mkdir(mode=0o700, exist_ok=True)
    elif (noted := find_socket_folder(home)) and _is_closed(noted, home.account):
        folder = noted
    else:
        folder = Path(tempfile.mkdtemp(prefix="trusthound-", dir="/tmp"))
        home.socket_note.write_text(str(folder))
    if folder.lstat().st_uid == os.geteuid():
        os.chown(folder, home.account.uid, home.account.gid)
    return folder


def _is_closed(folder: Path, account: Account) -> bool:
    """Whether it is still ours: in /tmp another may have made one of the same name."""
    try:
        found = folder.lstat()
    except FileNotFoundError:
        return False
    ours = found.st_uid in (os.geteuid(), account.uid)
    return stat.S_ISDIR(found.st_mode) and stat.S_IMODE(found.st_mode) == stat.S_IRWXU and ours


def find_socket_folder(home: Home) -> Path | None:
    """Where the socket is, or None before the first start."""
    if home.socket_note.exists():
        return Path(home.socket_note.read_text())
    folder = home.folder / "socket"
    return folder if folder.is_dir() else None


def forget_socket_folder(home: Home) -> None:
    """Leave nothing in /tmp once the server has stopped."""
    folder = find_socket_folder(home)
    if folder is not None and home.socket_note.exists():
        folder.rmdir()
        home.socket_note.unlink()


def folder_problem(problem: OSError, folder: Path) -> SetupProblem:
    """What the system said about a folder, as a sentence."""
    sentences = {
        errno.EROFS: f"The disk of the folder {folder} can only be read.",
        errno.EACCES: f"There is no permission to write to the folder {folder}.",
        errno.EPERM: f"There is no permission to write to the folder {folder}.",
        errno.ENOSPC: f"The disk of the folder {folder} is full.",
        errno.EDQUOT: f"The disk quota for the folder {folder} is used up.",
        errno.ENOTDIR: f"The folder {folder} lies below something that is a file.",
        errno.EEXIST: f"The folder {folder} is a file.",
    }
    said = sentences.get(problem.errno or 0, f"The folder {folder} cannot be used: {problem}.")
    return SetupProblem(said, advice=OTHER_FOLDER)
