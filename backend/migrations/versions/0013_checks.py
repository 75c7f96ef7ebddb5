"""Who checked what and when: the ledger of the daily allowance, and a user's own past checks.

And the answers to requests that may be repeated by their Idempotency-Key.
"""

from alembic import op

revision = "0013"
down_revision = "0012"

SQL = """
CREATE TABLE checks (
    id              text PRIMARY KEY,
    user_id         text REFERENCES users ON DELETE CASCADE,
    device          bytea,                  -- a keyed digest; of a visitor who brought a cookie
    address         bytea,                  -- a keyed digest; of a visitor
    made_at         timestamptz NOT NULL,
    held_until      timestamptz,            -- under way until then; null: done
    counted         boolean NOT NULL,
    free_because    text CHECK (free_because IN ('unlimited', 'repeat', 'closed')),
    subject         bytea,                  -- a keyed digest of the posting's address
    -- the history of a user; of a visitor none is kept
    verification_id text REFERENCES verifications ON DELETE CASCADE,
    title           text NOT NULL DEFAULT '',
    company         text NOT NULL DEFAULT '',
    CHECK ((user_id IS NULL) = (address IS NOT NULL)),
    CHECK (device IS NULL OR user_id IS NULL),
    CHECK (user_id IS NOT NULL OR verification_id IS NULL),
    CHECK (counted = (free_because IS NULL)),
    CHECK (held_until IS NULL OR counted)
);
CREATE INDEX checks_of_user ON checks (user_id, made_at DESC, id DESC)
    WHERE user_id IS NOT NULL;
CREATE INDEX checks_of_device ON checks (device, made_at) WHERE device IS NOT NULL;
CREATE INDEX checks_of_address ON checks (address, made_at) WHERE address IS NOT NULL;
CREATE INDEX checks_of_verification ON checks (verification_id)
    WHERE verification_id IS NOT NULL;
CREATE INDEX checks_made_at ON checks (made_at);

CREATE TABLE idempotency_keys (
    digest      bytea PRIMARY KEY,          -- of the caller and the key
    caller      bytea NOT NULL,
    user_id     text REFERENCES users ON DELETE CASCADE,
    request     bytea NOT NULL,             -- a digest of what was asked
    begun_at    timestamptz NOT NULL,
    attempt     text NOT NULL,
    held_until  timestamptz,                -- being answered until then; null: answered
    answer      bytea,                      -- encrypted: it may hold a token
    CHECK ((held_until IS NULL) = (answer IS NOT NULL))
);
CREATE INDEX idempotency_keys_of_caller ON idempotency_keys (caller, begun_at DESC);
CREATE INDEX idempotency_keys_of_user ON idempotency_keys (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX idempotency_keys_begun_at ON idempotency_keys (begun_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
