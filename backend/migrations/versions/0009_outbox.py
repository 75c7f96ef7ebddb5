"""Mails on their way: what is to be sent, when it is tried next, and what became of it."""

from alembic import op

revision = "0009"
down_revision = "0008"

SQL = """
CREATE TABLE outbox (
    id           text PRIMARY KEY,
    kind         text NOT NULL,
    brand        text NOT NULL CHECK (brand IN ('consumer', 'enterprise')),
    recipient    text NOT NULL,
    words        jsonb NOT NULL,          -- emptied once sent: it may hold a one-time link
    made_at      timestamptz NOT NULL,
    next_try_at  timestamptz,             -- null: sent, or given up
    tries        smallint NOT NULL DEFAULT 0,
    sent_at      timestamptz,
    last_problem text NOT NULL DEFAULT ''
);
CREATE INDEX outbox_next_try_at ON outbox (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX outbox_made_at ON outbox (made_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
