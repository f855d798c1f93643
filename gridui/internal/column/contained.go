// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"fmt"
)

// errPanicked is the error of a function of the caller's that panicked.
var errPanicked = errors.New("a function of the column panicked")

// Contained turns a panic into an error.
func Contained(do func() error) (err error) {
	defer func() { err = Panicked(recover(), err) }()
	return do()
}

// Panicked is the error of a panic, or another one where there was none.
func Panicked(p any, err error) error {
	if p == nil {
		return err
	}
	return fmt.Errorf("%w: %v", errPanicked, p)
}
