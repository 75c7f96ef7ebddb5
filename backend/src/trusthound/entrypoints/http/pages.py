"""The folder of built pages in, answers out: every file is known by name before the first request.

Nothing of a request ever becomes a path on the disk.
"""

import gzip
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

from trusthound.entrypoints.http.limits import host_of

INDEX = "index.html"
# Which addresses the pages know: {"paths": ["/", "/result/$id", ...]} in the router's own words.
ROUTES = "routes.json"
# The pages know by it that this host opens on the employers' front page, before they draw.
ENTERPRISE_MARK = b'<html data-host="enterprise"'
HASHED_FOLDER = "assets/"
A_YEAR = "public, max-age=31536000, immutable"
SMALLEST_PACKED = 1024
ROBOTS = "robots.txt"
_FOR_ROBOTS = b"User-agent: *\nDisallow: /api\n"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})
_TITLES = re.compile(rb"<title>[^<]*</title>|<meta\s+name=\"description\"[^>]*>")
_NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pages not built</title>
<h1>The pages are not built yet</h1>
<p>Run <code>make run</code> in the checkout: it builds them and starts the server.
The API works meanwhile: see <a href="/api/docs">its reference</a>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One built file; `packed` is the same in gzip, None where that saves nothing."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    hashed: bool


@dataclass(frozen=True, slots=True)
class Pages:
    """Every file by its address without the leading slash, and the addresses of the router.

    `enterprise_index` is the index for hosts whose front page is the employers'.
    """

    files: Mapping[str, File]
    paths: tuple[str, ...]
    known: re.Pattern[str]  # its groups are the `paths`, in their order
    enterprise_index: File
    enterprise_hosts: frozenset[str]


def load_pages(folder: Path, enterprise_hosts: Iterable[str] = ()) -> Pages:
    """Read all of `folder`; a missing one gives a page that says how to build it."""
    hosts = frozenset(host.lower() for host in enterprise_hosts)
    files = {
        path.relative_to(folder).as_posix(): _file(path, folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.relative_to(folder).as_posix().startswith(".")
    }
    files.setdefault(ROBOTS, _packed(_FOR_ROBOTS, ".txt", hashed=False))
    if INDEX not in files:
        unbuilt = _packed(_NOT_BUILT, ".html", hashed=False)
        only = {INDEX: unbuilt, ROBOTS: files[ROBOTS]}
        return Pages(only, (), re.compile(r"(?!)"), unbuilt, hosts)
    paths = tuple(json.loads(files[ROUTES].body)["paths"] if ROUTES in files else ["/"])
    known = re.compile("|".join(f"({_pattern(path)})" for path in paths))
    marked = files[INDEX].body.replace(b"<html", ENTERPRISE_MARK, 1)
    return Pages(files, paths, known, _packed(marked, ".html", hashed=False), hosts)


def page_response(
    pages: Pages, path: str, headers: Headers, *, head: str = "", status: int = 200
) -> Response:
    """The file at `path`, the index for an address of the router, or the index with a 404.

    `head` stands in the index in place of its title and description.
    """
    if not is_page(pages, path):
        return _answer(pages.files[path.removeprefix("/")], 200, headers)
    known = path_of(pages, path) is not None
    of_enterprise = host_of(headers.get("host", "")) in pages.enterprise_hosts
    index = pages.enterprise_index if of_enterprise else pages.files[INDEX]
    if head:
        index = _with_head(index, head)
    return _answer(index, status if known else 404, headers)


def path_of(pages: Pages, path: str) -> str | None:
    """The router's path that an address is of, None for a file and for what no page has."""
    if not is_page(pages, path):
        return None
    found = pages.known.fullmatch(path.rstrip("/") or "/")
    return None if found is None or found.lastindex is None else pages.paths[found.lastindex - 1]


def is_page(pages: Pages, path: str) -> bool:
    """Whether the address leads to the index, and not to another file."""
    wanted = path.removeprefix("/")
    return wanted == INDEX or wanted not in pages.files


def _with_head(index: File, head: str) -> File:
    before, end, after = _TITLES.sub(b"", index.body).partition(b"</head>")
    return _packed(before + head.encode() + end + after, ".html", hashed=False)


def _file(path: Path, folder: Path) -> File:
    hashed = path.relative_to(folder).as_posix().startswith(HASHED_FOLDER)
    return _packed(path.read_bytes(), path.suffix, hashed=hashed)


def _packed(body: bytes, suffix: str, *, hashed: bool) -> File:
    worth_it = suffix in _PACKED and len(body) >= SMALLEST_PACKED
    media_type = _TYPES.get(suffix) or guess_type(f"x{suffix}")[0] or "application/octet-stream"
    return File(
        body=body,
        packed=gzip.compress(body, mtime=0) if worth_it else None,
        media_type=media_type,
        etag=f'"{sha256(body).hexdigest()[:32]}"',
        hashed=hashed,
    )


def _pattern(path: str) -> str:
    """ "/result/$id" matches one segment for `$id`; a lone "$" matches the rest."""
    parts = [
        r".+" if part == "$" else r"[^/]+" if part.startswith("$") else re.escape(part)
        for part in path.rstrip("/").split("/")
    ]
    return "/".join(parts) or "/"


def _answer(file: File, status: int, asked: Headers) -> Response:
    headers = {
        "ETag": file.etag,
        "Cache-Control": A_YEAR if file.hashed and status == 200 else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if status == 200 and file.etag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in asked.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)
