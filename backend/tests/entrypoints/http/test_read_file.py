"""Files over HTTP: the text of a document or a screenshot, to be looked over and then judged."""

import io
from ctypes import c_ushort

import httpx2
import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest
from PIL import Image, ImageDraw, ImageFont
from tests.adapters.documents.written_docx import paragraph, written_docx
from tests.adapters.documents.written_pdfs import Drawn, written_pdf

pytestmark = pytest.mark.asyncio(loop_scope="session")

POSTING = """Data Entry Clerk (Remote)
Brightwater Logistics LLC
$45 - $60 per hour. Work from home, no experience needed.
To start, you must pay a refundable $150 registration fee
by gift card before the training begins.
Send your full name and bank login to
brightwater.hiring@gmail.com or write us on Telegram.
You will enter invoices into our system, 20 hours a week."""
CUT = 60  # from there on the picture is read in a second piece


def screenshot(text: str = POSTING, *, below: str = "", tall: int = 0, kind: str = "PNG") -> bytes:
    """Dark letters on white, as a phone shows them; `below` stands at the foot of the picture."""
    lines, font = text.split("\n"), ImageFont.load_default(20)
    size = (640, tall or 40 + 34 * len(lines))
    picture = Image.new("RGB", size, "white")
    draw = ImageDraw.Draw(picture)
    for at, line in enumerate(lines):
        draw.text((20, 20 + 34 * at), line, "#222222", font)
    draw.text((20, size[1] - CUT), below, "#222222", font)
    held = io.BytesIO()
    picture.save(held, kind)
    return held.getvalue()


async def read(client: httpx2.AsyncClient, name: str, data: bytes) -> httpx2.Response:
    return await client.post("/api/read-file", files={"file": (name, data)})


async def verify(client: httpx2.AsyncClient, text: str) -> dict[str, object]:
    told = (await client.post("/api/verify-text", json={"text": text})).json()
    present = {each["id"] for each in told["signals"] if each["outcome"] == "present"}
    return {"band": told["band"], "score": told["trustScore"], "present": present}


async def test_a_screenshot_is_read_piece_by_piece_and_judged_as_its_text_is(
    client: httpx2.AsyncClient,
) -> None:
    last = "Apply before the end of next week."
    answer = await read(client, "shot.png", screenshot(below=last, tall=2_700))

    assert answer.status_code == 200
    told = answer.json()
    assert (told["recognised"], told["shortened"]) == (True, False)
    lines = [each for each in told["text"].split("\n") if each]
    assert lines == [*POSTING.split("\n"), last]
    judged = await verify(client, told["text"])
    assert judged == await verify(client, f"{POSTING}\n{last}")
    assert judged["band"] == "danger"


async def test_letters_beyond_ascii_are_read_as_well(client: httpx2.AsyncClient) -> None:
    picture, font = Image.new("RGB", (640, 120), "white"), ImageFont.load_default(40)
    draw = ImageDraw.Draw(picture)
    draw.text((20, 40), "Bewerbung nach Koln bis Mai", "#222222", font)
    middle = 20 + font.getlength("Bewerbung nach K") + font.getlength("o") / 2
    for at in (middle - 5, middle + 5):  # the font that Pillow brings has no letters with dots
        draw.ellipse((at - 2, 48, at + 2, 52), "#222222")
    held = io.BytesIO()
    picture.save(held, "JPEG")
    answer = await read(client, "shot.jpg", held.getvalue())
    assert answer.json()["text"] == "Bewerbung nach Köln bis Mai"


async def test_an_offer_letter_is_read_as_it_is_seen(client: httpx2.AsyncClient) -> None:
    letter = ["Dear Robin Sample,", "we are pleased to offer you the position of Data Clerk."]
    shown = [Drawn(line, up=700 - 14 * at) for at, line in enumerate(letter)]
    unseen = Drawn("Verified by the bureau", up=300, before="1 1 1 rg")
    pdf = await read(client, "Offer.pdf", written_pdf([*shown, unseen]))
    assert pdf.json() == {
        "success": True,
        "text": "\n".join(letter),
        "recognised": False,
        "shortened": False,
    }
    docx = written_docx("".join(paragraph(each) for each in letter))
    assert (await read(client, "Offer.docx", docx)).json()["text"] == "\n".join(letter)


def scan(*pages: str, letters: str = "") -> bytes:
    """A PDF of pictures alone, but for `letters` at the foot of its first page."""
    pictures = [Image.open(io.BytesIO(screenshot(each))).convert("L") for each in pages]
    held = io.BytesIO()
    pictures[0].save(held, "PDF", save_all=True, append_images=pictures[1:], resolution=150)
    if not letters:
        return held.getvalue()
    document = pdfium.PdfDocument(held.getvalue())
    page = document[0]
    text = raw.FPDFPageObj_NewTextObj(document.raw, b"Helvetica", 4.0)
    raw.FPDFText_SetText(text, (c_ushort * (len(letters) + 1))(*letters.encode(), 0))
    raw.FPDFPageObj_Transform(text, 1, 0, 0, 1, 20, 4)
    raw.FPDFPage_InsertObject(page.raw, text)
    raw.FPDFPage_GenerateContent(page.raw)
    page.close()
    held = io.BytesIO()
    document.save(held)
    document.close()
    return held.getvalue()


async def test_a_scanned_letter_is_recognised_page_by_page_and_told_to_be(
    client: httpx2.AsyncClient,
) -> None:
    lines = POSTING.split("\n")
    first, second, beyond = "\n".join(lines[:5]), "\n".join(lines[5:]), "Ninth page"
    app = "Scanned with an app for phones"  # letters of the file, and none of the posting
    pages = scan(first, *[""] * 6, second, beyond, letters=app)
    told = (await read(client, "Offer.pdf", pages)).json()

    assert (told["recognised"], told["shortened"]) == (True, True)
    found = [each for each in told["text"].split("\n") if each]
    assert [each for each in found if not each.startswith("Scanned")] == lines
    assert (await verify(client, told["text"]))["band"] == "danger"


async def test_text_that_a_scanner_laid_under_its_picture_is_told_to_be_recognised(
    client: httpx2.AsyncClient,
) -> None:
    stripes = f"q 600 0 0 800 0 0 cm BI /W 150 /H 1 /BPC 8 /CS /G /F /AHx ID {'00ff' * 75}> EI Q\n"
    letter = "We are pleased to offer you the position of Data Clerk in our office in Dayton, Ohio."
    pdf = written_pdf([stripes, Drawn(letter, before="3 Tr")])
    told = (await read(client, "Offer.pdf", pdf)).json()
    assert (told["text"], told["recognised"]) == (letter, True)


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("blank.pdf", scan("", ""), "no_writing"),
        ("shot.png", screenshot()[:2_000], "damaged"),
        ("blank.webp", screenshot("", kind="WEBP"), "no_writing"),
        ("line.png", screenshot("Clerk"), "no_writing"),
        ("shot.pdf", b"%PNG", "disguised"),
        ("empty.pdf", b"", "empty"),
    ],
)
async def test_what_cannot_be_read_is_refused_with_a_way_on(
    client: httpx2.AsyncClient, name: str, data: bytes, code: str
) -> None:
    answer = await read(client, name, data)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["advice"]


@pytest.mark.parametrize("name", ["moving.gif", "page.html"])
async def test_another_kind_of_file_is_told_which_are_read(
    client: httpx2.AsyncClient, name: str
) -> None:
    answer = await read(client, name, screenshot(kind="GIF"))
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong_type")
    assert "screenshot" in answer.json()["advice"]


async def test_a_picture_of_too_many_pixels_is_refused_before_it_is_unpacked(
    client: httpx2.AsyncClient,
) -> None:
    held = io.BytesIO()
    Image.new("1", (6_000, 6_000)).save(held, "PNG")
    assert held.tell() < 200_000
    answer = await read(client, "bomb.png", held.getvalue())
    assert answer.json()["code"] == "many_pixels"


async def test_a_form_without_a_file_says_so(client: httpx2.AsyncClient) -> None:
    answer = await client.post("/api/read-file", files={"resume": ("a.pdf", b"%PDF-")})
    assert (answer.status_code, answer.json()["field"]) == (422, "file")
