// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package window is the window of sqlview: the tables of a database on the left, then the rows of a table or of a
// statement, the structure of the table, the value of the focused cell, and the way along foreign keys and back. A
// browser has no drivers: the package is empty there.
//
// The frame goroutine never waits for the database: slow work runs on other goroutines, and its results are handed
// over in the next frame.
package window
