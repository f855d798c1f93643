// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package orderdb is a table of SQLite too large to be kept in memory, which the engine itself fills.
package orderdb
