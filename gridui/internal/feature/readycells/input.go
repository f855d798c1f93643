// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/readycells"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// entered is the cell whose targets have the keyboard.
type entered struct {
	on     bool
	at     viewport.Address
	id     string
	target int
}

// hover is the target under the mouse.
type hover struct {
	at     viewport.Address
	target int
	on     bool
	// pos is the position of the mouse for which it was found.
	pos image.Point
}

// targets returns the targets of a cell, in pixels of the sheet, and what it is drawn from.
func (f *Feature) targets(at viewport.Address) (of []readycells.Target, in readycells.Input) {
	cell := f.cellOf(at.Col)
	if _, ok := cell.(readycells.Operated); !ok || f.Grid.Overlaid() || !f.Cells.IsReady(at) || f.Viewport.IsFull(at) {
		return nil, in
	}
	r, ok := f.Viewport.CellRect(at)
	if !ok {
		return nil, in
	}
	line := f.Viewport.FirstLine(rowSpan(at, r))
	if m, merged := f.Viewport.DrawnMerged(at); merged {
		line = f.Viewport.MergedLine(m, 0)
	}
	if in, ok = f.input(at, r, f.lineOf(at, r, line.Start, line.End())); !ok {
		return nil, in
	}
	f.probe.Reset(f.Painter, &f.look)
	f.contain(at, func() { cell.Draw(&f.probe, &in) })
	return f.probe.Targets, in
}

// targetIn returns the target at a position, -1 for none.
func targetIn(of []readycells.Target, pos image.Point) int {
	for i := range of {
		if pos.In(of[i].Rect) {
			return i
		}
	}
	return -1
}

// ClickCell presses the target at a position.
func (f *Feature) ClickCell(pos image.Point, at viewport.Address, _ events.Click) feature.Clicked {
	of, _ := f.targets(at)
	i := targetIn(of, pos)
	if i < 0 {
		return feature.ClickPassed
	}
	f.press(at, of[i].Do)
	return feature.ClickOnCell
}

// press does what a press of a target does.
func (f *Feature) press(at viewport.Address, do readycells.Outcome) {
	rowID, columnID := f.Viewport.RowIDAt(at), f.Columns.Leaves[at.Col].ID
	switch {
	case do.Event != nil:
		f.Report.Emit(do.Event(rowID, columnID))
	case do.Call != nil:
		do.Call()
		f.blocks.pictures++
	case do.Value != nil:
		if column.Find(f.Dataset.CallerColumns(), columnID) == nil {
			return
		}
		err := f.Editing.CommitCell(edit.Write{RowID: rowID, ColumnID: columnID, Value: do.Value}, events.EditTyped)
		if err != nil {
			f.Report.Emit(events.EditRefused{RowID: rowID, ColumnID: columnID, Err: err})
		}
	}
}

// UsesSpace reports whether the space bar may press something in a cell. It is called in each frame, so it draws nothing.
func (f *Feature) UsesSpace(at viewport.Address) bool {
	cell := f.cellOf(at.Col)
	if _, ok := cell.(readycells.Operated); !ok || !viewport.HasRows(at.Band) || !f.Cells.IsReady(at) {
		return false
	}
	_, edits := cell.(readycells.Keyed)
	return !edits || f.Cells.Editable(at)
}

// Act presses the only target of the focused cell, or the target with the keyboard, and enters a cell with several.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	at := f.Focus.At()
	if !f.Focus.IsSet() || a != option.ActionActivate && a != option.ActionSelect || !viewport.HasRows(at.Band) {
		return false
	}
	of, in := f.targets(at)
	switch keyed, ok := f.cellOf(at.Col).(readycells.Keyed); {
	case len(of) == 0:
		return false
	case ok:
		f.press(at, keyed.Key(&in))
	case f.isEntered(at):
		if i := f.entered.target; i < len(of) {
			f.press(at, of[i].Do)
		}
	case len(of) == 1:
		f.press(at, of[0].Do)
	case a == option.ActionActivate:
		f.entered = entered{on: true, at: at, id: f.Viewport.RowIDAt(at)}
	default:
		return false
	}
	return true
}

// isEntered reports whether the targets of a cell have the keyboard.
func (f *Feature) isEntered(at viewport.Address) bool { return f.entered.on && f.entered.at == at }

// syncEntered leaves a cell that lost the focus.
func (f *Feature) syncEntered() {
	if e := &f.entered; e.on && (!f.Focus.Is(e.at) || !f.Focus.Keyboard || f.Viewport.RowIDAt(e.at) != e.id) {
		f.entered = entered{}
	}
}

// targetAt returns the target of a cell with the keyboard, -1 for none.
func (f *Feature) targetAt(at viewport.Address) int {
	if f.isEntered(at) {
		return f.entered.target
	}
	return -1
}

// hoverAt returns the target of a cell under the mouse, -1 for none.
func (f *Feature) hoverAt(at viewport.Address) int {
	if f.hover.on && f.hover.at == at {
		return f.hover.target
	}
	return -1
}

// TakeKey moves among the targets of a cell that was entered.
func (f *Feature) TakeKey(_ layout.Context, ev key.Event) bool {
	at := f.Focus.At()
	if ev.Modifiers != 0 || !f.isEntered(at) {
		return false
	}
	by := 1
	switch ev.Name {
	case key.NameEscape:
		f.entered = entered{}
		return true
	case key.NameLeftArrow:
		by = -1
	case key.NameRightArrow:
	default:
		return false
	}
	if f.Painter.Style.RTL {
		by = -by
	}
	of, _ := f.targets(at)
	f.entered.target = min(max(f.entered.target+by, 0), max(len(of)-1, 0))
	return true
}

// WantedKeys requests Escape while a cell is entered.
func (f *Feature) WantedKeys() (groups host.KeyGroups) {
	if f.entered.on {
		groups |= host.KeysEscape
	}
	return groups
}

// StopByKey leaves a cell that was entered.
func (f *Feature) StopByKey() bool {
	was := f.entered.on
	f.entered = entered{}
	return was
}

// Hover finds the target under the mouse.
func (f *Feature) Hover() {
	was, at, pos := f.hover, f.Pointer.Hover.At, f.Pointer.Hover.Pos.Round()
	f.hover = hover{}
	if !f.Columns.AnyReady || !f.Pointer.Hover.In || !viewport.HasRows(at.Band) || f.cellOf(at.Col) == nil {
		return
	}
	if was.at == at && was.pos == pos && was.on {
		f.hover = was
		return
	}
	of, _ := f.targets(at)
	if i := targetIn(of, pos); i >= 0 {
		f.hover = hover{at: at, target: i, on: true, pos: pos}
	}
}

// Cursor returns the hand over a target.
func (f *Feature) Cursor() (c pointer.Cursor, ok bool) {
	return pointer.CursorPointer, f.hover.on
}

// rowSpan returns the row of a rectangle of a cell.
func rowSpan(at viewport.Address, r image.Rectangle) celllayout.Span {
	return celllayout.Span{Index: int(at.Row), Start: r.Min.Y, Size: r.Dy()}
}

// DescribeCell returns what is said of a ready cell in place of its text.
func (f *Feature) DescribeCell(at viewport.Address) (role feature.CellRole, ok bool) {
	speaker, ok := f.cellOf(at.Col).(readycells.Speaker)
	if !ok || !viewport.HasRows(at.Band) || !f.Cells.IsReady(at) {
		return role, false
	}
	role.Spoken = f.spoken.of(f, at, speaker)
	return role, role.Spoken != ""
}

// spoken keeps what is said of cells, so that settled frames make no texts.
type spoken struct {
	by   map[viewport.Address]saying
	rows uint32
	cols int
	rev  uint32
}

// saying holds the spoken words of a cell.
type saying struct {
	words string
	// text is the text of a floating row, which may change at any time.
	text string
}

// mostSpoken is the greatest number of kept texts.
const mostSpoken = 4096

// of returns the words of a cell.
func (s *spoken) of(f *Feature, at viewport.Address, by readycells.Speaker) string {
	rows, cols, rev := f.Dataset.RowsRev, int(f.Columns.Rev), f.Painter.StyleRev+f.blocks.ticks
	if s.by == nil || s.rows != rows || s.cols != cols || s.rev != rev || len(s.by) >= mostSpoken {
		s.by, s.rows, s.cols, s.rev = map[viewport.Address]saying{}, rows, cols, rev
	}
	said, ok := s.by[at]
	if floats := !f.Viewport.IsRow(at); ok && floats {
		f.buf = f.Cells.AppendText(f.buf[:0], at)
		ok = said.text == string(f.buf)
	}
	if ok {
		return said.words
	}
	in, ok := f.input(at, image.Rectangle{}, image.Rectangle{})
	if !ok {
		return ""
	}
	said = saying{text: string(in.Text)}
	f.contain(at, func() { said.words = by.Speak(&in) })
	s.by[at] = said
	return said.words
}

// Hint returns the tooltip of a ready cell that has one.
func (f *Feature) Hint(at viewport.Address) (text string, ok bool) {
	hinter, ok := f.cellOf(at.Col).(readycells.Hinter)
	if !ok || !viewport.HasRows(at.Band) || !f.Cells.IsReady(at) || f.Columns.Def(at.Col).Tooltip != nil {
		return "", false
	}
	in, ok := f.input(at, image.Rectangle{}, image.Rectangle{})
	if !ok {
		return "", false
	}
	f.contain(at, func() { text = hinter.Hint(&in) })
	return text, text != ""
}
