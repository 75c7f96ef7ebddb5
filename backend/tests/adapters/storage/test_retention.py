"""The register of retention, held against the tables, the settings and the tasks that there are."""

from pathlib import Path
from typing import Any

import psycopg
import pytest

from trusthound.adapters.storage.retention import KEPT
from trusthound.domain.common.wrong_settings import WrongSettings
from trusthound.entrypoints import worker
from trusthound.wiring.settings import Settings


def test_every_table_stands_in_it_once(database_url: str) -> None:
    with psycopg.connect(database_url) as connection:
        found = connection.execute(
            """
            SELECT DISTINCT c.relname FROM pg_class c
            JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
            WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
                AND a.atttypid = 'timestamptz'::regtype
            """
        ).fetchall()
    listed = [each.table for each in KEPT]
    assert len(listed) == len(set(listed))
    assert {row[0] for row in found} - set(listed) == set()


def test_every_table_of_it_exists(database_url: str) -> None:
    with psycopg.connect(database_url) as connection:
        for each in KEPT:
            row = connection.execute("SELECT to_regclass(%s)", [each.table]).fetchone()
            assert row != (None,), each.table


def test_every_setting_and_task_of_it_exists() -> None:
    folder = Path(worker.__file__).parent
    sources = "".join(each.read_text() for each in sorted(folder.glob("*.py")))
    for each in KEPT:
        assert not each.setting or each.setting in Settings.model_fields
        assert not each.task or f'name="{each.task}"' in sources, each.task


@pytest.mark.parametrize("days", [0, 30])
def test_the_audit_log_is_kept_for_more_than_a_month(days: int) -> None:
    words: dict[str, Any] = {"keep_audit_days": days}
    with pytest.raises(WrongSettings, match="31 or more"):
        Settings(**words)
