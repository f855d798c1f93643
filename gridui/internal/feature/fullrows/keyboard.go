// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fullrows

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Enter hands the keyboard to a row: to a place before its widgets, from which Tab goes to the first of them, unless the
// program gives it to a widget at once. A place behind the widgets hands it back to the grid, and so does Escape.

// keyboard holds the row that a user has entered.
type keyboard struct {
	// in is set while a user is in the row with an id, begins in the frame after entering it.
	in, begins bool
	row        string
	// seen is set if the row was painted in the frame.
	seen bool
	// places are the tags of the places before and behind the widgets.
	places [2]struct{ _ byte }
}

// listen makes the place before or behind the widgets of a row take the keyboard.
func (k *keyboard) listen(p *draw.Painter, at image.Point, place int) {
	c := draw.Clip(p.Ops, image.Rectangle{Min: at, Max: at})
	draw.Listen(p.Ops, &k.places[place])
	c.Pop()
}

// drop ends the stay in a row that is not on the screen.
func (k *keyboard) drop() { k.in = k.in && (k.seen || k.begins) }

// Act enters the focused row for the key that activates a cell.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	at := f.Focus.At()
	if a != option.ActionActivate || !f.HasWidget() || !f.Viewport.IsFull(at) {
		return false
	}
	f.keyboard.in, f.keyboard.begins, f.keyboard.row = true, true, f.Viewport.RowIDAt(at)
	ui.TakeKeyboard(gtx, &f.keyboard.places[0])
	return true
}

// Step hands the keyboard back when it comes to the place behind the widgets.
func (f *Feature) Step(gtx layout.Context) bool {
	if !f.keyboard.in {
		return false
	}
	if _, ok := gtx.Event(key.FocusFilter{Target: &f.keyboard.places[0]}); ok {
		return true
	}
	ev, ok := gtx.Event(key.FocusFilter{Target: &f.keyboard.places[1]})
	if is, focus := ev.(key.FocusEvent); focus && is.Focus {
		f.leave(gtx)
	}
	return ok
}

// EndFrame hands the keyboard back for an Escape that no widget has taken.
func (f *Feature) EndFrame(gtx layout.Context) {
	f.keyboard.begins = false
	if !f.keyboard.in {
		return
	}
	ev, ok := gtx.Event(key.Filter{Name: key.NameEscape})
	if is, esc := ev.(key.Event); ok && esc && is.State == key.Press {
		f.leave(gtx)
	}
}

// leave hands the keyboard back to the grid.
func (f *Feature) leave(gtx layout.Context) {
	f.keyboard.in = false
	ui.TakeKeyboard(gtx, f.Typing.Tag())
}

// Leave hands the keyboard back to the grid for the widget of a row.
func (f *Feature) Leave(gtx layout.Context) { f.leave(gtx) }

// KeyboardMoved ends the stay in a row when the grid gets the keyboard.
func (f *Feature) KeyboardMoved(has bool) {
	if has {
		f.keyboard.in = false
	}
}

// ClickCell opens or closes a row of a tree by a click at its mark.
func (f *Feature) ClickCell(pos image.Point, at viewport.Address, _ events.Click) feature.Clicked {
	if !f.Viewport.IsFull(at) {
		return feature.ClickPassed
	}
	depth, _, ok := f.mark(at)
	r, shown := f.places.Rect(at)
	if !ok || !shown {
		return feature.ClickPassed
	}
	mark := f.markRect(at, celllayout.Span{Index: int(at.Row), Start: r.Min.Y, Size: r.Dy()}, depth)
	if gap := f.Painter.Style.MarkGap; pos.X < mark.Min.X-gap || pos.X >= mark.Max.X+gap {
		return feature.ClickPassed
	}
	if row, ok := f.Viewport.RowAt(at); ok && f.Outline.Toggle(row) {
		return feature.ClickTaken
	}
	return feature.ClickPassed
}
