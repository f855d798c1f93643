// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"sync"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// SumOf selects cells to add up: Rects, or Cols in the rows selected by Keep.
type SumOf struct {
	// Rects holds cells by the lines of the page, including pinned rows, and by columns.
	Rects []ranges.Rect
	Cols  ranges.Span
	// Scope selects the rows for Keep. Keep returns a function for one goroutine that reports
	// whether a line is selected, and whether more may follow; all is set if the lines are all
	// records.
	Scope option.StatusScope
	Keep  func(s *Snapshot, all bool) func(line int) (in, more bool)
	// Measures returns the measure of each column, nil for excluded columns. It is called with the cells to read.
	Measures func(cells []ranges.Rect) []column.Measure
}

// Sum is a job that adds cells up.
type Sum struct {
	*rowmodel.Job
	// Large is set for a job in the background, Cut for a job that reads only the cells on the
	// screen.
	Large, Cut bool
	// SoFar returns the figures so far and the number of their cells.
	SoFar func() (rangestats.Stats, int)

	// page is a snapshot of the page for rows, which the next sum may use, or nil. bySource is set
	// if the source computes the sum, which then includes rows that arrive later.
	page     *Snapshot
	rows     SummedRows
	bySource bool
}

// SumRev identifies the state that a sum depends on in addition to its cells.
type SumRev struct {
	Rows SummedRows
	// screen holds the lines on the screen if only these may be read.
	screen ranges.Span
}

// SummedRows identifies the rows of the page and their values.
type SummedRows struct {
	rev    uint32
	lo, hi coord.Index
}

// summed returns the identity of the rows of the page.
func (m *inMemory) summed() SummedRows {
	return SummedRows{m.rows.RowsRev, m.rows.Order.Lo, m.rows.Order.Hi}
}

// SumRev identifies the rows, and the screen if only its rows may be read.
func (m *inMemory) SumRev(*Sum) SumRev {
	rev := SumRev{Rows: m.summed()}
	if !m.rows.Scans() {
		rev.screen = m.rows.screenLines()
	}
	return rev
}

// SumRev identifies the rows of the source if the source computed the last sum.
func (s *inSource) SumRev(last *Sum) SumRev {
	if last == nil || !last.bySource {
		return s.inMemory.SumRev(last)
	}
	rows := s.summed()
	rows.rev = s.remote.Swaps
	return SumRev{Rows: rows}
}

// Sum reads the cells, or only those on the screen if the program forbids more.
func (m *inMemory) Sum(of SumOf, last *Sum) *Sum { return m.sum(of, last, m.rows.Scans()) }

// Sum requests sums of the source for cells that are not all loaded, if it supports that.
func (s *inSource) Sum(of SumOf, last *Sum) *Sum {
	if of.Keep != nil {
		return s.sum(of, nil, false)
	}
	loaded := s.loaded(of.Rects)
	if !loaded {
		if sum := s.ask(of); sum != nil {
			return sum
		}
		if sum := s.stream(of); sum != nil {
			return sum
		}
	}
	return s.sum(of, last, loaded)
}

// mostStreamed is the maximum number of rows that a sum reads from the source, row by row.
const mostStreamed = 100_000

// stream adds cells up of which some may not show, which the source does not know: it reads the rows. It returns nil
// for too many rows, and if rows have no number.
func (s *inSource) stream(of SumOf) *Sum {
	cover := s.rows.Cols.Cover(s.rows.Options.Spans.Mode)
	if cover == nil || s.rows.grouped.lines() != nil {
		return nil
	}
	rects, rows := ranges.Cover(nil, of.Rects), 0
	for _, r := range rects {
		_, _, ok := s.body(r.Rows)
		if rows += r.Rows.Len(); !ok || rows > mostStreamed {
			return nil
		}
	}
	w := &adding{snapshot: s.snapshots.Streamed(s.snapshots.Page())}
	cells := w.add(of, rects)
	sum := &Sum{Large: true, bySource: true, SoFar: w.sofar}
	sum.Job = rowmodel.NewJob(w.visits(), w.run)
	s.jobs.LaunchReading(w.snapshot, sum.Job, cells)
	return sum
}

// hides reports whether some of the cells of columns may not show.
func (s *inSource) hides(rects []ranges.Rect, measures []column.Measure) bool {
	cover := s.rows.Cols.Cover(s.rows.Options.Spans.Mode)
	for _, r := range rects {
		for col := r.Cols.First; col < r.Cols.End; col++ {
			if measures[col] != nil && cover.Reaches(col) {
				return true
			}
		}
	}
	return false
}

// sum adds up readable cells: in all rows if whole is set, else in the rows on the screen.
func (m *inMemory) sum(of SumOf, last *Sum, whole bool) *Sum {
	sum, w, rects := &Sum{}, &adding{}, of.Rects
	if of.Keep == nil {
		sum.rows = m.summed()
		if last != nil && last.page != nil && last.rows == sum.rows {
			sum.page = last.page
		} else {
			sum.page = m.snapshots.Page()
		}
		w.snapshot = sum.page
	} else {
		if !whole {
			of.Scope = option.StatusScopePage
		}
		w.snapshot = m.snapshots.scope(of.Scope)
		w.keep = of.Keep(w.snapshot, of.Scope == option.StatusScopeSource)
		rects = []ranges.Rect{{Rows: ranges.Span{End: w.snapshot.N}, Cols: of.Cols}}
	}
	if !whole {
		rects, sum.Cut = clip(rects, m.rows.screenLines())
	}
	cells := w.add(of, ranges.Cover(nil, rects))
	sum.Large, sum.SoFar = cells > InlineRows, w.sofar
	sum.Job = rowmodel.NewJob(w.visits(), w.run)
	m.jobs.Launch(sum.Job, cells)
	return sum
}

// scope returns a snapshot of the rows of a scope.
func (sn *snapshots) scope(s option.StatusScope) *Snapshot {
	switch s {
	case option.StatusScopeShown:
		return sn.Pages()
	case option.StatusScopeSource:
		return sn.Source()
	}
	return sn.Page()
}

// clip returns the parts of rectangles on the screen, and whether it cut anything.
func clip(rects []ranges.Rect, screen ranges.Span) (out []ranges.Rect, cut bool) {
	for _, r := range rects {
		cut = cut || !screen.Covers(r.Rows)
		r.Rows = r.Rows.Intersect(screen)
		out = append(out, r)
	}
	return out, cut
}

// adding holds the cells that a job adds up. Its parts are disjoint.
type adding struct {
	snapshot *Snapshot
	parts    []addedPart
	// keep, if not nil, reports whether a line is selected and whether more may follow.
	keep func(line int) (in, more bool)

	mu    sync.Mutex
	done  rangestats.Stats
	cells int
}

// addedPart is a rectangle of cells: lines of the snapshot, and the measures of its columns.
type addedPart struct {
	rows     ranges.Span
	measures []column.Measure
}

const (
	// A job reads addedRows rows at a time, and publishes its figures after publishRows rows.
	addedRows   = 512
	publishRows = 1 << 14
)

// add adds disjoint rectangles, and returns the number of their cells.
func (w *adding) add(of SumOf, rects []ranges.Rect) (cells int) {
	measures := of.Measures(rects)
	for _, r := range rects {
		p := addedPart{rows: r.Rows}
		for _, measure := range measures[r.Cols.First:r.Cols.End] {
			if measure != nil {
				p.measures = append(p.measures, measure)
			}
		}
		if len(p.measures) > 0 {
			w.parts = append(w.parts, p)
			cells += p.rows.Len() * len(p.measures)
		}
	}
	return cells
}

// visits returns the number of rows to read.
func (w *adding) visits() (rows int) {
	for i := range w.parts {
		rows += w.parts[i].rows.Len()
	}
	return rows
}

// run adds up all parts. check is the check function of a job.
func (w *adding) run(check func(visits int)) error {
	a := adder{adding: w, rows: w.snapshot.Rows.Lease(), check: check}
	defer a.rows.Release()
	for i := range w.parts {
		a.part(&w.parts[i])
	}
	a.publish()
	return nil
}

// sofar returns the figures so far and the number of their cells.
func (w *adding) sofar() (rangestats.Stats, int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.done, w.cells
}

// adder adds parts up on one goroutine.
type adder struct {
	*adding
	rows  rowdata.Source
	check func(visits int)
	stats rangestats.Stats
	cells int
	since int
	block [addedRows]coord.Record
}

// part adds up a part, block by block.
func (a *adder) part(p *addedPart) {
	for at, more := p.rows.First, true; more && at < p.rows.End; {
		var rows rowdata.Block
		from := at
		rows, at, more = a.next(at, p.rows.End)
		for _, measure := range p.measures {
			measure(&a.stats, a.rows, rows)
		}
		a.cells += rows.Len() * len(p.measures)
		a.check(at - from)
		if a.since += at - from; a.since >= publishRows {
			a.publish()
		}
	}
}

// next returns the next block of data rows. more is false if the rows after them need not be read.
func (a *adder) next(at, end int) (rows rowdata.Block, next int, more bool) {
	more, end = true, min(end, at+addedRows)
	if a.keep == nil {
		return a.snapshot.Block(a.block[:0], at, end), end, true
	}
	records := a.block[:0]
	for ; more && at < end; at++ {
		var in bool
		in, more = a.keep(at)
		if it := a.snapshot.Item(at); in && a.snapshot.Kind(it) == ItemRow {
			records = append(records, it.Record())
		}
	}
	return rowdata.Block{List: records}, at, more
}

func (a *adder) publish() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.done, a.adding.cells, a.since = a.stats, a.cells, 0
}

// loaded reports whether all rows of rectangles are loaded. It returns false for grouped rows,
// which have no number.
func (s *inSource) loaded(rects []ranges.Rect) bool {
	if s.rows.grouped.lines() != nil {
		return false
	}
	for _, r := range rects {
		if _, _, ok := s.body(r.Rows); !ok || r.Rows.Len() > mostLooked || !s.remote.loaded(r.Rows) {
			return false
		}
	}
	return true
}

// body returns the body rows of lines of the page. ok is false if the grid has pinned rows.
func (s *inSource) body(lines ranges.Span) (first, end coord.Pos, ok bool) {
	first, end = coord.Pos(lines.First), coord.Pos(lines.End)
	return first, end, first >= 0 && end <= coord.Pos(s.rows.ShownCount()) && len(s.rows.Pinned.Records) == 0
}

// ask requests sums of cells from the source. It returns nil if rows have no number, for text
// columns, because a source counts empty texts, and where cells may not show.
func (s *inSource) ask(of SumOf) *Sum {
	can := s.rows.remote.Can()
	if s.rows.grouped.lines() != nil || !can.Spans || can.Count(option.AggregateCount, option.AggregateSum, option.AggregateMin, option.AggregateMax) < 4 {
		return nil
	}
	rects := ranges.Cover(nil, of.Rects)
	measures := of.Measures(rects)
	if s.hides(rects, measures) {
		return nil
	}
	var cells []remote.Cells
	var defs []*column.Def
	for _, r := range rects {
		first, end, ok := s.body(r.Rows)
		for col := r.Cols.First; ok && col < r.Cols.End; col++ {
			if measures[col] != nil {
				d, c := s.rows.Cols.Def(col), remote.Cells{}
				c, ok = cellsOf(d)
				c.From, c.To = s.rows.Order.Lo+coord.Index(first), s.rows.Order.Lo+coord.Index(end)
				cells, defs = append(cells, c), append(defs, d)
			}
		}
		if !ok {
			return nil
		}
	}
	figures := s.rows.remote.Jobs().Figures(cells)
	s.jobs.LaunchWaiting(figures.Job)
	return &Sum{Job: figures.Job, Large: true, bySource: true, SoFar: func() (rangestats.Stats, int) { return addedFigures(figures, cells, defs) }}
}

// cellsOf returns the request for a column, false if the source would count its cells differently
// from the grid.
func cellsOf(d *column.Def) (c remote.Cells, ok bool) {
	kind := d.MeasureKind()
	c = remote.Cells{ColumnID: d.ID, Numbers: kind == column.MeasureNumber, Times: kind == column.MeasureTime}
	return c, c.Numbers || c.Times || d.Boolean != nil
}

// addedFigures returns the figures of all cells and their number when the source has finished, else
// zero.
func addedFigures(figures *remote.Figures, asked []remote.Cells, of []*column.Def) (s rangestats.Stats, cells int) {
	if !figures.Finished() {
		return s, 0
	}
	for i, f := range figures.Of {
		c := asked[i]
		cells += int(c.To - c.From)
		first, isTime := f.Min.(time.Time)
		last, _ := f.Max.(time.Time)
		switch {
		case c.Numbers:
			s.AddGiven(f.Count, of[i].GivenFigure(f.Sum), of[i].GivenFigure(f.Min), of[i].GivenFigure(f.Max))
		case c.Times && isTime:
			s.AddTime(first)
			s.AddTime(last)
			s.Count += f.Count - 2
			s.Times += f.Count - 2
		default:
			s.Count += f.Count
		}
	}
	return s, cells
}
