"""Which notices of a month's verifications an organisation's admins were sent."""

from alembic import op

revision = "0020"
down_revision = "0019"

SQL = """
CREATE TABLE candidate_notices (
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    month           timestamptz NOT NULL,   -- its first moment
    percent         integer NOT NULL,       -- of what the month includes
    PRIMARY KEY (organization_id, month, percent)
);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
