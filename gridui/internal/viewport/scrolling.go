// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/virtualize"
)

// Scrolling is where the body is scrolled to.
type Scrolling struct {
	geometry *Geometry

	// RowAxis are the heights of the body rows in pixels, with their details.
	RowAxis virtualize.Axis
	// Scroll is the position on that axis.
	Scroll RowScroll
	// HScroll is how far the columns of the centre pane are scrolled.
	HScroll ui.ScrollOffset
}

// ScrollOffset is how far the body is scrolled down, in pixels.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (s *Scrolling) ScrollOffset() int64 { return s.Scroll.Offset(&s.RowAxis) }

// ScrollBy scrolls the body down by a number of pixels.
func (s *Scrolling) ScrollBy(dy float32) { s.Scroll.By(&s.RowAxis, s.geometry.BodyHeight(), dy) }

// HScrollBy scrolls the columns of the centre pane by a number of pixels.
func (s *Scrolling) HScrollBy(dx float32) { s.HScroll.By(dx, s.geometry.MaxHScroll) }

// ScrollTo scrolls the body to an offset in pixels.
func (s *Scrolling) ScrollTo(offset int64) {
	s.Scroll.ToOffset(&s.RowAxis, s.geometry.BodyHeight(), offset)
}

// ScrollToRow scrolls a body row to where it is aligned with the body.
func (s *Scrolling) ScrollToRow(row coord.Pos, align virtualize.Align) {
	s.Scroll.ToItem(&s.RowAxis, s.geometry.BodyHeight(), int(row), align)
}

// ScrollBelow scrolls a body row to a number of pixels below the top of the body.
func (s *Scrolling) ScrollBelow(row coord.Pos, top int) {
	s.Scroll.ToStart(&s.RowAxis, s.geometry.BodyHeight(), int(row), top)
}

// RowScroll is a scroll position on the axis of the body rows.
type RowScroll struct{ virtualize.Scroll[string] }

// Row is the body row that the scroll position is at.
func (s *RowScroll) Row() coord.Pos { return coord.Pos(s.Anchor.Item) }

// HoldRow notes the id of the row that the scroll position is at, before the rows change.
func (s *RowScroll) HoldRow(id func(row coord.Pos) string) {
	s.Hold(func(row int) string { return id(coord.Pos(row)) })
}

// RestoreRow scrolls back to the row that HoldRow noted. view is the height of the body in pixels,
// find tells where a row is now.
func (s *RowScroll) RestoreRow(axis *virtualize.Axis, view int, find func(id string) (coord.Pos, bool)) {
	s.Restore(axis, view, func(id string) (int, bool) {
		row, ok := find(id)
		return int(row), ok
	})
}
