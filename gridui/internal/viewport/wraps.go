// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// Wraps caches the heights of rows whose text wraps, so that a row is measured only when it becomes
// visible for the first time.
type Wraps struct {
	indents  *Indents
	widths   *Widths
	data     *dataset.Set
	columns  *column.Set
	painter  *draw.Painter
	contents Contents
	// spans provides the merged cells, nil if there are none.
	spans Spans

	// stamp is the state that the heights were measured for, rev counts its changes.
	stamp wrapStamp
	rev   uint32
	// known caches heights by the number of the row in the source. Heights with another rev are
	// estimates.
	known map[coord.Item]wrapHeight
	// guess is the estimated height in pixels of a row that was never measured: the mean of the
	// measured ones, 0 before that. It is computed again when seen reaches next.
	guess, sum, seen, next int
	textBuf                []byte
}

// wrapHeight is the measured height of a row in pixels, style a hash of its styles.
type wrapHeight struct {
	rev   uint32
	style uint32
	px    int32
}

// wrapStamp is the state that the heights of all rows depend on.
type wrapStamp struct {
	data              uint64
	rows, style, cols uint32
	widths            uint64
	rowH              int
	spans             SpansRev
}

const (
	// maxWraps is the maximum number of cached heights. When it is reached, all are dropped.
	maxWraps = 1 << 16
	// restWraps is the maximum number of cached heights that are restored after the order
	// of rows changed.
	restWraps = 4096
	// guessFirst and guessLast are the numbers of rows from which the first and the last guess are
	// computed.
	guessFirst, guessLast = 1, 2048
)

// InUse reports whether a column wraps the text of its cells.
func (w *Wraps) InUse() bool { return len(w.columns.Wrapping) > 0 }

// joins reports whether cells can be merged now.
func (w *Wraps) joins() bool { return w.spans != nil && w.spans.On() }

// forget drops all cached heights.
func (w *Wraps) forget() {
	w.stamp, w.rev, w.known = wrapStamp{}, 0, nil
	w.guess, w.sum, w.seen, w.next = 0, 0, 0, 0
}

// sync starts a new revision if the state that heights depend on has changed.
func (w *Wraps) sync() {
	if !w.InUse() {
		w.forget()
		return
	}
	s := wrapStamp{data: w.contents.Revision(), style: w.painter.StyleRev, cols: w.columns.Rev, rowH: w.painter.Style.RowHeight}
	if w.data.Outlined() || w.joins() {
		s.rows = w.data.RowsRev // the indent of rows, or the rows beside them, may have changed
	}
	if w.joins() {
		s.spans = w.spans.Rev()
	}
	for _, c := range w.columns.Wrapping {
		s.widths = s.widths*0x100000001b3 ^ uint64(w.widths.px[c])
	}
	if w.rev > 0 && s == w.stamp {
		return
	}
	w.stamp, w.rev = s, w.rev+1
	w.sum, w.seen, w.next = 0, 0, guessFirst
}

// estimate returns the last measured height of a row in pixels, or the mean of all rows.
func (w *Wraps) estimate(row coord.Pos) int {
	if k, ok := w.known[w.data.SourceOf(row)]; ok {
		return int(k.px)
	}
	return w.guess
}

// guessAgain computes the guess again after the number of measured rows has doubled, and reports
// whether the guess changed.
func (w *Wraps) guessAgain() bool {
	if w.next == 0 || w.seen < w.next || w.next > guessLast {
		return false
	}
	was := w.guess
	w.guess, w.next = w.sum/w.seen, 2*w.seen
	return w.guess != was
}

// renumber updates cached row numbers after numbers in the source changed.
func (w *Wraps) renumber(moved []int32) {
	known := make(map[coord.Item]wrapHeight, len(w.known))
	for record, height := range w.known {
		if to := dataset.Renumbered(record.Record(), moved); to >= 0 {
			known[to.Item()] = height
		}
	}
	w.known = known
}
