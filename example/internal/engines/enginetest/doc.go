// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package enginetest has databases for tests: SQLite in the process, and servers of PostgreSQL and
// MariaDB that a test starts in a folder of its own and ends. Suite checks a source of rows over
// one of them.
package enginetest
