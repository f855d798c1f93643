// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package keylist

import "github.com/giogrid/giogrid/gridui/option"

// group is a group of keys in the list, by its number in locale.Keys.
type group int

const (
	moving group = iota
	selecting
	editing
	columns
	rows
	finding
	tools
	inEditor
	panels
)

// use is the group of an action, and whether the options switch it on. The cells also read only keys of features that are
// on, but some keys, such as the arrows, with all modifiers.
type use struct {
	action option.Action
	group  group
	on     func(o *option.Options) bool
}

func always(*option.Options) bool { return true }

func ranges(o *option.Options) bool { return o.CellRanges.Enabled }

// extends reports whether the selection of rows or cells can be extended.
func extends(o *option.Options) bool {
	return o.CellRanges.Enabled || o.Selection.Mode == option.SelectMulti
}

func columnsMove(o *option.Options) bool {
	return o.ColumnOrder.Mode != option.ColumnOrderOff || o.CellRanges.Enabled
}

func columnsResize(o *option.Options) bool { return o.ColumnSizing.Mode != option.ColumnResizeOff }

func rowsResize(o *option.Options) bool { return o.RowSizing.Enabled }

func rowsDrag(o *option.Options) bool { return o.RowDrag.Mode != option.RowDragOff }

func pages(o *option.Options) bool { return o.Paging.Enabled }

func tabs(o *option.Options) bool { return o.Keys.TabCells }

func sorts(o *option.Options) bool {
	return o.Sorting.Mode != option.SortOff || o.Editing.Enabled
}

// uses lists the actions of the grid's keys, in the order in which they show.
var uses = []use{
	{option.ActionLeft, moving, always}, {option.ActionRight, moving, always}, {option.ActionUp, moving, always}, {option.ActionDown, moving, always},
	{option.ActionNext, moving, tabs}, {option.ActionPrevious, moving, tabs},
	{option.ActionRowStart, moving, always}, {option.ActionRowEnd, moving, always}, {option.ActionGridStart, moving, always}, {option.ActionGridEnd, moving, always},
	{option.ActionEdgeLeft, moving, always}, {option.ActionEdgeRight, moving, always}, {option.ActionEdgeUp, moving, always}, {option.ActionEdgeDown, moving, always},
	{option.ActionPageUp, moving, always}, {option.ActionPageDown, moving, always}, {option.ActionPageLeft, moving, always}, {option.ActionPageRight, moving, always},
	{option.ActionPrevPage, moving, pages}, {option.ActionNextPage, moving, pages},
	{option.ActionFocusLeft, moving, ranges}, {option.ActionFocusRight, moving, ranges}, {option.ActionFocusUp, moving, ranges}, {option.ActionFocusDown, moving, ranges},
	{option.ActionShowFocus, moving, always},

	{option.ActionSelect, selecting, always}, {option.ActionSelectRow, selecting, always}, {option.ActionSelectAll, selecting, always},
	{option.ActionSelectColumn, selecting, ranges},
	{option.ActionExtendUp, selecting, extends}, {option.ActionExtendDown, selecting, extends},
	{option.ActionExtendPageUp, selecting, extends}, {option.ActionExtendPageDown, selecting, extends},
	{option.ActionExtendRowStart, selecting, ranges}, {option.ActionExtendRowEnd, selecting, ranges},
	{option.ActionExtendStart, selecting, extends}, {option.ActionExtendEnd, selecting, extends},
	{option.ActionExtendEdgeLeft, selecting, ranges}, {option.ActionExtendEdgeRight, selecting, ranges},

	{option.ActionEdit, editing, always}, {option.ActionEditEmpty, editing, always}, {option.ActionClear, editing, always},
	{option.ActionCopy, editing, always}, {option.ActionCopyWithHeaders, editing, always}, {option.ActionCopyWithGroups, editing, always},
	{option.ActionCut, editing, always}, {option.ActionPaste, editing, always},
	{option.ActionFillDown, editing, always}, {option.ActionFillRight, editing, always},
	{option.ActionUndo, editing, always}, {option.ActionRedo, editing, always}, {option.ActionSave, editing, always},

	{option.ActionActivate, columns, sorts}, {option.ActionActivateMore, columns, func(o *option.Options) bool { return o.Sorting.Mode == option.SortMulti }},
	{option.ActionHeaderMenu, columns, func(o *option.Options) bool { return o.HeaderMenu.Enabled }}, {option.ActionFilter, columns, always},
	{option.ActionMoveLeft, columns, columnsMove}, {option.ActionMoveRight, columns, columnsMove},
	{option.ActionResizeLeft, columns, columnsResize}, {option.ActionResizeRight, columns, columnsResize},

	{option.ActionExpand, rows, always}, {option.ActionCollapse, rows, always}, {option.ActionExpandSiblings, rows, always}, {option.ActionDetail, rows, always},
	{option.ActionAddRow, rows, always}, {option.ActionDeleteRow, rows, always},
	{option.ActionInsertBelow, rows, always}, {option.ActionInsertAbove, rows, always}, {option.ActionDuplicate, rows, always},
	{option.ActionMoveUp, rows, rowsDrag}, {option.ActionMoveDown, rows, rowsDrag}, {option.ActionLift, rows, rowsDrag},
	{option.ActionRowTaller, rows, rowsResize}, {option.ActionRowShorter, rows, rowsResize},

	{option.ActionFind, finding, always}, {option.ActionFindNext, finding, always}, {option.ActionFindPrevious, finding, always},
	{option.ActionGoToRow, finding, always}, {option.ActionGoToColumn, finding, always},

	{option.ActionContextMenu, tools, always}, {option.ActionTooltip, tools, always},
	{option.ActionFollow, tools, func(o *option.Options) bool { return o.Follow.Enabled }},
	{option.ActionZoomIn, tools, always}, {option.ActionZoomOut, tools, always}, {option.ActionZoomReset, tools, always},
}

// editorUses lists the actions of the keys in the editor of a cell.
var editorUses = []option.Action{
	option.ActionCommitDown, option.ActionCommitUp, option.ActionCommitNext, option.ActionCommitPrevious, option.ActionCommitAll, option.ActionCancelEdit,
	option.ActionEditArrows, option.ActionNewline, option.ActionDropDown, option.ActionSave,
}
