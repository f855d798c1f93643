// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/focus"
)

// Go goes on by one row: 1 to the next, -1 to the one before. It stays where what was typed is not
// accepted, and at the ends.
func (f *Feature) Go(by int) {
	if !f.commit() {
		return
	}
	if !f.record.chosen {
		f.follow(false)
		f.resolve()
	}
	if to, ok := f.neighbour(by); ok {
		f.goTo(f.Dataset.NavRow(to))
		return
	}
	if page := f.Dataset.Page(); f.turns(by) {
		f.record.edge, f.record.left, f.record.known = by, f.Dataset.Order.Lo, recordKey{}
		f.Grid.TurnTo(page.Index + by)
	}
}

// swiped is Go for a finger that moved to the right, or to the left: a page of a book is turned so.
func (f *Feature) swiped(right bool) {
	if right != f.Painter.Style.RTL {
		f.Go(-1)
		return
	}
	f.Go(1)
}

// canGo reports whether there is a row to go on to.
func (f *Feature) canGo(by int) bool {
	_, ok := f.neighbour(by)
	return ok || f.turns(by)
}

// neighbour is the row beside the record on the page.
func (f *Feature) neighbour(by int) (nav coord.Nav, ok bool) {
	r, n := &f.record, f.Dataset.NavCount()
	switch {
	case n == 0:
		return 0, false
	case !r.chosen:
		return 0, true
	case !r.shows():
		// The row after it has taken its place.
		nav = min(f.Dataset.NavIndex(max(r.pos, 0)), coord.Nav(n)) + coord.Nav(min(by, 0))
		return min(max(nav, 0), coord.Nav(n-1)), true
	}
	nav = f.Dataset.NavIndex(r.pos) + coord.Nav(by)
	return nav, nav >= 0 && int(nav) < n
}

// turns reports whether there is a page to turn to.
func (f *Feature) turns(by int) bool {
	page := f.Dataset.Page()
	if !page.On || !f.record.shows() {
		return false
	}
	if by < 0 {
		return page.Index > 0
	}
	return page.Next
}

// goTo shows the row at a position, and gives it the focus where the form follows that.
func (f *Feature) goTo(pos coord.Pos) {
	to := focusedRow{f.Dataset.RowID(pos), pos}
	if f.Settings.RowID != "" && to.id != "" {
		f.Settings.RowID = to.id
		f.choose(to)
		return
	}
	f.Focus.Move(f.Viewport.AddressOf(pos, max(f.Focus.Last().Col, 0)), focus.Show)
	f.record.focused = to
	f.choose(to)
}

// position is which row the record is, counted from 1 over all pages, and how many there are. ok is
// false where no row shows it.
func (f *Feature) position() (number, total int, ok bool) {
	r := &f.record
	if !r.shows() || !f.Dataset.HasRow(r.pos) {
		return 0, 0, false
	}
	total = f.Dataset.NavCount()
	number = int(f.Dataset.NavIndex(r.pos)) + 1
	if page := f.Dataset.Page(); page.On {
		number += int(f.Dataset.Order.Lo)
		total = f.Dataset.ItemCount()
		if f.Dataset.Order.Now.Tree == nil {
			total = max(total, page.Total)
		}
	}
	return number, max(total, number), true
}

// keepKeyboard gives the form the keyboard where it is to have it.
func (f *Feature) keepKeyboard(gtx layout.Context, instead bool) {
	if f.takes || instead && gtx.Focused(f.Keyboard) {
		f.takes = false
		f.take(gtx)
	}
}
