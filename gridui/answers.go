// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// answers is what features ask of the grid: each of them sees the few methods that its
// interface Grid lists.
type answers struct{ core *core }

// DetailPhrase is the label of the detail of the i-th row on the screen of a band.
func (a *answers) DetailPhrase(b layoutx.Band, i int) string {
	return a.core.engine.features.semantics.Detail(b, i)
}

// Overlaid reports whether the loading overlay keeps input from the cells.
func (a *answers) Overlaid() bool { return a.core.engine.ask.Loading.Overlay }

// MoveColumns moves columns as a user does.
func (a *answers) MoveColumns(move column.Move) { a.core.columns.Move(move) }

// ResizeColumns gives columns other widths as a user does.
func (a *answers) ResizeColumns(widths map[string]unit.Dp) { a.core.columns.Resize(widths) }

// EndFit says that users gave columns widths: they are not fitted any more.
func (a *answers) EndFit(widths map[string]unit.Dp) { a.core.engine.features.columnFit.Keep(widths) }

// FitHeader fits the columns under a header to their contents.
func (a *answers) FitHeader(header viewport.Address) {
	a.core.engine.features.columnFit.FitHeader(header)
}

// HeaderWidth is the width in pixels that shows the header of a column in full, with its marks,
// those that it may get, and its button.
func (a *answers) HeaderWidth(col int) int {
	e := &a.core.engine
	return e.marks.Need(&e.draw.Style, col, e.marks.Of(col))
}

// PinRow pins a row to a side, or unpins it, as a user does.
func (a *answers) PinRow(rowID string, side option.RowPinSide) { a.core.PinRow(rowID, side) }

// ResizeRow gives a row, by its number, another height as a user does.
func (a *answers) ResizeRow(row coord.Pos, height unit.Dp) { a.core.resizeRow(row, height) }

// OutlineMark is where the mark that opens a row of the body is, in pixels of the sheet, for the
// spans of the row and of the column of the outline.
func (a *answers) OutlineMark(row, col layoutx.Span) image.Rectangle {
	return a.core.engine.view.OutlineMark(layoutx.Body, row, col, a.core.data.Item(coord.Pos(row.Index)).Depth)
}

// ShowTooltip shows a text at a cell.
func (a *answers) ShowTooltip(at viewport.Address, text string) {
	a.core.engine.features.tooltip.Tell(at, text)
}

// Tip is what a cell or a header says, see tooltip.Grid.
func (a *answers) Tip(at viewport.Address) (text string, whole bool) {
	e := &a.core.engine
	if e.features.rowDrag.IsHandle(at.Col) {
		_, _, hint := e.features.rowDrag.Handle(at)
		return hint, false
	}
	if viewport.HasRows(at.Band) {
		if t := a.core.cells.tooltip(at); t != "" {
			return t, false
		}
	}
	if e.features.rowPins.IsButton(at) {
		label, _ := e.features.rowPins.Label(at)
		return label, false
	}
	if at.Band == layoutx.Head {
		if t := e.view.Heads.Hint(at); t != "" {
			return t, false
		}
	}
	return "", !e.ask.cells.IsWidget(at) || e.view.IsGroup(at)
}

// CellText appends the text of a cell or a header, and says how it is drawn.
func (a *answers) CellText(buf []byte, at viewport.Address) ([]byte, viewport.TextCell) {
	e := &a.core.engine
	st, width := &e.draw.Style, e.view.Widths.Of(at.Col)
	c := viewport.TextCell{At: at, Face: st.Face, Room: width - 2*st.Padding - e.view.Indents.Of(at, width)}
	if at.Band != layoutx.Head {
		return a.core.cells.AppendText(buf, at), c
	}
	c.Face = st.HeaderFace
	if !e.view.IsGroup(at) {
		c.Room -= e.marks.Room(at.Col)
		return a.core.cells.AppendText(buf, at), c
	}
	r := e.view.HeadRect(at).Intersect(e.view.Sheet.Panes.Rect(e.cols.Leaves[at.Col].Pane, layoutx.Head))
	c.Room = r.Dx() - 2*st.Padding - e.marks.Width(at) - e.features.headMenu.GroupRoom(at)
	c.At.Col, _ = e.view.Heads.Columns(at)
	return append(buf, e.view.Heads.Label(at)...), c
}

// Refused reports whether a cell has a mark that says why it was refused what it was to get.
func (a *answers) Refused(at viewport.Address) bool {
	return a.core.editing.MarkAt(at.Band, at.Row, at.Col).HasReason()
}

// Busy reports whether something stands over the cells or in place of their tooltips.
func (a *answers) Busy(byMouse bool) bool {
	return a.Overlaid() || byMouse && a.core.engine.features.headMenu.HoversButton()
}

// DragsByKeys reports whether keys drag a row.
func (a *answers) DragsByKeys() bool { return a.core.engine.features.rowDrag.DragsByKeys() }

// LongPressTime is how long a finger rests on a cell to ask for its menu.
const LongPressTime = host.LongPressTime

// TakesFinger reports whether a finger that goes down at a position of the sheet drags the edge
// of a header or the handle of a row.
func (a *answers) TakesFinger(pos image.Point) bool {
	e := &a.core.engine
	return e.features.columnSize.Takes(pos, pointer.Touch) || e.features.rowDrag.OnHandle(pos)
}

// DragHeader begins to drag the header that a finger has held since an event time. It reports
// whether it did.
func (a *answers) DragHeader(gtx layout.Context, since time.Duration, ev pointer.Event) bool {
	return a.core.engine.features.columnMove.BeginHeld(gtx, since, ev)
}

// LongPress acts on a finger that has rested at a position of the sheet, on the cell or header
// that is pressed: it begins to drag the row, or opens a menu. It reports whether it did. A
// header that can be moved may be about to be dragged, and has its menu when the finger is
// lifted.
func (a *answers) LongPress(gtx layout.Context, finger pointer.ID, pos image.Point) bool {
	e := &a.core.engine
	at := e.pointer.Press.At
	if at.Band == layoutx.Head && (!e.features.headMenu.HasMenu(at) || e.features.columnMove.Movable(at)) {
		return false
	}
	if !e.features.rowDrag.Hold(gtx, finger) {
		e.pointer.ForgetPress()
		e.context(pos, events.Click{Source: pointer.Touch})
	}
	return true
}

// Scrolled hides the tooltip of the cell under the mouse, and finds what is under it now.
func (a *answers) Scrolled() {
	a.core.engine.features.tooltip.Clear()
	a.core.engine.syncHover()
}

// OpenMenu opens the menu of what is at a position of the sheet, for a finger.
func (a *answers) OpenMenu(pos image.Point) {
	a.core.engine.context(pos, events.Click{Source: pointer.Touch})
}

// HideTooltip hides the tooltip of the cell under the pointer.
func (a *answers) HideTooltip() { a.core.engine.features.tooltip.Clear() }
