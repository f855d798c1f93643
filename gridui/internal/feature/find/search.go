// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"slices"
	"time"
	"unsafe"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/findtext"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// search keeps a pass in step with the query, the rows and the columns.
type search struct {
	// of holds the inputs of the pass.
	of stamp
	// query is the query of the hits, matcher and err the result of compiling it.
	query    option.FindQuery
	compiled bool
	matcher  *findtext.Matcher
	err      error

	pass *pass
	// began is when the pass began; large reports that a background job counts it.
	began time.Time
	large bool
	// total is the number of hits shown while a later pass over the same hits counts.
	total int
	again bool
	// rects holds the ranges to search, nil for all rows; now is the buffer for the ranges of a frame.
	rects, now []ranges.Rect
	ranged     bool
	// rev grows with every visible change.
	rev uint64
}

// stamp holds the inputs of a pass other than the query and the ranges.
type stamp struct {
	given dataset.RecordsGiven
	told  uint32
	rows  uint32
	cols  uint32
	lo    coord.Index
	hi    coord.Index
	// first and end are the rows on the screen, if other rows may not be read.
	first, end coord.Pos
	// details is the function that returns the texts of details.
	details unsafe.Pointer
	// spans sets which cells cover others.
	spans option.SpanMode
	// full identifies the functions that tell full rows.
	full uint32
}

// restartAfter is the least time from the beginning of a large pass until changed rows restart it. Otherwise
// a stream of changes would keep it from finishing.
const restartAfter = 500 * time.Millisecond

func (f *Feature) stamp() stamp {
	d := f.Dataset
	s := stamp{given: d.RecordsGiven(), told: d.Told, rows: d.RowsRev, cols: f.Columns.Rev, details: funcid.Of(d.Funcs.DetailText), spans: f.Options.Spans.Mode, full: f.Columns.Full.Rev}
	if f.search.ranged {
		s.lo, s.hi = d.Order.Lo, d.Order.Hi
	}
	if !d.Orders() {
		s.first, s.end = d.Host.Visible()
	}
	return s
}

// compile compiles a changed query, and reports whether it changed.
func (s *search) compile(o *option.Find) bool {
	q := o.Query
	if s.compiled && q == s.query {
		return false
	}
	s.compiled, s.query, s.err = true, q, nil
	query := findtext.Query{Text: q.Text, MatchCase: q.MatchCase, Whole: q.WholeCell, Initials: q.Initials}
	if q.Expression && o.Expressions != nil && q.Text != "" {
		p, err := o.Expressions(q)
		if err != nil {
			s.matcher, s.err = nil, err
			return true
		}
		query.Pattern = p
	}
	s.matcher = findtext.New(query)
	return true
}

// sync brings the search in step.
func (f *Feature) sync(gtx layout.Context) {
	s := &f.search
	another := s.compile(&f.Options.Find)
	f.source.syncSource()
	if s.matcher.Empty() {
		s.drop()
		return
	}
	s.syncRanges(f)
	now := f.stamp()
	sameRows := s.pass != nil && now.given == s.of.given && now.told == s.of.told && now.details == s.of.details && now.spans == s.of.spans && now.full == s.of.full && s.pass.hits.sameColumns(f, now.cols == s.of.cols)
	switch {
	case another || !sameRows:
		f.begin(gtx, now, nil)
	case now != s.of || !slices.Equal(s.now, s.rects):
		if f.waits(gtx, now) {
			break
		}
		f.begin(gtx, now, s.pass.hits)
	}
	f.poll(gtx)
}

// waits reports whether to keep a pass for a while, since only rows changed soon after it began.
func (f *Feature) waits(gtx layout.Context, now stamp) bool {
	s := &f.search
	but := now
	but.rows = s.of.rows
	due := s.began.Add(restartAfter)
	if !s.large || but != s.of || !slices.Equal(s.now, s.rects) || !gtx.Now.Before(due) || gtx.Now.Before(s.began) {
		return false
	}
	gtx.Execute(op.InvalidateCmd{At: due})
	return true
}

// syncRanges finds the ranges to search.
func (s *search) syncRanges(f *Feature) {
	s.now = s.now[:0]
	s.ranged = s.query.InRanges && f.Ranges.Several() && !f.source.on
	if s.ranged {
		s.now = f.Ranges.AppendRects(s.now)
	}
}

// begin begins a pass. known holds the hits so far, nil if there are none.
func (f *Feature) begin(gtx layout.Context, now stamp, known *hits) {
	s := &f.search
	s.cancel()
	rows := f.snapshot()
	h := f.hitsOf(rows, known)
	s.again = known != nil
	s.of, s.rects = now, append(s.rects[:0], s.now...)
	s.pass = newPass(h, rows, f.topLine(rows))
	s.pass.cut = s.cuts(h)
	s.began, s.large = gtx.Now, s.pass.rows.N*max(len(h.cols), 1) > dataset.InlineRows
	s.rev++
	p := s.pass
	first, err := p.countNow(false)
	all := false
	if err == nil && first && !s.large {
		all, err = p.countNow(true)
	}
	switch {
	case err != nil:
		f.fail(err)
	case !all && !f.Dataset.Orders():
		if err := p.searchApart(); err != nil {
			p.job = nil
			f.fail(err)
			return
		}
		f.Dataset.Jobs.LaunchWaiting(p.job)
	case !all:
		// In the background even for few rows: their texts may be long.
		p.job = rowmodel.NewJob(p.rows.N, p.run)
		f.Dataset.Jobs.Launch(p.job, max(p.rows.N*max(len(h.cols), 1), dataset.InlineRows+1))
	}
}

// hitsOf returns the hits for some rows. It continues known if possible.
func (f *Feature) hitsOf(rows *dataset.Snapshot, known *hits) *hits {
	s, h := &f.search, known
	switch {
	case !f.Dataset.Orders():
		h = newHits(s.matcher, f.searched())
		h.base = rows.First()
		h.grow(rows.N)
		s.total = 0
	case h == nil:
		h = newHits(s.matcher, f.searched())
		h.grow(f.records())
		s.total = 0
	default:
		s.keepTotal()
		h.grow(f.records())
	}
	return h
}

// keepTotal keeps the number of hits shown while they are counted again.
func (s *search) keepTotal() {
	if s.pass.finished() || !s.again {
		s.total = int(s.pass.total.Load())
	}
}

// snapshot returns the rows to search.
func (f *Feature) snapshot() *dataset.Snapshot {
	switch sn := &f.Dataset.Snapshots; {
	case !f.Dataset.Orders():
		return sn.OnScreen()
	case f.search.ranged:
		return sn.Page()
	default:
		return sn.All()
	}
}

// cuts returns the parts of the page within the ranges.
func (s *search) cuts(h *hits) []cutRect {
	if !s.ranged {
		return nil
	}
	cuts := []cutRect{}
	for _, r := range s.rects {
		c := cutRect{rows: r.Rows, mask: make([]uint64, h.words)}
		for leaf := r.Cols.First; leaf < r.Cols.End; leaf++ {
			if i := h.number(leaf); i >= 0 {
				c.mask[(i+1)/64] |= 1 << ((i + 1) % 64)
			}
		}
		cuts = append(cuts, c)
	}
	return cuts
}

// searched returns the columns to search: the visible ones, except the grid's own.
func (f *Feature) searched() (cols []searchedColumn) {
	for i := range f.Columns.Leaves {
		if l := &f.Columns.Leaves[i]; !l.Utility {
			d := f.Columns.Def(i)
			cols = append(cols, searchedColumn{def: d, id: l.ID, leaf: i, outline: i == f.Columns.Outline, text: d.ShownString()})
		}
	}
	if text := f.detailText(); text != nil {
		cols = append(cols, detailColumn(text))
	}
	return cols
}

// detailText returns the function that returns the text that a row shows outside its cells: of a full row its text, of
// others that of its detail. It is nil if rows have none.
func (f *Feature) detailText() func(rowdata.Row) string {
	full, detail := f.Columns.Full, f.Dataset.Funcs.DetailText
	if !full.Any() {
		return detail
	}
	return func(row rowdata.Row) string {
		switch {
		case full.Has(row):
			return full.Text(row)
		case detail == nil:
			return ""
		}
		return detail(row)
	}
}

// detailColumn returns the column for full rows and for the details of rows, after the other columns. It has no id.
func detailColumn(text func(rowdata.Row) string) searchedColumn {
	return searchedColumn{def: new(column.Def), leaf: -1, detail: true, text: func(row rowdata.Row) (string, bool) { return text(row), true }}
}

// sameColumns reports whether the columns are still the searched ones.
func (h *hits) sameColumns(f *Feature, sameRev bool) bool {
	if sameRev {
		return true
	}
	n := 0
	for i := range f.Columns.Leaves {
		l := &f.Columns.Leaves[i]
		if l.Utility {
			continue
		}
		if n >= len(h.cols) || h.cols[n].detail || h.cols[n].def != f.Columns.Def(i) || h.cols[n].id != l.ID || h.cols[n].leaf != i || h.cols[n].outline != (i == f.Columns.Outline) {
			return false
		}
		n++
	}
	return n == len(h.cols) || n == len(h.cols)-1 && h.cols[n].detail
}

// records returns the number of records.
func (f *Feature) records() int {
	if r := f.Dataset.Order.Now.Records; r != nil {
		return max(r.Len(), f.Dataset.GivenCount())
	}
	return f.Dataset.GivenCount()
}

// poll checks the progress of the background job.
func (f *Feature) poll(gtx layout.Context) {
	s := &f.search
	if s.pass == nil || s.pass.job == nil {
		return
	}
	before := s.pass.counted.Load()
	ended := f.Dataset.Jobs.Work(gtx, s.pass.job)
	if s.pass.counted.Load() != before || ended {
		s.rev++
	}
	if !ended {
		s.rev++ // the job counts on between frames
		return
	}
	err := s.pass.job.Err()
	s.pass.job = nil
	if err == nil && s.pass.known != nil {
		err = s.pass.countKnown()
	}
	if err != nil {
		f.fail(err)
	}
}

// fail abandons the search after a panic in a function of a column.
func (f *Feature) fail(err error) {
	f.search.drop()
	f.search.err = err
	f.Report.Problem("find"+err.Error(), "the cells are not searched: %w", err)
}

// counting reports whether there may be more hits than total.
func (s *search) counting() bool { return s.pass != nil && !s.pass.finished() }

// count returns the number of hits to show.
func (s *search) count() int {
	switch {
	case s.pass == nil:
		return 0
	case s.again && s.counting():
		return s.total
	}
	return int(s.pass.total.Load())
}

// cancel ends the background job.
func (s *search) cancel() {
	if s.pass != nil && s.pass.job != nil {
		s.pass.job.Cancel()
		s.pass.job = nil
	}
}

// drop discards all hits.
func (s *search) drop() {
	if s.pass == nil {
		return
	}
	s.cancel()
	s.pass, s.total = nil, 0
	s.rev++
}

// RowsChanged marks rows that changed in place to be examined again.
func (f *Feature) RowsChanged(c rowmodel.Changes) {
	if f.search.pass != nil {
		for _, record := range c.Updated {
			f.search.pass.hits.forget(record)
		}
	}
}

// Close ends the background job of the search.
func (f *Feature) Close() error {
	f.search.cancel()
	f.source.stop()
	return nil
}
