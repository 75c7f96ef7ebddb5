"""API keys of organisations, and the verifications that were made with one."""

from alembic import op

revision = "0028"
down_revision = "0027"

SQL = """
CREATE TABLE api_keys (
    id               text PRIMARY KEY,
    organization_id  text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    name             text NOT NULL,
    environment      text NOT NULL CHECK (environment IN ('live', 'test')),
    scopes           text[] NOT NULL,
    digest           bytea NOT NULL UNIQUE, -- of the key, which only its holder has
    prefix           text NOT NULL,         -- how it begins, for people to tell it by
    requests_an_hour integer NOT NULL CHECK (requests_an_hour > 0),
    made_at          timestamptz NOT NULL,
    expires_at       timestamptz,
    revoked_at       timestamptz,
    last_used_at     timestamptz            -- true to the minute
);
CREATE INDEX api_keys_of_organization ON api_keys (organization_id, made_at);

-- Whoever made a check is a person or a key.
ALTER TABLE candidate_checks ADD made_by_key text REFERENCES api_keys ON DELETE SET NULL;
CREATE INDEX candidate_checks_made_by_key ON candidate_checks (made_by_key)
    WHERE made_by_key IS NOT NULL;
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
