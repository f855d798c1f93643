// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build (linux && !android) || freebsd || openbsd

package clipboard

// maxText is the most text that is copied, in bytes. Gio v0.10.3 hands a copy to other programs in
// one request to the X server, which takes 16,777,212 bytes with their header and ends the
// connection, and with it the program, at a larger one. Under Wayland there is no such limit, but
// the grid cannot tell the two apart.
const maxText = 16<<20 - 1<<10
