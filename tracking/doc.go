// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tracking is the pure side of change tracking: what became of the rows
// that a user edits, adds and deletes, between the data that came from a server
// and the change set that goes back to it. It imports nothing of Gio.
package tracking
