"""Boards that are collected from, what each shows, and the openings that the showings are of."""

from alembic import op

revision = "0023"
down_revision = "0022"

SQL = """
CREATE TABLE boards (
    id text PRIMARY KEY,
    reader text NOT NULL,                   -- what reads it: "greenhouse", "remotive", "feed"
    address text NOT NULL,                  -- the tenant there, or the feed's URL
    name text NOT NULL,                     -- of the employer where is_own, else of the board
    is_own boolean NOT NULL,
    mapping jsonb,                          -- of a feed: which of its fields is which of ours
    added_by text REFERENCES users ON DELETE SET NULL,
    added_at timestamptz NOT NULL,
    due_at timestamptz,                     -- NULL: it is not asked any more
    taken_until timestamptz,                -- a collector is at it until then
    etag text NOT NULL DEFAULT '',
    last_modified text NOT NULL DEFAULT '',
    run_id text,                            -- of the look that is under way
    run_began_at timestamptz,
    run_next text NOT NULL DEFAULT '',      -- where that look goes on
    run_showings integer NOT NULL DEFAULT 0,
    last_run_at timestamptz,
    last_result text,
    last_problem text NOT NULL DEFAULT '',
    last_showings integer,
    failures integer NOT NULL DEFAULT 0,
    UNIQUE (reader, address)
);
CREATE INDEX boards_due ON boards (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE openings (
    id text PRIMARY KEY,
    title text NOT NULL,
    company text NOT NULL,
    company_key text NOT NULL,
    description text NOT NULL,
    url text NOT NULL,
    is_own boolean NOT NULL,                -- url is on the employer's own board
    places jsonb NOT NULL,
    place_keys text[] NOT NULL,             -- towns, regions, countries: "town:2643743", "US-CA", "US"
    remote text NOT NULL,
    pay jsonb,                              -- as stated
    pay_usd_low numeric,                    -- a year's pay in dollars, to compare by
    pay_usd_high numeric,
    employment_types text[] NOT NULL,
    seniority text NOT NULL,
    language text NOT NULL,
    date_posted date,
    posted_at timestamptz NOT NULL,         -- the stated day, else when it was first seen
    first_seen_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    closed_at timestamptz,
    trust_score smallint,
    trust_status text NOT NULL,
    trust_reasons jsonb NOT NULL,
    trust_engine text NOT NULL,
    heading tsvector NOT NULL,              -- title, company, places, and marks to filter by
    search tsvector NOT NULL                -- the same, and the text
);
-- All of them as `plain` of the domain's words leaves them. Title, company and places weigh A, B, C.
CREATE FUNCTION opening_heading(title text, company text, places text, marks text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT setweight(to_tsvector('english', title), 'A')
        || setweight(to_tsvector('english', company), 'B')
        || setweight(to_tsvector('english', places), 'C')
        || array_to_tsvector(marks)
$$;
CREATE FUNCTION opening_search(heading tsvector, description text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT heading || setweight(to_tsvector('english', description), 'D')
$$;
-- Without a list of entries to be sorted in later, which every search would read.
CREATE INDEX openings_search ON openings USING gin (search) WITH (fastupdate = off)
    WHERE closed_at IS NULL;
CREATE INDEX openings_heading ON openings USING gin (heading) WITH (fastupdate = off)
    WHERE closed_at IS NULL;

-- Words of titles and of companies' names, to find what a misspelt one is meant to be.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE search_words (
    word text PRIMARY KEY,
    openings integer NOT NULL
);
CREATE INDEX search_words_like ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE showings (
    id text PRIMARY KEY,
    board_id text NOT NULL REFERENCES boards ON DELETE CASCADE,
    key text NOT NULL,                      -- names the posting on its board
    opening_id text NOT NULL REFERENCES openings,
    url text NOT NULL,
    posting jsonb NOT NULL,
    trust jsonb NOT NULL,
    digest bytea NOT NULL,                  -- of what was read: the same says that nothing changed
    company_head text NOT NULL,             -- by these two those are found that may be of one opening
    title_key text NOT NULL,
    links text[] NOT NULL,                  -- or by one of these addresses
    first_seen_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    last_run_id text NOT NULL,              -- the look that saw it last
    closed_at timestamptz,
    UNIQUE (board_id, key)
);
CREATE INDEX showings_opening ON showings (opening_id);
CREATE INDEX showings_alike ON showings (title_key, company_head);
CREATE INDEX showings_links ON showings USING gin (links);
CREATE INDEX showings_unseen ON showings (board_id, last_run_id) WHERE closed_at IS NULL;
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
