// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"errors"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// bySource is the profile of the column of the card where the rows are those of a source, which sums them
// up. Frames wait for nothing: at first the source is asked for figures, then it counts the rows of each bar
// of a histogram, one request a bar.
type bySource struct {
	*Feature
	// column is what the figures are of, rows whose they are, cols the revision of the columns.
	column string
	rows   remote.Rows
	cols   uint32
	// asked and counts are the jobs under way, with what they are to know.
	asked  *remote.Profiled
	counts *remote.Counts
	of     profile.Of
	// figures are what shows, if known, and intervals the histogram. current says that the rows have not
	// changed since. pending are the bars that are being counted.
	figures            remote.ColumnFigures
	intervals, pending []profile.Bar
	known, current     bool
	// err is why nothing newer came.
	err error
	// reads says as of when the rows are read, began when that began, due when it may begin again.
	reads      uint32
	began, due time.Time
	// rev grows when anything of it changes.
	rev uint32
	// added is memory for the columns that were added to those of the program.
	added []*column.Def
}

// restPerWork is how long a source rests before figures are computed again because rows have changed, as a
// multiple of the time that it took, leastRest how long at least.
const (
	restPerWork = 4
	leastRest   = 500 * time.Millisecond
)

// sums reports whether rows are those of a source that sums up a column: one of its own, which columns
// that were added are not.
func (b *bySource) sums(columnID string) bool {
	rows := b.Dataset.Remote.Rows()
	if rows == nil || b.Columns.Find(columnID) < 0 {
		return false
	}
	b.added = b.added[:0]
	for _, source := range b.Dataset.Added {
		b.added = source.AppendColumns(b.added)
	}
	if column.Find(b.added, columnID) != nil {
		return false
	}
	can := rows.Can()
	for _, a := range [...]option.Aggregate{option.AggregateCount, option.AggregateDistinct, option.AggregateMin, option.AggregateMax} {
		if can.Does(remote.Aggregate{Function: a}) {
			return true
		}
	}
	return can.Groups
}

// forget ends what the source does, and drops what it has found.
func (b *bySource) forget() {
	b.stop()
	rev := b.rev + 1
	*b = bySource{Feature: b.Feature, rev: rev, added: b.added}
}

func (b *bySource) stop() {
	if b.asked != nil {
		b.asked.Stop()
	}
	if b.counts != nil {
		b.counts.Stop()
	}
	b.asked, b.counts = nil, nil
}

// sync brings the figures of a column up to date, or goes on with that; an empty id stops it.
func (b *bySource) sync(gtx layout.Context, columnID string) {
	rows := b.Dataset.Remote.Rows()
	if columnID == "" || rows == nil {
		if b.column != "" {
			b.forget()
		}
		return
	}
	if columnID != b.column || rows != b.rows || b.cols != b.Columns.Rev {
		b.forget()
		b.column, b.rows, b.cols = columnID, rows, b.Columns.Rev
	}
	b.poll(gtx)
	if reads := rows.Status().Reads; b.current && reads != b.reads {
		b.current = false
		b.rev++
	}
	if b.current || b.err != nil || b.asked != nil || b.counts != nil {
		return
	}
	if gtx.Now.Before(b.due) {
		gtx.Execute(op.InvalidateCmd{At: b.due})
		return
	}
	b.begin(gtx)
}

// begin asks the source for the figures.
func (b *bySource) begin(gtx layout.Context) {
	d := b.Columns.Def(b.Columns.Find(b.column))
	b.of = profiling.AskedOf(d)
	ask := remote.Profile{ColumnID: b.column, Bounds: b.of.Kind != profile.Bools, Numbers: b.of.Kind == profile.Numbers}
	if !b.measured() {
		ask.Frequent = mostValues
	}
	b.reads, b.began = b.rows.Status().Reads, gtx.Now
	b.asked = b.rows.Jobs().Profile(ask)
	b.Dataset.Jobs.LaunchWaiting(b.asked.Job)
	b.Dataset.Jobs.Poll(gtx)
}

// measured reports whether the values are numbers or times, which have a histogram in place of frequent values.
func (b *bySource) measured() bool { return b.of.Kind == profile.Numbers || b.of.Kind == profile.Times }

// poll takes over what the source has found.
func (b *bySource) poll(gtx layout.Context) {
	if b.asked != nil && b.Dataset.Jobs.Work(gtx, b.asked.Job) {
		asked := b.asked
		b.asked = nil
		if b.ended(gtx, asked.Err()) {
			b.figures, b.known = asked.Figures, true
			b.count(gtx)
		}
	}
	if b.counts != nil && b.Dataset.Jobs.Work(gtx, b.counts.Job) {
		counts := b.counts
		b.counts = nil
		if b.ended(gtx, counts.Err()) {
			for i, n := range counts.Rows {
				b.pending[i].Count = n
			}
			b.intervals, b.pending, b.current = b.pending, nil, true
		}
	}
}

// ended notes that a job has, and reports whether it went well.
func (b *bySource) ended(gtx layout.Context, err error) bool {
	b.rev++
	b.due = gtx.Now.Add(max(restPerWork*gtx.Now.Sub(b.began), leastRest))
	if err != nil && !errors.Is(err, rowmodel.ErrCanceled) {
		b.err = err
	}
	return err == nil
}

// count has the rows of each bar counted, if the source can.
func (b *bySource) count(gtx layout.Context) {
	b.pending = b.bars()
	queries := b.queries()
	if len(queries) == 0 {
		b.intervals, b.pending, b.current = nil, nil, true
		return
	}
	b.counts = b.rows.Jobs().Counts(queries)
	b.Dataset.Jobs.LaunchWaiting(b.counts.Job)
	b.Dataset.Jobs.Poll(gtx)
}

// bars are those of a histogram over the values, without their counts.
func (b *bySource) bars() []profile.Bar {
	if !b.measured() || !b.figures.BoundsKnown || !b.rows.Can().Does(remote.Aggregate{Function: option.AggregateCount}) {
		return nil
	}
	lo, low := b.float(b.figures.Min)
	hi, high := b.float(b.figures.Max)
	if !low || !high {
		return nil
	}
	return profile.Intervals(b.of, lo, hi, mostIntervals)
}

// queries are those that count the rows of each bar: by the filters that the bars stand for. There are none
// if a bar has no filter.
func (b *bySource) queries() (of []remote.Query) {
	d := b.Columns.Def(b.Columns.Find(b.column))
	for i := range b.pending {
		q, ok := b.Dataset.Remote.QueryBy(d, b.filterOf(d, b.pending[i]))
		if !ok {
			return nil
		}
		of = append(of, q)
	}
	return of
}

func (b *bySource) filterOf(d *column.Def, of profile.Bar) filter.Filter {
	if of.Unit == profile.UnitNone {
		m := maker{def: d, signs: b.Columns.Numbers}
		return m.numberFilter(of, b.of.Whole)
	}
	return timeFilter(of)
}

// float is a bound as bars need it: a number, or the seconds of a time that filters can write.
func (b *bySource) float(v any) (float64, bool) {
	if at, ok := v.(time.Time); ok {
		if at = at.UTC(); at.Year() < 0 || at.Year() > 9999 {
			return 0, false
		}
		return float64(at.Unix()) + float64(at.Nanosecond())/float64(time.Second), b.of.Kind == profile.Times
	}
	n, ok := column.GivenNumber(v)
	return n.Float, ok && b.of.Kind == profile.Numbers
}

// counting reports whether bars are being counted, and none show.
func (b *bySource) counting() bool { return b.counts != nil && len(b.intervals) == 0 }

// retry asks the source again after a failure.
func (b *bySource) retry(gtx layout.Context) {
	b.err, b.due = nil, time.Time{}
	b.rev++
	gtx.Execute(op.InvalidateCmd{})
}
