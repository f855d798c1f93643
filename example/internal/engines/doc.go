// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package engines links the database drivers of the programs, and listens for changes in PostgreSQL.
//
// A browser has no driver: the package is empty there.
package engines
