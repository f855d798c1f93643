// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
)

// bySource is a search by the source of the rows: it goes from hit to hit and counts rows. The pass over the
// rows on the screen then only tints what it finds.
type bySource struct {
	f *Feature
	// on reports that the source searches, by rows.
	on   bool
	rows *dataset.Searcher

	// match is the current query. It applies to the rows of revision swaps and the columns of revision cols.
	match       remote.Match
	swaps, cols uint32
	compiled    bool
	// found is the running search, for the step going.
	found *remote.Found
	going stepKind
	// hit is the end of the last search. brings reports that its row is being loaded among its groups. none
	// reports that there are no hits. err is the error of the last search, which was for the step failed.
	hit    *remote.Hit
	brings bool
	none   bool
	err    error
	failed stepKind
	// count counts the rows with hits; counted is their number, if known.
	count   *remote.Counted
	counted int
	known   bool
}

// syncSource determines whether the source searches, and for what. It is called after the query was compiled.
func (b *bySource) syncSource() {
	f := b.f
	if rows := f.Dataset.Analysis().Searcher(); rows != b.rows {
		b.drop()
		b.rows = rows
	}
	if b.on = b.rows != nil; !b.on {
		return
	}
	if f.search.matcher.Empty() {
		b.drop()
	}
	columns := b.match.Columns
	if !b.compiled || b.cols != f.Columns.Rev {
		columns, b.cols = b.sourceColumns(), f.Columns.Rev
	}
	same := b.compiled && b.match.Equal(b.matchOf(columns))
	if swaps := b.rows.Swaps(); !same || swaps != b.swaps {
		b.beginSource(b.matchOf(columns), swaps, same)
	}
}

// matchOf returns the query for the given columns.
func (b *bySource) matchOf(columns []string) remote.Match {
	f := b.f
	q := &f.search.query
	expression := q.Expression && f.Options.Find.Expressions != nil
	return remote.Match{Text: q.Text, Case: q.MatchCase, Whole: q.WholeCell, Initials: q.Initials && !expression, Expression: expression, Columns: columns}
}

// beginSource discards the hits of other rows or of another text. It restarts a search in progress.
func (b *bySource) beginSource(m remote.Match, swaps uint32, same bool) {
	f := b.f
	going := b.going
	b.stop()
	if b.none, b.err, b.known = false, nil, false; same {
		f.step = max(f.step, going)
	}
	b.match, b.swaps, b.compiled = m, swaps, true
	f.search.rev++
}

// sourceColumns returns the columns that the source searches: the program's that are shown. The source lacks
// the grid's columns, such as the column of groups, and the users' columns.
func (b *bySource) sourceColumns() (ids []string) {
	f := b.f
	given := f.Dataset.Caller.AppendColumns(nil)
	for i := range f.Columns.Leaves {
		if l := &f.Columns.Leaves[i]; !l.Utility && column.Find(given, l.ID) != nil {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// stop ends the running searches of the source.
func (b *bySource) stop() {
	if b.found != nil {
		b.found.Stop()
	}
	if b.count != nil {
		b.count.Stop()
	}
	b.found, b.count, b.going = nil, nil, stepNone
}

// drop discards the search.
func (b *bySource) drop() {
	b.stop()
	b.hit, b.brings, b.none, b.err, b.known, b.compiled = nil, false, false, nil, false, false
}

// advanceSource goes to the requested hit, when the source has found it. It does not search rows that are
// about to be replaced.
func (b *bySource) advanceSource(gtx layout.Context) {
	f := b.f
	if !b.compiled || f.search.matcher.Empty() {
		f.current, f.step = current{}, stepNone
		return
	}
	b.relocateInSource()
	b.pollSource(gtx)
	if f.step == stepKeep {
		f.step = stepNone
	}
	if b.rows.Waits() {
		return
	}
	if b.brings {
		b.brings, b.swaps = false, b.rows.Swaps()
		b.reveal()
	}
	if f.step != stepNone {
		b.searchSource()
		b.pollSource(gtx)
	}
	if b.count == nil && !b.known && b.err == nil {
		b.count = b.rows.CountHits(b.match)
		f.Dataset.Jobs.LaunchWaiting(b.count.Job)
		f.Dataset.Jobs.Poll(gtx)
	}
}

// searchSource starts a search by the source for the requested step. It does nothing if that search runs
// already, or if the row of the current hit contains the next hit.
func (b *bySource) searchSource() {
	f := b.f
	step := f.step
	f.step = stepNone
	back := step == stepPrevious
	if b.found != nil {
		if b.going == step {
			return
		}
		b.found.Stop()
		b.found, b.going = nil, stepNone
	}
	b.err = nil
	if b.hit != nil && step != stepHere {
		if id, ok := b.hit.Beside(back); ok {
			b.hit.ColumnID, b.hit.Wrapped = id, false
			b.goToSource()
			return
		}
	}
	b.found, b.going = b.rows.Search(b.sourceSearch(step)), step
	f.search.rev++
	f.Dataset.Jobs.LaunchWaiting(b.found.Job)
}

// sourceSearch returns the search for a step. It begins at the current hit, or else at the focused cell if
// its row is on the screen, or else at the first row on the screen.
func (b *bySource) sourceSearch(step stepKind) remote.Search {
	f := b.f
	s := remote.Search{Match: b.match, Back: step == stepPrevious, Itself: step == stepHere || step == stepNext && !f.leaves, Last: nil}
	if b.hit != nil && step != stepHere {
		s.Last, s.ColumnID, s.Itself = b.hit, b.hit.ColumnID, false
		return s
	}
	first, _ := f.Dataset.Host.Visible()
	s.From, s.ColumnID = f.Dataset.Remote.LineAt(first), firstOf(b.match.Columns)
	if c := &f.current; c.set && c.record >= 0 {
		s.From, s.ColumnID = c.record, c.columnID
		return s
	}
	at := f.Focus.At()
	if at.Band != layoutx.Body || at.Col < 0 || at.Col >= len(f.Columns.Leaves) || !f.onScreen(at) {
		return s
	}
	if it, ok := f.Dataset.ItemIn(at.Band, at.Row); ok && it.IsRecord() {
		s.From, s.ColumnID = it.Record(), f.Columns.Leaves[at.Col].ID
	} else if ok {
		s.From = f.Dataset.Remote.LineAt(at.Row.BodyPos()) // the first row of the group
	}
	return s
}

func firstOf(ids []string) string {
	if len(ids) == 0 {
		return ""
	}
	return ids[0]
}

// pollSource takes the results of the source.
func (b *bySource) pollSource(gtx layout.Context) {
	f := b.f
	if b.found != nil && f.Dataset.Jobs.Work(gtx, b.found.Job) {
		found, step := b.found, b.going
		b.found, b.going = nil, stepNone
		f.search.rev++
		switch err := found.Err(); {
		case err == rowmodel.ErrCanceled:
		case err != nil:
			b.err, b.failed = err, step
		case found.None:
			b.none, b.hit, f.current = true, nil, current{}
		default:
			b.none, b.hit = false, &found.Hit
			b.goToSource()
		}
		f.quiet = f.quiet && f.step != stepNone
	}
	if b.count != nil && f.Dataset.Jobs.Work(gtx, b.count.Job) {
		// A number that is not known is omitted.
		b.counted, b.known = -1, true
		if b.count.Err() == nil && b.count.Exact {
			b.counted = b.count.Rows
		}
		b.count = nil
		f.search.rev++
	}
}

// goToSource makes the source's hit the current one, and scrolls to it when its groups are open and its row
// is loaded.
func (b *bySource) goToSource() {
	f, h := b.f, b.hit
	f.current = current{set: true, rowID: h.ID, columnID: h.ColumnID, wrapped: h.Wrapped, of: f.search.pass, given: f.Dataset.RecordsGiven()}
	f.current.line, f.current.col = -1, f.search.columnNumber(h.ColumnID)
	f.current.record = b.rows.HitRow(*h)
	if b.brings = f.current.record < 0; b.brings {
		f.Dataset.Expansion.OpenGroups(h.Groups)
		b.rows.Bring(*h)
	} else {
		b.reveal()
	}
	f.quiet = false
	f.search.rev++
	f.tell()
}

// reveal scrolls to the current hit.
func (b *bySource) reveal() {
	f := b.f
	f.current.record, f.current.given = b.rows.HitRow(*b.hit), f.Dataset.RecordsGiven()
	f.Editing.State.RevealCell(edit.Revealed{
		RowID: b.hit.ID, ColumnID: b.hit.ColumnID, Record: f.current.record, Known: f.current.record >= 0, Middle: true, Stays: f.Options.Find.Open,
	})
}

// columnNumber returns the number of a column among those searched on the screen, or -1.
func (s *search) columnNumber(id string) int {
	if s.pass == nil {
		return -1
	}
	return s.pass.find(id)
}

// relocateInSource finds the row of the current hit after rows were replaced.
func (b *bySource) relocateInSource() {
	f := b.f
	c := &f.current
	if !c.set {
		return
	}
	if c.of != f.search.pass {
		c.of, c.col = f.search.pass, f.search.columnNumber(c.columnID)
	}
	if given := f.Dataset.RecordsGiven(); given != c.given {
		c.record, c.given = f.Dataset.RecordByID(c.rowID), given
	}
	if c.record >= 0 && b.rows.IsOther(c.record, c.rowID) {
		c.record = f.Dataset.RecordByID(c.rowID)
	}
}

// searching reports whether a search by the source is running.
func (b *bySource) searching() bool { return b.on && b.found != nil }

// hasHits reports whether there are, or may be, hits to go to.
func (b *bySource) hasHits() bool {
	f := b.f
	if f.source.on {
		return f.source.compiled && !f.source.none && f.search.err == nil
	}
	return f.search.count() > 0
}

// again repeats the step that failed.
func (b *bySource) again(gtx layout.Context) {
	f := b.f
	f.step, b.err = b.failed, nil
	b.known = false
	gtx.Execute(op.InvalidateCmd{})
}
