"""The outbox folder: what is put in is whole, private, and found again."""

from datetime import timedelta
from pathlib import Path

import pytest
from tests.written_mails import HEADS, NOON, a_mail

from trusthound.adapters.mail.compose import compose
from trusthound.adapters.mail.folder import OutboxFolder
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


async def put(folder: OutboxFolder, mail: OutgoingMail) -> None:
    assert await folder.send(compose(mail, HEADS[mail.brand])) is None


async def test_a_mail_is_a_file_that_its_owner_alone_can_read(tmp_path: Path) -> None:
    await put(OutboxFolder(tmp_path / "outbox"), a_mail())

    files = list((tmp_path / "outbox").iterdir())
    assert [each.name for each in files] == ["20261121T120000123456-mail-1.eml"]
    assert files[0].stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "outbox").stat().st_mode & 0o777 == 0o700


async def test_a_mail_that_is_put_in_twice_is_there_once(tmp_path: Path) -> None:
    folder = OutboxFolder(tmp_path)
    for _ in range(2):
        await put(folder, a_mail())

    assert len(await folder.newest(before="", most=9)) == 1


async def test_mails_are_listed_newest_first_page_by_page(tmp_path: Path) -> None:
    folder = OutboxFolder(tmp_path)
    for number in range(5):
        await put(folder, a_mail(mail_id=f"m{number}", made_at=NOON + timedelta(seconds=number)))

    first = await folder.newest(before="", most=2)
    second = await folder.newest(before=first[-1].name, most=2)
    last = await folder.newest(before=second[-1].name, most=2)

    names = [each.name.partition("-")[2] for each in (*first, *second, *last)]
    assert names == ["m4", "m3", "m2", "m1", "m0"]


async def test_a_mail_is_read_as_it_was_written(tmp_path: Path) -> None:
    folder = OutboxFolder(tmp_path)
    words = {"message": "Žluťoučký kůň\n.\nFrom here on", "subject": "Ünïcode"}
    await put(folder, a_mail(MailKind.CONTACT_TO_US, words=words))

    read = await folder.find("20261121T120000123456-mail-1")

    assert read is not None
    assert (read.kind, read.to) == ("contact_to_us", "ann@example.org")
    assert read.subject.endswith("Ünïcode")
    assert read.made_at == NOON.replace(microsecond=0)
    assert "Žluťoučký kůň\n.\nFrom here on" in read.text.replace("\r\n", "\n")
    assert "Žluťoučký kůň" in read.html


@pytest.mark.parametrize(
    "name",
    [
        "",
        "..",
        "../secret",
        "20261121T120000123456-../../secret",
        "20261121T120000123456-mail-1.eml",
        "20261121T120000123456-mail-1\0",
        "20261121T120000123456-none",
        "/etc/passwd",
    ],
)
async def test_a_name_that_is_no_mail_finds_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.eml").write_text("secret")
    folder = OutboxFolder(tmp_path / "outbox")
    await put(folder, a_mail())

    assert await folder.find(name) is None


async def test_a_folder_that_cannot_be_written_is_tried_again(tmp_path: Path) -> None:
    (tmp_path / "outbox").write_text("a file stands here")
    message = compose(a_mail(), HEADS[Brand.CONSUMER])

    failure = await OutboxFolder(tmp_path / "outbox").send(message)

    assert failure is not None
    assert not failure.is_permanent


async def test_old_mails_are_forgotten(tmp_path: Path) -> None:
    folder = OutboxFolder(tmp_path)
    await put(folder, a_mail(mail_id="old", made_at=NOON - timedelta(days=30, seconds=1)))
    await put(folder, a_mail(mail_id="kept", made_at=NOON - timedelta(days=30)))

    assert await folder.forget(made_before=NOON - timedelta(days=30)) == 1
    assert [each.name[-4:] for each in await folder.newest(before="", most=9)] == ["kept"]


async def test_a_folder_that_is_not_there_yet_is_empty(tmp_path: Path) -> None:
    folder = OutboxFolder(tmp_path / "none")

    assert await folder.newest(before="", most=9) == []
    assert await folder.forget(made_before=NOON) == 0
