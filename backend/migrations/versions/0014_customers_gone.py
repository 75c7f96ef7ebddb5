"""A customer whom the payment service no longer has makes room for a new one; receipts stay."""

from alembic import op

revision = "0014"
down_revision = "0013"

SQL = """
ALTER TABLE customers ADD COLUMN is_gone boolean NOT NULL DEFAULT false;
ALTER TABLE customers DROP CONSTRAINT customers_user_id_books_key;
CREATE UNIQUE INDEX customers_of_user ON customers (user_id, books) WHERE NOT is_gone;
CREATE INDEX customers_ever_of_user ON customers (user_id, books);
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SQL, execution_options={"no_parameters": True})
