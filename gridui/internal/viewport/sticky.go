// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// stickyShare is the divisor of the body's height that gives the room for sticky rows.
const stickyShare = 2

// StickyRows holds the open ancestors of the first visible row at the top of the body, the
// outermost first. Each has a slot, which begins where the one above it ends. A row is sticky while
// it begins above its slot and its descendants end below the start of the slot; the end of its
// descendants pushes it out. If there is no room for all, the outermost rows are pushed out at the
// top, each as a whole. A row that is higher than the room is clipped.
type StickyRows struct {
	addresses *Addresses
	geometry  *Geometry
	scrolling *Scrolling
	heights   *CellHeights
	data      *dataset.Set
	options   *option.Options
	painter   *draw.Painter

	// Rows are the sticky rows in pixels of the sheet. A row that is being pushed out is
	// partly covered by the one above it: it is visible from the end of that one on.
	Rows []celllayout.Span
	// Height is the height of the body that the sticky rows cover, in pixels.
	Height int
	// chain holds all sticky rows, including rows without room. path is the row pathOf after its
	// ancestors, from the outermost on.
	chain  []stuckRow
	path   []int
	pathOf coord.Pos
}

// room returns the height in pixels that sticky rows may take of the body, 0 if there are none.
func (s *StickyRows) room() int {
	if !s.options.Expansion.Sticky || s.geometry.Skeleton || !s.data.Outlined() {
		return 0
	}
	if room := s.geometry.BodyHeight() / stickyShare; room >= s.painter.Style.RowHeight {
		return room
	}
	return 0
}

// place computes the sticky rows of the frame. It reports false if the grid has none.
func (s *StickyRows) place() bool {
	s.Rows, s.chain, s.Height, s.pathOf = s.Rows[:0], s.chain[:0], 0, -1
	room := s.room()
	if room == 0 || s.addresses.Count == 0 {
		return false
	}
	s.stick(s.scrolling.ScrollOffset(), room)
	top := s.geometry.Sheet.Panes.Band(layoutx.Body).Min.Y
	for i := range s.chain {
		r := &s.chain[i]
		if r.bottom > s.Height {
			high := max(r.high, r.bottom-r.top)
			s.Rows = append(s.Rows, celllayout.Span{Index: int(r.row), Start: top + r.bottom - high, Size: high})
			s.Height = r.bottom
		}
	}
	return true
}

// IsStuck reports whether a cell is in a sticky row.
func (s *StickyRows) IsStuck(at Address) bool {
	return at.Band == layoutx.Body && s.stuckAt(at.Row.BodyPos()) >= 0
}

// cell returns the cell of a sticky row in a column, where it is held.
func (s *StickyRows) cell(i, col int) (celllayout.Cell, bool) {
	for pane := range s.geometry.Sheet.Cols {
		part := s.Part(i).In(&s.geometry.Sheet, layoutx.Pane(pane))
		for at, r := range part.Cells {
			if at.Col == col {
				return celllayout.Cell{Pane: part.Pane, Band: at.Band, Row: int(at.Row), Col: col, Rect: r}, true
			}
		}
	}
	return celllayout.Cell{}, false
}

// stuckAt returns the index of a row among the sticky rows, or -1.
func (s *StickyRows) stuckAt(row coord.Pos) int {
	for i := range s.Rows {
		if coord.Pos(s.Rows[i].Index) == row {
			return i
		}
	}
	return -1
}
