"""Employers' own endpoints, and the messages that each is to be sent."""

from alembic import op

revision = "0031"
down_revision = "0030"

SQL = """
CREATE TABLE webhook_endpoints (
    id              text PRIMARY KEY,
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    url             text NOT NULL,
    description     text NOT NULL,
    events          text[] NOT NULL,
    secret          bytea NOT NULL,         -- sealed with the installation's key, for this row
    former_secret   bytea,
    former_until    timestamptz,            -- messages bear both signatures until then
    created_at      timestamptz NOT NULL,
    disabled        text CHECK (disabled IN ('by_admin', 'gone', 'failing')),
    disabled_at     timestamptz,
    failing_since   timestamptz,            -- the first failure after the last success
    busy_until      timestamptz NOT NULL DEFAULT '-infinity'  -- one delivery at a time
);
CREATE INDEX webhook_endpoints_organization ON webhook_endpoints (organization_id, created_at);

-- A message to one endpoint, put in by the transaction that it tells of.
CREATE TABLE webhook_deliveries (
    number       bigint GENERATED ALWAYS AS IDENTITY,
    endpoint_id  text NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
    message_id   text NOT NULL,             -- the same at each attempt, and at each endpoint
    type         text NOT NULL,
    body         text NOT NULL,             -- what is signed, to the byte
    made_at      timestamptz NOT NULL,
    next_try_at  timestamptz,               -- NULL: delivered, or given up
    tries        smallint NOT NULL DEFAULT 0,
    delivered_at timestamptz,
    last_try_at  timestamptz,
    last_status  smallint,
    last_answer  text NOT NULL DEFAULT '',
    last_problem text,
    PRIMARY KEY (endpoint_id, message_id)
);
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint_id, number);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_try_at)
    WHERE next_try_at IS NOT NULL;
CREATE INDEX webhook_deliveries_made_at ON webhook_deliveries (made_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
