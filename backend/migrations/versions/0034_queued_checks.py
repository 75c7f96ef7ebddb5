"""Resumes that wait to be checked; what happened, for programs that ask; reviews that a key told."""

from alembic import op

revision = "0034"
down_revision = "0033"

SQL = """
-- Handed in and not checked yet, or refused. With its report it is a row of candidate_checks of the
-- same id, and none here: both change in one transaction.
CREATE TABLE queued_checks (
    id              text PRIMARY KEY,
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    made_by         text REFERENCES users ON DELETE SET NULL,
    made_by_key     text REFERENCES api_keys ON DELETE SET NULL,
    address         text NOT NULL,          -- '' once it has failed
    request_id      text NOT NULL,
    made_at         timestamptz NOT NULL,
    ending          text NOT NULL,          -- of the file's name: pdf, doc, docx, or what it was
    file_name       text,                   -- NULL once it has failed
    claims          jsonb NOT NULL,
    next_try_at     timestamptz NOT NULL,
    busy_until      timestamptz NOT NULL DEFAULT '-infinity',  -- a worker has it until then
    tries           smallint NOT NULL DEFAULT 0,
    failed_at       timestamptz,
    code            text NOT NULL DEFAULT '',
    message         text NOT NULL DEFAULT '',
    advice          text NOT NULL DEFAULT ''
);
CREATE INDEX queued_checks_of_organization ON queued_checks (organization_id, made_at, id);
CREATE INDEX queued_checks_waiting ON queued_checks (next_try_at) WHERE failed_at IS NULL;
CREATE INDEX queued_checks_failed ON queued_checks (failed_at) WHERE failed_at IS NOT NULL;

-- Every event of an organisation, whether it has a webhook or not.
CREATE TABLE organization_events (
    number          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    id              text NOT NULL,          -- the webhook-id of its messages
    type            text NOT NULL,
    subject         text NOT NULL,
    at              timestamptz NOT NULL
);
CREATE INDEX organization_events_of_organization ON organization_events (organization_id, number);
CREATE INDEX organization_events_at ON organization_events (at);

-- A member's decision that one of the organisation's programs handed on.
ALTER TABLE candidate_checks ADD reviewed_by_key text REFERENCES api_keys ON DELETE SET NULL;
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
