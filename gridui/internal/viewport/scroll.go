// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// ScrollBy scrolls the body down by a number of pixels.
func (v *Viewport) ScrollBy(dy float32) {
	from := v.beforeScroll()
	v.Scroll.By(&v.RowAxis, v.BodyHeight(), dy)
	v.noteScroll(from, dy > 0 == (v.Following.watch == LastRow) && dy != 0)
}

// HScrollBy scrolls the columns of the centre pane by a number of pixels.
func (v *Viewport) HScrollBy(dx float32) { v.HScroll.By(dx, v.MaxHScroll) }

// ScrollTo scrolls the body to an offset in pixels.
func (v *Viewport) ScrollTo(offset int64) {
	from := v.beforeScroll()
	v.Scroll.ToOffset(&v.RowAxis, v.BodyHeight(), offset)
	v.noteScroll(from, false)
}

// ScrollToRow scrolls a body row to an alignment within the body.
func (v *Viewport) ScrollToRow(row coord.Pos, align virtualize.Align) {
	from := v.beforeScroll()
	v.Scroll.ToItem(&v.RowAxis, v.BodyHeight(), int(row), align)
	v.noteScroll(from, v.isEnd(row))
}

// ScrollBelow scrolls a body row to a number of pixels below the top of the body.
func (v *Viewport) ScrollBelow(row coord.Pos, top int) {
	from := v.beforeScroll()
	v.Scroll.ToStart(&v.RowAxis, v.BodyHeight(), int(row), top)
	v.noteScroll(from, v.isEnd(row))
}

// TurnPage scrolls by a page along a bar, forwards for a positive dir.
func (v *Viewport) TurnPage(b Bar, dir int) {
	if b == RowBar {
		v.ScrollBy(float32(dir * v.Sticky.PageHeight(dir)))
		return
	}
	v.HScrollBy(float32(dir * v.Sheet.Panes.Pane(layoutx.Center).Dx()))
}

// MoveThumb scrolls so that the thumb of a bar begins at a distance in pixels from the beginning of its track.
func (v *Viewport) MoveThumb(b Bar, start int) {
	r := v.Bars.rangeOf(b)
	offset := v.Bars.Thumb(b).Offset(start, r.total, r.view, r.track)
	if b == RowBar {
		v.ScrollTo(offset)
		return
	}
	v.HScroll.Set(int(offset))
	v.HScroll.Clamp(v.MaxHScroll)
}
