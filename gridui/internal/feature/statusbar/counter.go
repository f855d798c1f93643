// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"slices"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/pace"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// partialEvery is the least time between partial figures: nobody reads them faster, and setting their
// texts costs as much as a frame does.
const partialEvery = 100 * time.Millisecond

// counter keeps the figures in step with what is selected.
type counter struct {
	// used says that there is state to drop when the bar is switched off.
	used bool
	of   stamp
	// rects are the selected ranges as the figures know them, now a buffer for those of this frame.
	rects, now []ranges.Rect
	// snapshot is that of the page, kept while the rows stay the same.
	snapshot   *dataset.Snapshot
	snapshotOf rowStamp

	work *work
	job  *rowmodel.Job
	// started is when the job began, large says that it was one of the background, waiting that
	// the rows have changed since and the figures are not recomputed yet.
	started        time.Time
	large, waiting bool
	// partial paces the figures of a job that goes on.
	partial pace.Interval
	// cut says that not all selected cells may be read.
	cut bool
	// bySource is what adds the cells up if that is the source of the rows, else nil.
	bySource *sourceWork

	stats    rangestats.Stats
	cells    int
	finished bool
	// format says how the figures are shown.
	format format
	// rev grows when the figures change.
	rev uint32
}

// source says whose figures are shown.
type source uint8

const (
	fromNothing source = iota
	fromRanges
	fromRows
)

// rowStamp identifies the rows of the page and their values.
type rowStamp struct {
	rev    uint32
	lo, hi coord.Index
}

// stamp is what the figures depend on beside the ranges.
type stamp struct {
	from     source
	rows     rowStamp
	cols     uint32
	selected uint64
	scope    option.StatusScope
	// first and end are the rows on the screen, where others may not be read.
	first, end coord.Nav
}

// restartAfter is the least time from the beginning of a job until changed rows restart it:
// a stream of changes would else keep it from coming to its end.
const restartAfter = 500 * time.Millisecond

// stamp is what the figures of this frame depend on.
func (f *Feature) stamp() stamp {
	s := stamp{from: f.source(), cols: f.Columns.Rev}
	if s.from == fromNothing {
		return s
	}
	o := &f.Dataset.Order
	s.rows = rowStamp{f.Dataset.RowsRev, o.Lo, o.Hi}
	if s.from == fromRows {
		s.selected, s.scope = f.Options.Selection.Rows.Rev(), f.scope()
	}
	switch {
	case f.counter.bySource != nil: // rows that arrive are counted already
		s.rows.rev = f.Dataset.Remote.Swaps
	case !f.Dataset.Scans():
		first, end := f.Dataset.Host.Visible()
		s.first = f.Dataset.NavIndex(first)
		s.end = s.first + coord.Nav(max(end-first, 0))
	}
	return s
}

func (f *Feature) source() source {
	switch {
	case f.Ranges.Several():
		return fromRanges
	case f.Options.StatusBar.SelectedRows && !f.Selection.None():
		return fromRows
	}
	return fromNothing
}

// sync brings the figures in step and reports whether they changed.
func (c *counter) sync(f *Feature, gtx layout.Context) (changed bool) {
	c.used = true
	now := f.stamp()
	c.now = c.now[:0]
	if now.from == fromRanges {
		c.now = f.Ranges.AppendRects(c.now)
	}
	switch {
	case now == c.of && slices.Equal(c.now, c.rects):
	case c.waits(f, gtx, now):
		c.waiting, changed, c.finished = true, c.finished, false
	default:
		c.begin(f, now)
		c.started, changed, c.partial = gtx.Now, true, pace.Interval{Least: partialEvery}
	}
	if c.job != nil {
		changed = c.poll(f, gtx) || changed
	}
	if changed {
		c.rev++
	}
	return changed
}

// waits reports whether the figures stay for a while, since only rows changed soon after a job
// began. They count as unfinished meanwhile.
func (c *counter) waits(f *Feature, gtx layout.Context, now stamp) bool {
	but := now
	but.rows = c.of.rows
	due := c.started.Add(restartAfter)
	if !c.large || but != c.of || !slices.Equal(c.now, c.rects) || !gtx.Now.Before(due) || gtx.Now.Before(c.started) {
		return false
	}
	gtx.Execute(op.InvalidateCmd{At: due})
	return true
}

// begin adds up what is selected now.
func (c *counter) begin(f *Feature, now stamp) {
	c.cancel()
	c.of, c.rects = now, append(c.rects[:0], c.now...)
	c.work, c.stats, c.cells, c.finished = nil, rangestats.Stats{}, 0, true
	c.cut, c.large, c.waiting, c.format, c.bySource = false, false, false, format{}, nil
	if now.from == fromNothing {
		c.snapshot = nil
		return
	}
	w, rects := f.selectedRows(now.scope), []ranges.Rect{f.Ranges.Bounds()}
	if now.from == fromRanges {
		w, rects = c.selectedCells(f, now), c.rects
	} else {
		c.snapshot, rects[0].Rows = nil, ranges.Span{End: w.snapshot.N}
	}
	if now.from == fromRanges && c.beginBySource(f, rects) {
		return
	}
	if !f.Dataset.Scans() && !(now.from == fromRanges && f.loaded(rects)) {
		rects = c.clip(rects, now)
	}
	w.parts, c.format = f.parts(rects)
	cells := w.cellCount()
	c.work, c.large, c.finished = w, cells > dataset.InlineRows, false
	c.job = rowmodel.NewJob(w.visits(), w.run)
	f.Dataset.Jobs.Launch(c.job, cells)
}

// selectedCells is what adds up cells of the page.
func (c *counter) selectedCells(f *Feature, now stamp) *work {
	if c.snapshot == nil || c.snapshotOf != now.rows {
		c.snapshot, c.snapshotOf = f.Dataset.Snapshots.Page(), now.rows
	}
	return &work{snapshot: c.snapshot}
}

// clip leaves the rows on the screen of some rectangles.
func (c *counter) clip(rects []ranges.Rect, now stamp) (out []ranges.Rect) {
	screen := ranges.Span{First: int(now.first), End: int(now.end)}
	for _, r := range rects {
		c.cut = c.cut || !screen.Covers(r.Rows)
		r.Rows = r.Rows.Intersect(screen)
		out = append(out, r)
	}
	return out
}

// poll takes the figures so far over from the job and reports whether they changed.
func (c *counter) poll(f *Feature, gtx layout.Context) (changed bool) {
	ended := f.Dataset.Jobs.Work(gtx, c.job)
	if !ended && !c.partial.Due(gtx.Now) {
		return false
	}
	was, finished := c.cells, ended && !c.cut && !c.waiting
	if c.bySource != nil {
		if ended {
			c.stats, c.cells = c.bySource.sum()
		}
	} else {
		c.stats, c.cells = c.work.sofar()
	}
	if ended {
		if err := c.job.Err(); err != nil {
			f.Report.Problem("status"+err.Error(), "the selected cells are not added up: %w", err)
			finished = false
		}
		c.job = nil
	}
	changed = c.cells != was || c.finished != finished
	c.finished = finished
	return changed
}

// pending reports whether no cell has been added up yet: figures are then "…" alone.
func (c *counter) pending() bool { return !c.finished && c.cells == 0 }

func (c *counter) cancel() {
	if c.job != nil {
		c.job.Cancel()
		c.job = nil
	}
}
