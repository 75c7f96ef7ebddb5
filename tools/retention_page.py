"""The register of retention in, docs/operations/retention.md out."""

from trusthound.adapters.storage.retention import KEPT, Kept
from trusthound.wiring.settings import Settings

_HEAD = """\
# How long what is kept

Made from the code by `make docs`. The worker deletes by the clock what has a task; a period with a
setting is yours to choose. A backup keeps what it holds for as long as you keep the backup.

| Table | Holds | Is kept until | Days | Deleted by |
|---|---|---|---|---|
"""


def retention_page() -> str:
    """A row a table."""
    return _HEAD + "".join(_row(each) for each in KEPT)


def _row(kept: Kept) -> str:
    days = ""
    if kept.setting:
        default = Settings.model_fields[kept.setting].default
        days = f"{default} (`TRUSTHOUND_{kept.setting.upper()}`)"
    task = f"`{kept.task}`" if kept.task else "what it belongs to"
    return f"| `{kept.table}` | {kept.what} | {kept.until} | {days or '–'} | {task} |\n"
