// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// maxEdgeScan is how many cells are looked at for the edge of a region; a region
// that is longer is taken to reach the edge of the grid.
const maxEdgeScan = 200_000

// edge is where Ctrl with an arrow leads: from a filled cell with a filled
// neighbour to the last one of the run, else to the next filled cell, and where
// there is none to the edge of the grid. So it is in spreadsheets.
func (e *engine) edge(at viewport.Address, a option.Action) (viewport.Address, bool) {
	dr, dc := 0, 0
	switch a {
	case option.ActionEdgeLeft:
		dc = -1
	case option.ActionEdgeRight:
		dc = 1
	case option.ActionEdgeUp:
		dr = -1
	case option.ActionEdgeDown:
		dr = 1
	}
	if at.Band == layoutx.Head {
		if dr > 0 {
			return e.vertical(at, option.ActionDown)
		}
		at.Col = e.edgeOf(at, dr, dc).Col
		return at, dr == 0
	}
	if dr != 0 && at.Band != layoutx.Body {
		return e.pinnedEdge(at, dr), true
	}
	if e.ask.Keys.GridEdge {
		return e.edgeOf(at, dr, dc), true
	}
	return e.regionEdge(at, dr, dc), true
}

// edgeOf is the last cell of the grid in a direction.
func (e *engine) edgeOf(at viewport.Address, dr, dc int) viewport.Address {
	switch {
	case dc < 0:
		at.Col = 0
	case dc > 0:
		at.Col = len(e.cols.Leaves) - 1
	case dr < 0:
		at.Row = 0
	case dr > 0:
		at.Row = e.view.Count - 1
	}
	return at
}

func (e *engine) regionEdge(at viewport.Address, dr, dc int) viewport.Address {
	end := e.edgeOf(at, dr, dc)
	if at == end {
		return at
	}
	next := func(p viewport.Address) viewport.Address {
		return viewport.Address{Band: p.Band, Row: p.Row + dr, Col: p.Col + dc}
	}
	inRun := !e.ask.cells.missing(at) && !e.ask.cells.missing(next(at))
	for range maxEdgeScan {
		if at == end {
			return at
		}
		to := next(at)
		filled := !e.ask.cells.missing(to)
		if inRun && !filled {
			return at
		}
		at = to
		if !inRun && filled {
			return at
		}
	}
	return end
}
