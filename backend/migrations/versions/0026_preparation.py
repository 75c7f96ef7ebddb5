"""What seekers note to the questions of an interview."""

from alembic import op

revision = "0026"
down_revision = "0025"

SQL = """
CREATE TABLE preparation_notes (
    application_id text NOT NULL REFERENCES applications ON DELETE CASCADE,
    question_id text NOT NULL,              -- made of what is asked, the same for the same posting
    question text NOT NULL,                 -- in the words of that day
    note text NOT NULL,
    practised boolean NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (application_id, question_id)
);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
