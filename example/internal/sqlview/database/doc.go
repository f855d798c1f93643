// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package database opens the databases that addresses name, read-only unless it is asked
// otherwise. A browser has no drivers: the package is empty there.
//
// Reading only is enforced by the engine, never by looking at the text of statements:
//
//   - SQLite opens the file with mode=ro, and an authorizer refuses ATTACH, which would open
//     other files for writing. VACUUM INTO attaches its target and is refused with it. A file in
//     WAL mode gets the files -shm and -wal beside it, by which SQLite locks it; in a folder that
//     cannot be written it is read without locks.
//   - PostgreSQL has default_transaction_read_only=on for the connection, and statements typed by
//     people run in a READ ONLY transaction that has a snapshot already, after which the server
//     refuses to make it READ WRITE.
//   - MySQL and MariaDB have SET SESSION TRANSACTION READ ONLY for the connection, and typed
//     statements run in a READ ONLY transaction.
//   - DuckDB has access_mode=READ_ONLY.
//
// What engines do not count as writing, a read-only connection cannot prevent: temporary tables
// of the connection itself; in PostgreSQL what a superuser may do to files (COPY TO), to other
// connections (pg_terminate_backend) and through extensions such as dblink; in MySQL SELECT INTO
// OUTFILE with the FILE privilege, locks, KILL and SET GLOBAL. A user of the server with the
// SELECT privilege alone is the only protection from those.
package database
