// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package gridui

// rendersInSoftware reports whether what Gio draws with has no GPU, where a program can know:
// outside of browsers none can.
func rendersInSoftware() bool { return false }
