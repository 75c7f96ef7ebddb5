"""Who has a board and who wants it, and how much of an hour's requests a host has had."""

from alembic import op

revision = "0024"
down_revision = "0023"

SQL = """
ALTER TABLE boards
    DROP COLUMN added_by,
    -- The operator wants it; else it is asked for as long as some user does.
    ADD COLUMN for_all boolean NOT NULL DEFAULT true,
    -- Who has it: another one who comes back late must not write any more.
    ADD COLUMN taken_by text,
    ADD COLUMN run_parts integer NOT NULL DEFAULT 0,
    ADD COLUMN run_unread integer NOT NULL DEFAULT 0,
    ADD COLUMN run_is_cut boolean NOT NULL DEFAULT false;
CREATE INDEX boards_by_name ON boards (lower(name), id);
CREATE INDEX boards_for_all ON boards (added_at DESC, id DESC) WHERE for_all;

CREATE TABLE wanted_boards (
    user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
    board_id text NOT NULL REFERENCES boards ON DELETE CASCADE,
    added_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, board_id)
);
CREATE INDEX wanted_boards_board ON wanted_boards (board_id);

CREATE TABLE asked_hosts (
    host text NOT NULL,
    hour timestamptz NOT NULL,
    requests integer NOT NULL,
    PRIMARY KEY (host, hour)
);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
