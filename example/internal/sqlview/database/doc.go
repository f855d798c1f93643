// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package database opens the databases of addresses, read-only unless Options.Write is set. A browser has no drivers:
// the package is empty there.
//
// The engine enforces reading only; the text of statements is never examined for it:
//
//   - SQLite opens the file with mode=ro, and an authorizer refuses ATTACH, which would open
//     other files for writing. VACUUM INTO attaches its target and is refused with it. For a file in
//     WAL mode, SQLite creates the files -shm and -wal next to it, which hold its locks; in a folder that
//     cannot be written the file is read without locks.
//   - PostgreSQL sets default_transaction_read_only=on for the connection. Typed statements run in
//     a READ ONLY transaction that already has a snapshot, after which the server refuses to make it
//     READ WRITE.
//   - MySQL and MariaDB run SET SESSION TRANSACTION READ ONLY for the connection, and typed
//     statements in a READ ONLY transaction.
//   - DuckDB sets access_mode=READ_ONLY.
//
// A read-only connection does not prevent what engines do not count as writing: temporary tables of the connection
// itself; in PostgreSQL a superuser's access to files (COPY TO), to other connections (pg_terminate_backend) and
// through extensions such as dblink; in MySQL SELECT INTO OUTFILE with the FILE privilege, locks, KILL and SET
// GLOBAL. Only a user of the server with no privilege other than SELECT protects from those.
package database
