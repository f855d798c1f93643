// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tracking implements change tracking without a user interface: it records what happened to the rows
// that a user edits, adds and deletes, between the data that came from a server and the change set that goes
// back to it. It does not import Gio.
package tracking
