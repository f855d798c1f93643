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

// ViewChosen says that a user put a view in place by the menu of views, or the program did by its
// Choose. Locked views are those of the program.
type ViewChosen struct {
	Name   string
	Locked bool
	View   option.View
}

// ViewSaved says that a view was saved under a name, ViewRenamed and ViewDeleted what became of one.
type ViewSaved struct {
	Name string
	View option.View
}

type (
	ViewRenamed struct{ From, To string }
	ViewDeleted struct{ Name string }
)

// ViewProblem says that views could not be read or saved, or that what was pasted is no view. Text is
// what the menu says of it.
type ViewProblem struct {
	Err  error
	Text string
}
