// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// PlaceColumns puts the visible columns onto the sheet.
func (v *Viewport) PlaceColumns(st *style.Resolved) {
	for p := range v.Sheet.Cols {
		pane := layoutx.Pane(p)
		r, scroll := v.Sheet.Panes.Pane(pane), v.ScrolledX(pane)
		if v.Sizes.unvirtual() {
			// A pane as wide as its columns shows all of them.
			scrolled := r
			if st.RTL {
				scrolled.Min.X = r.Max.X + scroll - v.Widths.offsets[p].Total()
				scrolled.Max.X = r.Max.X + scroll
			} else {
				scrolled.Min.X = r.Min.X - scroll
				scrolled.Max.X = scrolled.Min.X + v.Widths.offsets[p].Total()
			}
			r, scroll = scrolled, 0
		}
		v.Sheet.Cols[p] = celllayout.AppendCols(v.Sheet.Cols[p][:0], &v.Widths.offsets[p], v.columns.First(pane), r, scroll, st.RTL)
	}
}

// PlaceRows puts the visible rows onto the sheet, band by band. It returns the visible range
// of body rows, or false while the body is a skeleton.
func (v *Viewport) PlaceRows(st *style.Resolved) (shown virtualize.Range, ok bool) {
	s := &v.Sheet
	for b := range s.Rows {
		s.Rows[b] = s.Rows[b][:0]
	}
	head := s.Panes.Band(layoutx.Head)
	for i := range v.columns.Levels {
		s.Rows[layoutx.Head] = append(s.Rows[layoutx.Head], celllayout.Span{Index: i, Start: head.Min.Y + v.Heads.Top(i), Size: v.Heads.Height(i)})
	}
	v.shown, v.blocks.made = 0, false
	v.Bands.place(layoutx.Top, st)
	v.Bands.place(layoutx.Bottom, st)
	if foot := s.Panes.Band(layoutx.Foot); !foot.Empty() {
		s.Rows[layoutx.Foot] = append(s.Rows[layoutx.Foot], celllayout.Span{Start: foot.Min.Y, Size: st.RowHeight})
	}
	if v.Geometry.Skeleton {
		return virtualize.Range{}, false
	}
	body := s.Panes.Band(layoutx.Body)
	visible, top := v.Scroll.Visible(&v.RowAxis, body.Dy())
	shown = visible
	if v.Sizes.unvirtual() {
		visible, top = virtualize.Range{Last: v.Count}, int(-v.ScrollOffset())
	}
	y := body.Min.Y + top
	for i := coord.Pos(visible.First); i < coord.Pos(visible.Last); i++ {
		h := v.RowAxis.Size(int(i))
		cells := h
		if v.MeasuresRows() {
			cells = v.Heights.Of(i)
		}
		s.Rows[layoutx.Body] = append(s.Rows[layoutx.Body], celllayout.Span{Index: int(i), Start: y, Size: cells})
		y += h
	}
	if v.Sticky.place() && !v.Sizes.unvirtual() {
		v.dropCovered(body.Min.Y + v.Sticky.Height)
	}
	return shown, true
}

// dropCovered removes body rows that end above a height from the sheet.
func (v *Viewport) dropCovered(y int) {
	rows := v.Sheet.Rows[layoutx.Body]
	for len(rows) > 1 && rows[1].Start <= y {
		rows = rows[1:]
	}
	n := copy(v.Sheet.Rows[layoutx.Body], rows)
	v.Sheet.Rows[layoutx.Body] = v.Sheet.Rows[layoutx.Body][:n]
}
