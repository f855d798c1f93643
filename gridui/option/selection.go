// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "github.com/giogrid/giogrid/gridui/idset"

// Selection marks rows. The zero value selects none.
//
// A row is selected by its id, so that it stays so while it is sorted, filtered
// out, on another page or for a time not there at all. Rows that Grid.Selectable
// refuses are never selected, whatever Rows says. Rows of one id are selected
// together.
type Selection struct {
	Mode SelectMode
	// RowClick selects with a click anywhere on a row: that row alone; with Ctrl, or
	// Command on Apple systems, it too or no more; with Shift, all from the row that
	// was clicked last to this one. A tap adds to what is selected.
	RowClick bool
	// CheckboxesDisabled leaves out the column of check boxes, SelectColumn.
	CheckboxesDisabled bool
	// Rows are the ids of the selected rows. It may be set at any time: idset.All() is
	// all rows, also those yet to come.
	Rows idset.Set
	// Scope is the set of rows that the box in the header and Ctrl+A select.
	Scope SelectScope
	// RangeDisabled makes Shift do nothing.
	RangeDisabled bool
	// Propagate sets what selecting a row or a group does to what is below it. It has
	// an effect in SelectMulti.
	Propagate Propagate
	// First selects the first row when rows show for the first time, and when
	// Loading.Skeleton or Loading.Overlay goes from true to false, if nothing is
	// selected then. It is reported by an event like a user's change.
	First bool
	// InViews makes Rows a part of Grid.View, and of what Persistence keeps.
	InViews bool
	// Controlled proposes a user's change as a SelectionChanged event and leaves Rows
	// to the caller, who applies it.
	Controlled bool
}

// SelectMode sets how many rows may be selected.
type SelectMode uint8

const (
	SelectOff SelectMode = iota
	// SelectSingle has round boxes; selecting a row deselects the one before.
	SelectSingle
	SelectMulti
)

// SelectScope is what "select all" means.
type SelectScope uint8

const (
	// SelectScopeFiltered is the rows that pass the filter, on all pages.
	SelectScopeFiltered SelectScope = iota
	// SelectScopeAll is all rows.
	SelectScopeAll
	// SelectScopePage is the rows of the page, with what is hidden below closed ones unless
	// nothing propagates.
	SelectScopePage
)

// Propagate sets what selecting a row does to those below it.
type Propagate uint8

const (
	// PropagateFiltered selects the rows below too, those that pass the filter. What
	// is yet to be loaded is left out.
	PropagateFiltered Propagate = iota
	// PropagateNone selects each row separately; groups cannot be selected.
	PropagateNone
	// PropagateDescendants selects the rows below in a tree whether they pass the
	// filter or not.
	PropagateDescendants
)

// SelectReset is the set that a change of a selection begins with.
type SelectReset uint8

const (
	// SelectResetKeep is the selection before the change.
	SelectResetKeep SelectReset = iota
	// SelectResetNone is nothing, SelectResetAll all rows.
	SelectResetNone
	SelectResetAll
)
