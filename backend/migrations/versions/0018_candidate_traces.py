"""Traces of resumes, by which an organisation finds what its own checks share."""

from alembic import op

revision = "0018"
down_revision = "0017"

SQL = """
-- Digests and signatures keyed by a secret of the organisation: those of two organisations have
-- nothing in common. They go with the check.
CREATE TABLE candidate_traces (
    check_id        text PRIMARY KEY REFERENCES candidate_checks ON DELETE CASCADE,
    organization_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
    checked_on      date NOT NULL,
    file_digest     bytea NOT NULL,
    name_parts      bytea[] NOT NULL,
    latin           boolean NOT NULL,
    contacts        bytea[] NOT NULL,
    points          bytea[] NOT NULL,   -- signatures
    bands           bigint[] NOT NULL   -- of all points: near-duplicates share one
);
CREATE INDEX candidate_traces_of_organization ON candidate_traces (organization_id);
CREATE INDEX candidate_traces_contacts ON candidate_traces USING gin (contacts);
CREATE INDEX candidate_traces_bands ON candidate_traces USING gin (bands);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
