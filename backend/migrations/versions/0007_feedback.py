"""Whether a result was right, by the word of those who got it: one a caller and result."""

from alembic import op

revision = "0007"
down_revision = "0006"

SQL = """
CREATE TABLE feedback (
    verification_id text NOT NULL REFERENCES verifications ON DELETE CASCADE,
    caller          bytea NOT NULL,  -- a digest with the result's id; the address is not kept
    said_at         timestamptz NOT NULL,
    was_right       boolean NOT NULL,
    actual          text CHECK (actual IN (
                        'scam', 'legitimate', 'closed', 'no_opening', 'unsure')),
    note            text NOT NULL CHECK (char_length(note) <= 500),
    label           text CHECK (label IN ('scam', 'legitimate')),
    -- what the result said at that moment: it may be judged anew
    band            text,
    trust_score     smallint,
    engine_version  text NOT NULL,
    PRIMARY KEY (verification_id, caller),
    CHECK (was_right = (actual IS NULL))
);

-- Counting what was said since a moment.
CREATE INDEX feedback_said_at ON feedback (said_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
