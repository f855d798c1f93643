// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js && !windows

package userlang

// platform returns the empty string: without C only the environment is available.
func platform() string { return "" }
