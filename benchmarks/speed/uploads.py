"""Whether uploads slow down everybody else: GET /api/auth/check with and without them, by turns.

Run: `python benchmarks/speed/uploads.py [RESUME] [AT_ONCE] [SECONDS] [TURNS]`. The server is a
process of its own on an embedded database in a new folder, called over HTTP; RESUME is any pdf, doc
or docx (without one, a small DOCX is made). In every other stretch of SECONDS, AT_ONCE uploads are
under way, sent by a process of its own that gives way to all others (nice 19), so that its work is
not what is measured; both kinds of stretches meet the same machine. Prints how long the check takes
in both, how many resumes were read, and the CPU of the server's own process (its sandbox and its
database left out) for each. A busy machine changes the times: the figures to quote are the ratio
and the CPU, and no test depends on them.
"""

import asyncio
import io
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

import httpx2

PAUSE_SECONDS = 0.02
_LINES = (
    "Ann Lee",
    "ann.lee@example.org",
    "Experience",
    "Engineer, Northwind Traders",
    "January 2019 – March 2022",
    "Built the ordering system that every branch of the company uses today.",
    "Skills",
    "Python, PostgreSQL, Linux",
)
_WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
_MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


async def main(resume: tuple[str, bytes], at_once: int, seconds: float, turns: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101, S103 - the database may run as another user
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        environment = {
            **os.environ,
            "TRUSTHOUND_DATA_FOLDER": f"{folder}/data",
            "TRUSTHOUND_PORT": str(port),
            "TRUSTHOUND_LOOKUPS": "false",
            "TRUSTHOUND_REQUESTS_A_MINUTE": "10000000",
            "TRUSTHOUND_UPLOADS_A_MINUTE": "10000000",
        }
        command = [sys.executable, "-m", "trusthound.entrypoints.cli.app"]
        with Path(folder, "log").open("wb") as log:  # noqa: ASYNC230
            server = subprocess.Popen(  # noqa: ASYNC220 - it outlives the call
                [*command, "serve", "--no-worker"], env=environment, stdout=log, stderr=log
            )
        try:
            url = f"http://127.0.0.1:{port}"
            async with httpx2.AsyncClient(base_url=url, timeout=120) as client:
                await _wait(client)
                words = "org create Acme --tier enterprise --admin ann@acme.example --json"
                made = await asyncio.to_thread(
                    subprocess.run,
                    [*command, *words.split()],
                    env=environment,
                    check=True,
                    capture_output=True,
                )
                token = json.loads(made.stdout)["link"].partition("#token=")[2]
                newcomer = {"token": token, "name": "Ann Lee", "password": "correct horse battery"}
                joined = await client.post("/api/invitations/accept", json=newcomer)
                headers = {"Authorization": f"Bearer {joined.json()['token']}"}
                await _compare(client, headers, resume, at_once, seconds, turns, server.pid)
        finally:
            server.terminate()
            server.wait(timeout=30)


async def _wait(client: httpx2.AsyncClient) -> None:
    for _ in range(300):
        try:
            if (await client.get("/api/health/ready")).status_code == 200:
                return
        except httpx2.TransportError:
            pass
        await asyncio.sleep(0.2)
    raise SystemExit("The server did not start.")


async def _compare(
    client: httpx2.AsyncClient,
    headers: dict[str, str],
    resume: tuple[str, bytes],
    at_once: int,
    seconds: float,
    turns: int,
    server: int,
) -> None:
    form = {"attested": "true", "candidateEmail": "ann.lee@example.org"}
    upload = client.build_request(
        "POST", "/api/enterprise/verify", data=form, files={"resume": resume}, headers=headers
    )
    body = await upload.aread()
    load = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--load", str(upload.url), str(at_once),
        headers["Authorization"], upload.headers["Content-Type"],
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert load.stdin and load.stdout  # noqa: PT018, S101 - they are pipes
    load.stdin.write(len(body).to_bytes(8, "big") + body)
    alone: list[float] = []
    beside: list[float] = []
    read, spent, spent_alone = 0, 0.0, 0.0
    await _check_for(client, headers, 1.0)  # warm
    for turn in range(-1, turns):  # the first warms the sandbox
        begun = _cpu_seconds(server)
        without = await _check_for(client, headers, seconds)
        middle = _cpu_seconds(server)
        load.stdin.write(b"go\n")
        with_uploads = await _check_for(client, headers, seconds)
        load.stdin.write(b"stop\n")
        done = int(await load.stdout.readline())
        ended = _cpu_seconds(server)
        if turn >= 0:
            alone += without
            beside += with_uploads
            read += done
            spent += ended - middle
            spent_alone += middle - begun
    load.stdin.close()
    await load.wait()
    ratio = statistics.median(beside) / statistics.median(alone)
    each = (spent - spent_alone * len(beside) / len(alone)) / max(1, read)
    print(f"GET /api/auth/check alone: {_told(alone)}")
    print(f"while {at_once} uploads are under way: {_told(beside)}; medians 1 : {ratio:.2f}")
    print(f"resumes read meanwhile: {read} in {turns * seconds:g} s and what was left to answer")
    print(f"CPU of the server's own process for each: {each * 1000:.1f} ms")


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _load(url: str, at_once: int, authorization: str, kind: str) -> None:
    """Uploads between each "go" and "stop" of the standard input; then says how many."""
    os.nice(19)
    size = int.from_bytes(sys.stdin.buffer.read(8), "big")
    body = sys.stdin.buffer.read(size)
    headers = {"Authorization": authorization, "Content-Type": kind}
    stop = asyncio.Event()
    async with httpx2.AsyncClient(timeout=120) as client:

        async def upload() -> int:
            done = 0
            while not stop.is_set():
                (await client.post(url, content=body, headers=headers)).raise_for_status()
                done += 1
            return done

        while (await asyncio.to_thread(sys.stdin.buffer.readline)).strip() == b"go":
            stop.clear()
            uploads = [asyncio.create_task(upload()) for _ in range(at_once)]
            await asyncio.to_thread(sys.stdin.buffer.readline)
            stop.set()
            print(sum(await asyncio.gather(*uploads)), flush=True)


async def _check_for(
    client: httpx2.AsyncClient, headers: dict[str, str], seconds: float
) -> list[float]:
    took, until = [], time.perf_counter() + seconds
    while time.perf_counter() < until:
        begun = time.perf_counter()
        answer = await client.get("/api/auth/check", headers=headers)
        took.append(time.perf_counter() - begun)
        answer.raise_for_status()
        await asyncio.sleep(PAUSE_SECONDS)
    return took


def _told(took: list[float]) -> str:
    milliseconds = sorted(each * 1000 for each in took)
    if not milliseconds:
        return "never"
    return (
        f"median {statistics.median(milliseconds):.1f} ms, "
        f"95th percentile {milliseconds[int(len(milliseconds) * 0.95)]:.1f} ms, "
        f"longest {milliseconds[-1]:.1f} ms ({len(milliseconds)})"
    )


def _a_resume() -> bytes:
    body = "".join(f"<w:p><w:r><w:t>{line}</w:t></w:r></w:p>" for line in _LINES)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(
            "[Content_Types].xml",
            f'<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" ContentType='
            '"application/vnd.openxmlformats-package.relationships+xml"/><Override '
            f'PartName="/word/document.xml" ContentType="{_MAIN}"/></Types>',
        )
        archive.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="a" '
            f'Type="{_OFFICE}" Target="word/document.xml"/></Relationships>',
        )
        archive.writestr(
            "word/document.xml", f"<w:document {_WORD}><w:body>{body}</w:body></w:document>"
        )
    return file.getvalue()


if __name__ == "__main__" and sys.argv[1:2] == ["--load"]:
    asyncio.run(_load(sys.argv[2], int(sys.argv[3]), sys.argv[4], sys.argv[5]))
elif __name__ == "__main__":
    given = Path(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1] else None
    asyncio.run(
        main(
            (given.name, given.read_bytes()) if given else ("resume.docx", _a_resume()),
            int(sys.argv[2]) if len(sys.argv) > 2 else 20,
            float(sys.argv[3]) if len(sys.argv) > 3 else 4.0,
            int(sys.argv[4]) if len(sys.argv) > 4 else 4,
        )
    )
