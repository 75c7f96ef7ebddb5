"""Resumes of seekers: what was read of them, their corrections, and which one is the default."""

from alembic import op

revision = "0022"
down_revision = "0021"

SQL = """
CREATE TABLE resumes (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
    filename text NOT NULL,                 -- what its owner calls it
    is_default boolean NOT NULL,
    uploaded_at timestamptz NOT NULL,
    reader integer NOT NULL,                -- the version that read it
    taken bytea NOT NULL,                   -- text and what was read of it: JSON, sealed
    corrections bytea,                      -- JSON, sealed; NULL where nothing was corrected
    file_name text NOT NULL UNIQUE,         -- of the encrypted file
    out_of_reach_since timestamptz          -- since when its owner has no plan that opens it
);
CREATE INDEX resumes_user ON resumes (user_id, uploaded_at);
CREATE UNIQUE INDEX resumes_one_default ON resumes (user_id) WHERE is_default;
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
