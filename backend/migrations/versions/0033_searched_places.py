"""Which places openings are at, so that a search asks the index for no others; fresher statistics.

Of the 200 towns around London 20 have work: each one more that is asked for is compared with every
opening that has the words. A search reads from the statistics how far back it has to look.
"""

from alembic import op

revision = "0033"
down_revision = "0031"

SQL = """
-- No key is unique: two that keep the same place at once need not wait for each other.
CREATE TABLE searched_places (key text NOT NULL);
INSERT INTO searched_places SELECT DISTINCT unnest(place_keys) FROM openings;
CREATE INDEX searched_places_key ON searched_places (key);
-- A fiftieth of them is about what a day brings.
ALTER TABLE openings SET (autovacuum_analyze_scale_factor = 0.02);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
