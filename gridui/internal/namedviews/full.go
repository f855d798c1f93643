// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package namedviews

import (
	"errors"
	"runtime"
	"strings"
	"syscall"

	"github.com/giogrid/giogrid/storage"
)

// diskFull is the error of Windows for a full disk.
const diskFull = syscall.Errno(112)

// IsFull reports whether a store failed for lack of room: on a disk, in the store of a browser, or
// because the value is too long.
func IsFull(err error) bool {
	switch {
	case err == nil:
		return false
	case errors.Is(err, storage.ErrTooLarge), errors.Is(err, syscall.ENOSPC):
		return true
	case runtime.GOOS == "windows":
		return errors.Is(err, diskFull)
	case runtime.GOOS == "js":
		return strings.Contains(strings.ToLower(err.Error()), "quota")
	}
	return false
}
