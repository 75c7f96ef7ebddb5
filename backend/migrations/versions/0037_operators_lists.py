"""What operators look through: why tasks failed, boards by age, results by host."""

from alembic import op

revision = "0037"
down_revision = "0036"

SQL = """
-- Of the newest try. Never what the error said: that may quote a person's words.
CREATE TABLE task_failures (
    job_id bigint PRIMARY KEY REFERENCES procrastinate_jobs ON DELETE CASCADE,
    reason text NOT NULL CHECK (char_length(reason) <= 300)
);
CREATE INDEX failed_tasks ON procrastinate_jobs (id) WHERE status = 'failed';

CREATE INDEX boards_added ON boards (added_at, id);

-- Backwards, so that a domain finds its subdomains, too.
CREATE INDEX verifications_host ON verifications (
    (reverse(substring(url FROM '^[a-z]+://(?:[^/?#@]*@)?([^/?#:]+)')) || '.') COLLATE "C")
    WHERE url <> '';
CREATE INDEX verifications_newest ON verifications (checked_at, id) WHERE url <> '';
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
