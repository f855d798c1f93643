// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package namedviews

import (
	"errors"
	"runtime"
	"strings"
	"syscall"

	"github.com/giogrid/giogrid/storage"
)

// diskFull is the error of Windows for a disk without room.
const diskFull = syscall.Errno(112)

// IsFull reports whether an error of a store is that there is no room: on a disk, in the store of a
// browser, or for a value of this length.
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
