// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// ViewRestored says that what was kept of a view was put in place. It is the only
// event of that.
type ViewRestored struct {
	// Key is what it was kept under.
	Key string
	// View is what was read.
	View option.View
}

// PersistProblem says that what is kept of a grid could not be read or written. It is
// told once for reading and once for writing, and once in all where the reason is the
// same, here and through log/slog; writing is tried again with the next change.
type PersistProblem struct {
	Key string
	Err error
}

func (ViewRestored) GridEvent()   {}
func (PersistProblem) GridEvent() {}
