// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/style"
)

// BeginRows begins a frame with its options. It sets the sizes of rows whose details were
// opened or closed since the last one.
func (v *Viewport) BeginRows(gtx layout.Context, st *style.Resolved, o RowOptions) {
	was := v.options
	v.options, v.gtx = o, gtx
	v.Details.begin()
	v.full.each((*Details).begin)
	v.Bands.estimate()
	v.RowAxis.SetDefault(v.Sizes.defaultSize(st))
	if v.Zooming.moving || was != o && (was.sized() || o.sized()) && !v.Sizes.resizeFlipped(was) {
		v.Sizes.Resize()
	}
	v.Details.flips.clear()
}

// Arranged returns the frame as last arranged.
func (v *Viewport) Arranged() *Frame { return &v.Frame }

// SolveWidths computes the widths of the columns for a space in pixels, unless they are up to date.
func (v *Viewport) SolveWidths(gtx layout.Context, st *style.Resolved, space int) {
	v.Widths.solve(gtx, st, space)
}

// YieldPins makes the widest pinned columns scroll with the others until the remaining ones fit into
// their share of the space, and reports whether other columns scroll now. With hold the choice stays
// while the space is the same.
func (v *Viewport) YieldPins(space int, hold bool) (moved bool) {
	return v.Widths.yieldPins(space, hold)
}

// ForgetWidths makes the next frame compute the widths again; given also drops the measured widths,
// for other columns.
func (v *Viewport) ForgetWidths(given bool) { v.Widths.forget(given) }

// MeasureHeads measures the levels of the header, unless they are up to date.
func (v *Viewport) MeasureHeads(st *style.Resolved) { v.Heads.sync(st) }

// ExpectDetail estimates the height of a detail that is about to open.
func (v *Viewport) ExpectDetail(row coord.Pos) { v.Details.expect(row) }

// SetCount sets the number of visible rows. Rows that differ in height are always measured again.
func (v *Viewport) SetCount(rows int) {
	if rows != v.Count || v.MeasuresRows() {
		v.Count = rows
		v.Sizes.Resize()
	}
}

// MeasureInPlace measures rows for a body of a size in pixels, and keeps the scroll position.
func (v *Viewport) MeasureInPlace(height, width int) {
	at := v.Scroll
	v.Sizes.Measure(height, width)
	v.Scroll = at
}

// Renumber updates cached row numbers after numbers in the source changed.
func (v *Viewport) Renumber(moved []int32) {
	v.Wraps.renumber(moved)
	v.Details.renumber(moved)
	v.full.each(func(d *Details) { d.renumber(moved) })
}

// RenameRow replaces the id of a row in the scroll position and in pending requests.
func (v *Viewport) RenameRow(from, to string) {
	for _, id := range [...]*string{&v.Scroll.Anchor.Key, &v.Bands.revealed} {
		if *id == from {
			*id = to
		}
	}
}

// Place sets the size of the grid and the heights of what lies above and below the sheet.
func (v *Viewport) Place(size image.Point, top, bottom int) {
	v.Size, v.Top, v.Bottom = size, top, bottom
}

// SetHead sets the heights of the filter row and of the strips below it.
func (v *Viewport) SetHead(filters, strip int) { v.FilterHeight, v.StripHeight = filters, strip }

// SetThumb sets the least length of the thumb of a scroll bar.
func (v *Viewport) SetThumb(least int) { v.Thumb = least }

// SetBody sets whether the body shows a skeleton, and whether it shows the message for no rows.
func (v *Viewport) SetBody(skeleton, empty bool) { v.Skeleton, v.Empty = skeleton, empty }

// NoteFlips records rows whose details were opened or closed between two revisions of the
// set of open details.
func (v *Viewport) NoteFlips(rowIDs []string, from, to uint64) {
	f := &v.Details.flips
	if from == to {
		return
	}
	if len(f.ids) == 0 || f.to != from {
		f.ids, f.from = f.ids[:0], from
	}
	f.ids = append(f.ids, rowIDs...)
	if f.to = to; len(f.ids) > maxFlips {
		f.ids = f.ids[:0]
	}
}
