// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package coalesce

import (
	"errors"
	"sync"
)

// Error holds the first error of work in the background until someone takes it. Later errors
// are dropped: they are mostly the same one again. It may be used by several goroutines.
type Error struct {
	mu   sync.Mutex
	err  error
	told bool
	// known is an error that was reported elsewhere.
	known error
	// Wake, if not nil, is called when an error has come.
	Wake func()
}

// Ignore drops errors that have the same cause as one that was reported elsewhere.
func (f *Error) Ignore(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.known = err
}

// Report notes an error, if it is the first one; nil is none.
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

// sameReason reports whether two errors wrap the same cause: errors of a store name what
// was tried first.
func sameReason(a, b error) bool {
	return a != nil && b != nil && reason(a) == reason(b)
}

func reason(err error) string {
	if inner := errors.Unwrap(err); inner != nil {
		err = inner
	}
	return err.Error()
}

// Take returns the error, once.
func (f *Error) Take() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	err := f.err
	f.told = f.told || err != nil
	f.err = nil
	return err
}
