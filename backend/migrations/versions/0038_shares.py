"""Links under which the owner of a result shows it to others."""

from alembic import op

revision = "0038"
down_revision = "0037"

SQL = """
CREATE TABLE shares (
    id              text PRIMARY KEY,
    verification_id text NOT NULL REFERENCES verifications ON DELETE CASCADE,
    user_id         text NOT NULL REFERENCES users ON DELETE CASCADE,
    visibility      text NOT NULL CHECK (visibility IN ('unlisted', 'public')),
    made_at         timestamptz NOT NULL,
    expires_at      timestamptz NOT NULL CHECK (expires_at > made_at)
);

CREATE INDEX shares_of_user ON shares (user_id, verification_id, made_at DESC);
CREATE INDEX shares_of_verification ON shares (verification_id);
CREATE INDEX shares_ended ON shares (expires_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
