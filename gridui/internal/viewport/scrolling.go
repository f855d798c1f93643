// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/virtualize"
)

// Scrolling holds the scroll position of the body.
type Scrolling struct {
	// RowAxis holds the heights of the body rows in pixels, with their details.
	RowAxis virtualize.Axis
	// Scroll is the position on that axis.
	Scroll RowScroll
	// HScroll is the scroll offset of the columns of the centre pane.
	HScroll ui.ScrollOffset
}

// ScrollOffset returns the vertical scroll offset of the body, in pixels. It is not inlined,
// because it has many callers and binaries are to be small.
//
//go:noinline
func (s *Scrolling) ScrollOffset() int64 { return s.Scroll.Offset(&s.RowAxis) }

// RowScroll is a scroll position on the axis of the body rows.
type RowScroll struct{ virtualize.Scroll[string] }

// Row returns the body row that the scroll position is at.
func (s *RowScroll) Row() coord.Pos { return coord.Pos(s.Anchor.Item) }

// HoldRow notes the id of the row that the scroll position is at, before the rows change.
func (s *RowScroll) HoldRow(id func(row coord.Pos) string) {
	s.Hold(func(row int) string { return id(coord.Pos(row)) })
}

// RestoreRow scrolls back to the row that HoldRow noted. view is the height of the body in pixels,
// find returns the present place of a row.
func (s *RowScroll) RestoreRow(axis *virtualize.Axis, view int, find func(id string) (coord.Pos, bool)) {
	s.Restore(axis, view, func(id string) (int, bool) {
		row, ok := find(id)
		return int(row), ok
	})
}
