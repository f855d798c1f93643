// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// page moves by the number of whole rows that fit the screen, and scrolls by the same distance, so
// that the focused cell keeps its height on the screen, except at the ends of the sheet.
func (f *Focus) page(dir int) {
	at, view := f.At(), f.Viewport
	if at.Band != layoutx.Body {
		if view.IsPinned(at) {
			f.pagePinned(at, dir)
		}
		return
	}
	start := view.RowAxis.Start(int(at.Row))
	at.Row = f.pageRow(at.Row.BodyPos(), dir).BodySlot()
	view.ScrollTo(view.ScrollOffset() + view.RowAxis.Start(int(at.Row)) - start)
	f.Move(at, Show)
}

// pageRow returns the body row that is a page of whole rows away from another one.
func (f *Focus) pageRow(from coord.Pos, dir int) coord.Pos {
	view := f.Viewport
	start, height := view.RowAxis.Start(int(from)), view.Sticky.PageHeight(dir)
	to := coord.Pos(view.RowAxis.Find(start + int64(dir*height)))
	if dir < 0 && start-view.RowAxis.Start(int(to)) > int64(height) {
		to++
	}
	to = view.Sticky.PageTo(from, to)
	if to == from {
		to += coord.Pos(dir)
	}
	return min(max(to, 0), coord.Pos(view.Count-1))
}

// pagePinned moves by a page from a pinned row: to the end of its side, and from there to the
// visible body rows.
func (f *Focus) pagePinned(at viewport.Address, dir int) {
	row, _ := f.Viewport.RowAt(at)
	i, top := row.PinIndex(), f.Dataset.PinnedCount(layoutx.Top)
	first, last := 0, top-1
	if at.Band == layoutx.Bottom {
		first, last = top, top+f.Dataset.PinnedCount(layoutx.Bottom)-1
	}
	end := first
	if dir > 0 {
		end = last
	}
	body := f.Viewport.Sheet.Rows[layoutx.Body]
	inward := (dir > 0) == (at.Band == layoutx.Top)
	switch {
	case !inward || i != end || len(body) == 0:
		at = f.Viewport.AddressOf(coord.Pinned(end), at.Col)
	case dir > 0:
		at = viewport.Address{Band: layoutx.Body, Row: f.firstWhole(), Col: at.Col}
	default:
		at = viewport.Address{Band: layoutx.Body, Row: coord.Slot(body[len(body)-1].Index), Col: at.Col}
	}
	f.Move(at, Show)
}

// pageAcross moves by the width of the screen, and scrolls by the same distance.
func (f *Focus) pageAcross(a option.Action) {
	dir := 1
	if (a == option.ActionPageLeft) != f.Painter.Style.RTL {
		dir = -1
	}
	o, width := f.Viewport.Widths.Offsets(layoutx.Center), f.Viewport.Sheet.Panes.Pane(layoutx.Center).Dx()
	if o.Len() == 0 {
		return
	}
	at, first := f.At(), f.Columns.First(layoutx.Center)
	i := min(max(at.Col-first, 0), o.Len()-1)
	to := o.Find(min(max(o.Start(i)+dir*width, 0), max(o.Total()-1, 0)))
	if to == i {
		to = min(max(i+dir, 0), o.Len()-1)
	}
	at.Col = first + max(to, 0)
	f.Viewport.HScrollBy(float32(dir * width))
	f.Move(at, Show)
}
