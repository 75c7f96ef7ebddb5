"""Checks of candidates: what is counted, what is kept of each, and each organisation's policy."""

from alembic import op

revision = "0017"
down_revision = "0016"

SQL = """
CREATE TABLE candidate_policies (
    organization_id text PRIMARY KEY REFERENCES organizations ON DELETE CASCADE,
    signals_only    boolean NOT NULL,
    retention_days  integer NOT NULL CHECK (retention_days BETWEEN 1 AND 365),
    do_not_keep     boolean NOT NULL,
    changed_at      timestamptz NOT NULL
);

-- What is counted, and what rates of selection are made of: nothing here tells of whom. It stays
-- when the check itself is deleted.
CREATE TABLE candidate_counts (
    id              text PRIMARY KEY,       -- also that of the check, while there is one
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    made_at         timestamptz NOT NULL,
    held_until      timestamptz,            -- NULL once a report was made
    level           text CHECK (level IN ('proceed', 'review', 'caution')),
    decision        text CHECK (decision IN ('advance', 'hold', 'decline', 'other'))
);
CREATE INDEX candidate_counts_of_organization ON candidate_counts (organization_id, made_at);
CREATE INDEX candidate_counts_held ON candidate_counts (held_until) WHERE held_until IS NOT NULL;

CREATE TABLE candidate_checks (
    id               text PRIMARY KEY,
    organization_id  text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    made_by          text REFERENCES users ON DELETE SET NULL,
    made_at          timestamptz NOT NULL,
    candidate_name   text NOT NULL,
    candidate_mail   text NOT NULL,
    candidate        jsonb NOT NULL,
    signals_only     boolean NOT NULL,      -- the policy of that day
    trust_score      integer CHECK (trust_score BETWEEN 0 AND 100),
    level            text CHECK (level IN ('proceed', 'review', 'caution')),
    flags            integer NOT NULL,
    engine_version   text NOT NULL,
    report           jsonb NOT NULL,
    dossier          jsonb,                 -- what the report was made of, NULL where not kept
    preview          jsonb,
    file_name        text UNIQUE,           -- in the encrypted store
    attested_at      timestamptz NOT NULL,  -- that there is a purpose, and the candidate knows
    decision         text CHECK (decision IN ('advance', 'hold', 'decline', 'other')),
    note             text NOT NULL DEFAULT '',
    reviewed_by      text REFERENCES users ON DELETE SET NULL,
    reviewed_at      timestamptz,
    share_digest     bytea UNIQUE,          -- of the link, which only its reader has
    shared_at        timestamptz,
    share_expires_at timestamptz,
    disputed_at      timestamptz,
    statement        text NOT NULL DEFAULT ''
);
CREATE INDEX candidate_checks_of_organization ON candidate_checks (organization_id, made_at, id);
CREATE INDEX candidate_checks_made_at ON candidate_checks (made_at);
CREATE INDEX candidate_checks_made_by ON candidate_checks (made_by);
CREATE INDEX candidate_checks_reviewed_by ON candidate_checks (reviewed_by);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
