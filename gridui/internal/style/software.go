// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package style

// RendersInSoftware reports whether Gio renders without a GPU. Outside of browsers a program cannot
// find out, so it returns false.
func RendersInSoftware() bool { return false }
