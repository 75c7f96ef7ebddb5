"""What applicants tell became of an application: one word an account and posting."""

from alembic import op

revision = "0036"
down_revision = "0035"

SQL = """
CREATE TABLE applicant_reports (
    id          text PRIMARY KEY,  -- anew with every change: who decides has seen what stands there
    posting_key bytea NOT NULL,    -- SHA-256 of the canonical address, as in sightings
    url         text NOT NULL,
    user_id     text NOT NULL REFERENCES users ON DELETE CASCADE,
    outcome     text NOT NULL CHECK (outcome IN (
                    'silence', 'rejection', 'interview', 'offer', 'request', 'closed')),
    told_at     timestamptz NOT NULL,
    evidence    text NOT NULL CHECK (evidence IN ('none', 'waiting', 'accepted', 'declined')),
    shown       text NOT NULL CHECK (char_length(shown) <= 2000),
    UNIQUE (posting_key, user_id),
    -- Once somebody has looked, the text has served.
    CHECK ((evidence = 'waiting') = (shown <> ''))
);

CREATE INDEX applicant_reports_of_user ON applicant_reports (user_id, told_at);

-- What moderators have not seen yet, the oldest first.
CREATE INDEX applicant_reports_waiting ON applicant_reports (told_at, id)
    WHERE evidence = 'waiting';
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
