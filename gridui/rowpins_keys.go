// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/layoutx"
)

// Rows stand one below the other: those pinned at the top, the body's, those pinned
// at the bottom. The keys walk through them by their standing, from 0.

// standings is how many rows there are to walk through.
func (e *engine) standings() int {
	return e.ask.data.PinnedCount(layoutx.Top) + e.n + e.ask.data.PinnedCount(layoutx.Bottom)
}

// bandAfter is the standing behind the last row of the side or the body that a row is
// in.
func (g *core) bandAfter(row int) int {
	e := &g.engine
	top := e.ask.data.PinnedCount(layoutx.Top)
	switch {
	case row > dataset.FirstPinned:
		return top + e.n
	case dataset.PinIndex(row) < top:
		return top
	}
	return e.standings()
}

// standing is the place of the i-th row, in a column.
func (e *engine) standing(i, col int) place {
	top := e.ask.data.PinnedCount(layoutx.Top)
	switch {
	case i < top:
		return e.placeRow(dataset.PinNumber(i), col)
	case i < top+e.n:
		return place{layoutx.Body, i - top, col}
	}
	return e.placeRow(dataset.PinNumber(i-e.n), col)
}

// standingOf is the standing of a row by its number.
func (e *engine) standingOf(row int) int {
	top := e.ask.data.PinnedCount(layoutx.Top)
	switch {
	case row > dataset.FirstPinned:
		return top + row
	case dataset.PinIndex(row) < top:
		return dataset.PinIndex(row)
	}
	return e.n + dataset.PinIndex(row)
}

// stepFrom is the place of a row some rows further down, or the first or last one.
func (e *engine) stepFrom(at place, by int) place {
	row, ok := e.rowAt(at)
	if !ok {
		return at
	}
	return e.standing(min(max(e.standingOf(row)+by, 0), e.standings()-1), at.col)
}

// rowBelow is the place in the row below or above that at a place, false past the
// ends.
func (e *engine) rowBelow(at place, by int) (place, bool) {
	row, ok := e.rowAt(at)
	if !ok {
		return at, false
	}
	i := e.standingOf(row) + by
	if i < 0 || i >= e.standings() {
		return at, false
	}
	return e.standing(i, at.col), true
}

// gridCorner is where the keys for the first and the last cell of the grid lead: to
// the body's, and from there to that of the pinned rows beyond it.
func (e *engine) gridCorner(at place, end bool) (place, bool) {
	to, beyond := place{layoutx.Body, 0, 0}, e.standing(0, 0)
	if end {
		col := len(e.cols.Leaves) - 1
		to, beyond = place{layoutx.Body, e.n - 1, col}, e.standing(e.standings()-1, col)
	}
	if e.n == 0 || at == to || at.band == beyond.band {
		to = beyond
	}
	return to, e.standings() > 0
}

// pagePinned is page for a pinned row: to the end of its side, or from there to the
// rows of the body that are on the screen.
func (e *engine) pagePinned(dir int) {
	at := e.focus.at()
	row, _ := e.rowAt(at)
	i, top := dataset.PinIndex(row), e.ask.data.PinnedCount(layoutx.Top)
	first, last := 0, top-1
	if at.band == layoutx.Bottom {
		first, last = top, top+e.ask.data.PinnedCount(layoutx.Bottom)-1
	}
	end := first
	if dir > 0 {
		end = last
	}
	body := e.sheet.Rows[layoutx.Body]
	switch inward := (dir > 0) == (at.band == layoutx.Top); {
	case inward && i == end && len(body) > 0 && dir > 0:
		at = place{layoutx.Body, e.firstWhole(), at.col}
	case inward && i == end && len(body) > 0:
		at = place{layoutx.Body, body[len(body)-1].Index, at.col}
	default:
		at = e.placeRow(dataset.PinNumber(end), at.col)
	}
	e.moveFocus(at, showCell)
}

// pinnedEdge is where Ctrl with an arrow up or down leads in the pinned rows of a
// side: to the end of them, from there one row on.
func (e *engine) pinnedEdge(at place, dir int) place {
	n := e.ask.data.PinnedCount(at.band)
	row := e.ask.data.FloatingCount(at.band)
	if dir > 0 {
		row += n - 1
	}
	if at.row != row {
		at.row = row
		return at
	}
	return e.stepFrom(at, dir)
}
