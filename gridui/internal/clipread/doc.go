// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package clipread reads the clipboard, and counts what the process writes to it.
//
// Gio answers a read with an event, or never: on X11 it drops an empty clipboard, and a text that
// the other program sends in parts. So a read fails after a time. The package knows no cells. It
// imports Gio alone.
package clipread
