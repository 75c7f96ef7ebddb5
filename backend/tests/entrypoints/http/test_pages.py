"""The built pages: files, the router's addresses, and everything else."""

import gzip
import json
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.responses import Response

from trusthound.entrypoints.http.pages import Pages, load_pages, page_response

SCRIPT = b"console.log('hello')\n" * 100


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / ".vite").mkdir()
    (dist / ".vite" / "manifest.json").write_text("{}")
    (dist / "index.html").write_text('<!doctype html><html lang="en"><title>Home</title></html>')
    (dist / "routes.json").write_text(
        json.dumps({"paths": ["/", "/pricing", "/result/$id", "/guide/$"]})
    )
    (dist / "assets" / "index-3f2a.js").write_bytes(SCRIPT)
    (dist / "theme.js").write_bytes(b"1")
    (dist / "inter.woff2").write_bytes(b"\0" * 2000)
    (tmp_path / "secret.txt").write_text("secret")
    return load_pages(dist, ["Hire.example"])


def ask(pages: Pages, path: str, **headers: str) -> Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return page_response(pages, path, Headers(named))


@pytest.mark.parametrize(
    "path", ["/", "/pricing", "/pricing/", "/result/abc-1", "/guide/a/b", "/index.html"[:1]]
)
def test_the_routers_addresses_show_the_page(pages: Pages, path: str) -> None:
    answer = ask(pages, path)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert b"<title>Home</title>" in bytes(answer.body)


@pytest.mark.parametrize(
    "path",
    [
        "/nope",
        "/pricing/more",
        "/result/",
        "/result/a/b",
        "/index.html",
        "/assets/",
        "/assets/missing.js",
        "/.vite/manifest.json",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//secret.txt",
        "/..\\secret.txt",
        "/secret.txt\0",
        "/pricing\n",
    ],
)
def test_any_other_address_shows_the_same_page_with_404(pages: Pages, path: str) -> None:
    answer = ask(pages, path)

    assert answer.status_code == 404
    assert b"<title>Home</title>" in bytes(answer.body)
    assert answer.headers["cache-control"] == "no-cache"


def test_a_hashed_file_may_be_kept_for_a_year(pages: Pages) -> None:
    answer = ask(pages, "/assets/index-3f2a.js")

    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.body == SCRIPT


def test_an_unhashed_file_is_asked_about_each_time(pages: Pages) -> None:
    assert ask(pages, "/theme.js").headers["cache-control"] == "no-cache"


def test_what_the_browser_has_already_is_not_sent_again(pages: Pages) -> None:
    etag = ask(pages, "/").headers["etag"]

    again = ask(pages, "/", if_none_match=etag)

    assert again.status_code == 304
    assert again.body == b""


def test_text_is_packed_for_those_who_can_unpack_it(pages: Pages) -> None:
    answer = ask(pages, "/assets/index-3f2a.js", accept_encoding="gzip, br")

    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(answer.body)) == SCRIPT
    assert answer.headers["vary"] == "Accept-Encoding"


def test_fonts_are_packed_already(pages: Pages) -> None:
    answer = ask(pages, "/inter.woff2", accept_encoding="gzip")

    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_missing_pages_say_how_to_build_them(tmp_path: Path) -> None:
    answer = ask(load_pages(tmp_path / "nowhere"), "/")

    assert answer.status_code == 404
    assert b"make run" in bytes(answer.body)


@pytest.mark.parametrize("host", ["hire.example", "HIRE.example:8443"])
def test_a_host_of_the_employers_is_told_to_the_page(pages: Pages, host: str) -> None:
    marked = b'<html data-host="enterprise" lang="en">'

    for_employers, for_seekers = ask(pages, "/", host=host), ask(pages, "/", host="jobs.example")

    assert marked in bytes(for_employers.body)
    assert marked not in bytes(for_seekers.body)
    assert for_employers.headers["etag"] != for_seekers.headers["etag"]
