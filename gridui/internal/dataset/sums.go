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
	"github.com/giogrid/giogrid/layoutx"
)

// SumOf selects cells to add up: Rects, or Cols in the rows that Keep takes.
type SumOf struct {
	// Rects are cells by the lines of the page, pinned rows among them, and by columns.
	Rects []ranges.Rect
	Cols  ranges.Span
	// Scope is the rows among which Keep takes some. Keep returns a function for one goroutine that reports
	// whether a line is taken, and whether more may follow; all is set where the lines are all records.
	Scope option.StatusScope
	Keep  func(s *Snapshot, all bool) func(line int) (in, more bool)
	// Measures returns the measure of each column, nil for excluded columns. It is called with the cells to read.
	Measures func(cells []ranges.Rect) []column.Measure
}

// Sum is a job that adds cells up.
type Sum struct {
	*rowmodel.Job
	// Large is set for a job in the background, Cut for one that reads the cells on the screen alone.
	Large, Cut bool
	// SoFar returns the figures so far, and of how many cells they are.
	SoFar func() (rangestats.Stats, int)

	// page is a snapshot of the page as of rows, which the next sum may use, nil for none. bySource is set where the source
	// adds up: rows that arrive are counted already.
	page     *Snapshot
	rows     SummedRows
	bySource bool
}

// SumRev identifies what a sum depends on beside its cells.
type SumRev struct {
	Rows SummedRows
	// screen is the lines on the screen where others may not be read.
	screen ranges.Span
}

// SummedRows identifies the rows of the page and their values.
type SummedRows struct {
	rev    uint32
	lo, hi coord.Index
}

// summed identifies the rows of the page.
func (m *inMemory) summed() SummedRows {
	return SummedRows{m.rows.RowsRev, m.rows.Order.Lo, m.rows.Order.Hi}
}

// SumRev identifies the rows, and the screen where that is all that may be read.
func (m *inMemory) SumRev(*Sum) SumRev {
	rev := SumRev{Rows: m.summed()}
	if !m.rows.Scans() {
		rev.screen = m.screen()
	}
	return rev
}

// SumRev identifies the rows of the source where that adds up.
func (s *inSource) SumRev(last *Sum) SumRev {
	if last == nil || !last.bySource {
		return s.inMemory.SumRev(last)
	}
	rows := s.summed()
	rows.rev = s.remote.Swaps
	return SumRev{Rows: rows}
}

// screen returns the lines of the page that are on the screen.
func (m *inMemory) screen() ranges.Span {
	first, end := m.rows.Host.Visible()
	at := m.rows.PinnedCount(layoutx.Top) + int(first)
	return ranges.Span{First: at, End: at + max(int(end-first), 0)}
}

// Sum reads the cells, or those on the screen where the program forbids more.
func (m *inMemory) Sum(of SumOf, last *Sum) *Sum { return m.sum(of, last, m.rows.Scans()) }

// Sum asks the source to add up cells that are not all loaded, if it can.
func (s *inSource) Sum(of SumOf, last *Sum) *Sum {
	if of.Keep != nil {
		return s.sum(of, nil, false)
	}
	loaded := s.loaded(of.Rects)
	if !loaded {
		if sum := s.ask(of); sum != nil {
			return sum
		}
	}
	return s.sum(of, last, loaded)
}

// sum adds up what can be read here: all rows if whole is set, else those on the screen.
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
		rects, sum.Cut = clip(rects, m.screen())
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

// clip returns what is on the screen of some rectangles, and whether that is not all.
func clip(rects []ranges.Rect, screen ranges.Span) (out []ranges.Rect, cut bool) {
	for _, r := range rects {
		cut = cut || !screen.Covers(r.Rows)
		r.Rows = r.Rows.Intersect(screen)
		out = append(out, r)
	}
	return out, cut
}

// adding is cells that a job adds up. The parts have no cell in common.
type adding struct {
	snapshot *Snapshot
	parts    []addedPart
	// keep, if not nil, takes some of the rows and reports whether more may follow.
	keep func(line int) (in, more bool)

	mu    sync.Mutex
	done  rangestats.Stats
	cells int
}

// addedPart is a rectangle of cells: lines of the snapshot, and what adds the cells of each of its columns up.
type addedPart struct {
	rows     ranges.Span
	measures []column.Measure
}

const (
	// A job reads addedRows rows at a time, and publishes its figures after publishRows.
	addedRows   = 512
	publishRows = 1 << 14
)

// add adds rectangles without a cell in common, and returns how many cells they have.
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

// visits counts the rows to look at.
func (w *adding) visits() (rows int) {
	for i := range w.parts {
		rows += w.parts[i].rows.Len()
	}
	return rows
}

// run adds everything up. check is that of a job.
func (w *adding) run(check func(visits int)) error {
	a := adder{adding: w, rows: w.snapshot.Rows.Lease(), check: check}
	defer a.rows.Release()
	for i := range w.parts {
		a.part(&w.parts[i])
	}
	a.publish()
	return nil
}

// sofar returns the figures so far, and of how many cells they are.
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

// part adds a part up, block by block.
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

// next returns the next block of rows, leaving out those of groups. more is false if the rows after them
// need not be looked at.
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

// loaded reports whether all rows of some rectangles are loaded. Those of groups are not known by number.
func (s *inSource) loaded(rects []ranges.Rect) bool {
	if s.rows.grouped.lines() != nil {
		return false
	}
	for _, r := range rects {
		first, end, ok := s.body(r.Rows)
		if !ok || !s.remote.allLoaded(first, end) {
			return false
		}
	}
	return true
}

// body returns the rows of the body that lines of the page are; ok is false where some are pinned.
func (s *inSource) body(lines ranges.Span) (first, end coord.Pos, ok bool) {
	first, end = coord.Pos(lines.First), coord.Pos(lines.End)
	return first, end, first >= 0 && end <= coord.Pos(s.rows.ShownCount()) && len(s.rows.Pinned.Records) == 0
}

// ask asks the source to add cells up. It returns nil where rows have no number, and for columns of texts, of which a
// source counts the empty ones.
func (s *inSource) ask(of SumOf) *Sum {
	can := s.rows.remote.Can()
	if s.rows.grouped.lines() != nil || !can.Spans || can.Count(option.AggregateCount, option.AggregateSum, option.AggregateMin, option.AggregateMax) < 4 {
		return nil
	}
	rects := ranges.Cover(nil, of.Rects)
	measures := of.Measures(rects)
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

// cellsOf returns how a source adds up the cells of a column, false where it does not count them as the grid does.
func cellsOf(d *column.Def) (c remote.Cells, ok bool) {
	kind := d.MeasureKind()
	c = remote.Cells{ColumnID: d.ID, Numbers: kind == column.MeasureNumber, Times: kind == column.MeasureTime}
	return c, c.Numbers || c.Times || d.Boolean != nil
}

// addedFigures returns the figures of all cells once the source has ended, and how many these are.
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
