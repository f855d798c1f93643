// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// ViewRestored reports that a stored view was applied to the grid. No other events report the changes.
type ViewRestored struct {
	// Key is the storage key.
	Key string
	// View is the stored view.
	View option.View
}

// ViewChosen reports that a user chose a view in the menu of views, or that the program did with
// viewmenu.Menu.Choose. Locked reports whether it is a view of the program.
type ViewChosen struct {
	Name   string
	Locked bool
	View   option.View
}

// ViewSaved reports that a user saved a view under a name.
type ViewSaved struct {
	Name string
	View option.View
}

// ViewRenamed reports that a user renamed a saved view.
type ViewRenamed struct{ From, To string }

// ViewDeleted reports that a user deleted a saved view.
type ViewDeleted struct{ Name string }
