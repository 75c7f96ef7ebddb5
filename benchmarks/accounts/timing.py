"""Does an answer's time tell whether an address has an account? Sign-in and reset, measured.

A server of its own, with hashes as they are; known and unknown addresses in turn, in random order.
Besides the medians it prints how often one could guess right by the time alone (0.5: never better
than chance), with the error that chance alone makes at that many calls.
"""

import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[2]
KNOWN = 20
PASSWORD = "correct horse battery"  # noqa: S105 - of accounts that live for this run
STATUSES = {"login": 401, "forgot": 202}
MANY = "1000000"
LIMITS = ("REQUESTS_A_MINUTE", "SIGN_INS_AN_ACCOUNT", "SIGN_INS_AN_ADDRESS", "SIGN_UPS_AN_ADDRESS")
MAILS = ("MAILS_AN_ACCOUNT", "MAILS_AN_ADDRESS")


def main(arguments: Sequence[str]) -> int:
    """`arguments`: how many calls of each kind, 300 without; and of what, both without."""
    calls = int(arguments[0]) if arguments else 300
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address:
        known = [f"known{n}@timing.example" for n in range(KNOWN)]
        for email in known:
            words = {"name": "Ann Lee", "email": email, "password": PASSWORD}
            expect(201, ask(f"{address}/api/auth/register", words)[0])
        print(f"{calls} calls each; milliseconds")
        print(f"{'':8}{'':10}{'median':>9}{'p5':>9}{'p95':>9}{'guessed right':>16}")
        for path, status in STATUSES.items():
            if path not in (arguments[1:] or STATUSES):
                continue
            tell(path, *measure(f"{address}/api/auth/{path}", known, calls, status))
    return 0


def measure(
    url: str, known: Sequence[str], calls: int, status: int
) -> tuple[list[float], list[float]]:
    """Milliseconds for known and for unknown addresses."""
    times: tuple[list[float], list[float]] = ([], [])
    kinds = [0, 1] * calls
    random.shuffle(kinds)
    for number, kind in enumerate([*[0, 1] * 5, *kinds]):
        email = random.choice(known)  # noqa: S311 - an order, no secret
        if kind:
            email = f"un{email}"
        answered, milliseconds = ask(url, {"email": email, "password": "not the password"})
        expect(status, answered)
        if number >= 10:  # the first ones warm up
            times[kind].append(milliseconds)
    return times


def expect(status: int, answered: int) -> None:
    if answered != status:
        raise SystemExit(f"{answered} was answered in place of {status}: nothing was measured.")


def tell(path: str, known: Sequence[float], unknown: Sequence[float]) -> None:
    for name, times in (("known", known), ("unknown", unknown)):
        cuts = quantiles(times, n=20)
        line = f"{path:8}{name:10}{median(times):9.2f}{cuts[0]:9.2f}{cuts[-1]:9.2f}"
        if name == "unknown":
            line += f"{guessed(known, unknown):10.3f} ± {1.96 * chance(len(known)):.3f}"
        print(line)


def guessed(known: Sequence[float], unknown: Sequence[float]) -> float:
    """The share of pairs in which the known one took longer (Mann-Whitney's U over n²)."""
    ordered = sorted(unknown)
    wins = sum(bisect_left(ordered, each) + bisect_right(ordered, each) for each in known)
    return wins / (2 * len(known) * len(unknown))


def chance(n: int) -> float:
    """The standard error of that share where the two do not differ."""
    return sqrt((2 * n + 1) / (12 * n * n))


def ask(url: str, words: dict[str, str]) -> tuple[int, float]:
    request = urllib.request.Request(  # noqa: S310 - our own server
        url, json.dumps(words).encode(), {"Content-Type": "application/json"}
    )
    began = time.perf_counter()
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            answer.read()
            status = answer.status
    except urllib.error.HTTPError as answer:
        answer.read()
        status = answer.code
    return status, (time.perf_counter() - began) * 1000


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The worker runs beside it, as it does for users."""
    folder.chmod(0o755)  # the database may have to run as another user
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        **os.environ,
        "TRUSTHOUND_PORT": str(port),
        "TRUSTHOUND_DATA_FOLDER": str(folder / "data"),
        **{f"TRUSTHOUND_{name}": MANY for name in (*LIMITS, *MAILS)},
    }
    command = [str(ROOT / ".venv/bin/trusthound"), "serve"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{address}/api/health/ready", timeout=5).close()  # noqa: S310
                break
            except OSError:
                time.sleep(0.2)
        yield address
    finally:
        process.terminate()
        process.wait(20)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
