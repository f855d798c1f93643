// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package window is the window of sqlview: the tables of a database at the left, the rows of one of
// them or of a statement beside it, how the table is made, the value of the focused cell, and the
// way along foreign keys and back. A browser has no drivers: the package is empty there.
//
// The goroutine of the frames never waits for the database: what takes time runs on others and is
// handed over in the next frame.
package window
