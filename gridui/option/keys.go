// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/io/key"

// Keys changes what keys do in a grid that has the keyboard. The zero value is
// the default map.
type Keys struct {
	// Bind is looked through before the default bindings, see DefaultKeys; a binding with
	// ActionNone switches a default off. It may name any key; the grid then asks for
	// that one too, and leaves to other widgets those that it has no use for, as it
	// does with those that are switched off but for the arrows and the like, which it
	// asks for with any modifiers.
	Bind []Binding
	// Edit is Bind for the editor of a cell: it is looked through before the default bindings of editors,
	// see DefaultKeys.
	Edit []Binding
	// All delivers every key as a CellKeyDown and not only those the grid has a
	// use for. Widgets that request keys after the grid then get none of them.
	All bool
	// TabCells makes Tab move to the next cell and on to the next row; it leaves the grid after its last
	// cell. Without it Tab moves the focus out of the grid, as assistive technology expects.
	TabCells bool
	// GridEdge makes Ctrl with an arrow go to the edge of the grid. Without it goes
	// to the edge of the run of filled or empty cells, as in a spreadsheet.
	GridEdge bool
}

// Action is something that a key does.
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
	// ActionActivate sorts by the focused header, ActionActivateMore adds it to the
	// order.
	ActionActivate
	ActionActivateMore
	// ActionExpand and ActionCollapse open and close the focused row of a tree or of
	// groups, ActionExpandSiblings opens it and those beside it. ActionActivate does
	// one or the other, where the cell has nothing else to do.
	ActionExpand
	ActionCollapse
	ActionExpandSiblings
	// ActionContextMenu opens the menu of the focused cell or header.
	ActionContextMenu
	// ActionCopy copies the ranges of CellRanges where more than one cell is selected, else the
	// selected rows that show, else the focused cell; ActionCopyWithHeaders puts the headers above
	// them.
	ActionCopy
	ActionCopyWithHeaders
	// ActionPrevPage and ActionNextPage turn the pages of Paging.
	ActionPrevPage
	ActionNextPage
	// ActionSelect toggles the focused row or, on a header of check boxes, what that
	// box does. ActionSelectRow selects the focused row, ActionSelectAll the rows of
	// Selection.Scope.
	ActionSelect
	ActionSelectRow
	ActionSelectAll
	// ActionExtendUp and the like move the focus and select all rows from the one that
	// was selected last to there. They do nothing unless several rows can be selected. Where
	// CellRanges is on they extend the active range of cells instead, and so do
	// ActionMoveLeft, ActionMoveRight, ActionMoveUp and ActionMoveDown in cells.
	ActionExtendUp
	ActionExtendDown
	ActionExtendPageUp
	ActionExtendPageDown
	ActionExtendStart
	ActionExtendEnd
	// ActionExtendRowStart and the like extend the active range of cells where CellRanges is
	// on, as the arrows with ActionExtendUp do there; ActionSelectColumn makes it whole
	// columns.
	ActionExtendRowStart
	ActionExtendRowEnd
	ActionExtendEdgeLeft
	ActionExtendEdgeRight
	ActionSelectColumn
	// ActionFilter opens the filter of the focused header; on a row it is ActionDetail. Where
	// more than one cell is selected in ranges of CellRanges, and cells can be edited, it puts the
	// value of the focused cell into all of them.
	ActionFilter
	// ActionDetail opens or closes the detail of the focused row. ActionActivate does
	// so too, where the cell has nothing else to do.
	ActionDetail
	// ActionMoveLeft and ActionMoveRight move the column or group of the focused
	// header, ActionResizeLeft and ActionResizeRight move its edge at the reading end.
	ActionMoveLeft
	ActionMoveRight
	ActionResizeLeft
	ActionResizeRight
	// ActionHeaderMenu opens the menu of the focused header. ActionContextMenu does so
	// too.
	ActionHeaderMenu
	// ActionRowTaller and ActionRowShorter change the height of the focused row.
	ActionRowTaller
	ActionRowShorter
	// ActionMoveUp and ActionMoveDown move the focused row, and the selected ones with
	// it, by one. ActionLift lifts them, for the keys that RowDrag names; ActionSelect
	// does so on a drag handle.
	ActionMoveUp
	ActionMoveDown
	ActionLift
	// ActionEdit opens the editor of the focused cell with the caret behind the text,
	// ActionEditEmpty without the text. ActionActivate is ActionEdit where the cell can
	// be edited. A truth value is turned over at once.
	ActionEdit
	ActionEditEmpty
	// The following are for the editor of a cell. ActionCommitDown and ActionCommitUp
	// take what was typed and move on, ActionCommitNext and ActionCommitPrevious go to
	// the next cell that can be edited and edit it. ActionCommitAll gives the value to
	// all cells of ranges too where CellRanges has more than one, else to the column in all
	// selected rows. ActionCancelEdit gives up what was typed.
	ActionCommitDown
	ActionCommitUp
	ActionCommitNext
	ActionCommitPrevious
	ActionCommitAll
	ActionCancelEdit
	// ActionEditArrows reports whether arrows move the caret or commit and move on,
	// ActionNewline breaks the line of a long text, ActionDropDown opens and closes the
	// calendar.
	ActionEditArrows
	ActionNewline
	ActionDropDown
	// ActionClear empties the cells that Grid.Copy copies, as far as they can be edited:
	// those of ranges of more than one cell, else of the selected rows, else the focused one.
	// ActionCut copies them before. ActionPaste does what Grid.Paste does with the clipboard.
	ActionClear
	ActionCut
	ActionPaste
	// ActionUndo and ActionRedo are Undo and Redo of the grid's History.
	ActionUndo
	ActionRedo
	// ActionAddRow adds a row and opens its editor, ActionDeleteRow deletes the rows of the
	// ranges of more than one cell, else the selected rows, or where none is the focused one,
	// in a ChangeTrackingGrid. Ranges of whole columns name no rows.
	ActionAddRow
	ActionDeleteRow
	// ActionTooltip shows the tooltip of the focused cell or header at once, and hides it
	// again; so does Esc.
	ActionTooltip
	// ActionFillDown copies the first row of each range of CellRanges into its other rows, and
	// into a range of one row the row above it. ActionFillRight does so with columns, in the order
	// in which they are read. Cells that cannot be edited stay as they are. Both do nothing unless
	// Editing and CellRanges are on.
	ActionFillDown
	ActionFillRight
	// ActionFocusLeft and the like move the focus by one cell and keep the ranges of CellRanges
	// while more than one cell is selected; else they do nothing. In cells ActionResizeLeft,
	// ActionResizeRight and ActionHeaderMenu, whose keys are Alt with arrows, do the same as
	// ActionFocusLeft, ActionFocusRight and ActionFocusDown.
	ActionFocusLeft
	ActionFocusRight
	ActionFocusUp
	ActionFocusDown
	// ActionFind opens the bar of Find, or moves the keyboard into it. ActionFindNext and
	// ActionFindPrevious go to the next hit and to the one before, also while the bar is closed;
	// they open it where nothing was searched for yet.
	ActionFind
	ActionFindNext
	ActionFindPrevious
	// ActionGoToRow opens the field of GoToRow.
	ActionGoToRow
)

// Binding gives a key with exact modifiers an action.
type Binding struct {
	Name      key.Name
	Modifiers key.Modifiers
	Action    Action
}
