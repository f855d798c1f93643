// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !nowayland

package style

// x11Only reports whether Gio opens windows by X11, even where there is Wayland.
const x11Only = false
