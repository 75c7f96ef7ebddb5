"""What seekers do with their applications, bound to its adapters."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.files.store import FileStore
from trusthound.adapters.rows.applications import application_rows
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.posting.verification import Verification
from trusthound.domain.tracking.application import FactsChange, Move
from trusthound.domain.tracking.board import Board
from trusthound.domain.tracking.details import (
    Contact,
    Detail,
    DetailChange,
    KeptDocument,
    Note,
    Reminder,
)
from trusthound.domain.tracking.exporting import ExportRow
from trusthound.domain.tracking.importing import ImportPlan
from trusthound.domain.tracking.kept import Kept
from trusthound.domain.tracking.stage import Stage
from trusthound.usecases import add_detail as adding
from trusthound.usecases import add_stage as staging
from trusthound.usecases import attach_document as attaching
from trusthound.usecases import change_application as changing
from trusthound.usecases import change_detail as editing
from trusthound.usecases import change_stage as restaging
from trusthound.usecases import delete_application as deleting
from trusthound.usecases import delete_detail as removing
from trusthound.usecases import delete_document as detaching
from trusthound.usecases import delete_stage as unstaging
from trusthound.usecases import export_applications as exporting
from trusthound.usecases import find_application as finding
from trusthound.usecases import forget_applications as forgetting
from trusthound.usecases import import_applications as importing
from trusthound.usecases import open_document as opening
from trusthound.usecases import read_board as reading
from trusthound.usecases import restore_application as restoring
from trusthound.usecases import send_reminders as reminding
from trusthound.usecases import track_posting as tracking
from trusthound.wiring.clock import new_id, utc_now


@dataclass(frozen=True)
class Applications:
    """Everybody reads and changes their own alone."""

    database: Database
    files: FileStore
    examples: Sequence[Verification]

    async def board(self, who: SignedIn) -> Board:
        """All of it."""
        return await reading.read_board(who.user.id, database=self.database)

    async def track(self, who: SignedIn, asked: tracking.TrackAsked) -> tuple[Kept, bool]:
        """Make an application; whether it is new."""
        return await tracking.track_posting(
            asked,
            user_id=who.user.id,
            database=self.database,
            examples=self.examples,
            now=utc_now(),
            new_id=new_id(),
        )

    async def find(self, who: SignedIn, application_id: str) -> Kept:
        """One of them, whole."""
        return await finding.find_application(who.user.id, application_id, database=self.database)

    async def change(
        self, who: SignedIn, application_id: str, change: FactsChange, move: Move | None
    ) -> Kept:
        """What is known of it, and where it stands."""
        return await changing.change_application(
            who.user.id, application_id, change, move, database=self.database, now=utc_now()
        )

    async def delete(self, who: SignedIn, application_id: str) -> None:
        """Can be taken back for ten minutes."""
        await deleting.delete_application(
            who.user.id, application_id, database=self.database, now=utc_now()
        )

    async def restore(self, who: SignedIn, application_id: str) -> Kept:
        """Take that back."""
        return await restoring.restore_application(
            who.user.id, application_id, database=self.database, now=utc_now()
        )

    async def add_note(self, who: SignedIn, application_id: str, text: str) -> Kept:
        """A dated note."""
        return await self._add(who, application_id, Note(new_id(), text, utc_now()))

    async def add_contact(
        self, who: SignedIn, application_id: str, name: str, role: str, mail: str, phone: str,
        link: str,
    ) -> Kept:  # fmt: skip
        """Somebody at the employer."""
        contact = Contact(new_id(), name, role, mail, phone, link, utc_now())
        return await self._add(who, application_id, contact)

    async def add_reminder(
        self, who: SignedIn, application_id: str, text: str, due_at: datetime
    ) -> Kept:
        """Mailed once its moment has come."""
        reminder = Reminder(new_id(), text, due_at, utc_now())
        return await self._add(who, application_id, reminder)

    async def change_detail(
        self,
        who: SignedIn,
        application_id: str,
        kind: type[Detail],
        detail_id: str,
        change: DetailChange,
    ) -> Kept:
        """Of a note, a contact or a reminder."""
        return await editing.change_detail(
            who.user.id,
            application_id,
            kind,
            detail_id,
            change,
            database=self.database,
            now=utc_now(),
        )

    async def delete_detail(
        self, who: SignedIn, application_id: str, kind: type[Detail], detail_id: str
    ) -> Kept:
        """A note, a contact or a reminder."""
        return await removing.delete_detail(
            who.user.id, application_id, kind, detail_id, database=self.database, now=utc_now()
        )

    async def attach(self, who: SignedIn, application_id: str, data: bytes, filename: str) -> Kept:
        """A document."""
        return await attaching.attach_document(
            who.user.id,
            application_id,
            data,
            filename,
            database=self.database,
            files=self.files,
            now=utc_now(),
            new_id=new_id(),
        )

    async def open_document(
        self, who: SignedIn, application_id: str, document_id: str
    ) -> tuple[KeptDocument, bytes]:
        """For saving."""
        return await opening.open_document(
            who.user.id, application_id, document_id, database=self.database, files=self.files
        )

    async def delete_document(self, who: SignedIn, application_id: str, document_id: str) -> Kept:
        """With its file."""
        return await detaching.delete_document(
            who.user.id,
            application_id,
            document_id,
            database=self.database,
            files=self.files,
            now=utc_now(),
        )

    async def add_stage(self, who: SignedIn, name: str, after: str | None) -> tuple[Stage, ...]:
        """An own one."""
        return await staging.add_stage(
            who.user.id, name, after, database=self.database, now=utc_now(), new_id=new_id()
        )

    async def change_stage(
        self, who: SignedIn, stage_id: str, *, name: str | None, after: str | None
    ) -> tuple[Stage, ...]:
        """Its name, or its place."""
        return await restaging.change_stage(
            who.user.id, stage_id, name=name, after=after, database=self.database, now=utc_now()
        )

    async def delete_stage(self, who: SignedIn, stage_id: str, move_to: str) -> tuple[Stage, ...]:
        """What it holds moves."""
        return await unstaging.delete_stage(
            who.user.id, stage_id, move_to=move_to, database=self.database, now=utc_now()
        )

    async def import_file(
        self, who: SignedIn, data: bytes, filename: str, *, dry_run: bool
    ) -> ImportPlan:
        """All of a file, or nothing."""
        return await importing.import_applications(
            application_rows(data, filename),
            user_id=who.user.id,
            dry_run=dry_run,
            database=self.database,
            now=utc_now(),
            new_id=new_id,
        )

    async def export(self, who: SignedIn) -> tuple[ExportRow, ...]:
        """All of them, as rows."""
        return await exporting.export_applications(who.user.id, database=self.database)

    async def send_reminders(self, now: datetime) -> int:
        """Those whose moment has come; for the worker."""
        return await reminding.send_reminders(self.database, now=now, new_id=new_id)

    async def forget(self, now: datetime) -> int:
        """Delete for good what is over; for the worker."""
        return await forgetting.forget_applications(self.database, self.files, now=now)

    async def _add(self, who: SignedIn, application_id: str, detail: Detail) -> Kept:
        return await adding.add_detail(
            who.user.id, application_id, detail, database=self.database, now=utc_now()
        )
