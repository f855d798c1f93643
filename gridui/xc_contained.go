// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"fmt"
)

// errPanicked is the error of a function of the caller's that panicked.
var errPanicked = errors.New("a function of the column panicked")

// contained turns a panic into an error.
func contained(do func() error) (err error) {
	defer func() { err = panicked(recover(), err) }()
	return do()
}

// panicked is the error of a panic, or another one where there was none.
func panicked(p any, err error) error {
	if p == nil {
		return err
	}
	return fmt.Errorf("%w: %v", errPanicked, p)
}
