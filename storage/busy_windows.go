// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"syscall"
)

const sharingViolation syscall.Errno = 32 // ERROR_SHARING_VIOLATION

// isBusy reports whether an error may mean that another program has the file open.
func isBusy(err error) bool {
	return errors.Is(err, sharingViolation) || errors.Is(err, syscall.ERROR_ACCESS_DENIED)
}
