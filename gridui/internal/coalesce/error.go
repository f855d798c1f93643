// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package coalesce

import (
	"errors"
	"sync"
)

// Error holds the first error of background work until it is taken. It drops later errors, which
// mostly repeat the first. Several goroutines may use it.
type Error struct {
	mu   sync.Mutex
	err  error
	told bool
	// known is an error that was reported elsewhere.
	known error
	// Wake, if not nil, is called when an error was recorded.
	Wake func()
}

// Ignore drops errors that have the same cause as an error that was reported elsewhere.
func (f *Error) Ignore(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.known = err
}

// Report records an error if it is the first one. It ignores nil.
func (f *Error) Report(err error) {
	if err == nil {
		return
	}
	f.mu.Lock()
	fresh := !f.told && f.err == nil && !sameReason(err, f.known)
	if fresh {
		f.err = err
	}
	f.mu.Unlock()
	if fresh && f.Wake != nil {
		f.Wake()
	}
}

// sameReason reports whether two errors wrap the same cause: errors of a store begin with the
// failed operation.
func sameReason(a, b error) bool {
	return a != nil && b != nil && reason(a) == reason(b)
}

func reason(err error) string {
	if inner := errors.Unwrap(err); inner != nil {
		err = inner
	}
	return err.Error()
}

// Take returns the error, at most once.
func (f *Error) Take() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	err := f.err
	f.told = f.told || err != nil
	f.err = nil
	return err
}
