"""Exported applications in, a CSV or a JSON file out that can be imported again."""

import json
from collections.abc import Sequence

from trusthound.adapters.reports.table import csv_table
from trusthound.domain.tracking.exporting import ExportRow
from trusthound.domain.tracking.importing import COLUMNS, TEMPLATE_ROW


def applications_csv(rows: Sequence[ExportRow]) -> bytes:
    return csv_table(COLUMNS, [[each[name] for name in COLUMNS] for each in rows])


def applications_json(rows: Sequence[ExportRow]) -> bytes:
    return json.dumps([dict(each) for each in rows], ensure_ascii=False, indent=2).encode()


def template_csv() -> bytes:
    """The columns, and a row that shows how they are filled."""
    return csv_table(COLUMNS, [TEMPLATE_ROW])
