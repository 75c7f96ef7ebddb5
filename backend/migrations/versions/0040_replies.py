"""What employers answer to the result of a posting, and how they showed that a domain is theirs."""

from alembic import op

revision = "0040"
down_revision = "0039"

SQL = """
CREATE TABLE domain_proofs (
    id         text PRIMARY KEY,
    user_id    text NOT NULL REFERENCES users ON DELETE CASCADE,
    domain     text NOT NULL CHECK (char_length(domain) <= 253),  -- in ASCII
    way        text NOT NULL CHECK (way IN ('dns', 'file', 'mailbox')),
    mailbox    text NOT NULL CHECK ((way = 'mailbox') = (mailbox <> '')),
    digest     bytea NOT NULL UNIQUE,  -- SHA-256 of the token
    asked_at   timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    tries      integer NOT NULL DEFAULT 0,
    proven_at  timestamptz
);

CREATE INDEX domain_proofs_of_user ON domain_proofs (user_id, domain);
CREATE INDEX domain_proofs_by_end ON domain_proofs (expires_at);

CREATE TABLE replies (
    id              text PRIMARY KEY,
    posting_key     bytea NOT NULL,  -- SHA-256 of the canonical address, as in sightings
    url             text NOT NULL,
    verification_id text REFERENCES verifications ON DELETE SET NULL,  -- the result replied to
    user_id         text REFERENCES users ON DELETE SET NULL,
    domain          text NOT NULL,
    way             text NOT NULL CHECK (way IN ('dns', 'file', 'mailbox')),
    proven_at       timestamptz NOT NULL,
    said_at         timestamptz NOT NULL,
    position        text CHECK (position IN ('open', 'filled', 'not_ours')),
    statement       text NOT NULL CHECK (char_length(statement) <= 2000),
    corrections     jsonb,
    judged_at       timestamptz,
    result_id       text REFERENCES verifications ON DELETE SET NULL,  -- judged with them
    ended_at        timestamptz,
    ended           text CHECK (ended IN ('changed', 'withdrawn', 'account')),
    hidden_at       timestamptz,
    CHECK ((ended_at IS NULL) = (ended IS NULL))
);

CREATE INDEX replies_of_posting ON replies (posting_key, said_at DESC, id);
CREATE INDEX replies_of_user ON replies (user_id, said_at);
CREATE INDEX replies_by_age ON replies (said_at DESC, id DESC);
CREATE INDEX replies_of_verification ON replies (verification_id);
CREATE INDEX replies_by_result ON replies (result_id);
-- One account says one thing of a posting at a time.
CREATE UNIQUE INDEX replies_that_stand ON replies (posting_key, user_id) WHERE ended_at IS NULL;
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
