// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/focus"
)

// step goes on by one row, or turns to the page with that row. held is as in follow.
func (r *record) step(by int, held bool) {
	if !r.chosen {
		r.follow(false, held)
		r.resolve()
	}
	if to, ok := r.neighbour(by); ok {
		r.goTo(r.Dataset.NavRow(to))
		return
	}
	if page := r.Dataset.Page(); r.turns(by) {
		r.edge, r.left, r.known = by, r.Dataset.Order.Lo, recordKey{}
		r.Dataset.TurnTo(page.Index + by)
	}
}

// canGo reports whether there is a row to go on to.
func (r *record) canGo(by int) bool {
	_, ok := r.neighbour(by)
	return ok || r.turns(by)
}

// neighbour returns the row next to the record on the page.
func (r *record) neighbour(by int) (nav coord.Nav, ok bool) {
	n := r.Dataset.NavCount()
	switch {
	case n == 0:
		return 0, false
	case !r.chosen:
		return 0, true
	case !r.shows():
		// The following row has taken its place.
		nav = min(r.Dataset.NavIndex(max(r.pos, 0)), coord.Nav(n)) + coord.Nav(min(by, 0))
		return min(max(nav, 0), coord.Nav(n-1)), true
	}
	nav = r.Dataset.NavIndex(r.pos) + coord.Nav(by)
	return nav, nav >= 0 && int(nav) < n
}

// turns reports whether there is a page to turn to.
func (r *record) turns(by int) bool {
	page := r.Dataset.Page()
	if !page.On || !r.shows() {
		return false
	}
	if by < 0 {
		return page.Index > 0
	}
	return page.Next
}

// goTo shows the row at a position, and moves the focus to it if the form follows the focus.
func (r *record) goTo(pos coord.Pos) {
	to := focusedRow{r.Dataset.RowID(pos), pos}
	if r.Settings.RowID != "" && to.id != "" {
		r.Settings.RowID = to.id
		r.choose(to)
		return
	}
	r.Focus.Move(r.Viewport.AddressOf(pos, max(r.Focus.Last().Col, 0)), focus.Show)
	r.focused = to
	r.choose(to)
}

// position returns the number of the record, counted from 1 over all pages, and the number of rows. ok is
// false if no row shows it.
func (r *record) position() (number, total int, ok bool) {
	if !r.shows() || !r.Dataset.HasRow(r.pos) {
		return 0, 0, false
	}
	total = r.Dataset.NavCount()
	number = int(r.Dataset.NavIndex(r.pos)) + 1
	if page := r.Dataset.Page(); page.On {
		number += int(r.Dataset.Order.Lo)
		total = r.Dataset.ItemCount()
		if r.Dataset.Order.Now.Tree == nil {
			total = max(total, page.Total)
		}
	}
	return number, max(total, number), true
}
