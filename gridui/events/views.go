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

// SavedViewChanged reports that a user saved, renamed or deleted a view.
type SavedViewChanged struct {
	// Name is the name of the view. From is its old name if it was renamed, else empty.
	Name, From string
	// Deleted reports whether it was deleted.
	Deleted bool
	// View is the view that was saved; without parts if it was renamed or deleted.
	View option.View
}
