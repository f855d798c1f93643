// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// Remaining returns the pixels by which a band can scroll up and down.
func (f *Frame) Remaining(b layoutx.Band) (before, after int64) {
	if b != layoutx.Top && b != layoutx.Bottom {
		return f.Scroll.Remaining(&f.RowAxis, f.BodyHeight())
	}
	px := f.bands.Offset(b)
	return int64(px), int64(f.bands.Most(b) - px)
}

// BandScroll returns the scroll offset of a band of pinned rows and its maximum, in pixels.
func (f *Frame) BandScroll(b layoutx.Band) (offset, most int) {
	return f.bands.Offset(b), f.bands.Most(b)
}

// ShowColumn scrolls horizontally by the least amount that makes a column visible.
func (v *Viewport) ShowColumn(col int) {
	i := col - v.columns.First(layoutx.Center)
	if i < 0 || i >= v.columns.Count[layoutx.Center] {
		return
	}
	o := &v.Widths.offsets[layoutx.Center]
	if i >= o.Len() {
		return
	}
	start := o.Start(i)
	v.HScroll.Show(start, start+o.Size(i), v.Sheet.Panes.Pane(layoutx.Center).Dx(), v.Geometry.MaxHScroll)
}

// KeepRow scrolls a row whose detail is about to close to the top of the body if it begins above.
// Otherwise its cells would leave the screen with the detail.
func (v *Viewport) KeepRow(row coord.Pos) {
	if row == v.Scroll.Row() && v.RowAxis.Start(int(row)) < v.ScrollOffset() {
		v.ScrollToRow(row, virtualize.Start)
	}
	if row >= v.Scroll.Row() {
		v.Uncover(row)
	}
}

// ShowRow scrolls by the least amount that makes a body row visible, with its detail if
// there is room for both.
func (v *Viewport) ShowRow(row coord.Pos) {
	v.showCells(row)
	v.Uncover(row)
	v.shown = row + 1
}

// showCells scrolls by the least amount that makes the cells of a body row visible.
func (v *Viewport) showCells(row coord.Pos) {
	if row >= 0 && row < coord.Pos(v.Count) && v.MeasuresRows() {
		start, off := v.RowAxis.Start(int(row)), v.ScrollOffset()
		cells := int64(v.Heights.Of(row))
		switch {
		case start >= off && start+cells <= off+int64(v.BodyHeight()):
			return
		case start < off && cells <= int64(v.BodyHeight()):
			v.ScrollToRow(row, virtualize.Start)
			return
		}
	}
	v.ScrollToRow(row, virtualize.Nearest)
}

// Uncover scrolls a row that begins above the body, or under sticky rows, to a place below them.
func (v *Viewport) Uncover(row coord.Pos) {
	if v.Sticky.Covered(row) {
		v.ScrollBelow(row, v.Sticky.CoverOf(row))
	}
}

// UncoverMeasured calls Uncover for the row that ShowRow scrolled to. The rows around it have been
// measured since, which may have moved it under sticky rows. width is the width of details in
// pixels.
func (v *Viewport) UncoverMeasured(width int) {
	if row := v.shown - 1; row >= 0 && v.MeasuresRows() && v.Sticky.Covered(row) {
		v.Uncover(row)
		v.Sizes.Measure(v.BodyHeight(), width)
	}
}

// ShowCell scrolls by the least amount that makes a cell visible.
func (v *Viewport) ShowCell(at Address) {
	if at.Band == layoutx.Body {
		v.ShowRow(at.Row.BodyPos())
	} else {
		v.Bands.Show(at)
	}
	v.ShowColumn(at.Col)
}
