"""Lists of resumes that are checked as one job, their rows, and whose turn it is."""

from alembic import op

revision = "0035"
down_revision = "0034"

SQL = """
CREATE TABLE bulk_jobs (
    id              text PRIMARY KEY,
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    name            text NOT NULL,          -- of the list's file, as it was uploaded
    state           text NOT NULL
        CHECK (state IN ('validated', 'running', 'paused', 'cancelled', 'finished')),
    paused_because  text CHECK (paused_because IN ('member', 'monthly_limit', 'plan')),
    is_test         boolean NOT NULL,
    made_at         timestamptz NOT NULL,
    made_by         text REFERENCES users ON DELETE SET NULL,
    made_by_key     text REFERENCES api_keys ON DELETE SET NULL,
    started_at      timestamptz,
    started_by      text REFERENCES users ON DELETE SET NULL,
    started_by_key  text REFERENCES api_keys ON DELETE SET NULL,
    started_from    text NOT NULL DEFAULT '',   -- the address, for the audit log
    started_request text NOT NULL DEFAULT '',
    ended_at        timestamptz,
    list_file       text UNIQUE,            -- in the encrypted store; NULL once it is over
    archive_file    text UNIQUE,
    unused          jsonb NOT NULL,
    unused_total    integer NOT NULL
);
CREATE INDEX bulk_jobs_of_organization ON bulk_jobs (organization_id, made_at, id);
CREATE INDEX bulk_jobs_running ON bulk_jobs (organization_id, started_at) WHERE state = 'running';
CREATE INDEX bulk_jobs_made_by ON bulk_jobs (made_by);
CREATE INDEX bulk_jobs_started_by ON bulk_jobs (started_by);

CREATE TABLE bulk_rows (
    job_id     text NOT NULL REFERENCES bulk_jobs ON DELETE CASCADE,
    number     integer NOT NULL,
    line       integer NOT NULL,            -- of the list, as an editor counts
    reference  text NOT NULL,               -- the employer's own name for it
    resume     text NOT NULL,               -- what the file is called
    state      text NOT NULL CHECK (state IN (
        'invalid', 'waiting', 'working', 'done', 'refused', 'failed', 'cancelled')),
    problems   jsonb NOT NULL,
    claims     jsonb,                       -- NULL once the row is over
    entry      text,                        -- in the archive; '' where the list has it
    list_from  bigint NOT NULL,
    list_bytes integer NOT NULL,
    tries      smallint NOT NULL DEFAULT 0,
    hold       text,                        -- whoever works on it knows this word
    free_at    timestamptz NOT NULL DEFAULT '-infinity',  -- nobody else takes it before
    check_id   text NOT NULL UNIQUE,        -- of the report that it gets: one of it at most
    written    text,                        -- of a test: the report that is written down
    PRIMARY KEY (job_id, number)
);
CREATE INDEX bulk_rows_open ON bulk_rows (job_id, number) WHERE state IN ('waiting', 'working');
CREATE UNIQUE INDEX bulk_rows_hold ON bulk_rows (hold) WHERE hold IS NOT NULL;

-- Whoever had a turn longest ago is next.
CREATE SEQUENCE bulk_turn;
CREATE TABLE bulk_turns (
    organization_id text PRIMARY KEY REFERENCES organizations ON DELETE CASCADE,
    turn            bigint NOT NULL
);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
