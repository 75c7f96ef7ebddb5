"""What was judged: a posting or a message. A message is never shared."""

from alembic import op

revision = "0004"
down_revision = "0003"

SQL = """
ALTER TABLE verifications
    ADD COLUMN kind text NOT NULL DEFAULT 'posting' CHECK (kind IN ('posting', 'message')),
    ADD CHECK (kind = 'posting' OR NOT shared);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
