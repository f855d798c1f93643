// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package enginetest provides databases for tests: SQLite in the process, and servers of PostgreSQL and MariaDB that
// a test starts in a temporary folder and stops. Suite checks a row source for such a database.
package enginetest
