// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"fmt"
)

// errPanicked wraps the value of a panic in a function that the program supplied.
var errPanicked = errors.New("a function of the column panicked")

// Contained calls do and returns its error, or an error with the panic value if do panics. It runs functions
// supplied by the program, so that their panic fails the edit and not the program.
func Contained(do func() error) (err error) {
	defer func() { err = Panicked(recover(), err) }()
	return do()
}

// Panicked returns an error with the recovered value p, or err if p is nil. A deferred
// function calls it with the result of recover.
func Panicked(p any, err error) error {
	if p == nil {
		return err
	}
	return fmt.Errorf("%w: %v", errPanicked, p)
}
