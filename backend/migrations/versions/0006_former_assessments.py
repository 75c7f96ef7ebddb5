"""What a verification said before it was judged anew: kept for as long as the verification is."""

from alembic import op

revision = "0006"
down_revision = "0005"

SQL = """
CREATE TABLE former_assessments (
    verification_id text NOT NULL REFERENCES verifications ON DELETE CASCADE,
    replaced_at     timestamptz NOT NULL,
    status          text NOT NULL,
    trust_score     smallint,
    band            text,
    engine_version  text NOT NULL,
    assessment      jsonb NOT NULL,
    reasons         jsonb NOT NULL,
    PRIMARY KEY (verification_id, replaced_at)
);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
