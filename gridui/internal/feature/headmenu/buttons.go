// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// buttonSize is the side of a button. buttonInset is its distance from the edge of the header: the width of
	// the zone in which that edge is dragged.
	buttonSize  = unit.Dp(22)
	buttonInset = unit.Dp(5)
	// touchSlop is the distance from the button at which a finger still hits it.
	touchSlop = unit.Dp(10)
	// leastText is the least width of the text of a header next to its button.
	leastText = unit.Dp(16)
)

// buttons holds the headers that show their button in a frame: the header under the pointer, the focused one, and
// the header whose menu is open.
type buttons struct {
	at [3]viewport.Address
	n  int
	// over is the header whose button is under the pointer. tip identifies that button among the buttons with a
	// tooltip.
	over viewport.Address
	tip  ui.Button
}

// shown returns the headers that show their button.
func (b *buttons) shown() []viewport.Address { return b.at[:b.n] }

// Arranged finds the headers that show their button in this frame.
func (f *Feature) Arranged(layout.Context) {
	b := &f.buttons
	b.n, b.over = 0, viewport.NoCell
	menu := &f.Options.HeaderMenu
	if !menu.Enabled || menu.ButtonDisabled {
		return
	}
	if f.Pointer.Captured() {
		return
	}
	hover := &f.Pointer.Hover
	if hover.In {
		f.addButton(hover.At)
	}
	if f.Focus.Keyboard || f.Focus.MenuHasKeyboard || f.byTouch {
		f.addButton(f.Focus.At())
	}
	if !f.menu.IsOpen() {
		if at, ok := f.buttonAt(hover.Pos.Round(), pointer.Mouse); ok && hover.In {
			b.over = at
		}
	} else if at, ok := f.Viewport.Heads.Find(f.of); ok {
		f.addButton(at)
	}
}

// addButton makes a header show its button, if it has a menu and room for the button.
func (f *Feature) addButton(at viewport.Address) {
	if !f.HasMenu(at) {
		return
	}
	at = f.Viewport.Heads.Place(at)
	at.Col, _ = f.Viewport.Heads.Columns(at)
	b := &f.buttons
	for _, has := range b.shown() {
		if has == at {
			return
		}
	}
	if _, ok := f.buttonRect(at); ok {
		b.at[b.n] = at
		b.n++
	}
}

// onLeft reports whether a header has its button at the left: away from its text, or at the
// reading end if the text is centered.
func (f *Feature) onLeft(at viewport.Address) bool {
	return (f.Viewport.Heads.Align(at) == option.AlignEnd) != f.Painter.Style.RTL
}

// buttonRect returns the bounds of the button of a header, in pixels of the sheet, and false if there is no room
// for it.
func (f *Feature) buttonRect(at viewport.Address) (image.Rectangle, bool) {
	st, cell, left := &f.Painter.Style, f.Viewport.HeadRect(at), f.onLeft(at)
	side, inset := buttonSide(st), f.Viewport.Widths.Metric().Dp(buttonInset)
	if f.Viewport.IsGroup(at) {
		cell = cell.Intersect(f.paneOf(at))
		if marks := f.Marks.Width(at); marks > 0 && left == st.RTL {
			inset = st.Padding + marks
		}
	} else {
		cell.Min.Y = cell.Max.Y - st.HeaderHeight
	}
	x := cell.Max.X - inset - side
	if left {
		x = cell.Min.X + inset
	}
	height := min(side, cell.Dy())
	y := cell.Min.Y + (cell.Dy()-height)/2
	return image.Rect(x, y, x+side, y+height), cell.Dx() >= inset+side+st.Padding+f.leastBeside(at)
}

// leastBeside returns the least width in pixels of the contents of a header next to its button: part of its text
// and, for a column, its marks.
func (f *Feature) leastBeside(at viewport.Address) int {
	least := f.Painter.Style.Scaled(leastText)
	if !f.Viewport.IsGroup(at) {
		least += f.Marks.Width(at)
	}
	return least
}

// buttonSide returns the side of a button in pixels.
func buttonSide(st *style.Resolved) int { return st.ScaledIn(buttonSize, st.HeaderHeight*7/8) }

// buttonAt returns the header whose button is at a position in pixels of the sheet.
func (f *Feature) buttonAt(pos image.Point, by pointer.Source) (viewport.Address, bool) {
	if f.Viewport.Widths.Len() == 0 {
		return viewport.NoCell, false // the columns changed, and have no positions yet
	}
	for _, at := range f.buttons.shown() {
		if !f.Viewport.Heads.Has(at) {
			continue // the columns changed since the last frame
		}
		r, ok := f.buttonRect(at)
		if by == pointer.Touch {
			r = r.Inset(-f.Viewport.Widths.Metric().Dp(touchSlop)).Intersect(f.Viewport.HeadRect(at))
		}
		if ok && pos.In(r.Intersect(f.paneOf(at))) {
			return at, true
		}
	}
	return viewport.NoCell, false
}

// HoversZone reports whether the pointer is over the button of a header.
func (f *Feature) HoversZone() bool { return f.buttons.over != viewport.NoCell }
