"""What an organisation's reports look like: set by admins, drawn on the PDF alone."""

import io
from typing import Any

import httpx2
import pypdfium2
import pytest
from PIL import Image, PngImagePlugin
from tests.entrypoints.http.candidates.conftest import Employer, MakeEmployer, World

pytestmark = pytest.mark.asyncio(loop_scope="session")


def picture(kind: str = "PNG", size: tuple[int, int] = (90, 30), **words: Any) -> bytes:
    held = io.BytesIO()
    Image.new("RGB", size, "#1a4f8b").save(held, kind, **words)
    return held.getvalue()


async def send(employer: Employer, data: bytes, role: str = "admin") -> httpx2.Response:
    return await employer.call("POST", "brand/logo", role=role, files={"logo": ("logo.png", data)})


async def logo(employer: Employer) -> httpx2.Response:
    return await employer.call("GET", "brand/logo.png", role="admin")


async def drawn(employer: Employer, check: str) -> tuple[int, str]:
    """How many pictures a report's PDF has, and what its first page says."""
    answer = await employer.call("GET", f"verifications/{check}/report.pdf")
    with pypdfium2.PdfDocument(answer.content) as document:
        kinds = [each.type for each in document[0].get_objects()]
        return kinds.count(3), document[0].get_textpage().get_text_range()


async def test_logo_and_colour_are_drawn_on_the_pdf_until_they_are_taken_back(
    an_employer: MakeEmployer, world: World
) -> None:
    employer = await an_employer()
    made = await employer.verified()
    assert (await drawn(employer, made["id"]))[0] == 0
    plain = (await employer.call("GET", f"verifications/{made['id']}/report.pdf")).content

    answer = await employer.call("PATCH", "brand", role="admin", json={"accent": "#1A4F8B"})
    assert answer.json() == {"accent": "#1a4f8b", "hasLogo": False}
    assert (await send(employer, picture("WEBP"))).json()["hasLogo"] is True
    pictures, words = await drawn(employer, made["id"])
    assert pictures == 1
    assert "TrustHire" in words

    assert (await employer.call("DELETE", "brand/logo", role="admin")).status_code == 204
    await employer.call("PATCH", "brand", role="admin", json={"accent": ""})
    again = await employer.call("GET", f"verifications/{made['id']}/report.pdf")
    assert again.content == plain
    assert (await logo(employer)).status_code == 404
    set_ = [each for each in world.audited(employer) if each.startswith("brand")]
    assert set_ == ["brand.accent", "brand.logo", "brand.logo.delete", "brand.accent"]


async def test_a_logo_is_drawn_anew_and_small_with_nothing_beside_its_pixels(
    an_employer: MakeEmployer,
) -> None:
    employer, other = await an_employer(), await an_employer()
    note = PngImagePlugin.PngInfo()
    note.add_text("Comment", "what-nobody-should-get")
    await send(employer, picture(size=(3000, 1500), pnginfo=note))

    answer = await logo(employer)
    assert answer.headers["content-type"] == "image/png"
    assert b"what-nobody-should-get" not in answer.content
    with Image.open(io.BytesIO(answer.content)) as kept:
        assert kept.size == (480, 240)
    assert (await logo(other)).status_code == 404


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", 422, "invalid_input"),
        (b"", 422, "invalid_input"),
        (picture() + bytes(1_000_000), 422, "invalid_input"),
        (picture()[:60], 422, "damaged"),
        (picture(size=(4000, 2001)), 422, "many_pixels"),
    ],
    ids=["svg", "empty", "large", "cut", "bomb"],
)
async def test_what_is_no_logo_is_refused_and_the_one_before_stays(
    employer: Employer, data: bytes, status: int, code: str
) -> None:
    await send(employer, picture("JPEG"))
    before = (await logo(employer)).content

    refused = await send(employer, data)

    assert (refused.status_code, refused.json()["code"]) == (status, code), refused.text
    assert (await logo(employer)).content == before


async def test_a_light_colour_is_refused_and_nobody_but_an_admin_sets_one(
    employer: Employer,
) -> None:
    answer = await employer.call("PATCH", "brand", role="admin", json={"accent": "#ffee00"})
    assert (answer.status_code, answer.json()["field"]) == (422, "accent")
    assert "contrast" in answer.json()["detail"]
    assert (await send(employer, picture(), role="member")).status_code == 403
