// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotorow

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.GoToRow
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Requests *viewport.Requests
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Editing  *edit.Editing
	Focus    *focus.Focus
	// Keyboard is the tag by which the cells have the keyboard.
	Keyboard event.Tag
}

// Feature is the field of a grid.
type Feature struct {
	Sources
	line ui.FieldLine
	// shown is set if the field showed in the last frame, wrong if the typed text names no row.
	shown, wrong bool
}

// mostTyped bounds how many characters the field takes.
const mostTyped = 24

// Act opens the field, and reports whether a is ActionGoToRow.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	if a != option.ActionGoToRow {
		return false
	}
	if f.Options.Enabled {
		f.Options.Open, f.shown = true, false
		gtx.Execute(op.InvalidateCmd{})
	}
	return true
}

// Update reads an event of the field, and reports whether there was one.
func (f *Feature) Update(gtx layout.Context) bool {
	if !f.shows() {
		f.shown = false
		return false
	}
	if !f.shown {
		f.begin(gtx)
	}
	if f.line.Closed(gtx) {
		f.close(gtx)
		return true
	}
	ev, ok := clipread.Update(gtx, &f.line.Editor)
	switch ev.(type) {
	case widget.SubmitEvent:
		f.submit(gtx)
	case widget.ChangeEvent:
		f.wrong = false
	}
	return ok
}

// begin empties the field and gives it the keyboard.
func (f *Feature) begin(gtx layout.Context) {
	f.shown, f.wrong = true, false
	f.line.Editor.Filter, f.line.Editor.InputHint = "0123456789,+-% ", key.HintNumeric
	f.line.Begin(gtx, "", mostTyped)
}

// close closes the field and gives the keyboard back.
func (f *Feature) close(gtx layout.Context) {
	f.Options.Open, f.shown = false, false
	ui.TakeKeyboard(gtx, f.Keyboard)
	gtx.Execute(op.InvalidateCmd{})
}

// submit goes to the typed row.
func (f *Feature) submit(gtx layout.Context) {
	o := &f.Dataset.Order
	index, ok := target(f.line.Editor.Text(), f.focused(), f.rows())
	if !ok {
		f.wrong = true
		f.line.SelectAll()
		return
	}
	f.close(gtx)
	item := coord.Index(index)
	if v := f.Dataset.Page(); v.On && (item < o.Lo || item >= o.Hi) {
		f.Dataset.TurnTo(index / max(v.Size, 1))
	}
	f.reveal(item)
}

// rows returns the number of rows on all pages, groups included.
func (f *Feature) rows() int {
	if v := f.Dataset.Page(); v.On && f.Dataset.Order.Now.Tree == nil && v.Total > f.Dataset.ItemCount() {
		return v.Total
	}
	return f.Dataset.ItemCount()
}

// focused returns the index of the focused row among all rows, 0 without one.
func (f *Feature) focused() int {
	at := f.Focus.At()
	if at == viewport.NoCell || at.Band != layoutx.Body {
		return 0
	}
	return int(f.Dataset.Order.Lo) + int(at.Row)
}

// reveal focuses the row and scrolls to it. A row with an id is found by its id, even after another page shows.
func (f *Feature) reveal(item coord.Index) {
	col := ""
	if i := max(f.Focus.Last().Col, 0); i < len(f.Columns.Leaves) {
		col = f.Columns.Leaves[i].ID
	}
	if int(item) < f.Dataset.ItemCount() {
		if it := f.Dataset.ItemAt(item); it.IsRecord() {
			f.Editing.State.RevealCell(edit.Revealed{RowID: f.Dataset.ItemID(it), ColumnID: col})
			return
		}
	}
	row := f.Dataset.BodyPos(item)
	if row < 0 {
		return
	}
	f.Focus.Move(viewport.Address{Band: layoutx.Body, Row: row.BodySlot(), Col: max(f.Focus.Last().Col, 0)}, focus.Stay)
	f.Requests.ToRow(row, virtualize.Nearest)
}

// AppendControls appends the button of the field, which takes the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag { return append(dst, f.line.Control()) }
