// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// answers is what features ask of the grid: each of them sees the few methods that its
// interface Grid lists.
type answers struct{ grid *Grid }

// DetailPhrase is the label of the detail of the i-th row on the screen of a band.
func (a *answers) DetailPhrase(b layoutx.Band, i int) string {
	return a.grid.Features.Semantics.Detail(b, i)
}

// Overlaid reports whether the loading overlay keeps input from the cells.
func (a *answers) Overlaid() bool { return a.grid.Options.Loading.Overlay }

// CellsToCopy are the cells that a copy takes, or why it takes none.
func (a *answers) CellsToCopy() (cellblocks.Cells, error) { return a.grid.Features.Clipboard.Cells() }

// MoveColumns moves columns as a user does.
func (a *answers) MoveColumns(move column.Move) { a.grid.ColumnState.Move(move) }

// ResizeColumns gives columns other widths as a user does.
func (a *answers) ResizeColumns(widths map[string]unit.Dp) { a.grid.ColumnState.Resize(widths) }

// EndFit says that users gave columns widths: they are not fitted any more.
func (a *answers) EndFit(widths map[string]unit.Dp) { a.grid.Features.ColumnFit.Keep(widths) }

// FitHeader fits the columns under a header to their contents.
func (a *answers) FitHeader(header viewport.Address) {
	a.grid.Features.ColumnFit.FitHeader(header)
}

// HeaderWidth is the width in pixels that shows the header of a column in full, with its marks,
// those that it may get, and its button.
func (a *answers) HeaderWidth(col int) int {
	e := a.grid
	return e.Marks.Need(&e.Painter.Style, col, e.Marks.Of(col))
}

// PinRow pins a row to a side, or unpins it, as a user does.
func (a *answers) PinRow(rowID string, side option.RowPinSide) { a.grid.PinRow(rowID, side) }

// ResizeRow gives a row, by its number, another height as a user does.
func (a *answers) ResizeRow(row coord.Pos, height unit.Dp) { a.grid.Rows.resizeRow(row, height) }

// OutlineMark is where the mark that opens a row of the body is, in pixels of the sheet, for the
// spans of the row and of the column of the outline.
func (a *answers) OutlineMark(row, col layoutx.Span) image.Rectangle {
	return a.grid.View.OutlineMark(layoutx.Body, row, col, a.grid.Data.Node(coord.Pos(row.Index)).Depth)
}

// ShowTooltip shows a text at a cell.
func (a *answers) ShowTooltip(at viewport.Address, text string) {
	a.grid.Features.Tooltip.Tell(at, text)
}

// Tip is what a cell or a header says, see tooltip.Grid.
func (a *answers) Tip(at viewport.Address) (text string, whole bool) {
	e := a.grid
	if e.Features.RowDrag.IsHandle(at.Col) {
		_, _, hint := e.Features.RowDrag.Handle(at)
		return hint, false
	}
	if viewport.HasRows(at.Band) {
		if t := a.grid.Contents.TooltipText(at); t != "" {
			return t, false
		}
	}
	if e.Features.RowPins.IsButton(at) {
		label, _ := e.Features.RowPins.Label(at)
		return label, false
	}
	if at.Band == layoutx.Head {
		if t := e.View.Heads.Hint(at); t != "" {
			return t, false
		}
	}
	return "", !e.Contents.IsWidget(at) || e.View.IsGroup(at)
}

// CellText appends the text of a cell or a header, and says how it is drawn.
func (a *answers) CellText(buf []byte, at viewport.Address) ([]byte, viewport.TextCell) {
	e := a.grid
	st, width := &e.Painter.Style, e.View.Widths.Of(at.Col)
	c := viewport.TextCell{At: at, Face: st.Face, Room: width - 2*st.Padding - e.View.Indents.Of(at, width)}
	if at.Band != layoutx.Head {
		return a.grid.Contents.AppendText(buf, at), c
	}
	c.Face = st.HeaderFace
	if !e.View.IsGroup(at) {
		c.Room -= e.Marks.Room(at.Col)
		return a.grid.Contents.AppendText(buf, at), c
	}
	r := e.View.HeadRect(at).Intersect(e.View.Sheet.Panes.Rect(e.Columns.Leaves[at.Col].Pane, layoutx.Head))
	c.Room = r.Dx() - 2*st.Padding - e.Marks.Width(at) - e.Features.HeadMenu.GroupRoom(at)
	c.At.Col, _ = e.View.Heads.Columns(at)
	return append(buf, e.View.Heads.Label(at)...), c
}

// Refused reports whether a cell has a mark that says why it was refused what it was to get.
func (a *answers) Refused(at viewport.Address) bool {
	return a.grid.Editing.MarkAt(at.Band, at.Row, at.Col).HasReason()
}

// Busy reports whether something stands over the cells or in place of their tooltips.
func (a *answers) Busy(byMouse bool) bool {
	return a.Overlaid() || byMouse && a.grid.Features.HeadMenu.HoversButton()
}

// DragsByKeys reports whether keys drag a row.
func (a *answers) DragsByKeys() bool { return a.grid.Features.RowDrag.DragsByKeys() }

// TakesFinger reports whether a finger that goes down at a position of the sheet drags the edge
// of a header, the handle of a row, that of a range or the one that fills cells.
func (a *answers) TakesFinger(pos image.Point) bool {
	e := a.grid
	return e.Features.ColumnSize.Takes(pos, pointer.Touch) || e.Features.RowDrag.OnHandle(pos) ||
		e.Features.CellRanges.Takes(pos, pointer.Touch) || e.Features.FillHandle.Takes(pos, pointer.Touch)
}

// DragHeader begins to drag the header that a finger has held since an event time. It reports
// whether it did.
func (a *answers) DragHeader(gtx layout.Context, since time.Duration, ev pointer.Event) bool {
	return a.grid.Features.ColumnMove.BeginHeld(gtx, since, ev)
}

// LongPress acts on a finger that has rested at a position of the sheet, on the cell or header
// that is pressed: it begins a range of cells or to drag the row, or opens a menu. It reports
// whether it did. A header that can be moved may be about to be dragged, and has its menu when the
// finger is lifted.
func (a *answers) LongPress(gtx layout.Context, finger pointer.ID, pos image.Point) bool {
	e := a.grid
	at := e.Pointer.Press.At
	if at.Band == layoutx.Head && (!e.Features.HeadMenu.HasMenu(at) || e.Features.ColumnMove.Movable(at)) {
		return false
	}
	if !a.holds(gtx, finger) {
		e.Pointer.ForgetPress()
		e.Menus.context(pos, events.Click{Source: pointer.Touch})
	}
	return true
}

// holds begins to drag what a finger has rested on: cells of a range, or a row where it has its
// handle or no ranges are on. It reports whether it did.
func (a *answers) holds(gtx layout.Context, finger pointer.ID) bool {
	f := &a.grid.Features
	return !a.movesRows(a.grid.Pointer.Press.At.Col) && f.CellRanges.Hold(gtx, finger) || f.RowDrag.Hold(gtx, finger)
}

// movesRows reports whether a column is that of drag handles, or that of row numbers where users
// can move rows.
func (a *answers) movesRows(col int) bool {
	e := a.grid
	return e.Features.RowDrag.IsHandle(col) || e.Options.RowDrag.Mode != option.RowDragOff && e.Columns.IsRowNumber(col)
}

// Scrolled hides the tooltip of the cell under the mouse, and finds what is under it now.
func (a *answers) Scrolled() {
	a.grid.Features.Tooltip.Clear()
	a.grid.syncHover()
}

// OpenMenu opens the menu of what is at a position of the sheet, for a finger.
func (a *answers) OpenMenu(pos image.Point) {
	a.grid.Menus.context(pos, events.Click{Source: pointer.Touch})
}

// HideTooltip hides the tooltip of the cell under the pointer.
func (a *answers) HideTooltip() { a.grid.Features.Tooltip.Clear() }

// OnHandle reports whether the focus is where keys move rows: in a column of drag handles, or in
// that of row numbers where users can move rows.
func (a *answers) OnHandle() bool { return a.movesRows(a.grid.Focus.At().Col) }

// ResizeRows gives rows, by their ids, another height as a user does.
func (a *answers) ResizeRows(ids []string, height unit.Dp) { a.grid.Rows.resizeRows(ids, height) }

// SelectedWith are the ids of the rows that are selected together with a row, as row numbers do it.
func (a *answers) SelectedWith(row coord.Pos) []string {
	return a.grid.Features.RowNumbers.SelectedWith(row)
}

// PressCell presses the cell at the position of a press that was held back.
func (a *answers) PressCell(gtx layout.Context, ev pointer.Event) { a.grid.input.cellPressed(gtx, ev) }

// EditorIsOpen reports whether a cell is being edited.
func (a *answers) EditorIsOpen() bool { return a.grid.Features.CellEdit.IsOpen() }

// RevealDetail opens the detail of a row as a user does, unless it is open.
func (a *answers) RevealDetail(rowID string) { a.grid.Features.Details.Reveal(rowID) }
