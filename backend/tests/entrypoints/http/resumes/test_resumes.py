"""A seeker's resumes: read truly, one of them the default, gone with their files."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from tests.adapters.documents.written_pdfs import written_pdf
from tests.entrypoints.http.resumes.conftest import PATH, MakeSeeker, Seeker, World, a_file

PICTURE = "q 500 0 0 700 50 50 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x20 EI Q\n"
pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_upload_is_answered_with_what_was_read(seeker: Seeker) -> None:
    answer = await seeker.upload(filename="C:\\private\\ann lee.docx")
    assert answer.status_code == 201
    told = answer.json()["resume"]

    assert told["filename"] == "ann lee.docx"
    assert (told["format"], told["corrections"]) == ("docx", None)
    assert told["read"] == told["corrected"]
    assert told["read"]["name"] == "Ann Lee"
    (first, second) = told["read"]["work"]
    assert (first["company"], first["start"], first["end"]) == (
        "Northwind Traders", "2019-01", "2022-03",
    )  # fmt: skip
    assert second["current"] is True
    analysis = told["analysis"]
    assert analysis["skills"] == ["Python", "PostgreSQL", "Linux"]
    assert {each["name"]: each["roles"] for each in analysis["topSkills"]} == {
        "Python": 1, "PostgreSQL": 1, "Linux": 0,
    }  # fmt: skip
    assert analysis["experience"] > 7
    missing = {each["fact"]: each["weight"] for each in analysis["missing"]}
    assert analysis["completeness"] == 100 - sum(missing.values())
    assert "phone" in missing


async def test_it_can_be_read_again_as_it_was(seeker: Seeker) -> None:
    told = await seeker.uploaded()
    found = await seeker.call("GET", f"/{told['id']}")

    assert found.json() == {"success": True, "resume": told}


async def test_the_first_is_the_default_until_another_is_chosen_or_it_goes(
    a_seeker: MakeSeeker,
) -> None:
    seeker = await a_seeker()
    first, second, third = [await seeker.uploaded() for _ in range(3)]
    assert [each["isDefault"] for each in (first, second, third)] == [True, False, False]

    chosen = await seeker.call("PATCH", f"/{second['id']}", json={"isDefault": True})
    assert chosen.json()["resume"]["isDefault"] is True
    told = await seeker.listed()
    assert told["resume"]["id"] == second["id"]
    assert [each["id"] for each in told["resumes"]] == [third["id"], second["id"], first["id"]]

    assert (await seeker.call("DELETE")).status_code == 204
    told = await seeker.listed()
    assert told["resume"]["id"] == third["id"]
    assert [each["isDefault"] for each in told["resumes"]] == [True, False]


async def test_who_has_none_is_told_so(a_seeker: MakeSeeker) -> None:
    seeker = await a_seeker()

    assert await seeker.listed() == {"success": True, "resume": None, "resumes": []}
    assert (await seeker.call("DELETE")).status_code == 404


async def test_of_uploads_at_once_one_is_the_default_and_ten_are_kept(
    a_seeker: MakeSeeker, world: World
) -> None:
    seeker = await a_seeker()
    before = world.files()
    answers = await asyncio.gather(*[seeker.upload() for _ in range(12)])

    assert Counter(each.status_code for each in answers) == {201: 10, 409: 2}
    assert {each.json()["code"] for each in answers if each.status_code == 409} == {
        "too_many_resumes"
    }
    told = await seeker.listed()
    assert [each["isDefault"] for each in told["resumes"]].count(True) == 1
    assert len(told["resumes"]) == 10
    assert len(world.files() - before) == 10


async def test_choices_and_deletions_at_once_leave_one_default(a_seeker: MakeSeeker) -> None:
    seeker = await a_seeker()
    made = [await seeker.uploaded() for _ in range(4)]
    await asyncio.gather(
        *[seeker.call("PATCH", f"/{each['id']}", json={"isDefault": True}) for each in made],
        *[seeker.call("DELETE", f"/{each['id']}") for each in made[:2]],
        seeker.upload(),
    )
    told = await seeker.listed()

    assert len(told["resumes"]) == 3
    assert [each["isDefault"] for each in told["resumes"]].count(True) == 1


async def test_a_file_is_encrypted_and_goes_with_its_resume(seeker: Seeker, world: World) -> None:
    told = await seeker.uploaded()
    name = world.file_of(told["id"])
    ((taken,),) = world.rows("SELECT taken FROM resumes WHERE id = %s", told["id"])
    data = (world.folder / "resumes" / name).read_bytes()
    assert data.startswith(b"THF1")
    assert taken.startswith(b"THF1")
    assert b"Northwind" not in data + taken

    assert (await seeker.call("DELETE", f"/{told['id']}")).status_code == 204

    assert name not in world.files()
    assert (await seeker.call("GET", f"/{told['id']}")).status_code == 404


async def test_another_users_resume_answers_like_a_missing_one(
    seeker: Seeker, a_seeker: MakeSeeker
) -> None:
    told, stranger = await seeker.uploaded(), await a_seeker()
    missing = await stranger.call("GET", "/nothing")
    for method, body in (
        ("GET", None), ("PATCH", {"isDefault": True}), ("DELETE", None),
    ):  # fmt: skip
        answer = await stranger.call(method, f"/{told['id']}", **({"json": body} if body else {}))
        assert answer.status_code == 404
        assert answer.json()["message"] == missing.json()["message"]
    assert (await seeker.call("GET", f"/{told['id']}")).json()["resume"] == told


async def test_without_premium_nothing_is_read(a_seeker: MakeSeeker, world: World) -> None:
    free, before = await a_seeker(premium=False), world.files()
    answer = await free.upload()
    assert (answer.status_code, answer.json()["code"]) == (403, "premium_required")
    visitor = await world.client.post(PATH, files={"resume": ("a.docx", a_file())})
    assert visitor.status_code == 401
    assert world.files() == before


@pytest.mark.parametrize(
    ("filename", "data", "status", "code"),
    [
        ("scan.pdf", written_pdf([PICTURE]), 422, "no_text"),
        ("resume.txt", b"Ann Lee", 415, "wrong_type"),
        ("resume.pdf", a_file(), 422, "disguised"),
        ("resume.docx", b"", 422, "empty"),
    ],
    ids=["a scan", "a text", "a disguise", "nothing"],
)
async def test_what_cannot_be_read_is_refused_in_words_and_not_kept(
    seeker: Seeker, world: World, filename: str, data: bytes, status: int, code: str
) -> None:
    before = world.files()
    answer = await seeker.upload(data, filename=filename)
    told: dict[str, Any] = answer.json()

    assert (answer.status_code, told["code"]) == (status, code)
    assert told["advice"]
    assert world.files() == before


async def test_a_file_of_more_than_ten_megabytes_is_refused(seeker: Seeker) -> None:
    answer = await seeker.upload(b"%PDF-" + bytes(10 * 1024 * 1024), filename="a.pdf")

    assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")
    assert answer.json()["message"] == "The file is larger than 10 MB."


async def test_a_form_without_a_file_says_what_to_add(seeker: Seeker) -> None:
    answer = await seeker.call("POST", data={"x": "y"}, files={"other": ("a.txt", b"x")})

    assert answer.status_code == 422
    assert answer.json()["field"] == "resume"


async def test_a_repeated_upload_is_answered_from_what_is_kept(seeker: Seeker) -> None:
    head = 'Content-Disposition: form-data; name="resume"; filename="a.docx"'
    words: dict[str, Any] = {
        "headers": {
            "Idempotency-Key": "again-1", "Content-Type": "multipart/form-data; boundary=same",
        },
        "content": f"--same\r\n{head}\r\n\r\n".encode() + a_file() + b"\r\n--same--\r\n",
    }  # fmt: skip
    first, again = [await seeker.call("POST", **words) for _ in range(2)]
    assert (again.status_code, again.json()) == (201, first.json())
    assert again.headers["idempotency-replayed"] == "true"

    await seeker.call("DELETE", f"/{first.json()['resume']['id']}")
    gone = await seeker.call("POST", **words)

    assert gone.status_code == 404
