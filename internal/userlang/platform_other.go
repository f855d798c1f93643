// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js && !windows

package userlang

// platform returns the empty string: without C, only the environment variables are available.
func platform() string { return "" }
