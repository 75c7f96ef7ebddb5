"""What registries answered, so that they are not asked again while the answer counts as new."""

from alembic import op

revision = "0003"
down_revision = "0002"

SQL = """
CREATE TABLE lookups (
    fact      text NOT NULL,
    subject   text NOT NULL,
    learnt_at timestamptz NOT NULL,
    answer    jsonb NOT NULL,
    PRIMARY KEY (fact, subject)
);

-- Retention.
CREATE INDEX lookups_learnt_at ON lookups (learnt_at);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
