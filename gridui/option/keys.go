// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/io/key"

// Keys sets what keys do while the grid has the keyboard. The zero value uses the default bindings, see DefaultKeys.
type Keys struct {
	// Bind are bindings with precedence over the default bindings. A binding with ActionNone disables a default. Any
	// key may be bound: the grid requests it, and passes it on to other widgets when it has no use for it. Disabled
	// defaults are passed on too, except for keys such as the arrows, which the grid requests with any modifiers.
	Bind []Binding
	// Edit are bindings for the editor of a cell, with precedence over the default bindings of editors.
	Edit []Binding
	// All sends a CellKeyDown event for every key, not only for the keys that the grid uses. Widgets that request
	// keys after the grid then get none.
	All bool
	// TabCells makes Tab move to the next cell and on to the next row; after the last cell it leaves the grid.
	// Without it Tab leaves the grid, as assistive technology expects.
	TabCells bool
	// GridEdge makes Ctrl with an arrow go to the edge of the grid. Without it the focus goes to the edge of the run
	// of filled or empty cells, as in a spreadsheet.
	GridEdge bool
}

// An Action is the effect of a key.
type Action uint8

const (
	ActionNone Action = iota
	ActionLeft
	ActionRight
	ActionUp
	ActionDown
	ActionRowStart
	ActionRowEnd
	ActionGridStart
	ActionGridEnd
	ActionEdgeLeft
	ActionEdgeRight
	ActionEdgeUp
	ActionEdgeDown
	ActionPageUp
	ActionPageDown
	ActionPageLeft
	ActionPageRight
	ActionNext
	ActionPrevious
	ActionShowFocus
	// ActionActivate sorts by the focused header. ActionActivateMore adds the column to the order.
	ActionActivate
	ActionActivateMore
	// ActionExpand and ActionCollapse open and close the focused row of a tree or of groups. ActionExpandSiblings
	// opens the row and its siblings. ActionActivate opens or closes the row if the cell has no other action.
	ActionExpand
	ActionCollapse
	ActionExpandSiblings
	// ActionContextMenu opens the menu of the focused cell or header.
	ActionContextMenu
	// ActionCopy copies the ranges of CellRanges if they contain more than one cell, else the visible selected rows,
	// else the focused cell. ActionCopyWithHeaders copies them with headers above.
	ActionCopy
	ActionCopyWithHeaders
	// ActionPrevPage and ActionNextPage turn to the previous and the next page of Paging.
	ActionPrevPage
	ActionNextPage
	// ActionSelect toggles the selection of the focused row; on the header of the check boxes it acts as the box
	// there. ActionSelectRow selects the focused row, ActionSelectAll the rows of Selection.Scope.
	ActionSelect
	ActionSelectRow
	ActionSelectAll
	// ActionExtendUp to ActionExtendEnd move the focus and select all rows from the row that was selected last up to
	// there. They have no effect unless several rows can be selected. If CellRanges is on, they extend the active
	// range of cells instead, and so do ActionMoveLeft, ActionMoveRight, ActionMoveUp and ActionMoveDown in cells.
	ActionExtendUp
	ActionExtendDown
	ActionExtendPageUp
	ActionExtendPageDown
	ActionExtendStart
	ActionExtendEnd
	// ActionExtendRowStart to ActionExtendEdgeRight extend the active range of cells if CellRanges is on, like
	// ActionExtendUp. ActionSelectColumn extends the range to whole columns.
	ActionExtendRowStart
	ActionExtendRowEnd
	ActionExtendEdgeLeft
	ActionExtendEdgeRight
	ActionSelectColumn
	// ActionFilter opens the filter of the focused header; on a row it does what ActionDetail does. If the ranges of
	// CellRanges contain more than one cell, and cells can be edited, it writes the value of the focused cell into
	// all of them.
	ActionFilter
	// ActionDetail opens or closes the detail of the focused row. ActionActivate does so too if the cell has no
	// other action.
	ActionDetail
	// ActionMoveLeft and ActionMoveRight move the column or group of the focused header. ActionResizeLeft and
	// ActionResizeRight move its edge at the reading end.
	ActionMoveLeft
	ActionMoveRight
	ActionResizeLeft
	ActionResizeRight
	// ActionHeaderMenu opens the menu of the focused header, and so does ActionContextMenu.
	ActionHeaderMenu
	// ActionRowTaller and ActionRowShorter change the height of the focused row.
	ActionRowTaller
	ActionRowShorter
	// ActionMoveUp and ActionMoveDown move the focused row, together with the selected rows if it is selected, by
	// one row. ActionLift lifts the row for the keys that RowDrag describes; so does ActionSelect on a drag handle.
	ActionMoveUp
	ActionMoveDown
	ActionLift
	// ActionEdit opens the editor of the focused cell with the caret after the text, ActionEditEmpty opens it empty.
	// ActionActivate does what ActionEdit does if the cell can be edited. A truth value is toggled at once, without
	// an editor.
	ActionEdit
	ActionEditEmpty
	// The following actions are for the editor of a cell. ActionCommitDown and ActionCommitUp commit the typed value
	// and move the focus. ActionCommitNext and ActionCommitPrevious commit it and edit the next or the previous cell
	// that can be edited. ActionCommitAll commits it to all cells of the ranges if CellRanges has more than one cell
	// selected, else to the column in all selected rows. ActionCancelEdit drops the typed value.
	ActionCommitDown
	ActionCommitUp
	ActionCommitNext
	ActionCommitPrevious
	ActionCommitAll
	ActionCancelEdit
	// ActionEditArrows toggles whether arrows move the caret or commit and move the focus. ActionNewline inserts a
	// line break into a long text. ActionDropDown opens and closes the calendar and other cards below a field.
	//
	// While arrows move the caret, those up and down change numbers and durations of columns with Spin or Duration, by
	// ten steps with Shift. In a list of tags, Space ticks the tag at the cursor. Beside an open calendar they move by a week, with Shift through the list of times.
	ActionEditArrows
	ActionNewline
	ActionDropDown
	// ActionClear clears the cells that Grid.Copy copies, as far as they can be edited. ActionCut copies them first.
	// ActionPaste passes the text of the clipboard to Grid.Paste.
	ActionClear
	ActionCut
	ActionPaste
	// ActionUndo and ActionRedo call Undo and Redo of the grid's History.
	ActionUndo
	ActionRedo
	// ActionAddRow adds a row to a ChangeTrackingGrid and opens its editor. ActionDeleteRow deletes the rows of the
	// ranges if they contain more than one cell, else the selected rows, else the focused row. Ranges of whole
	// columns delete no rows. In other grids than a ChangeTrackingGrid it needs Editing.RemoveRows.
	ActionAddRow
	ActionDeleteRow
	// ActionInsertBelow and ActionInsertAbove insert new rows, which Grid.NewRow makes, next to the rows of the ranges
	// if they contain more than one cell, else to the selected rows, else to the focused row: as many as these rows.
	// ActionDuplicate inserts copies, which Grid.CopyRow makes, below these rows.
	ActionInsertBelow
	ActionInsertAbove
	ActionDuplicate
	// ActionSave saves the changes of a ChangeTrackingGrid as its Save does. In an editor it commits the typed value
	// first, and saves nothing if that is not valid.
	ActionSave
	// ActionTooltip shows the tooltip of the focused cell or header at once, or hides it. Esc hides it too.
	ActionTooltip
	// ActionFillDown copies the first row of each range of CellRanges into its other rows; a range of one row gets
	// the row above it. ActionFillRight does the same with columns, in reading order. Cells that cannot be edited
	// keep their values. Both have no effect unless Editing and CellRanges are on.
	ActionFillDown
	ActionFillRight
	// ActionFocusLeft to ActionFocusDown move the focus by one cell and keep the ranges of CellRanges, if more than
	// one cell is selected; otherwise they have no effect. In cells, ActionResizeLeft, ActionResizeRight and
	// ActionHeaderMenu, whose keys are Alt with arrows, do the same as ActionFocusLeft, ActionFocusRight and
	// ActionFocusDown.
	ActionFocusLeft
	ActionFocusRight
	ActionFocusUp
	ActionFocusDown
	// ActionFind opens the bar of Find, or moves the keyboard into it. ActionFindNext and ActionFindPrevious go to
	// the next and the previous hit, also while the bar is closed. They open the bar if no text was searched for
	// yet.
	ActionFind
	ActionFindNext
	ActionFindPrevious
	// ActionGoToRow opens the field of GoToRow.
	ActionGoToRow
	// ActionFollow pauses Follow, or resumes it.
	ActionFollow
	// ActionCopyWithGroups copies like ActionCopyWithHeaders, with the headers of column groups too. It has no default
	// key.
	ActionCopyWithGroups
	// ActionGoToColumn opens the field of GoToColumn.
	ActionGoToColumn
	// ActionZoomIn, ActionZoomOut and ActionZoomReset zoom the grid if Zoom is Enabled. Unless the grid adds or deletes
	// rows, ActionAddRow and ActionDeleteRow, whose keys are Ctrl with + and -, do what the first two do, except in
	// browsers.
	ActionZoomIn
	ActionZoomOut
	ActionZoomReset
)

// A Binding assigns an action to a key with exactly these modifiers.
type Binding struct {
	Name      key.Name
	Modifiers key.Modifiers
	Action    Action
}
