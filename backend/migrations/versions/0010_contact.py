"""What people write to us, and which mails they do not want any more."""

from alembic import op

revision = "0010"
down_revision = "0009"

SQL = """
CREATE TABLE contact_messages (
    id           text PRIMARY KEY,
    ticket       text NOT NULL UNIQUE,
    made_at      timestamptz NOT NULL,
    name         text NOT NULL,
    email        text NOT NULL,
    email_key    text NOT NULL,           -- what spellings of one address have in common
    subject      text NOT NULL,
    message      text NOT NULL,
    has_priority boolean NOT NULL,
    user_id      text REFERENCES users ON DELETE SET NULL,
    caller       bytea NOT NULL           -- a digest: counted for the limit, tells nobody's address
);
CREATE INDEX contact_messages_made_at ON contact_messages (made_at);
CREATE INDEX contact_messages_of_caller ON contact_messages (caller, made_at);
CREATE INDEX contact_messages_of_address ON contact_messages (email_key, made_at);
CREATE INDEX contact_messages_of_user ON contact_messages (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE demo_requests (
    id           text PRIMARY KEY,
    ticket       text NOT NULL UNIQUE,
    made_at      timestamptz NOT NULL,
    first_name   text NOT NULL,
    last_name    text NOT NULL,
    email        text NOT NULL,
    email_key    text NOT NULL,
    phone        text NOT NULL,
    company      text NOT NULL,
    job_title    text NOT NULL,
    team_size    text NOT NULL,
    volume       text NOT NULL,
    timeline     text NOT NULL,
    message      text NOT NULL,
    has_priority boolean NOT NULL,
    user_id      text REFERENCES users ON DELETE SET NULL,
    caller       bytea NOT NULL
);
CREATE INDEX demo_requests_made_at ON demo_requests (made_at);
CREATE INDEX demo_requests_of_caller ON demo_requests (caller, made_at);
CREATE INDEX demo_requests_of_address ON demo_requests (email_key, made_at);
CREATE INDEX demo_requests_of_user ON demo_requests (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE unsubscribed (
    email_key text NOT NULL,
    kind      text NOT NULL,
    at        timestamptz NOT NULL,
    PRIMARY KEY (email_key, kind)
);

-- How many mails an address was sent of a kind, so that a form cannot be used to fill its box.
CREATE INDEX outbox_recipient ON outbox (lower(recipient), kind, made_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
