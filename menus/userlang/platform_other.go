// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js && !windows

package userlang

// platform is empty: beside the environment there is nothing to ask without C.
func platform() string { return "" }
