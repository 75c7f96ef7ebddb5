"""Saved searches and what is new to each; watched openings and what became of them."""

from alembic import op

revision = "0027"
down_revision = "0026"

SQL = """
-- When an opening came, and when it last changed, by the database's own clock as it is written. Who
-- reads on from such a mark stops at the beginning of the oldest transaction that still writes.
ALTER TABLE openings
    ADD COLUMN arrived_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    ADD COLUMN kept_at timestamptz NOT NULL DEFAULT clock_timestamp();
CREATE INDEX openings_kept ON openings (kept_at);
CREATE FUNCTION opening_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.kept_at := clock_timestamp();
    RETURN NEW;
END
$$;
-- That it was seen again is no change.
CREATE TRIGGER opening_changes BEFORE UPDATE ON openings FOR EACH ROW
    WHEN ((OLD.title, OLD.company, OLD.description, OLD.url, OLD.places, OLD.remote, OLD.pay,
            OLD.employment_types, OLD.date_posted, OLD.closed_at IS NULL, OLD.trust_score)
        IS DISTINCT FROM
        (NEW.title, NEW.company, NEW.description, NEW.url, NEW.places, NEW.remote, NEW.pay,
            NEW.employment_types, NEW.date_posted, NEW.closed_at IS NULL, NEW.trust_score))
    EXECUTE FUNCTION opening_is_kept();

CREATE TABLE alert_readers (                -- one a seeker; whoever adds anything holds it
    user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    rests_since timestamptz,                -- since when its owner has no plan that opens alerts
    rested_from timestamptz,                -- the rest that its owner was not told of yet
    rested_until timestamptz,
    watch_mail_at timestamptz               -- when the last mail about watches went out
);

CREATE TABLE saved_searches (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES alert_readers ON DELETE CASCADE,
    name text NOT NULL,
    query jsonb NOT NULL,
    how_often text NOT NULL,                -- 'off', 'instant', 'daily', 'weekly'
    time_zone text NOT NULL,
    created_at timestamptz NOT NULL,
    began_at timestamptz NOT NULL,          -- what arrived before is not new to it
    looked_to timestamptz NOT NULL,         -- what was kept before has been looked at
    seen_at timestamptz NOT NULL,           -- when its owner looked last
    due_at timestamptz,                     -- when the next mail may go out; NULL: none does
    last_told_at timestamptz,
    deleted_at timestamptz                  -- it can be taken back for a while
);
CREATE INDEX saved_searches_user ON saved_searches (user_id, created_at);
CREATE INDEX saved_searches_look ON saved_searches (looked_to) WHERE deleted_at IS NULL;
CREATE INDEX saved_searches_due ON saved_searches (due_at) WHERE deleted_at IS NULL;
CREATE INDEX saved_searches_deleted ON saved_searches (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE told_openings (                -- a search finds an opening once, and tells it once
    search_id text NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
    opening_id text NOT NULL REFERENCES openings ON DELETE CASCADE,
    found_at timestamptz NOT NULL,
    told_at timestamptz,                    -- when the mail that tells it was put in
    PRIMARY KEY (search_id, opening_id)
);
CREATE INDEX told_openings_opening ON told_openings (opening_id);
CREATE INDEX told_openings_waiting ON told_openings (search_id) WHERE told_at IS NULL;

CREATE TABLE watches (
    id text PRIMARY KEY,
    user_id text NOT NULL REFERENCES alert_readers ON DELETE CASCADE,
    opening_id text NOT NULL REFERENCES openings ON DELETE CASCADE,
    since timestamptz NOT NULL,
    looked_to timestamptz NOT NULL,
    snapshot jsonb NOT NULL,                -- of the opening, as its watcher was told last
    deleted_at timestamptz,
    UNIQUE (user_id, opening_id)
);
CREATE INDEX watches_opening ON watches (opening_id);
CREATE INDEX watches_deleted ON watches (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE watch_news (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    watch_id text NOT NULL REFERENCES watches ON DELETE CASCADE,
    happening text NOT NULL,
    part text,
    at timestamptz NOT NULL,
    before text NOT NULL,
    after text NOT NULL,
    told_at timestamptz
);
CREATE INDEX watch_news_watch ON watch_news (watch_id);
CREATE INDEX watch_news_waiting ON watch_news (watch_id) WHERE told_at IS NULL;
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
