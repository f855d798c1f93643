// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Widths are the widths of the columns in pixels and where the columns begin.
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
	// yielded is what the pinned columns that give way were found for.
	yielded yieldKey
	// textBuf holds the text that is being measured.
	textBuf []byte
}

// solved are the widths, and what they were solved for.
type solved struct {
	rev    uint32
	sizes  uint32
	space  int
	metric unit.Metric
	pad    int
	face   int
	tracks []layoutx.Track
	px     []int
	rooms  headRooms
	// known caches the measured widths of Auto columns by id. They depend on all of the
	// above but the space and the order of the columns.
	known map[string]int
	// sum is a hash of px.
	sum uint64
}

// headRooms is the state that determines how much room headers need beside their text.
type headRooms struct {
	sorting option.SortMode
	// keys is the maximum number of sort keys.
	keys int
	menu bool
}

// FitWrapped is the maximum width that contents give to a column whose text wraps.
const FitWrapped = unit.Dp(480)

// Of is the width of a column in pixels.
func (w *Widths) Of(col int) int { return w.px[col] }

// Len is how many columns have a width. It is 0 until the widths are solved anew after a
// change of the columns.
func (w *Widths) Len() int { return len(w.px) }

// Track is the width that a column asked for, with its limits.
func (w *Widths) Track(col int) layoutx.Track { return w.tracks[col] }

// Space is the width in pixels that the columns share.
func (w *Widths) Space() int { return w.space }

// Resized takes up that columns were resized.
func (w *Widths) Resized() { w.sizesRev++ }

// SizesRev changes whenever columns are resized.
func (w *Widths) SizesRev() uint32 { return w.sizesRev }

// Offsets are the positions of the columns of a pane, in content pixels.
func (w *Widths) Offsets(p layoutx.Pane) *layoutx.Offsets { return &w.offsets[p] }

// Metric is the metric for which the widths were solved last.
func (w *Widths) Metric() unit.Metric { return w.metric }

// forget has the widths solved anew. Unless other columns were given, the measured widths
// of Auto columns still hold.
func (w *Widths) forget(given bool) {
	known := w.known
	if given {
		known = nil
	}
	w.solved = solved{known: known}
}

// headRooms is that state in the present frame.
func (w *Widths) headRooms(st *style.Resolved) headRooms {
	menu := &w.options.HeaderMenu
	return headRooms{w.options.Sorting.Mode, w.options.Sorting.Max, menu.Enabled && !menu.NoButton}
}

// Total is the width of all columns in pixels.
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
	if same && w.px != nil && w.rev == w.columns.Rev && w.sizes == w.sizesRev && w.space == space {
		return
	}
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
	w.px = layoutx.Solve(px[:0], w.tracks, space)
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

// track is the width that a column asks for, with its limits.
func (w *Widths) track(gtx layout.Context, st *style.Resolved, col int) layoutx.Track {
	l := &w.columns.Leaves[col]
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
	case l.Digits > 0:
		t.Size = w.numberWidth(st, l.Digits)
	case l.Sized > 0:
		t.Size = max(px(gtx, l.Sized), 1)
	case l.Flex > 0:
		t.Kind = layoutx.Flex
		if l.Width <= 0 {
			t.Size = 0
		}
	case l.Auto:
		t.Kind = layoutx.Auto
		t.Size = w.contentWidth(st, col)
		if l.Lines > 1 {
			t.Size = min(t.Size, gtx.Dp(FitWrapped))
		}
	}
	return t
}

// TextMetric is the metric of column widths, which scale with the size of text.
func (w *Widths) TextMetric() unit.Metric { return style.TextScaled(w.metric) }
