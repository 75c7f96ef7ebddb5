"""What is kept of the postings that we fetched: when they were seen, by which marks they recur."""

from alembic import op

revision = "0005"
down_revision = "0004"

SQL = """
CREATE TABLE sightings (
    id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    posting_key    bytea NOT NULL UNIQUE,  -- SHA-256 of the canonical address
    url            text NOT NULL,
    site           text NOT NULL,
    domain         text NOT NULL,
    open_to_anyone boolean NOT NULL,
    agency         boolean NOT NULL,
    company_key    text NOT NULL,
    identifier     text NOT NULL,
    bands          bigint[] NOT NULL,
    began_on       date NOT NULL,
    first_seen_at  timestamptz NOT NULL,
    last_seen_at   timestamptz NOT NULL,
    times_seen     integer NOT NULL,
    title          text NOT NULL,
    title_key      text NOT NULL,
    place          text NOT NULL,
    place_key      text NOT NULL,
    pay            text NOT NULL,
    pay_low        numeric,
    pay_high       numeric,
    currency       text NOT NULL,
    date_posted    date,
    signature      bytea NOT NULL,
    reader         text NOT NULL,
    changes        jsonb NOT NULL
);

-- Near-identical texts share a band. Entries go into the index at once: a list of pending ones
-- would be read through by every look.
CREATE INDEX sightings_bands ON sightings USING gin (bands) WITH (fastupdate = off);

-- New ones of a domain on a day.
CREATE INDEX sightings_domain ON sightings (domain, first_seen_at);

-- Retention.
CREATE INDEX sightings_last_seen_at ON sightings (last_seen_at);

CREATE TABLE sighted_contacts (
    contact     bytea NOT NULL,  -- a digest; the contact itself is not kept
    sighting_id bigint NOT NULL REFERENCES sightings ON DELETE CASCADE,
    PRIMARY KEY (contact, sighting_id)
);

CREATE INDEX sighted_contacts_sighting ON sighted_contacts (sighting_id);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
