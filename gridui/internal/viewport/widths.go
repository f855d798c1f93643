// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Widths holds the widths of the columns in pixels and their positions.
type Widths struct {
	addresses *Addresses
	geometry  *Geometry
	scrolling *Scrolling
	data      *dataset.Set
	columns   *column.Set
	options   *option.Options
	painter   *draw.Painter
	contents  Contents

	solved
	// sizesRev is incremented when a user or the caller resizes a column.
	sizesRev uint32
	// offsets are the columns' positions by pane, in content pixels.
	offsets [3]layoutx.Offsets
	// yielded is the state for which the yielding pinned columns were computed.
	yielded yieldKey
	// textBuf holds the text being measured.
	textBuf []byte
}

// solved holds the widths and the state that they were solved for.
type solved struct {
	rev    uint32
	sizes  uint32
	space  int
	metric unit.Metric
	pad    int
	face   int
	tracks []celllayout.Track
	px     []int
	rooms  headRooms
	// known caches the measured widths of Auto columns by id. They depend on all fields above
	// except space and the order of the columns.
	known map[string]int
	// waits is set if Auto columns were measured without rows.
	waits bool
	// sum is a hash of px.
	sum uint64
}

// headRooms is the state that determines the room for the marks and buttons of headers.
type headRooms struct {
	sorting option.SortMode
	// keys is the maximum number of sort keys.
	keys int
	menu bool
}

// FitWrapped is the maximum width that contents give to a column whose text wraps.
const FitWrapped = unit.Dp(480)

// Of returns the width of a column in pixels.
func (w *Widths) Of(col int) int { return w.px[col] }

// Len returns the number of columns with a width. It is 0 after a change of the columns until the
// widths are solved again.
func (w *Widths) Len() int { return len(w.px) }

// Track returns the wanted width of a column, with its limits.
func (w *Widths) Track(col int) celllayout.Track { return w.tracks[col] }

// Waits reports whether columns that fit their contents were measured without rows, RowsShow whether there are rows to
// measure now.
func (w *Widths) Waits() bool    { return w.waits }
func (w *Widths) RowsShow() bool { return w.rowsShow() }

// Space returns the width in pixels that the columns share.
func (w *Widths) Space() int { return w.space }

// Resized notes that columns were resized.
func (w *Widths) Resized() { w.sizesRev++ }

// SizesRev returns a number that changes whenever columns are resized.
func (w *Widths) SizesRev() uint32 { return w.sizesRev }

// Offsets returns the positions of the columns of a pane, in content pixels.
func (w *Widths) Offsets(p layoutx.Pane) *layoutx.Offsets { return &w.offsets[p] }

// Metric returns the metric for which the widths were solved last.
func (w *Widths) Metric() unit.Metric { return w.metric }

// forget makes the next frame solve the widths again. Unless other columns were given, the measured
// widths of Auto columns are kept.
func (w *Widths) forget(given bool) {
	known := w.known
	if given {
		known = nil
	}
	w.solved = solved{known: known}
}

// headRooms returns the headRooms of the present frame.
func (w *Widths) headRooms(st *style.Resolved) headRooms {
	menu := &w.options.HeaderMenu
	return headRooms{w.options.Sorting.Mode, w.options.Sorting.Max, menu.Enabled && !menu.ButtonDisabled}
}

// Total returns the width of all columns in pixels.
func (w *Widths) Total() int {
	sum := 0
	for p := range w.offsets {
		sum += w.offsets[p].Total()
	}
	return sum
}

// solve computes the widths of the columns for a space in pixels, unless they are up to date.
func (w *Widths) solve(gtx layout.Context, st *style.Resolved, space int) {
	rooms := w.headRooms(st)
	same := w.metric == gtx.Metric && w.pad == st.Padding && w.face == st.Face.Px && w.rooms == rooms
	if same && w.px != nil && w.rev == w.columns.Rev && w.sizes == w.sizesRev && w.space == space && !(w.waits && w.rowsShow()) {
		return
	}
	w.waits = false
	px := w.px
	if w.known == nil || !same {
		w.known = map[string]int{}
	}
	w.sizes, w.rooms = w.sizesRev, rooms
	w.rev, w.space, w.metric, w.pad, w.face = w.columns.Rev, space, gtx.Metric, st.Padding, st.Face.Px
	w.tracks = w.tracks[:0]
	for i := range w.columns.Leaves {
		w.tracks = append(w.tracks, w.track(gtx, st, i))
	}
	w.px = celllayout.Solve(px[:0], w.tracks, space)
	if w.px == nil {
		w.px = []int{}
	}
	w.sum = 0
	for _, px := range w.px {
		w.sum = w.sum*0x100000001b3 ^ uint64(px)
	}
	for p := range w.offsets {
		first := w.columns.First(layoutx.Pane(p))
		w.offsets[p].Reset(w.px[first : first+w.columns.Count[p]])
	}
}

// track returns the wanted width of a column, with its limits.
func (w *Widths) track(gtx layout.Context, st *style.Resolved, col int) celllayout.Track {
	l := &w.columns.Leaves[col]
	gtx.Metric = style.TextScaled(gtx.Metric)
	t := celllayout.Track{
		Size: px(gtx, l.Width), Min: px(gtx, l.Min), Max: px(gtx, l.Max), Weight: l.Flex,
	}
	if t.Min == 0 {
		t.Min = gtx.Dp(celllayout.DefaultMin)
	}
	if t.Size == 0 {
		t.Size = gtx.Dp(celllayout.DefaultSize)
	}
	switch {
	case l.Digits > 0:
		t.Size = w.numberWidth(st, l.Digits)
	case l.Sized > 0:
		t.Size = max(px(gtx, l.Sized), 1)
	case l.Flex > 0:
		t.Kind = celllayout.Flex
		if l.Width <= 0 {
			t.Size = 0
		}
	case l.Auto:
		t.Kind = celllayout.Auto
		t.Size = w.autoWidth(gtx, st, col)
	}
	return t
}

// TextMetric returns the metric of column widths, which scale with the size of text.
func (w *Widths) TextMetric() unit.Metric { return style.TextScaled(w.metric) }
