"""A page as it was fetched, before anything is read out of it."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Page:
    """One answer to one request, redirects followed.

    `url` is what was asked for; `redirects` the hops in order, each an absolute URL, the last of
    them equal to `final_url` (empty when there was none). `headers` have lower-case names. `body`
    is decompressed and not yet decoded. `by_scripts`: it is what its scripts made of the answer.
    """

    url: str
    final_url: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    redirects: tuple[str, ...]
    fetched_at: datetime
    by_scripts: bool = False

    def header(self, name: str) -> str:
        """The first header of that lower-case name, or ""."""
        return next((value for key, value in self.headers if key == name), "")
