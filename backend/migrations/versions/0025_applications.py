"""Applications that seekers track: their stages, and all that is kept with each."""

from alembic import op

revision = "0025"
down_revision = "0024"

SQL = """
CREATE TABLE trackers (                     -- one a seeker; whoever changes anything holds it
    user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    made_at timestamptz NOT NULL,
    out_of_reach_since timestamptz          -- since when its owner has no plan that opens it
);

CREATE TABLE application_stages (
    user_id text NOT NULL REFERENCES trackers ON DELETE CASCADE,
    id text NOT NULL,                       -- 'saved' … 'closed' are everybody's
    name text NOT NULL,
    position integer NOT NULL,
    PRIMARY KEY (user_id, id)
);

CREATE TABLE applications (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES trackers ON DELETE CASCADE,
    stage_id text NOT NULL,
    position bigint NOT NULL,               -- in its stage, the smallest on top
    title text NOT NULL,
    company text NOT NULL,
    location text NOT NULL,
    url text NOT NULL,
    url_key text NOT NULL,                  -- the same for two links to one posting
    salary text NOT NULL,
    applied_on date,
    outcome text,
    pay_asked text NOT NULL,
    pay_offered text NOT NULL,
    opening_id text REFERENCES openings ON DELETE SET NULL,
    verification_id text REFERENCES verifications ON DELETE SET NULL,
    made_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    staged_at timestamptz NOT NULL,
    deleted_at timestamptz,                 -- it can be taken back for a while
    FOREIGN KEY (user_id, stage_id) REFERENCES application_stages
);
CREATE INDEX applications_user ON applications (user_id, stage_id, position);
CREATE INDEX applications_opening ON applications (opening_id) WHERE opening_id IS NOT NULL;
CREATE INDEX applications_verification ON applications (verification_id)
    WHERE verification_id IS NOT NULL;
CREATE INDEX applications_deleted ON applications (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE application_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    application_id text NOT NULL REFERENCES applications ON DELETE CASCADE,
    happening text NOT NULL,                -- 'added', 'moved', 'outcome'
    at timestamptz NOT NULL,
    before text NOT NULL,                   -- in the words of that day
    after text NOT NULL,
    from_stage text NOT NULL,               -- ids of stages, which may be gone
    to_stage text NOT NULL
);
CREATE INDEX application_events_application ON application_events (application_id);

CREATE TABLE application_notes (
    id text PRIMARY KEY,
    application_id text NOT NULL REFERENCES applications ON DELETE CASCADE,
    text text NOT NULL,
    made_at timestamptz NOT NULL,
    changed_at timestamptz
);
CREATE INDEX application_notes_application ON application_notes (application_id);

CREATE TABLE application_contacts (
    id text PRIMARY KEY,
    application_id text NOT NULL REFERENCES applications ON DELETE CASCADE,
    name text NOT NULL,
    role text NOT NULL,
    mail text NOT NULL,
    phone text NOT NULL,
    link text NOT NULL,
    made_at timestamptz NOT NULL
);
CREATE INDEX application_contacts_application ON application_contacts (application_id);

CREATE TABLE application_documents (
    id text PRIMARY KEY,
    application_id text NOT NULL REFERENCES applications ON DELETE CASCADE,
    filename text NOT NULL,                 -- what its owner calls it
    kind text NOT NULL,                     -- its media type
    size integer NOT NULL,
    made_at timestamptz NOT NULL,
    file_name text NOT NULL UNIQUE          -- of the encrypted file
);
CREATE INDEX application_documents_application ON application_documents (application_id);

CREATE TABLE application_reminders (
    id text PRIMARY KEY,
    application_id text NOT NULL REFERENCES applications ON DELETE CASCADE,
    text text NOT NULL,
    due_at timestamptz NOT NULL,
    utc_minutes smallint NOT NULL,          -- of the seeker's own clock
    made_at timestamptz NOT NULL,
    done_at timestamptz,
    told_at timestamptz                     -- when its moment had come
);
CREATE INDEX application_reminders_application ON application_reminders (application_id);
CREATE INDEX application_reminders_due ON application_reminders (due_at)
    WHERE told_at IS NULL AND done_at IS NULL;
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
