// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package style

// RendersInSoftware reports whether what Gio draws with has no GPU, where a program can know:
// outside of browsers none can.
func RendersInSoftware() bool { return false }
