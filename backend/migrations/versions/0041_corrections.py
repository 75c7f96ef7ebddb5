"""Results whose fields a reader corrected: of which result, and what."""

from alembic import op

revision = "0041"
down_revision = "0040"

SQL = """
ALTER TABLE verifications
    ADD COLUMN corrects  text REFERENCES verifications ON DELETE SET NULL,
    ADD COLUMN corrected jsonb,  -- null: judged as we read it
    ADD CHECK (corrects IS NULL OR corrected IS NOT NULL),
    ADD CHECK (corrected IS NULL OR NOT shared);
CREATE INDEX verifications_corrects ON verifications (corrects) WHERE corrects IS NOT NULL;
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
