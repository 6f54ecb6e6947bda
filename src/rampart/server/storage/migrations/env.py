"""How alembic runs the migrations: on the connection it is handed."""

from alembic import context

from rampart.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # a migration that is cut off leaves nothing behind
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
