// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// Handlers turns the events of a grid into calls, for those who like callbacks
// better than a loop. A nil handler is not called. The order is that of the
// events: focus, then cell click, then row click; a double click follows its
// two clicks.
type Handlers[T any] struct {
	OnCellClick func(CellContext[T], events.Click)
	// OnCellKeyDown runs before the grid acts on the key and returns whether it
	// has dealt with it. Set Keys.All to hear of every key.
	OnCellKeyDown    func(CellKeyDown[T]) (handled bool)
	OnRowClick       func(CellContext[T], events.Click)
	OnRowDoubleClick func(CellContext[T], events.Click)
	// OnGroupClick hears of clicks on rows that are none of the caller's: of groups.
	OnGroupClick  func(events.GroupClicked)
	OnHeaderClick func(events.HeaderClicked)
	// OnSortingChange hears of the order before and after.
	OnSortingChange func(from, to []option.SortKey)
	OnFilterChange  func(events.FilterChanged)
	// OnColumnOrderChange hears of the ids of all columns before and after a move.
	OnColumnOrderChange func(from, to []string)
	// OnColumnPinningChange, OnColumnSizingChange, OnRowSizingChange, OnColumnVisibilityChange and
	// OnColumnGroupsChange hear what changed; the Apply methods of the events do it to the
	// field of the grid.
	OnColumnPinningChange    func(events.ColumnPinningChanged)
	OnColumnSizingChange     func(events.ColumnSizingChanged)
	OnRowSizingChange        func(events.RowSizingChanged)
	OnColumnVisibilityChange func(events.ColumnVisibilityChanged)
	OnColumnGroupsChange     func(events.ColumnGroupsChanged)
	// OnRowPinsChange hears of rows that were pinned; RowPinsChanged.Apply does it to the
	// field of the grid.
	OnRowPinsChange func(events.RowPinsChanged)
	// OnExpansionChange hears of rows opened and closed; ExpansionChanged.Apply does
	// it to an Expansion.
	OnExpansionChange func(events.ExpansionChanged)
	// OnExpandChange hears of details opened and closed: of all that are open then, in
	// the order their rows show, as DetailsChanged.Expanded says.
	OnExpandChange func(rowIDs []string)
	// OnRowAddRequest, OnRowDeleteRequest, OnRowUpdateRequest and OnEditRequest hear of
	// RequestAddRow and so on, and of StartEditing; the owner of the rows does what is asked.
	OnRowAddRequest    func(seed *T)
	OnRowDeleteRequest func(rowID string)
	OnRowUpdateRequest func(rowID string, patch func(*T))
	OnEditRequest      func(rowID, columnID string)
	// OnRowReorder hears of one row that was moved, from a place among those that show
	// to another, once it is taken out; OnRowsReorder of any that were.
	OnRowReorder  func(from, to int)
	OnRowsReorder func(events.RowsReordered)
	// OnRowDragStart hears of a row that is being dragged, OnRowDrop of rows of another
	// grid that were dropped on this one.
	OnRowDragStart func(rowID string)
	OnRowDrop      func(events.RowDropped)
	// OnEditStart and OnEditEnd hear of the editor of a cell opening and closing.
	OnEditStart func(events.EditStarted)
	OnEditEnd   func(events.EditEnded)
	// OnCellsEdit is called when cells got other values, or are to get them where
	// Editing is Controlled; OnEditRefused when an edit, undo or redo could not be made.
	OnCellsEdit   func(CellsEdited[T])
	OnEditRefused func(events.EditRefused)
	// OnPaste is called when a table from the clipboard was put into cells, OnPasteFail
	// when it was not; OnUndo when a step was taken back or again.
	OnPaste     func(events.Pasted)
	OnPasteFail func(events.PasteFailed)
	OnUndo      func(events.Undone)
	// OnSaveRequest is called for Save of a ChangeTrackingGrid, OnCommit when a commit has
	// ended, OnRowAdded and OnRowsDeleted when its rows came and went.
	OnSaveRequest func(tracking.ChangeSet)
	OnCommit      func(events.Committed)
	OnRowAdded    func(rowID string)
	OnRowsDeleted func(rowIDs []string)
	// OnRowsRefused is called when rows of it were not accepted.
	OnRowsRefused func(events.RowsRefused)
	// OnRowRenamed is called when a new row of it got another key.
	OnRowRenamed func(events.RowRenamed)
	// OnSelectionChange hears what changed; SelectionChanged.Apply does it to a set.
	OnSelectionChange func(events.SelectionChanged)
	OnFocusMove       func(events.FocusMoved)
	OnViewportChange  func(events.ViewportChanged)
	OnPageChange      func(events.PageChanged)
	OnProblem         func(error)
	// OnViewRestore and OnPersistProblem hear of what Persist reads and cannot.
	OnViewRestore    func(events.ViewRestored)
	OnPersistProblem func(events.PersistProblem)
	// OnMenuRequest is called when a user asks for the menu of a cell, at a position
	// in pixels of the grid; OnMenuChoose when an item of the grid's menu was chosen.
	OnMenuRequest func(c CellContext[T], at image.Point)
	OnMenuChoose  func(MenuChosen[T])
	// OnHeaderMenuOpen is called when the menu of a header opened, OnHeaderMenuChoose
	// when an item of HeaderMenu.Items was chosen.
	OnHeaderMenuOpen   func(option.HeaderTarget)
	OnHeaderMenuChoose func(events.HeaderMenuChosen)
	// OnCopy is called when cells were copied, OnExport when an export has ended.
	OnCopy   func(events.Copied)
	OnExport func(events.Exported)
	// OnAnnounce is called with what to tell those who do not see the grid, where
	// Options.Announce is set.
	OnAnnounce func(events.Announced)
	// Other hears of every event that has no handler of its own here.
	Other func(events.Event)
}

// Update reads all events of the grid and calls the handlers. Call it in place
// of a Grid.Update loop.
func (h Handlers[T]) Update(gtx layout.Context, of Gridder[T]) {
	g := of.grid()
	for {
		ev, ok := g.Update(gtx)
		if !ok {
			return
		}
		h.dispatch(ev)
	}
}

func (h Handlers[T]) dispatch(ev events.Event) {
	switch ev := ev.(type) {
	case CellClicked[T]:
		if h.OnCellClick != nil {
			h.OnCellClick(ev.Cell, ev.Click)
		}
	case CellKeyDown[T]:
		if h.OnCellKeyDown != nil && h.OnCellKeyDown(ev) {
			ev.Handle()
		}
	case RowClicked[T]:
		if h.OnRowClick != nil {
			h.OnRowClick(ev.Cell, ev.Click)
		}
	case RowDoubleClicked[T]:
		if h.OnRowDoubleClick != nil {
			h.OnRowDoubleClick(ev.Cell, ev.Click)
		}
	case RowAddRequested[T]:
		if h.OnRowAddRequest != nil {
			h.OnRowAddRequest(ev.Seed)
		}
	case events.RowDeleteRequested:
		if h.OnRowDeleteRequest != nil {
			h.OnRowDeleteRequest(ev.RowID)
		}
	case RowUpdateRequested[T]:
		if h.OnRowUpdateRequest != nil {
			h.OnRowUpdateRequest(ev.RowID, ev.Patch)
		}
	case events.EditRequested:
		if h.OnEditRequest != nil {
			h.OnEditRequest(ev.RowID, ev.ColumnID)
		}
	case events.RowsReordered:
		if h.OnRowReorder != nil && len(ev.RowIDs) == 1 && ev.From >= 0 {
			h.OnRowReorder(ev.From, ev.To)
		}
		if h.OnRowsReorder != nil {
			h.OnRowsReorder(ev)
		}
	case events.RowDragStarted:
		if h.OnRowDragStart != nil {
			h.OnRowDragStart(ev.RowID)
		}
	case events.RowDropped:
		if h.OnRowDrop != nil {
			h.OnRowDrop(ev)
		}
	case CellsEdited[T]:
		if h.OnCellsEdit != nil {
			h.OnCellsEdit(ev)
		}
	case events.EditRefused:
		if h.OnEditRefused != nil {
			h.OnEditRefused(ev)
		}
	case events.EditStarted:
		if h.OnEditStart != nil {
			h.OnEditStart(ev)
		}
	case events.EditEnded:
		if h.OnEditEnd != nil {
			h.OnEditEnd(ev)
		}
	case events.Pasted:
		if h.OnPaste != nil {
			h.OnPaste(ev)
		}
	case events.PasteFailed:
		if h.OnPasteFail != nil {
			h.OnPasteFail(ev)
		}
	case events.Announced:
		if h.OnAnnounce != nil {
			h.OnAnnounce(ev)
		}
	case events.SaveRequested:
		if h.OnSaveRequest != nil {
			h.OnSaveRequest(ev.ChangeSet)
		}
	case events.Committed:
		if h.OnCommit != nil {
			h.OnCommit(ev)
		}
	case events.RowAdded:
		if h.OnRowAdded != nil {
			h.OnRowAdded(ev.RowID)
		}
	case events.RowsRefused:
		if h.OnRowsRefused != nil {
			h.OnRowsRefused(ev)
		}
	case events.RowRenamed:
		if h.OnRowRenamed != nil {
			h.OnRowRenamed(ev)
		}
	case events.RowsDeleted:
		if h.OnRowsDeleted != nil {
			h.OnRowsDeleted(ev.RowIDs)
		}
	case events.Undone:
		if h.OnUndo != nil {
			h.OnUndo(ev)
		}
	case events.HeaderClicked:
		if h.OnHeaderClick != nil {
			h.OnHeaderClick(ev)
		}
	case events.SelectionChanged:
		if h.OnSelectionChange != nil {
			h.OnSelectionChange(ev)
		}
	case events.GroupClicked:
		if h.OnGroupClick != nil {
			h.OnGroupClick(ev)
		}
	case events.SortChanged:
		if h.OnSortingChange != nil {
			h.OnSortingChange(ev.From, ev.To)
		}
	case events.FilterChanged:
		if h.OnFilterChange != nil {
			h.OnFilterChange(ev)
		}
	case events.ColumnOrderChanged:
		if h.OnColumnOrderChange != nil {
			h.OnColumnOrderChange(ev.From, ev.To)
		}
	case events.ColumnPinningChanged:
		if h.OnColumnPinningChange != nil {
			h.OnColumnPinningChange(ev)
		}
	case events.ColumnSizingChanged:
		if h.OnColumnSizingChange != nil {
			h.OnColumnSizingChange(ev)
		}
	case events.RowSizingChanged:
		if h.OnRowSizingChange != nil {
			h.OnRowSizingChange(ev)
		}
	case events.ColumnVisibilityChanged:
		if h.OnColumnVisibilityChange != nil {
			h.OnColumnVisibilityChange(ev)
		}
	case events.ColumnGroupsChanged:
		if h.OnColumnGroupsChange != nil {
			h.OnColumnGroupsChange(ev)
		}
	case events.RowPinsChanged:
		if h.OnRowPinsChange != nil {
			h.OnRowPinsChange(ev)
		}
	case events.ExpansionChanged:
		if h.OnExpansionChange != nil {
			h.OnExpansionChange(ev)
		}
	case events.DetailsChanged:
		if h.OnExpandChange != nil {
			h.OnExpandChange(ev.Expanded)
		}
	case events.FocusMoved:
		if h.OnFocusMove != nil {
			h.OnFocusMove(ev)
		}
	case events.ViewportChanged:
		if h.OnViewportChange != nil {
			h.OnViewportChange(ev)
		}
	case events.PageChanged:
		if h.OnPageChange != nil {
			h.OnPageChange(ev)
		}
	case events.ConfigProblem:
		if h.OnProblem != nil {
			h.OnProblem(ev.Err)
		}
	case events.ViewRestored:
		if h.OnViewRestore != nil {
			h.OnViewRestore(ev)
		}
	case events.PersistProblem:
		if h.OnPersistProblem != nil {
			h.OnPersistProblem(ev)
		}
	case MenuRequested[T]:
		if h.OnMenuRequest != nil {
			h.OnMenuRequest(ev.Cell, ev.At)
		}
	case MenuChosen[T]:
		if h.OnMenuChoose != nil {
			h.OnMenuChoose(ev)
		}
	case events.HeaderMenuOpened:
		if h.OnHeaderMenuOpen != nil {
			h.OnHeaderMenuOpen(ev.HeaderTarget)
		}
	case events.HeaderMenuChosen:
		if h.OnHeaderMenuChoose != nil {
			h.OnHeaderMenuChoose(ev)
		}
	case events.Copied:
		if h.OnCopy != nil {
			h.OnCopy(ev)
		}
	case events.Exported:
		if h.OnExport != nil {
			h.OnExport(ev)
		}
	default:
		if h.Other != nil {
			h.Other(ev)
		}
	}
}
