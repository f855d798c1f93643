// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tooltip

import (
	"image"
	"time"

	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is what tooltips ask of the grid.
type Grid interface {
	// Tip is what a cell or a header says. Otherwise whole is true for one whose text may be cut
	// short: CellText then says what that is.
	Tip(at viewport.Address) (text string, whole bool)
	// CellText appends the text of a cell or a header to buf, and says in which face and in how
	// many pixels it is drawn.
	CellText(buf []byte, at viewport.Address) ([]byte, viewport.TextCell)
	// Refused reports whether a cell has a mark that says why it was refused what it was to get.
	Refused(at viewport.Address) bool
	// Busy reports whether something stands over the cells or in place of their tooltips: the
	// loading overlay, or, for the mouse, a button in a header.
	Busy(byMouse bool) bool
	// DragsByKeys reports whether keys drag a row, to which Esc belongs.
	DragsByKeys() bool
}

// Sources is what tooltips read.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Tooltips
	Viewport *viewport.Viewport
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Focus    *focus.Focus
	// Keyboard is the tag that has the keyboard while the cells of the grid have it.
	Keyboard event.Tag
	Grid     Grid
}

// Feature is the tooltip of the cells of a grid: none, waiting for the mouse to rest, or shown.
type Feature struct {
	Sources
	tip tip
	// reasoned is the cell that the focus came to last, which has told why it was refused.
	reasoned viewport.Address
	buf      []byte
}

// tip is a tooltip that shows, or waits for the mouse to rest.
type tip struct {
	at    viewport.Address
	since time.Time
	armed bool
	text  string
	shown bool
	// byKey says that a key asked for it.
	byKey bool
}

// Clear removes the tooltip. It is not inlined, because it has many callers and binaries are to
// be small.
//
//go:noinline
func (f *Feature) Clear() { f.tip = tip{} }

// Visible reports whether there is a tooltip on the screen.
func (f *Feature) Visible() bool { return f.tip.shown && f.tip.text != "" }

// Rest notes that the mouse moved: the wait begins anew, unless it is still over the cell whose
// tooltip is shown.
func (f *Feature) Rest(now time.Time) {
	t, at := &f.tip, f.Pointer.Hover.At
	if t.byKey || t.armed && t.at == at && t.shown {
		return
	}
	*t = tip{at: at, since: now, armed: at.Col >= 0 && at.Row >= 0}
}

// Leave removes the tooltip that the mouse rested for.
func (f *Feature) Leave() {
	if !f.tip.byKey {
		f.Clear()
	}
}

// Tell shows a text at a cell until the focus moves or a key is pressed.
func (f *Feature) Tell(at viewport.Address, text string) {
	f.tip = tip{at: at, armed: true, shown: true, text: text}
}

// PaintSheet draws the tooltip once the mouse has rested, or a key asked for it, over
// everything else in the window.
func (f *Feature) PaintSheet() {
	f.tellRefused()
	if !f.tip.armed || f.Options.Off || f.Grid.Busy(!f.tip.byKey) || !f.due() || f.tip.text == "" || f.hiddenNow() {
		return
	}
	r, ok := f.Viewport.CellRect(f.tip.at)
	if !ok {
		f.Clear()
		return
	}
	ui.DrawTip(f.Painter, r, image.Rectangle{Max: f.Viewport.SheetSize()}, f.tip.text)
}

// due reports whether the tooltip shows in this frame. It finds its text in the first one.
func (f *Feature) due() bool {
	t := &f.tip
	if t.byKey {
		if f.Focus.At() != t.at {
			f.Clear()
			return false
		}
	} else if at := ui.NotAfter(&t.since, f.Painter.Gtx.Now).Add(f.Options.HoverDelay()); !t.shown && f.Painter.Gtx.Now.Before(at) {
		f.Painter.WakeAt(at)
		return false
	}
	if !t.shown {
		t.shown, t.text = true, f.text(t.at)
	}
	if t.text == "" && t.byKey {
		f.Clear()
	}
	return true
}

// tellRefused shows why a cell was refused what it was to get, or its row was, when the
// keyboard comes to it.
func (f *Feature) tellRefused() {
	at := f.Focus.At()
	if at == f.reasoned {
		return
	}
	f.reasoned = at
	if f.Focus.Keyboard && !f.tip.armed && viewport.HasRows(at.Band) && f.Grid.Refused(at) {
		f.tip = tip{at: at, armed: true, byKey: true}
	}
}

// text is what a cell or a header says, or the whole of a text that is cut short.
func (f *Feature) text(at viewport.Address) string {
	text, whole := f.Grid.Tip(at)
	if text != "" || !whole || f.Options.NoElided {
		return ui.CutText(text)
	}
	var c viewport.TextCell
	if f.buf, c = f.Grid.CellText(f.buf[:0], at); !f.cutShort(at, c) {
		return ""
	}
	return ui.CutText(string(f.buf))
}

// cutShort reports whether the text in f.buf does not show as a whole.
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
