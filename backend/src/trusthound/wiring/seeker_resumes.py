"""What seekers do with their resumes, bound to its adapters."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial

from trusthound.adapters.documents.resume_reader import ResumeReader
from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.resume.taken import KeptResume
from trusthound.usecases import add_resume as adding
from trusthound.usecases import correct_resume as correcting
from trusthound.usecases import delete_resume as deleting
from trusthound.usecases import find_resume as finding
from trusthound.usecases import forget_resumes as forgetting
from trusthound.usecases import list_resumes as listing
from trusthound.usecases import reread_resumes as rereading
from trusthound.wiring.clock import new_id, utc_now


@dataclass(frozen=True)
class SeekerResumes:
    """Everybody reads and changes their own alone."""

    database: Database
    files: FileStore
    reader: ResumeReader

    async def add(self, who: SignedIn, data: bytes, filename: str, *, origin: Origin) -> KeptResume:
        """Read and keep a file."""
        user_id = who.user.id
        return await adding.add_resume(
            data,
            filename,
            user_id=user_id,
            take=partial(self.reader.take, sender=f"seeker {user_id}"),
            database=self.database,
            files=self.files,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )

    async def list(self, who: SignedIn) -> tuple[KeptResume, ...]:
        """All of them."""
        return await listing.list_resumes(who.user.id, database=self.database, files=self.files)

    async def find(self, who: SignedIn, resume_id: str) -> KeptResume:
        """One of them."""
        return await finding.find_resume(
            who.user.id, resume_id, database=self.database, files=self.files
        )

    async def correct(
        self, who: SignedIn, resume_id: str, change: correcting.ResumeChange
    ) -> KeptResume:
        """Keep corrections, or make it the default."""
        return await correcting.correct_resume(
            who.user.id, resume_id, change, database=self.database, files=self.files
        )

    async def delete(self, who: SignedIn, resume_id: str | None, *, origin: Origin) -> None:
        """With its file; None: the default one."""
        await deleting.delete_resume(
            who.user.id,
            resume_id,
            database=self.database,
            files=self.files,
            origin=origin,
            now=utc_now(),
        )

    async def forget(self, now: datetime) -> int:
        """Delete what its owner cannot reach any more, and files without a name; for the worker."""
        return await forgetting.forget_resumes(self.database, self.files, now=now)

    async def reread(self) -> int:
        """Read files again that an older reader read; for the worker."""
        return await rereading.reread_resumes(
            take=partial(self.reader.take, sender="rereading"),
            database=self.database,
            files=self.files,
        )
