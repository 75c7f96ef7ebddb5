"""Background tasks: the tables of procrastinate 3.10.0, as that package ships them.

A copy, so that this file does the same whichever version is installed; the tests say when the
installed one has moved on and needs a migration of its own.
"""

from pathlib import Path

from alembic import op

revision = "0002"
down_revision = "0001"

SQL = Path(__file__).parents[1] / "procrastinate-3.10.0.sql"


def upgrade() -> None:
    sql = SQL.read_text(encoding="utf-8")
    op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})
