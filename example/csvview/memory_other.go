// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !linux && !darwin && !windows

package main

// systemMemory returns 0, for unknown.
func systemMemory() int64 { return 0 }
