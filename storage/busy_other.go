// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !windows

package storage

// isBusy reports whether an error may mean that another program has the file open. On this system that is
// never an obstacle.
func isBusy(error) bool { return false }
