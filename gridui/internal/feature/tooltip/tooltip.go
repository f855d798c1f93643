// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tooltip

import (
	"image"

	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/contents"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// HeadRoom is the room in headers that their buttons take from the text.
type HeadRoom interface {
	// GroupRoom returns the room in pixels for the header of a group.
	GroupRoom(at viewport.Address) int
}

// KeyDrag is a feature that may drag rows by keys: it then handles Escape.
type KeyDrag interface {
	DragsByKeys() bool
}

// Sources holds what tooltips read.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Viewport *viewport.Frame
	Motion   viewport.Motion
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Focus    *focus.Focus
	Cells    *contents.Cells
	Marks    *headmarks.Marks
	Editing  *edit.Editing
	Features *feature.List
	HeadRoom HeadRoom
	RowDrag  KeyDrag // nil for none
	// Keyboard is the tag that has the keyboard while the cells of the grid have it.
	Keyboard event.Tag
}

// Feature draws the tooltip of the cells of a grid, whose state is Pointer.Tip.
type Feature struct {
	Sources
	// reasoned is the last focused cell. Its reason for a refusal has been shown.
	reasoned viewport.Address
	buf      []byte
}

// PaintTip draws the tooltip after the mouse has rested, or a key has requested it, over everything else in the
// window.
func (f *Feature) PaintTip() {
	f.tellRefused()
	tip := &f.Pointer.Tip
	at, armed := tip.Armed()
	if !armed || f.Options.Tooltips.Disabled || f.busy() || !f.due(at) || !tip.Visible() || f.hiddenNow() {
		return
	}
	r, ok := f.Viewport.CellRect(at)
	if !ok {
		tip.Clear()
		return
	}
	text, _ := tip.Shown()
	ui.DrawTip(f.Painter, r, image.Rectangle{Max: f.Viewport.SheetSize()}, text)
}

// busy reports whether tooltips are suppressed: by the loading overlay or, for the mouse, by a button in a
// header.
func (f *Feature) busy() bool {
	return f.Options.Loading.Overlay || !f.Pointer.Tip.ByKey() && f.Features.HoversZone()
}

// due reports whether the tooltip of a cell shows in this frame. In the first frame it finds the text.
func (f *Feature) due(at viewport.Address) bool {
	tip, now := &f.Pointer.Tip, f.Painter.Gtx.Now
	_, shown := tip.Shown()
	if tip.ByKey() {
		if f.Focus.At() != at {
			tip.Clear()
			return false
		}
	} else if from := tip.Since(now).Add(settings.HoverDelay(f.Options.Tooltips)); !shown && now.Before(from) {
		f.Painter.WakeAt(from)
		return false
	}
	if !shown {
		tip.Fill(f.text(at))
	}
	if tip.ByKey() && !tip.Visible() {
		tip.Clear()
	}
	return true
}

// tellRefused shows why the value of a cell or its row was refused, when the keyboard moves the focus to the
// cell.
func (f *Feature) tellRefused() {
	at := f.Focus.At()
	if at == f.reasoned {
		return
	}
	f.reasoned = at
	if _, armed := f.Pointer.Tip.Armed(); armed || !f.Focus.Keyboard || !viewport.HasRows(at.Band) {
		return
	}
	if f.Editing.MarkAt(at.Band, at.Row, at.Col).HasReason() {
		f.Pointer.Tip.Ask(at)
	}
}

// text returns the tooltip of a cell or a header, or the full text if it is cut short.
func (f *Feature) text(at viewport.Address) string {
	text, ok := f.Features.Hint(at)
	if !ok && at.Band == layoutx.Head {
		text = f.Viewport.Heads.Hint(at)
	}
	cut := !ok && (!f.Cells.IsWidget(at) || f.Viewport.IsGroup(at))
	if text != "" || !cut || f.Options.Tooltips.ElidedDisabled {
		return ui.CutText(text)
	}
	c := f.read(at)
	if !f.cutShort(at, c) {
		return ""
	}
	return ui.CutText(string(f.buf))
}

// read reads the text of a cell or a header into f.buf, and returns how it is drawn.
func (f *Feature) read(at viewport.Address) viewport.TextCell {
	st, width := &f.Painter.Style, f.Viewport.Widths.Of(at.Col)
	if m, ok := f.Viewport.DrawnMerged(at); ok {
		at, width = m.At, m.Rect.Dx()
	}
	c := viewport.TextCell{At: at, Face: st.Face, Room: width - 2*st.Padding - f.Viewport.Indents.Of(at, width)}
	if at.Band == layoutx.Head {
		c.Face = st.HeaderFace
	}
	if at.Band == layoutx.Head && f.Viewport.IsGroup(at) {
		r := f.Viewport.HeadRect(at).Intersect(f.Viewport.Sheet.Panes.Rect(f.Columns.Leaves[at.Col].Pane, layoutx.Head))
		c.Room = r.Dx() - 2*st.Padding - f.Marks.Width(at) - f.HeadRoom.GroupRoom(at)
		c.At.Col, _ = f.Viewport.Heads.Columns(at)
		f.buf = append(f.buf[:0], f.Viewport.Heads.Label(at)...)
		return c
	}
	if at.Band == layoutx.Head {
		c.Room -= f.Marks.Room(at.Col)
	}
	f.buf = f.Cells.AppendText(f.buf[:0], at)
	return c
}

// CellHints returns the tooltips of the program for cells.
type CellHints struct{ Cells *contents.Cells }

// Hint returns the text of the program for a cell of a row.
func (c CellHints) Hint(at viewport.Address) (text string, ok bool) {
	if !viewport.HasRows(at.Band) {
		return "", false
	}
	text = c.Cells.TooltipText(at)
	return text, text != ""
}

// cutShort reports whether the text in f.buf does not fit.
func (f *Feature) cutShort(at viewport.Address, c viewport.TextCell) bool {
	if r, ok := f.Viewport.CellRect(at); ok {
		c.Height = r.Dy() + f.Painter.Style.Line // a cell ends above its line
	}
	if lines, ok := f.Viewport.WrapText(f.buf, &c); ok {
		return lines.Elided
	}
	run := f.Painter.Cache.Run(c.Face, f.buf)
	return run.Width > c.Room || run.Elided
}
