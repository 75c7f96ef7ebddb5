"""A one-time link may lead to another address for its user's account."""

from alembic import op

revision = "0016"
down_revision = "0015"

SQL = """
ALTER TABLE one_time_links
    ADD COLUMN mail_to text CHECK (char_length(mail_to) <= 254),  -- the address it was sent to
    ADD COLUMN asked_in text;                                     -- the session that goes on
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
