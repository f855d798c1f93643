// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

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
	Size image.Point
	// Top is the height of the toolbar; the sheet lies below it. bottom is that of
	// the bar below the sheet.
	Top, Bottom int
	// Offsets are the columns' positions by pane, in content pixels.
	Offsets [3]layoutx.Offsets
	Widths  WidthsOf
	// Contents is the height of all body rows.
	Contents int64
	// MaxHScroll is how far the centre pane can scroll.
	MaxHScroll int
	// FilterHeight is the height of the filter row, 0 without one.
	FilterHeight int
	// Thumb is the least length of a scroll bar's thumb.
	Thumb int
	// Empty and skeleton say that the body shows no rows.
	Empty, Skeleton bool
}

// WidthsOf remembers what the columns' widths were solved for.
type WidthsOf struct {
	rev    uint32
	sizes  uint32
	Space  int
	Metric unit.Metric
	pad    int
	face   int
	Tracks []layoutx.Track
	Px     []int
	heads  headRooms
	// Contents are the widths of Auto columns by id, measured once for what is above
	// but the space and the places of the columns.
	Contents map[string]int
	// sum tells any two results apart.
	sum uint64
}

// BodyHeight is the height of the body in pixels.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (v *Viewport) BodyHeight() int { return v.Sheet.Panes.Band(layoutx.Body).Dy() }

// SheetSize is the size of all below the toolbar and above the bar of pages, in pixels.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (v *Viewport) SheetSize() image.Point {
	return image.Pt(v.Geometry.Size.X, max(v.Geometry.Size.Y-v.Geometry.Top-v.Geometry.Bottom, 0))
}

// Insets are the heights of the bands around the body.
func (v *Viewport) Insets(st *style.Resolved) layoutx.Insets {
	in := layoutx.Insets{
		Head:   v.LevelTop(v.Columns.Levels) + v.Geometry.FilterHeight,
		Top:    v.bandHeight(layoutx.Top, st),
		Bottom: v.bandHeight(layoutx.Bottom, st),
		RTL:    st.RTL,
	}
	if v.Columns.AnyFooter {
		in.Foot = st.RowHeight
	}
	if len(v.Columns.Leaves) == 0 {
		in.Head = st.HeaderHeight
	}
	return in
}

// BarRoom says how much room the vertical bar takes of the width and the
// horizontal one of the height. Each can make the other necessary.
func (v *Viewport) BarRoom(gtx layout.Context, st *style.Resolved, room image.Point, in layoutx.Insets) (x, y int) {
	body := room.Y - in.Head - in.Top - in.Bottom - in.Foot
	v.Geometry.Contents = v.RowAxis.Total()
	if v.Geometry.Skeleton {
		v.Geometry.Contents = 0
	}
	if v.Geometry.Contents > int64(body) {
		x = st.BarWidth
	}
	v.SolveWidths(gtx, st, room.X-x)
	if v.ColumnsWidth() <= room.X-x {
		return x, 0
	}
	y = st.BarWidth
	if v.Geometry.Contents > int64(body-y) {
		x = st.BarWidth
	}
	return x, y
}

// ColumnsWidth is the width of all columns in pixels.
func (v *Viewport) ColumnsWidth() int {
	sum := 0
	for p := range v.Geometry.Offsets {
		sum += v.Geometry.Offsets[p].Total()
	}
	return sum
}

// SolveWidths finds the columns' widths for a space in pixels, unless they are known.
func (v *Viewport) SolveWidths(gtx layout.Context, st *style.Resolved, space int) {
	w, heads := &v.Geometry.Widths, v.headRooms(st)
	same := w.Metric == gtx.Metric && w.pad == st.Padding && w.face == st.Face.Px && w.heads == heads
	if same && w.Px != nil && w.rev == v.Columns.Rev && w.sizes == v.SizesRev && w.Space == space {
		return
	}
	px := w.Px
	if w.Contents == nil || !same {
		w.Contents = map[string]int{}
	}
	w.sizes, w.heads = v.SizesRev, heads
	w.rev, w.Space, w.Metric, w.pad, w.face = v.Columns.Rev, space, gtx.Metric, st.Padding, st.Face.Px
	w.Tracks = w.Tracks[:0]
	for i := range v.Columns.Leaves {
		w.Tracks = append(w.Tracks, v.track(gtx, st, i))
	}
	w.Px = layoutx.Solve(px[:0], w.Tracks, space)
	if w.Px == nil {
		w.Px = []int{}
	}
	w.sum = 0
	for _, px := range w.Px {
		w.sum = w.sum*0x100000001b3 ^ uint64(px)
	}
	for p := range v.Geometry.Offsets {
		first := v.Columns.First(layoutx.Pane(p))
		v.Geometry.Offsets[p].Reset(w.Px[first : first+v.Columns.Count[p]])
	}
}

// track is what a column asks of the width.
func (v *Viewport) track(gtx layout.Context, st *style.Resolved, col int) layoutx.Track {
	l := &v.Columns.Leaves[col]
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
			t.Size = min(t.Size, gtx.Dp(FitWrapped))
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
	// AutoSample is how many rows are measured for the width of an Auto column.
	AutoSample = 64
	// autoMost is how many texts are measured for all Auto columns together.
	autoMost = 8192
)

// contentWidth is the width that shows the header, sorted by or not, and a sample of the contents
// of a column in full: rows that are pinned and rows from the top of the screen at the
// time when it is first asked for.
func (v *Viewport) contentWidth(st *style.Resolved, col int) int {
	known, id := v.Geometry.Widths.Contents, v.Columns.Leaves[col].ID
	if w, ok := known[id]; ok {
		return w
	}
	w := 0
	first := max(v.Scroll.Anchor.Item, 0)
	sample := min(AutoSample, max(autoMost/len(v.Columns.Leaves), 1))
	if !v.Dataset.Scans() {
		sample = min(sample, v.BodyHeight()/st.RowHeight+1)
	}
	measure := func(at Address) {
		v.textBuf = v.Contents.AppendText(v.textBuf[:0], at)
		w = max(w, v.Painter.Cache.Run(st.Face, v.textBuf).Width)
	}
	_, pinned := v.pinsOf(layoutx.Bottom)
	for i := range min(pinned, sample) {
		measure(v.AddressOf(dataset.PinNumber(i), col))
	}
	for i := first; i < min(first+sample, v.Count); i++ {
		measure(Address{layoutx.Body, i, col})
	}
	known[id] = max(w+2*st.Padding+st.Line, v.Contents.HeadNeed(st, col))
	return known[id]
}

// PlaceColumns finds the columns on the screen.
func (v *Viewport) PlaceColumns(st *style.Resolved) {
	for p := range v.Sheet.Cols {
		pane := layoutx.Pane(p)
		r := v.Sheet.Panes.Pane(pane)
		scroll := 0
		if pane == layoutx.Center {
			scroll = v.HScroll.Px
		}
		if v.unvirtual() {
			// A pane as wide as its columns has them all on it.
			scrolled := r
			if st.RTL {
				scrolled.Min.X = r.Max.X + scroll - v.Geometry.Offsets[p].Total()
				scrolled.Max.X = r.Max.X + scroll
			} else {
				scrolled.Min.X = r.Min.X - scroll
				scrolled.Max.X = scrolled.Min.X + v.Geometry.Offsets[p].Total()
			}
			r, scroll = scrolled, 0
		}
		v.Sheet.Cols[p] = layoutx.AppendCols(v.Sheet.Cols[p][:0], &v.Geometry.Offsets[p], v.Columns.First(pane), r, scroll, st.RTL)
	}
}

// unvirtual says whether all rows and columns are laid out.
func (v *Viewport) unvirtual() bool {
	return v.Options.Virtual.Off && v.Count <= maxUnvirtual
}

// PlaceRows finds the rows on the screen, band by band, and returns those of the body
// that the scroll position shows; none while the body is a skeleton.
func (v *Viewport) PlaceRows(st *style.Resolved) (shown virtualize.Range, ok bool) {
	s := &v.Sheet
	for b := range s.Rows {
		s.Rows[b] = s.Rows[b][:0]
	}
	head := s.Panes.Band(layoutx.Head)
	for i := range v.Columns.Levels {
		s.Rows[layoutx.Head] = append(s.Rows[layoutx.Head], layoutx.Span{Index: i, Start: head.Min.Y + v.LevelTop(i), Size: v.LevelHeight(i)})
	}
	v.placeBand(layoutx.Top, st)
	v.placeBand(layoutx.Bottom, st)
	if foot := s.Panes.Band(layoutx.Foot); !foot.Empty() {
		s.Rows[layoutx.Foot] = append(s.Rows[layoutx.Foot], layoutx.Span{Start: foot.Min.Y, Size: st.RowHeight})
	}
	if v.Geometry.Skeleton {
		return virtualize.Range{}, false
	}
	body := s.Panes.Band(layoutx.Body)
	visible, top := v.Scroll.Visible(&v.RowAxis, body.Dy())
	shown = visible
	if v.unvirtual() {
		visible, top = virtualize.Range{Last: v.Count}, int(-v.Scroll.Offset(&v.RowAxis))
	}
	y := body.Min.Y + top
	for i := visible.First; i < visible.Last; i++ {
		h := v.RowAxis.Size(i)
		cells := h
		if v.Details.Options.Sized() {
			cells = v.CellsHeight(i)
		}
		s.Rows[layoutx.Body] = append(s.Rows[layoutx.Body], layoutx.Span{Index: i, Start: y, Size: cells})
		y += h
	}
	v.placeSticky()
	return shown, true
}

// WidthMetric is the metric of the widths of columns.
func (v *Viewport) WidthMetric() unit.Metric { return style.TextScaled(v.Geometry.Widths.Metric) }
