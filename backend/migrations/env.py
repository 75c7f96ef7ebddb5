"""How Alembic runs these files: on a connection handed in, one process at a time."""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection)
with context.begin_transaction():
    connection.exec_driver_sql("SET LOCAL lock_timeout = '60s'")
    # All files run in this one transaction; whoever comes second waits here and finds them done.
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('trusthound migrations'))")
    context.run_migrations()
