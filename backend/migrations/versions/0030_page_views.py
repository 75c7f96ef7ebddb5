"""How often each page was opened on a day, and nothing of who opened it."""

from alembic import op

revision = "0030"
down_revision = "0028"

SQL = """
CREATE TABLE page_views (
    day   date NOT NULL,                    -- in UTC
    path  text NOT NULL,                    -- as the router writes it: "/result/$id"
    views bigint NOT NULL CHECK (views > 0),
    PRIMARY KEY (day, path)
);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
