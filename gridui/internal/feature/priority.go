// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import "slices"

// Priority is the place of a feature in a list: lower ones are called first, equal ones in the order in
// which they were added. The zero value comes after all others.
type Priority uint8

// Order is the places of a feature in the lists whose order matters. Lists that are not here call features
// in the order in which they were added.
type Order struct {
	Act, Cancel, Step, Press, Click, Work, Overlay, Top, Hint, Column Priority
}

// Actions of keys: the first feature that has a use for an action takes it. What opens a cell comes before
// what opens a row.
const (
	ActRowNumbers Priority = 1 + iota
	ActRanges
	ActDragRows
	ActClipboard
	ActHistory
	ActRows // adds and deletes rows
	ActMenus
	ActPinRows
	ActEdit
	ActOutline
	ActDetails
	ActMoveColumns
	ActSizeColumns
	ActHeaders // opens groups of columns
	ActSizeRows
	ActTooltip
	ActSelectRows
	ActFind
	ActGoToRow
	ActFilter
	ActPages
	ActSort
	ActFocus // moves the focus: what is left
)

// Escape ends the first of these that is going on.
const (
	CancelGesture Priority = 1 + iota // what the pointer drags
	CancelFill
	CancelEdits // an edit of many cells
	CancelRanges
)

// Input that is read before that of the cells.
const (
	StepDragRows Priority = 1 + iota
	StepFilters
	StepColumns // the list of columns
	StepConflicts
)

// Presses on the sheet: the first feature whose zone was pressed takes it.
const (
	PressHeaderButtons Priority = 1 + iota
	PressZones                  // edges, handles and bars, which do not overlap
)

// Clicks on cells.
const (
	ClickDetails Priority = 1 + iota
	ClickOutline
	ClickEdit
	ClickPins
	ClickRowNumbers
	ClickBoxes
	ClickRanges
	ClickSort
)

// Work between the frames.
const (
	WorkCellMenu Priority = 1 + iota
	WorkHeaderMenu
	WorkClipboard
	WorkEdits
	WorkExport
)

// Overlays lie over the grid, the first one lowest.
const (
	OverlayColumns Priority = 1 + iota
	OverlayConflicts
)

// Bars above the header, the first one uppermost.
const (
	TopToolbar Priority = 1 + iota
)

// Layers of the sheet, the first one lowest.
const (
	LayerDragArea Priority = 1 + iota
	LayerWheelArea
	LayerKeyArea
	LayerGround
	LayerCellsBelow // the area of the cells where they have widgets, which take their own presses
	LayerSemantics
	LayerBands
	LayerCellsAbove // the area of the cells where they have no widgets
	LayerHead
	LayerGrips
	LayerBars
	LayerBandBars
	LayerPinned
	LayerDetails
	LayerSticky
	LayerPlaceholder
	LayerFocusRing
	LayerEditor
	LayerSheet // marks of features over the cells
	LayerFilterPanel
	LayerTooltip
	LayerDebug
)

// Columns that features add, from where reading starts.
const (
	ColumnNumbers Priority = 1 + iota
	ColumnHandles
	ColumnBoxes
	ColumnGroups
)

// Hints are the tooltips of cells: the first feature that has one is heard.
const (
	HintDragRows Priority = 1 + iota
	HintCells
	HintPins
	HintHeaders
)

// ordered is a list of features in the order of their priorities.
type ordered[F any] struct {
	all []F
	at  []Priority
}

// add inserts a feature after others of the same priority.
func (o *ordered[F]) add(at Priority, f F) {
	if at == 0 {
		at = ^at
	}
	i := len(o.at)
	for i > 0 && o.at[i-1] > at {
		i--
	}
	o.all, o.at = slices.Insert(o.all, i, f), slices.Insert(o.at, i, at)
}
