// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Rows stand one below the other: those pinned at the top, the body's, those pinned
// at the bottom. The keys walk through them by their standing, from 0.

// stepFrom is the place of a row some rows further down, or the first or last one.
func (e *engine) stepFrom(at viewport.Address, by int) viewport.Address {
	row, ok := e.view.RowAt(at)
	if !ok {
		return at
	}
	return e.view.NavAddress(min(max(e.ask.data.NavIndex(row)+by, 0), e.ask.data.NavCount()-1), at.Col)
}

// gridCorner is where the keys for the first and the last cell of the grid lead: to
// the body's, and from there to that of the pinned rows beyond it.
func (e *engine) gridCorner(at viewport.Address, end bool) (viewport.Address, bool) {
	to, beyond := viewport.Address{Band: layoutx.Body, Row: 0, Col: 0}, e.view.NavAddress(0, 0)
	if end {
		col := len(e.cols.Leaves) - 1
		to, beyond = viewport.Address{Band: layoutx.Body, Row: e.view.Count - 1, Col: col}, e.view.NavAddress(e.ask.data.NavCount()-1, col)
	}
	if e.view.Count == 0 || at == to || at.Band == beyond.Band {
		to = beyond
	}
	return to, e.ask.data.NavCount() > 0
}

// pagePinned is page for a pinned row: to the end of its side, or from there to the
// rows of the body that are on the screen.
func (e *engine) pagePinned(dir int) {
	at := e.focus.at()
	row, _ := e.view.RowAt(at)
	i, top := dataset.PinIndex(row), e.ask.data.PinnedCount(layoutx.Top)
	first, last := 0, top-1
	if at.Band == layoutx.Bottom {
		first, last = top, top+e.ask.data.PinnedCount(layoutx.Bottom)-1
	}
	end := first
	if dir > 0 {
		end = last
	}
	body := e.view.Sheet.Rows[layoutx.Body]
	switch inward := (dir > 0) == (at.Band == layoutx.Top); {
	case inward && i == end && len(body) > 0 && dir > 0:
		at = viewport.Address{Band: layoutx.Body, Row: e.firstWhole(), Col: at.Col}
	case inward && i == end && len(body) > 0:
		at = viewport.Address{Band: layoutx.Body, Row: body[len(body)-1].Index, Col: at.Col}
	default:
		at = e.view.AddressOf(dataset.PinNumber(end), at.Col)
	}
	e.moveFocus(at, showCell)
}

// pinnedEdge is where Ctrl with an arrow up or down leads in the pinned rows of a
// side: to the end of them, from there one row on.
func (e *engine) pinnedEdge(at viewport.Address, dir int) viewport.Address {
	n := e.ask.data.PinnedCount(at.Band)
	row := e.ask.data.FloatingCount(at.Band)
	if dir > 0 {
		row += n - 1
	}
	if at.Row != row {
		at.Row = row
		return at
	}
	return e.stepFrom(at, dir)
}
