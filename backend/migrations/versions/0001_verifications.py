"""Verifications: what was judged, when, by which version, with everything it rested on."""

from alembic import op

revision = "0001"
down_revision = None

SQL = """
CREATE TABLE verifications (
    id             text PRIMARY KEY,
    url            text NOT NULL,
    checked_at     timestamptz NOT NULL,
    status         text NOT NULL,
    trust_score    smallint CHECK (trust_score BETWEEN 0 AND 100),
    band           text,
    engine_version text NOT NULL,
    shared         boolean NOT NULL,
    example        boolean NOT NULL,
    dossier        jsonb NOT NULL,
    assessment     jsonb NOT NULL,
    reasons        jsonb NOT NULL,
    CHECK ((status = 'assessed') = (trust_score IS NOT NULL)),
    CHECK ((trust_score IS NULL) = (band IS NULL))
);

-- The latest of an address. A digest, because an address may be longer than an index entry.
CREATE INDEX verifications_latest ON verifications (hashtextextended(url, 0), checked_at DESC)
    WHERE shared;

-- Retention.
CREATE INDEX verifications_checked_at ON verifications (checked_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
