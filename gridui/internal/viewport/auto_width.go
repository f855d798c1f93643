// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// AutoSample is the maximum number of rows measured for the width of an Auto column.
	AutoSample = 100
	// autoMost is the maximum number of texts measured for all Auto columns together.
	autoMost = 8192

	// fitLeast and fitMost limit the widths of columns that are fitted because no width was set.
	fitLeast = unit.Dp(48)
	fitMost  = unit.Dp(320)
)

// autoWidth returns the width in pixels of an Auto column.
func (w *Widths) autoWidth(gtx layout.Context, st *style.Resolved, col int) int {
	px, l := w.contentWidth(st, col), &w.columns.Leaves[col]
	if l.Lines > 1 {
		px = min(px, gtx.Dp(FitWrapped))
	}
	if l.Fits {
		px = min(max(px, gtx.Dp(fitLeast)), gtx.Dp(fitMost))
	}
	return px
}

// rowsShow reports whether there are rows to measure.
func (w *Widths) rowsShow() bool {
	first := max(coord.Pos(w.scrolling.Scroll.Anchor.Item), 0)
	return w.addresses.Count > 0 && w.data.Access().State(first) == remote.Loaded
}

// contentWidth returns the width in pixels that shows in full the header of a column, with its sort
// mark, and a sample of its contents. The sample consists of pinned rows and of the rows from the
// top of the screen on. It is measured once per column, when the first rows show.
func (w *Widths) contentWidth(st *style.Resolved, col int) int {
	known, id := w.known, w.columns.Leaves[col].ID
	if px, ok := known[id]; ok {
		return px
	}
	most := 0
	first := max(coord.Slot(w.scrolling.Scroll.Anchor.Item), 0)
	sample := min(AutoSample, max(autoMost/len(w.columns.Leaves), 1))
	if !w.data.Analysis().Reads() {
		sample = min(sample, w.geometry.BodyHeight()/st.RowHeight+1)
	}
	measure := func(at Address) {
		w.textBuf = w.contents.AppendDrawn(w.textBuf[:0], at)
		if w.columns.Leaves[col].Decimal {
			w.textBuf = w.columns.Def(col).AppendRoom(w.textBuf, 0)
		}
		most = max(most, w.painter.Cache.Run(st.Face, w.textBuf).Width)
	}
	pinned := w.data.PinnedCount(layoutx.Top) + w.data.PinnedCount(layoutx.Bottom)
	for i := range min(pinned, sample) {
		measure(w.addresses.AddressOf(coord.Pinned(i), col))
	}
	for i := first; i < min(first+coord.Slot(sample), coord.Slot(w.addresses.Count)); i++ {
		measure(Address{layoutx.Body, i, col})
	}
	most = w.columns.Def(col).ContentWidth(most, st.Face.Px)
	px := max(most+2*st.Padding+st.Line, w.contents.HeadNeed(st, col))
	if w.rowsShow() {
		known[id] = px
	} else {
		w.waits = true
	}
	return px
}
