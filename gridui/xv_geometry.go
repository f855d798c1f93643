// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"math"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// geometry is where things are in the present frame, in pixels from the top left
// corner of the sheet, which is what the grid draws between toolbar and page bar.
type geometry struct {
	size image.Point
	// top is the height of the toolbar; the sheet lies below it. bottom is that of
	// the bar below the sheet.
	top, bottom int
	// offsets are the columns' positions by pane, in content pixels.
	offsets [3]layoutx.Offsets
	widths  widthsOf
	// contents is the height of all body rows.
	contents int64
	// acrossMax is how far the centre pane can scroll.
	acrossMax int
	// filterH is the height of the filter row, 0 without one.
	filterH int
	// thumb is the least length of a scroll bar's thumb.
	thumb int
	// empty and skeleton say that the body shows no rows.
	empty, skeleton bool
}

// widthsOf remembers what the columns' widths were solved for.
type widthsOf struct {
	rev    uint32
	sizes  uint32
	space  int
	metric unit.Metric
	pad    int
	face   int
	tracks []layoutx.Track
	px     []int
	heads  headRooms
	// contents are the widths of Auto columns by id, measured once for what is above
	// but the space and the places of the columns.
	contents map[string]int
	// sum tells any two results apart.
	sum uint64
}

// bodyHeight is the height of the body in pixels.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (v *Viewport) bodyHeight() int { return v.sheet.Panes.Band(layoutx.Body).Dy() }

// sheetSize is the size of all below the toolbar and above the bar of pages, in pixels.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (v *Viewport) sheetSize() image.Point {
	return image.Pt(v.geo.size.X, max(v.geo.size.Y-v.geo.top-v.geo.bottom, 0))
}

// insets are the heights of the bands around the body.
func (v *Viewport) insets(st *style.Resolved) layoutx.Insets {
	in := layoutx.Insets{
		Head:   v.headTop(v.cols.Levels) + v.geo.filterH,
		Top:    v.bandHeight(layoutx.Top, st),
		Bottom: v.bandHeight(layoutx.Bottom, st),
		RTL:    st.RTL,
	}
	if v.cols.AnyFooter {
		in.Foot = st.RowHeight
	}
	if len(v.cols.Leaves) == 0 {
		in.Head = st.HeaderHeight
	}
	return in
}

// bars says how much room the vertical bar takes of the width and the
// horizontal one of the height. Each can make the other necessary.
func (v *Viewport) bars(gtx layout.Context, st *style.Resolved, room image.Point, in layoutx.Insets) (x, y int) {
	body := room.Y - in.Head - in.Top - in.Bottom - in.Foot
	v.geo.contents = v.rows.Total()
	if v.geo.skeleton {
		v.geo.contents = 0
	}
	if v.geo.contents > int64(body) {
		x = st.BarWidth
	}
	v.solve(gtx, st, room.X-x)
	if v.total() <= room.X-x {
		return x, 0
	}
	y = st.BarWidth
	if v.geo.contents > int64(body-y) {
		x = st.BarWidth
	}
	return x, y
}

// total is the width of all columns in pixels.
func (v *Viewport) total() int {
	sum := 0
	for p := range v.geo.offsets {
		sum += v.geo.offsets[p].Total()
	}
	return sum
}

// solve finds the columns' widths for a space in pixels, unless they are known.
func (v *Viewport) solve(gtx layout.Context, st *style.Resolved, space int) {
	w, heads := &v.geo.widths, v.headRooms(st)
	same := w.metric == gtx.Metric && w.pad == st.Padding && w.face == st.Face.Px && w.heads == heads
	if same && w.px != nil && w.rev == v.cols.Rev && w.sizes == v.sizes && w.space == space {
		return
	}
	px := w.px
	if w.contents == nil || !same {
		w.contents = map[string]int{}
	}
	w.sizes, w.heads = v.sizes, heads
	w.rev, w.space, w.metric, w.pad, w.face = v.cols.Rev, space, gtx.Metric, st.Padding, st.Face.Px
	w.tracks = w.tracks[:0]
	for i := range v.cols.Leaves {
		w.tracks = append(w.tracks, v.track(gtx, st, i))
	}
	w.px = layoutx.Solve(px[:0], w.tracks, space)
	if w.px == nil {
		w.px = []int{}
	}
	w.sum = 0
	for _, px := range w.px {
		w.sum = w.sum*0x100000001b3 ^ uint64(px)
	}
	for p := range v.geo.offsets {
		first := v.cols.First(layoutx.Pane(p))
		v.geo.offsets[p].Reset(w.px[first : first+v.cols.Count[p]])
	}
}

// track is what a column asks of the width.
func (v *Viewport) track(gtx layout.Context, st *style.Resolved, col int) layoutx.Track {
	l := &v.cols.Leaves[col]
	gtx.Metric = style.TextScaled(gtx.Metric)
	t := layoutx.Track{
		Size: px(gtx, l.Width), Min: px(gtx, l.Min), Max: px(gtx, l.Max), Weight: l.Flex,
	}
	if t.Min == 0 {
		t.Min = gtx.Dp(layoutx.DefaultMin)
	}
	if t.Size == 0 {
		t.Size = gtx.Dp(layoutx.DefaultSize)
	}
	switch {
	case l.Sized > 0:
		t.Size = max(px(gtx, l.Sized), 1)
	case l.Flex > 0:
		t.Kind = layoutx.Flex
		if l.Width <= 0 {
			t.Size = 0
		}
	case l.Auto:
		t.Kind = layoutx.Auto
		t.Size = v.contentWidth(st, col)
		if l.Lines > 1 {
			t.Size = min(t.Size, gtx.Dp(fitWrapped))
		}
	}
	return t
}

// px is a size in pixels; what is negative, NaN or absurd counts as unset.
func px(gtx layout.Context, v unit.Dp) int {
	if !(v > 0) {
		return 0
	}
	return gtx.Dp(unit.Dp(math.Min(float64(v), 1e5)))
}

const (
	// autoSample is how many rows are measured for the width of an Auto column.
	autoSample = 64
	// autoMost is how many texts are measured for all Auto columns together.
	autoMost = 8192
)

// contentWidth is the width that shows the header, sorted by or not, and a sample of the contents
// of a column in full: rows that are pinned and rows from the top of the screen at the
// time when it is first asked for.
func (v *Viewport) contentWidth(st *style.Resolved, col int) int {
	known, id := v.geo.widths.contents, v.cols.Leaves[col].ID
	if w, ok := known[id]; ok {
		return w
	}
	w := 0
	first := max(v.scroll.Anchor.Item, 0)
	sample := min(autoSample, max(autoMost/len(v.cols.Leaves), 1))
	if !v.data.Scans() {
		sample = min(sample, v.bodyHeight()/st.RowHeight+1)
	}
	measure := func(at cellAddress) {
		v.textBuf = v.contents.AppendText(v.textBuf[:0], at)
		w = max(w, v.draw.Cache.Run(st.Face, v.textBuf).Width)
	}
	_, pinned := v.pinsOf(layoutx.Bottom)
	for i := range min(pinned, sample) {
		measure(v.placeRow(dataset.PinNumber(i), col))
	}
	for i := first; i < min(first+sample, v.n); i++ {
		measure(cellAddress{layoutx.Body, i, col})
	}
	known[id] = max(w+2*st.Padding+st.Line, v.contents.HeadNeed(st, col))
	return known[id]
}

// placeColumns finds the columns on the screen.
func (v *Viewport) placeColumns(st *style.Resolved) {
	for p := range v.sheet.Cols {
		pane := layoutx.Pane(p)
		r := v.sheet.Panes.Pane(pane)
		scroll := 0
		if pane == layoutx.Center {
			scroll = v.hscroll.Px
		}
		if v.unvirtual() {
			// A pane as wide as its columns has them all on it.
			scrolled := r
			if st.RTL {
				scrolled.Min.X = r.Max.X + scroll - v.geo.offsets[p].Total()
				scrolled.Max.X = r.Max.X + scroll
			} else {
				scrolled.Min.X = r.Min.X - scroll
				scrolled.Max.X = scrolled.Min.X + v.geo.offsets[p].Total()
			}
			r, scroll = scrolled, 0
		}
		v.sheet.Cols[p] = layoutx.AppendCols(v.sheet.Cols[p][:0], &v.geo.offsets[p], v.cols.First(pane), r, scroll, st.RTL)
	}
}

// unvirtual says whether all rows and columns are laid out.
func (v *Viewport) unvirtual() bool {
	return v.opt.Virtual.Off && v.n <= maxUnvirtual
}

// placeRows finds the rows on the screen, band by band, and returns those of the body
// that the scroll position shows; none while the body is a skeleton.
func (v *Viewport) placeRows(st *style.Resolved) (shown virtualize.Range, ok bool) {
	s := &v.sheet
	for b := range s.Rows {
		s.Rows[b] = s.Rows[b][:0]
	}
	head := s.Panes.Band(layoutx.Head)
	for i := range v.cols.Levels {
		s.Rows[layoutx.Head] = append(s.Rows[layoutx.Head], layoutx.Span{Index: i, Start: head.Min.Y + v.headTop(i), Size: v.levelHeight(i)})
	}
	v.placeBand(layoutx.Top, st)
	v.placeBand(layoutx.Bottom, st)
	if foot := s.Panes.Band(layoutx.Foot); !foot.Empty() {
		s.Rows[layoutx.Foot] = append(s.Rows[layoutx.Foot], layoutx.Span{Start: foot.Min.Y, Size: st.RowHeight})
	}
	if v.geo.skeleton {
		return virtualize.Range{}, false
	}
	body := s.Panes.Band(layoutx.Body)
	visible, top := v.scroll.Visible(&v.rows, body.Dy())
	shown = visible
	if v.unvirtual() {
		visible, top = virtualize.Range{Last: v.n}, int(-v.scroll.Offset(&v.rows))
	}
	y := body.Min.Y + top
	for i := visible.First; i < visible.Last; i++ {
		h := v.rows.Size(i)
		cells := h
		if v.details.options.sized() {
			cells = v.cellsHeight(i)
		}
		s.Rows[layoutx.Body] = append(s.Rows[layoutx.Body], layoutx.Span{Index: i, Start: y, Size: cells})
		y += h
	}
	v.placeSticky()
	return shown, true
}

// widthMetric is the metric of the widths of columns.
func (v *Viewport) widthMetric() unit.Metric { return style.TextScaled(v.geo.widths.metric) }
