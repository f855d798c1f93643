// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ColumnVisibility shows and hides columns, with precedence over Typed.Hidden. The zero value changes nothing.
type ColumnVisibility struct {
	// Shown and Hidden are ids of columns; the id of a group means all of its columns. Unknown ids have no effect,
	// and a column in both lists is hidden. Columns with NoHide, and columns that the grid adds, cannot be hidden.
	Shown, Hidden []string
	// Button adds a button above the header that opens the list of all columns, see OpenColumns. It is next to the
	// toolbar of the Style if there is one.
	Button bool
	// Controlled proposes what users do by ColumnVisibilityChanged events and leaves the lists to the program, which
	// may Apply the event.
	Controlled bool
	// Persist, if not nil, saves which columns show and their order, and adds the button that opens the list of
	// columns. Without a Key nothing is saved, but the button shows.
	Persist *Persistence
}
