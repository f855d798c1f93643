// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profiling

import (
	"errors"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// source requests the figures of one column from the source of the rows. Frames do not wait: the
// source first computes figures, then counts the rows of each bar of a histogram, with one request
// for each bar.
type source struct {
	*settings
	// wanted is the column that is wanted in this frame. column, of and cols are the column, the
	// rows and the revision of the columns of the figures.
	wanted, column string
	of             remote.Rows
	cols           uint32
	// asked and counts are the jobs in progress.
	asked  *remote.Profiled
	counts *remote.Counts
	kind   profile.Of
	// figures show if known is set. current is set until the rows change. The source counts the rows of
	// pending.
	figures        Figures
	pending        []profile.Bar
	known, current bool
	// failed is the error of the last job, if there is one.
	failed error
	// reads is the number of readings of all rows when the figures were computed. began is when the
	// computation began, due when it may begin again.
	reads      uint32
	began, due time.Time
	// added is a buffer of columns.
	added []*column.Def
}

const (
	// A source rests for restPerWork times its working time before it computes figures of changed rows, and
	// for leastRest at least.
	restPerWork = 4
	leastRest   = 500 * time.Millisecond
	// MostBars limits the bars of a histogram, MostFrequent the list of frequent values.
	MostBars, MostFrequent = 20, 50
)

// want records the column that is wanted in this frame.
func (b *source) want(columnID string, _ Needs) { b.wanted = columnID }

// figuresOf returns the known figures of a column.
func (b *source) figuresOf(columnID string) (*Figures, State) {
	switch {
	case b.column != columnID || !b.known:
		return nil, Unknown
	case !b.current:
		return &b.figures, Stale
	}
	return &b.figures, Current
}

// refuses rejects added columns, which the source does not contain, and all columns if the source
// computes no figures.
func (b *source) refuses(columnID string, t *locale.Profile) string {
	b.added = b.added[:0]
	for _, source := range b.Dataset.Added {
		b.added = source.AppendColumns(b.added)
	}
	can := b.rows().Can()
	sums := can.Groups || can.Count(option.AggregateCount, option.AggregateDistinct, option.AggregateMin, option.AggregateMax) > 0
	if sums && b.Columns.Find(columnID) >= 0 && column.Find(b.added, columnID) == nil {
		return ""
	}
	return t.NotSummed
}

// forget cancels the jobs of the source, and drops their results.
func (b *source) forget() {
	if b.column == "" {
		return
	}
	if b.asked != nil {
		b.asked.Stop()
	}
	if b.counts != nil {
		b.counts.Stop()
	}
	*b = source{settings: b.settings, wanted: b.wanted, added: b.added}
	b.Rev++
}

// sync updates the figures of the wanted column, or continues to do so.
func (b *source) sync(gtx layout.Context) {
	columnID, rows := b.wanted, b.rows()
	if b.wanted = ""; columnID == "" || rows == nil {
		b.forget()
		return
	}
	if columnID != b.column || rows != b.of || b.cols != b.Columns.Rev {
		b.forget()
		b.column, b.of, b.cols = columnID, rows, b.Columns.Rev
	}
	b.poll(gtx)
	if b.current && rows.Status().Reads != b.reads {
		b.current = false
		b.Rev++
	}
	if b.current || b.failed != nil || b.asked != nil || b.counts != nil {
		return
	}
	if gtx.Now.Before(b.due) {
		gtx.Execute(op.InvalidateCmd{At: b.due})
		return
	}
	b.begin(gtx)
}

// begin requests the figures from the source.
func (b *source) begin(gtx layout.Context) {
	b.kind = AskedOf(b.def())
	ask := remote.Profile{ColumnID: b.column, Bounds: b.kind.Kind != profile.Bools, Numbers: b.kind.Kind == profile.Numbers}
	if b.kind.Kind == profile.Texts || b.kind.Kind == profile.Bools {
		ask.Frequent = MostFrequent
	}
	b.reads, b.began = b.of.Status().Reads, gtx.Now
	b.asked = b.of.Jobs().Profile(ask)
	b.launch(gtx, b.asked.Job)
}

func (b *source) def() *column.Def { return b.Columns.Def(b.Columns.Find(b.column)) }

func (b *source) launch(gtx layout.Context, job *rowmodel.Job) {
	b.Dataset.Jobs.LaunchWaiting(job)
	b.Dataset.Jobs.Poll(gtx)
}

// poll stores the results of the source.
func (b *source) poll(gtx layout.Context) {
	if b.asked != nil && b.Dataset.Jobs.Work(gtx, b.asked.Job) {
		asked := b.asked
		b.asked = nil
		if b.ended(gtx, asked.Err()) {
			b.count(gtx, told(&asked.Figures, b.kind))
		}
	}
	if b.counts != nil && b.Dataset.Jobs.Work(gtx, b.counts.Job) {
		counts := b.counts
		b.counts, b.figures.Counting = nil, false
		if b.ended(gtx, counts.Err()) {
			for i, n := range counts.Rows {
				b.pending[i].Count = n
			}
			b.bars(b.pending)
		}
	}
}

// bars sets the bars of the histogram, which ends the computation.
func (b *source) bars(bars []profile.Bar) {
	b.figures.bars, b.pending, b.current = bars, nil, true
	b.figures.know(Bars, len(bars) > 0)
}

// ended records the end of a job, and reports whether it succeeded.
func (b *source) ended(gtx layout.Context, err error) bool {
	b.Rev++
	b.due = gtx.Now.Add(max(restPerWork*gtx.Now.Sub(b.began), leastRest))
	if err != nil && !errors.Is(err, rowmodel.ErrCanceled) {
		b.failed = err
	}
	return err == nil
}

// count stores figures, and lets the source count the rows of each bar if it can. Visible bars stay
// until then.
func (b *source) count(gtx layout.Context, figures Figures) {
	figures.bars = b.figures.bars
	figures.know(Bars, len(figures.bars) > 0)
	b.figures, b.known = figures, true
	b.pending = b.intervals()
	queries := b.queries()
	if len(queries) == 0 {
		b.bars(nil)
		return
	}
	b.counts = b.of.Jobs().Counts(queries)
	b.figures.Counting = len(figures.bars) == 0
	b.launch(gtx, b.counts.Job)
}

// intervals returns the bars of a histogram over the values, without their counts.
func (b *source) intervals() []profile.Bar {
	if !b.figures.Knows(Bounds) || !b.of.Can().Does(remote.Aggregate{Function: option.AggregateCount}) {
		return nil
	}
	lo, low := b.float(b.figures.Least)
	hi, high := b.float(b.figures.Greatest)
	if !low || !high {
		return nil
	}
	return profile.Intervals(b.kind, lo, hi, MostBars)
}

// queries returns a query for the rows of each bar, none if a bar has no filter.
func (b *source) queries() (of []remote.Query) {
	d := b.def()
	for i := range b.pending {
		q, ok := b.Dataset.Remote.QueryBy(d, BarFilter(d, b.pending[i], b.kind.Whole, b.Columns.Numbers))
		if !ok {
			return nil
		}
		of = append(of, q)
	}
	return of
}

// float returns a bound for bars: a number, or the seconds of a time that filters can write.
func (b *source) float(v any) (float64, bool) {
	switch v := v.(type) {
	case exact.Number:
		return v.Float, b.kind.Kind == profile.Numbers
	case time.Time:
		return float64(v.Unix()) + float64(v.Nanosecond())/float64(time.Second), b.kind.Kind == profile.Times && v.Year() >= 0 && v.Year() <= 9999
	}
	return 0, false
}

// retry requests the figures from the source again after a failure.
func (b *source) retry(gtx layout.Context) {
	b.failed, b.due = nil, time.Time{}
	b.Rev++
	gtx.Execute(op.InvalidateCmd{})
}
