"""Traces of resumes go into their indexes at once, not into a list that every look reads through."""

from alembic import op

revision = "0042"
down_revision = "0041"

SQL = """
ALTER INDEX candidate_traces_contacts SET (fastupdate = off);
ALTER INDEX candidate_traces_bands SET (fastupdate = off);
-- What the lists have by now would stay in them.
SELECT gin_clean_pending_list('candidate_traces_contacts'),
    gin_clean_pending_list('candidate_traces_bands');
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
