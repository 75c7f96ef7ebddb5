"""Trials, and what was bought: customers of the payment service, subscriptions, payments."""

from alembic import op

revision = "0012"
down_revision = "0011"

SQL = """
CREATE TABLE trials (
    user_id     text PRIMARY KEY REFERENCES users ON DELETE CASCADE,  -- one an account
    started_at  timestamptz NOT NULL,
    ends_at     timestamptz NOT NULL,
    reminded_at timestamptz
);
CREATE INDEX trials_not_reminded ON trials (ends_at) WHERE reminded_at IS NULL;

-- Premium that nobody paid for: given by hand.
CREATE TABLE premium_grants (
    user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    until   timestamptz NOT NULL,
    made_at timestamptz NOT NULL
);

-- `books` says in which books of the payment service a customer stands: live, test, practice.
CREATE TABLE customers (
    id        text PRIMARY KEY,              -- the payment service's
    user_id   text NOT NULL REFERENCES users ON DELETE CASCADE,
    books     text NOT NULL CHECK (books IN ('live', 'test', 'practice')),
    made_at   timestamptz NOT NULL,
    looks     bigint NOT NULL DEFAULT 0,     -- how often we have begun to look
    seen_look bigint NOT NULL DEFAULT 0,     -- the latest look whose sight is stored
    UNIQUE (user_id, books)
);

-- The page on which a customer may pay now; one at most, so that nobody pays twice.
CREATE TABLE checkouts (
    customer_id text PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
    attempt     text NOT NULL,               -- the payment service answers it with one page
    expires_at  timestamptz NOT NULL,
    session_id  text
);

-- Who agreed to pay, to which words, when and from where.
CREATE TABLE consents (
    id            text PRIMARY KEY,
    user_id       text NOT NULL REFERENCES users ON DELETE CASCADE,
    accepted_at   timestamptz NOT NULL,
    address       text NOT NULL,
    terms_version text NOT NULL,
    sentence      text NOT NULL
);
CREATE INDEX consents_of_user ON consents (user_id, accepted_at);

CREATE TABLE subscriptions (
    id            text PRIMARY KEY,
    customer_id   text NOT NULL REFERENCES customers ON DELETE CASCADE,
    status        text NOT NULL,
    begun_at      timestamptz NOT NULL,
    period_start  timestamptz NOT NULL,
    period_end    timestamptz NOT NULL,
    ends_at       timestamptz,               -- null: renews itself
    cents         integer NOT NULL,
    announced_for timestamptz                -- the renewal that its owner was told of
);
CREATE INDEX subscriptions_of_customer ON subscriptions (customer_id, begun_at);
CREATE INDEX subscriptions_renewing ON subscriptions (period_end)
    WHERE status = 'active' AND ends_at IS NULL;

CREATE TABLE payments (
    id              text PRIMARY KEY,        -- the invoice's
    customer_id     text NOT NULL REFERENCES customers ON DELETE CASCADE,
    subscription_id text NOT NULL,
    number          text NOT NULL,
    paid_at         timestamptz NOT NULL,
    cents           integer NOT NULL,
    refunded_cents  integer NOT NULL,
    period_start    timestamptz NOT NULL,
    period_end      timestamptz NOT NULL,
    link            text NOT NULL,
    reference       text NOT NULL            -- what a refund names
);
CREATE INDEX payments_of_customer ON payments (customer_id, paid_at);

-- Messages of the payment service that have been heeded: each counts once.
CREATE TABLE payment_events (
    id       text PRIMARY KEY,
    kind     text NOT NULL,
    made_at  timestamptz NOT NULL,
    taken_at timestamptz NOT NULL
);
CREATE INDEX payment_events_taken_at ON payment_events (taken_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
