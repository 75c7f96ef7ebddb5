"""What an organisation's reports look like: its logo, and the colour of their headings."""

from alembic import op

revision = "0039"
down_revision = "0038"

SQL = """
CREATE TABLE brands (
    organization_id text PRIMARY KEY REFERENCES organizations ON DELETE CASCADE,
    accent          text NOT NULL DEFAULT '' CHECK (accent ~ '^(#[0-9a-f]{6})?$'),
    logo            bytea CHECK (octet_length(logo) <= 1000000)  -- a PNG that we drew ourselves
);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
