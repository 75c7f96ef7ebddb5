"""A check of a candidate that was disputed can be made again: old and new know each other."""

from alembic import op

revision = "0019"
down_revision = "0018"

SQL = """
ALTER TABLE candidate_checks
    ADD recheck_of text UNIQUE REFERENCES candidate_checks ON DELETE SET NULL,
    ADD counted_as text;    -- whose place in candidate_counts it has; NULL: its own
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
