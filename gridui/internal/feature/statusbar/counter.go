// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"slices"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/pace"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// partialEvery is the least time between partial figures: nobody reads them faster, and setting their texts
// costs as much as a frame.
const partialEvery = 100 * time.Millisecond

// counter keeps the figures in step with the selection.
type counter struct {
	// used reports that there is state to discard when the bar is switched off.
	used bool
	of   stamp
	// rects holds the selected ranges of the figures, now is a buffer for the ranges of this frame.
	rects, now []ranges.Rect

	// sum computes the figures, or did so last; job is the same while it runs.
	sum *dataset.Sum
	job *rowmodel.Job
	// started is when the job began. waiting reports that the rows have changed since and the figures are not
	// recomputed yet.
	started time.Time
	waiting bool
	// partial limits the rate of partial figures while a job runs.
	partial pace.Interval

	stats    rangestats.Stats
	cells    int
	finished bool
	// format is the display format of the figures.
	format format
	// rev grows when the figures change.
	rev uint32
}

// source is the origin of the shown figures.
type source uint8

const (
	fromNothing source = iota
	fromRanges
	fromRows
)

// stamp holds the inputs of the figures other than the ranges.
type stamp struct {
	from     source
	rows     dataset.SumRev
	cols     uint32
	selected uint64
	scope    option.StatusScope
}

// restartAfter is the least time from the beginning of a job until changed rows restart it. Otherwise a
// stream of changes would keep it from finishing.
const restartAfter = 500 * time.Millisecond

// stamp returns the inputs of the figures in this frame.
func (f *Feature) stamp() stamp {
	s := stamp{from: f.source(), cols: f.Columns.Rev}
	if s.from == fromNothing {
		return s
	}
	s.rows = f.Dataset.Analysis().SumRev(f.counter.sum)
	if s.from == fromRows {
		s.selected, s.scope = f.Options.Selection.Rows.Rev(), f.Options.StatusBar.SelectedScope
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

// waits reports whether the figures remain for a while, since only rows changed soon after a job began. They
// count as unfinished meanwhile.
func (c *counter) waits(f *Feature, gtx layout.Context, now stamp) bool {
	but := now
	but.rows.Rows = c.of.rows.Rows
	due := c.started.Add(restartAfter)
	if c.sum == nil || !c.sum.Large || but != c.of || !slices.Equal(c.now, c.rects) || !gtx.Now.Before(due) || gtx.Now.Before(c.started) {
		return false
	}
	gtx.Execute(op.InvalidateCmd{At: due})
	return true
}

// begin starts to compute the figures of the current selection.
func (c *counter) begin(f *Feature, now stamp) {
	c.cancel()
	c.of, c.rects = now, append(c.rects[:0], c.now...)
	c.stats, c.cells, c.finished, c.waiting, c.format = rangestats.Stats{}, 0, true, false, format{}
	if now.from == fromNothing {
		c.sum = nil
		return
	}
	of := dataset.SumOf{Rects: c.rects, Measures: func(cells []ranges.Rect) []column.Measure { return c.measures(f, cells) }}
	if now.from == fromRows {
		of.Cols, of.Scope, of.Keep = f.Ranges.Bounds().Cols, now.scope, f.selected
	}
	c.sum, c.finished = f.Dataset.Analysis().Sum(of, c.sum), false
	c.job, c.of.rows = c.sum.Job, f.Dataset.Analysis().SumRev(c.sum)
}

// selected returns a function that reports which lines of a snapshot are selected rows.
func (f *Feature) selected(s *dataset.Snapshot, all bool) func(line int) (in, more bool) {
	if all {
		return f.Selection.InSource()
	}
	return f.Selection.In(s)
}

// poll takes the figures so far from the job and reports whether they changed.
func (c *counter) poll(f *Feature, gtx layout.Context) (changed bool) {
	ended := f.Dataset.Jobs.Work(gtx, c.job)
	if !ended && !c.partial.Due(gtx.Now) {
		return false
	}
	was, finished := c.cells, ended && !c.sum.Cut && !c.waiting
	c.stats, c.cells = c.sum.SoFar()
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

// pending reports whether no cell has been added up yet: the figures are then only "…".
func (c *counter) pending() bool { return !c.finished && c.cells == 0 }

func (c *counter) cancel() {
	if c.job != nil {
		c.job.Cancel()
		c.job = nil
	}
}
