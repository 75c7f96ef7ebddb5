"""Users, their sessions and one-time links, organisations and their members, the audit log."""

from alembic import op

revision = "0008"
down_revision = "0007"

SQL = """
CREATE TABLE users (
    id               text PRIMARY KEY,
    email            text NOT NULL CHECK (char_length(email) <= 254),
    email_key        text NOT NULL UNIQUE,  -- what spellings of one address have in common
    name             text NOT NULL CHECK (char_length(name) <= 200),
    first_name       text NOT NULL,
    last_name        text NOT NULL,
    company          text NOT NULL DEFAULT '',
    password_hash    text NOT NULL,
    created_at       timestamptz NOT NULL,
    mail_verified_at timestamptz,
    last_sign_in_at  timestamptz,
    premium_until    timestamptz,           -- the end of a trial or of what was paid for
    is_operator      boolean NOT NULL DEFAULT false,
    totp_secret      bytea,                 -- encrypted; set up, in force once confirmed
    totp_confirmed_at timestamptz,
    totp_last_step   bigint                 -- a code counts once
);

CREATE TABLE sessions (
    digest       bytea PRIMARY KEY,         -- of a token that only its holder has
    former_digest bytea,                    -- the token before, good for a minute more
    former_until timestamptz,
    token_since  timestamptz,               -- when the token was changed last; null: never
    id           text NOT NULL UNIQUE,      -- how a session is named in lists
    user_id      text NOT NULL REFERENCES users ON DELETE CASCADE,
    kind         text NOT NULL CHECK (kind IN ('page', 'api')),
    remembered   boolean NOT NULL,
    created_at   timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    expires_at   timestamptz NOT NULL,
    address      text NOT NULL,
    device       text NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id, created_at);
CREATE INDEX sessions_former_digest ON sessions (former_digest) WHERE former_digest IS NOT NULL;
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- Tries of what may be tried a few times only, such as signing in.
CREATE TABLE attempts (
    policy text NOT NULL,
    key    bytea NOT NULL,                  -- a digest of whose try it was
    at     timestamptz NOT NULL
);
CREATE INDEX attempts_of_key ON attempts (policy, key, at);
CREATE INDEX attempts_at ON attempts (at);

CREATE TABLE one_time_links (
    digest     bytea PRIMARY KEY,
    user_id    text REFERENCES users ON DELETE CASCADE,
    purpose    text NOT NULL,
    made_at    timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at    timestamptz
);
CREATE INDEX one_time_links_of_user ON one_time_links (user_id, purpose);
CREATE INDEX one_time_links_expires_at ON one_time_links (expires_at);

CREATE TABLE recovery_codes (
    user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
    digest  bytea NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, digest)
);

CREATE TABLE organizations (
    id         text PRIMARY KEY,
    name       text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
    tier       text NOT NULL CHECK (tier IN ('starter', 'professional', 'enterprise')),
    seat_limit integer CHECK (seat_limit > 0),  -- null: no limit
    created_at timestamptz NOT NULL
);

CREATE TABLE members (
    user_id         text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    role            text NOT NULL CHECK (role IN ('viewer', 'member', 'admin')),
    is_active       boolean NOT NULL DEFAULT true,
    joined_at       timestamptz NOT NULL
);
CREATE INDEX members_of_organization ON members (organization_id, joined_at);

-- Nothing here is changed or deleted but by retention: a trigger sees to it.
CREATE TABLE audit_log (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at              timestamptz NOT NULL,
    actor           text NOT NULL,          -- a user's id, or 'visitor', 'operator', 'system'
    organization_id text,
    action          text NOT NULL,
    target          text NOT NULL,
    outcome         text NOT NULL CHECK (outcome IN ('done', 'refused')),
    address         text NOT NULL,
    request_id      text NOT NULL
);
CREATE INDEX audit_log_of_organization ON audit_log (organization_id, id);
CREATE INDEX audit_log_of_actor ON audit_log (actor, id);
CREATE INDEX audit_log_at ON audit_log (at);

CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
