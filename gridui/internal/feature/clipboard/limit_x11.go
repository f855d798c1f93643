// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build (linux && !android) || freebsd || openbsd

package clipboard

// maxText is the largest text that is copied, in bytes. Gio v0.10.3 passes a copy to other programs in one
// request to the X server, which accepts 16,777,212 bytes including their header, and ends the connection,
// and with it the program, at a larger one. Wayland has no such limit, but the grid cannot distinguish the
// two.
const maxText = 16<<20 - 1<<10
