"""The page of a link, its head for previews and its picture: all gone the moment the link is."""

from collections.abc import AsyncIterator
from pathlib import Path
from string import ascii_letters

import httpx2
import pytest
import pytest_asyncio
from pydantic import SecretStr
from tests.entrypoints.http.conftest import ClientWith
from tests.entrypoints.http.test_shares import Header, checked, read_at, share, somebody

from trusthound.adapters.storage.database import Database, open_database
from trusthound.wiring.clock import new_id

pytestmark = pytest.mark.asyncio(loop_scope="session")

INDEX = """<!doctype html><html lang="en"><head>
<meta
  name="description" content="of every page" />
<title>TrustHound</title></head><body></body></html>"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def visitor(
    client_with: ClientWith, tmp_path_factory: pytest.TempPathFactory
) -> httpx2.AsyncClient:
    folder: Path = tmp_path_factory.mktemp("pages")
    (folder / "index.html").write_text(INDEX)
    (folder / "routes.json").write_text('{"paths": ["/", "/s/$id"]}')
    return await client_with(
        pages_folder=folder, public_url="https://hound.example", secret_key=SecretStr(ascii_letters)
    )


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def database(
    visitor: httpx2.AsyncClient, database_server: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Database]:
    assert visitor is not None  # its tables are there
    folder: Path = tmp_path_factory.mktemp("shared-pages")
    async with open_database(database_url=database_server, data_folder=folder) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def owner(database: Database) -> Header:
    return await somebody(database)


async def test_a_link_has_a_head_of_its_own_in_place_of_the_pages(
    visitor: httpx2.AsyncClient, owner: Header
) -> None:
    made = await share(visitor, await checked(visitor, owner), owner)
    answer = await visitor.get(f"/s/{made['id']}", headers={"Host": "hound.example"})

    assert answer.status_code == 200
    assert answer.headers["x-robots-tag"] == "noindex"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "Accountant · Sample Clinics · TrustHound</title></head>" not in answer.text
    assert "Accountant · Sample Clinics · TrustHound</title>" in answer.text
    assert (answer.text.count("<title>"), answer.text.count('name="description"')) == (1, 1)
    assert "of every page" not in answer.text
    address = f"https://hound.example/s/{made['id']}"
    assert f'<meta property="og:image" content="{address}/card.png">' in answer.text
    again = await visitor.get(f"/s/{made['id']}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_search_engines_may_list_what_its_owner_made_public(
    visitor: httpx2.AsyncClient, database: Database, owner: Header
) -> None:
    result = await checked(visitor, owner)
    made = await share(visitor, result, owner, visibility="public")
    assert (await visitor.get(f"/s/{made['id']}")).headers["x-robots-tag"] == "noindex"

    await read_at(database, result, f"https://careers.example/{new_id()}")
    assert (await visitor.get(f"/s/{made['id']}")).headers["x-robots-tag"] == "all"


async def test_the_picture_is_asked_about_each_time_and_sent_once(
    visitor: httpx2.AsyncClient, owner: Header
) -> None:
    made = await share(visitor, await checked(visitor, owner), owner)
    path = f"/s/{made['id']}/card.png"
    first = await visitor.get(path)

    assert (first.status_code, first.headers["content-type"]) == (200, "image/png")
    assert first.headers["cache-control"] == "no-cache"
    again = await visitor.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_page_and_picture_of_what_is_not_shared_are_not_found_alike(
    visitor: httpx2.AsyncClient, owner: Header
) -> None:
    result = await checked(visitor, owner)
    made = await share(visitor, result, owner, visibility="public")
    assert (await visitor.get(f"/s/{made['id']}/card.png")).status_code == 200
    ended = await visitor.delete(f"/api/verifications/{result}/shares/{made['id']}", headers=owner)
    assert ended.status_code == 204

    for name in (made["id"], result, "A" * 22, "a%00b", "%22%3E"):
        page, picture = await visitor.get(f"/s/{name}"), await visitor.get(f"/s/{name}/card.png")
        assert (page.status_code, page.text) == (404, INDEX), name
        assert page.headers["x-robots-tag"] == "noindex"
        assert (picture.status_code, picture.json()["message"]) == (
            404,
            "There is no such result, or it is no longer shared.",
        )


async def test_pages_and_pictures_of_links_count_as_requests(client_with: ClientWith) -> None:
    hasty = await client_with(requests_a_minute=2)
    paths = ("/s/x", "/s/x/card.png", "/s/x", "/s/x/card.png", "/pricing")

    assert [(await hasty.get(path)).status_code for path in paths] == [404, 404, 429, 429, 200]
