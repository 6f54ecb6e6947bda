"""The database: its tables, how rows are read and written, SQLite and PostgreSQL."""
