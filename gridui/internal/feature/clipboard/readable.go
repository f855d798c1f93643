// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package clipboard

// readable reports whether the program can read the clipboard.
func readable() bool { return true }
