// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// ColumnVisibility shows and hides columns on top of what they say themselves, see
// Typed.Hidden. The zero value leaves that to them.
type ColumnVisibility struct {
	// Shown and Hidden are ids of columns; a group's represents all of its columns.
	// Ids of no column change nothing, one in both lists is hidden. Columns with NoHide
	// cannot be hidden, nor can columns of the grid's own.
	Shown, Hidden []string
	// Button puts a button above the header that opens the list of all columns, see
	// OpenColumns, beside the toolbar of the Style if there is one.
	Button bool
	// Controlled proposes what a user does as a ColumnVisibilityChanged event and leaves
	// the lists to the caller.
	Controlled bool
	// Persistence, if not nil, keeps which columns show and their order, and shows the
	// button that opens the list of columns.
	Persistence *ColumnPersistence
}
