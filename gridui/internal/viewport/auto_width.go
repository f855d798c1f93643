// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// AutoSample is the maximum number of rows measured for the width of an Auto column.
	AutoSample = 64
	// autoMost is the maximum number of texts measured for all Auto columns together.
	autoMost = 8192
)

// contentWidth returns the width in pixels that shows in full the header of a column, with its sort
// mark, and a sample of its contents. The sample consists of pinned rows and of the rows from the
// top of the screen on. It is measured once per column.
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
		most = max(most, w.painter.Cache.Run(st.Face, w.textBuf).Width)
	}
	pinned := w.data.PinnedCount(layoutx.Top) + w.data.PinnedCount(layoutx.Bottom)
	for i := range min(pinned, sample) {
		measure(w.addresses.AddressOf(coord.Pinned(i), col))
	}
	for i := first; i < min(first+coord.Slot(sample), coord.Slot(w.addresses.Count)); i++ {
		measure(Address{layoutx.Body, i, col})
	}
	known[id] = max(most+2*st.Padding+st.Line, w.contents.HeadNeed(st, col))
	return known[id]
}
