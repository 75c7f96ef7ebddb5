"""A dispute that was answered by a new check stays so; a new check lives no longer than the old."""

from alembic import op

revision = "0021"
down_revision = "0020"

SQL = """
ALTER TABLE candidate_checks
    ADD rechecked boolean NOT NULL DEFAULT false,   -- also once the newer check is deleted
    ADD kept_from timestamptz;                      -- when its days began; NULL: made_at
UPDATE candidate_checks c SET rechecked = true
WHERE EXISTS (SELECT FROM candidate_checks n WHERE n.recheck_of = c.id);
DROP INDEX candidate_checks_made_at;
CREATE INDEX candidate_checks_kept_from ON candidate_checks (coalesce(kept_from, made_at));
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
