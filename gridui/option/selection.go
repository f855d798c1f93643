// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "github.com/giogrid/giogrid/gridui/idset"

// Selection holds the selected rows. The zero value is off. A SelectionChanged event reports what users change.
//
// A row is selected by its id: it stays selected while it is sorted, filtered out, on another page or temporarily
// missing. Rows for which Grid.Selectable returns false are never selected, whatever Rows contains. Rows with the
// same id are selected together.
type Selection struct {
	Mode SelectMode
	// RowClick selects by a click anywhere on a row. A click selects only that row. With Ctrl, or Command on Apple
	// systems, it adds the row or removes it; with Shift it selects all rows from the last clicked row to this one.
	// A tap adds the row.
	RowClick bool
	// CheckboxesDisabled leaves out the column of check boxes, SelectColumn.
	CheckboxesDisabled bool
	// Rows are the ids of the selected rows. The program may set it at any time: idset.All() means all rows,
	// including rows that are added later.
	Rows idset.Set
	// Scope is the set of rows that the box in the header and Ctrl+A select.
	Scope SelectScope
	// RangeDisabled disables Shift.
	RangeDisabled bool
	// Propagate sets what selecting a row or a group does to the rows below it, in SelectMulti.
	Propagate Propagate
	// First selects the first row if nothing is selected when rows show for the first time, and when
	// Loading.Skeleton or Loading.Overlay goes from true to false. A SelectionChanged event reports it.
	First bool
	// InViews includes Rows in Grid.View and in what Persistence saves.
	InViews bool
	// Controlled proposes what users do by SelectionChanged events and leaves Rows to the program, which may Apply
	// the event.
	Controlled bool
}

// SelectMode sets how many rows may be selected.
type SelectMode uint8

const (
	SelectOff SelectMode = iota
	// SelectSingle shows round boxes; selecting a row deselects the previous one.
	SelectSingle
	SelectMulti
)

// SelectScope is the set of rows that "select all" selects.
type SelectScope uint8

const (
	// SelectScopeFiltered is the rows that pass the filter, on all pages.
	SelectScopeFiltered SelectScope = iota
	// SelectScopeAll is all rows.
	SelectScopeAll
	// SelectScopePage is the rows of the page, including rows hidden below closed ones unless Propagate is
	// PropagateNone.
	SelectScopePage
)

// Propagate sets what selecting a row does to the rows below it.
type Propagate uint8

const (
	// PropagateFiltered also selects the rows below it that pass the filter. Rows that Tree.Load has not returned yet
	// are left out.
	//
	// Over a gridui.Remote the rows below are read from the source, in the background; the box shows that, and another
	// click cancels it, as a new query and Remote.Reload do. A plain click on a row outside its box selects only the
	// row there. At most 1,000,000 rows are selected together: the box of
	// a larger group is disabled, and a tree that turns out to be larger selects nothing, reported as a ProblemFound
	// event. A box shows whether none, some or all rows below are selected. For ids that the program selects, the
	// grid finds up to 1,000 rows in the source; if there are more, groups with unknown rows show that some are
	// selected.
	PropagateFiltered Propagate = iota
	// PropagateNone selects each row separately; groups cannot be selected.
	PropagateNone
	// PropagateDescendants also selects all rows below it in a tree, whether they pass the filter or not.
	PropagateDescendants
)

// SelectReset is the selection from which a change of the selection starts.
type SelectReset uint8

const (
	// SelectResetKeep is the selection before the change.
	SelectResetKeep SelectReset = iota
	// SelectResetNone is no rows, SelectResetAll all rows.
	SelectResetNone
	SelectResetAll
)
