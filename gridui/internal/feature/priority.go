// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

// A Priority is the place of a feature in a list: lower priorities are called first, equal ones in the order in
// which they were added. The zero value comes after all others.
type Priority uint8

// Order holds the places of a feature in the ordered lists. Lists without a field here call features in the order
// in which they were added.
type Order struct {
	Act, Cancel, Step, Press, Click, Work, Overlay, Top, Hint, Column Priority
}

// Priorities of actions of keys: the first feature that handles an action takes it. A feature that opens a cell
// comes before a feature that opens a row.
const (
	ActRowNumbers Priority = 1 + iota
	ActRanges
	ActDragRows
	ActClipboard
	ActHistory
	ActZoom // also by keys that add and delete rows in other grids
	ActInsertRows
	ActRows // adds and deletes rows
	ActMenus
	ActPinRows
	ActFullRows // enters a row that is a widget
	ActReady    // presses what is in a cell
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
	ActFollow
	ActFilter
	ActPages
	ActSort
	ActFocus // moves the focus: what is left
)

// Priorities of work that Escape ends: it ends the first that is going on.
const (
	CancelGesture Priority = 1 + iota // what the pointer drags
	CancelReady                       // the keyboard in a cell with buttons
	CancelFill
	CancelEdits // an edit of many cells
	CancelRanges
)

// Priorities of input that is read before the cells read theirs.
const (
	StepDragRows Priority = 1 + iota
	StepFilters
	StepColumns // the list of columns
	StepConflicts
	StepFullRows
)

// Priorities of presses on the sheet: the first feature whose zone was pressed takes the press.
const (
	PressHeaderButtons Priority = 1 + iota
	PressZones                  // edges, handles and bars, which do not overlap
)

// Priorities of clicks on cells.
const (
	ClickDetails Priority = 1 + iota
	ClickOutline
	ClickReady
	ClickEdit
	ClickPins
	ClickRowNumbers
	ClickBoxes
	ClickRanges
	ClickSort
)

// Priorities of work between the frames.
const (
	WorkCellMenu Priority = 1 + iota
	WorkHeaderMenu
	WorkClipboard
	WorkEdits
	WorkExport
)

// Priorities of overlays over the grid, the first one lowest.
const (
	OverlayColumns Priority = 1 + iota
	OverlayConflicts
)

// Priorities of bars above the header, the first one uppermost.
const (
	TopToolbar Priority = 1 + iota
)

// Priorities of layers of the sheet, the first one lowest.
const (
	LayerDragArea Priority = 1 + iota
	LayerWheelArea
	LayerKeyArea
	LayerGround
	LayerCellsBelow // the area of the cells if they have widgets, which take presses themselves
	LayerSemantics
	LayerBands
	LayerCellsAbove // the area of the cells if they have no widgets
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

// Priorities of columns that features add, from the reading start on.
const (
	ColumnNumbers Priority = 1 + iota
	ColumnHandles
	ColumnBoxes
	ColumnGroups
)

// Priorities of tooltips of cells: the first feature that has one provides it.
const (
	HintDragRows Priority = 1 + iota
	HintFigures
	HintReady
	HintCells
	HintPins
	HintHeaders
	HintSorts // what headers are sorted by
)

// ordered is a list of features in the order of their priorities.
type ordered[F any] struct {
	all []F
	at  priorities
}

// priorities holds the priorities of a list, in ascending order.
type priorities []Priority

// insert inserts a priority after equal ones, and returns its place.
func (l *priorities) insert(at Priority) (place int) {
	if at == 0 {
		at = ^at
	}
	place = len(*l)
	for place > 0 && (*l)[place-1] > at {
		place--
	}
	*l = append(*l, at)
	copy((*l)[place+1:], (*l)[place:])
	(*l)[place] = at
	return place
}
