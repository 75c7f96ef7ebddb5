"""Users can be listed by when they came."""

from alembic import op

revision = "0015"
down_revision = "0014"

SQL = "CREATE INDEX users_created_at ON users (created_at, id);"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
