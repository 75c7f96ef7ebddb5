"""A PostgreSQL of our own: found or shipped programs, a folder, and a server shared while used.

Every process that uses the server holds a shared lock on `users.lock`; the kernel drops it however
the process ends. One small process, the keeper, holds `keeper.lock`, owns the server, starts it
again when it dies and stops it when nobody holds the users' lock any more.
"""
