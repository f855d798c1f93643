// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// maxEdgeScan is how many cells are looked at for the edge of a region; a region
// that is longer is taken to reach the edge of the grid.
const maxEdgeScan = 200_000

// edge is where Ctrl with an arrow leads: from a filled cell with a filled
// neighbour to the last one of the run, else to the next filled cell, and where
// there is none to the edge of the grid. So it is in spreadsheets.
func (e *engine) edge(at cellAddress, a option.Action) (cellAddress, bool) {
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
	if at.band == layoutx.Head {
		if dr > 0 {
			return e.vertical(at, option.ActionDown)
		}
		at.col = e.edgeOf(at, dr, dc).col
		return at, dr == 0
	}
	if dr != 0 && at.band != layoutx.Body {
		return e.pinnedEdge(at, dr), true
	}
	if e.ask.Keys.GridEdge {
		return e.edgeOf(at, dr, dc), true
	}
	return e.regionEdge(at, dr, dc), true
}

// edgeOf is the last cell of the grid in a direction.
func (e *engine) edgeOf(at cellAddress, dr, dc int) cellAddress {
	switch {
	case dc < 0:
		at.col = 0
	case dc > 0:
		at.col = len(e.cols.Leaves) - 1
	case dr < 0:
		at.row = 0
	case dr > 0:
		at.row = e.view.n - 1
	}
	return at
}

func (e *engine) regionEdge(at cellAddress, dr, dc int) cellAddress {
	end := e.edgeOf(at, dr, dc)
	if at == end {
		return at
	}
	next := func(p cellAddress) cellAddress { return cellAddress{p.band, p.row + dr, p.col + dc} }
	inRun := !e.ask.missing(at) && !e.ask.missing(next(at))
	for range maxEdgeScan {
		if at == end {
			return at
		}
		to := next(at)
		filled := !e.ask.missing(to)
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
