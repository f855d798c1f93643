// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package clipread reads the clipboard, and counts what the process writes to it.
//
// Gio answers a read with an event, or never: on X11 it ignores an empty clipboard, and a text that
// the other program sends in parts. So a read fails after a time limit. The package imports only
// Gio.
package clipread
