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
