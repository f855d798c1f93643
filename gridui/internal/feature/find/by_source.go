// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
)

// bySource is a search that the source of the rows does: it goes from hit to hit and counts rows. The
// pass over the rows on the screen only tints what it finds.
type bySource struct {
	f *Feature
	// on says that the source searches, rows are those that it has.
	on   bool
	rows remote.Searcher
	// can is what the source does with texts, canOf whose that is.
	can   remote.Can
	canOf remote.Rows

	// match is what is searched for, among the rows of swaps, in the columns of cols.
	match       remote.Match
	swaps, cols uint32
	compiled    bool
	// found is the search that runs, for the step going.
	found *remote.Found
	going stepKind
	// hit is where the last search ended, brings says that its row is being read among its groups. none says
	// that there are no hits, err why one failed, which was for the step failed.
	hit    *remote.Hit
	brings bool
	none   bool
	err    error
	failed stepKind
	// count counts the rows with hits; counted has how many there are, if known.
	count   *remote.Counted
	counted int
	known   bool
}

// syncSource finds whether the source searches, and for what. It is called once the query has been
// compiled.
func (b *bySource) syncSource() {
	f := b.f
	rows := f.Dataset.Remote.Rows()
	if rows == nil {
		b.drop()
		b.on = false
		return
	}
	if rows != b.canOf {
		b.drop()
		b.can, b.canOf = rows.Can(), rows
		if has, ok := rows.(remote.Searching); ok {
			b.rows = has.Searcher()
		} else {
			b.rows, _ = rows.(remote.Searcher)
		}
	}
	on := b.rows != nil && b.can.Find && b.can.Matches.Contains && b.rows.InOrder()
	if !on || f.search.matcher.Empty() {
		b.drop()
	}
	if b.on = on; !on {
		return
	}
	columns := b.match.Columns
	if !b.compiled || b.cols != f.Columns.Rev {
		columns, b.cols = b.sourceColumns(), f.Columns.Rev
	}
	same := b.compiled && b.match.Equal(b.matchOf(columns))
	if swaps := f.Dataset.Remote.Swaps; !same || swaps != b.swaps {
		b.beginSource(b.matchOf(columns), swaps, same)
	}
}

// matchOf is the query in some columns.
func (b *bySource) matchOf(columns []string) remote.Match {
	f := b.f
	q := &f.search.query
	expression := q.Expression && f.Options.Find.Expressions != nil
	return remote.Match{Text: q.Text, Case: q.MatchCase, Whole: q.WholeCell, Initials: q.Initials && !expression, Expression: expression, Columns: columns}
}

// beginSource forgets what was found among other rows, or of another text. A search that is under way
// begins again.
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

// sourceColumns are the columns that the source is asked for: those of the program that show. It does not have
// those of the grid's own, that of groups among them, and those that were added.
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

// stop ends what the source is doing.
func (b *bySource) stop() {
	if b.found != nil {
		b.found.Stop()
	}
	if b.count != nil {
		b.count.Stop()
	}
	b.found, b.count, b.going = nil, nil, stepNone
}

// drop forgets the search.
func (b *bySource) drop() {
	b.stop()
	b.hit, b.brings, b.none, b.err, b.known, b.compiled = nil, false, false, nil, false, false
}

// advanceSource goes to the hit that is asked for, once the source has found it. Rows that are about to
// be replaced are not searched.
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
	if status, _ := f.Dataset.Remote.Status(); status.Pending || f.Dataset.StaleRows {
		return
	}
	if b.brings {
		b.brings, b.swaps = false, f.Dataset.Remote.Swaps
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

// searchSource has the source search for the step that is asked for, unless it does already, or the
// row of the current hit has the next one.
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

// sourceSearch is where the search for a step begins: at the current hit, else at the focused cell if
// its row is on the screen, else at the first row on the screen.
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

// pollSource takes over what the source has found.
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
		// A number that is not known is left out.
		b.counted, b.known = -1, true
		if b.count.Err() == nil && b.count.Exact {
			b.counted = b.count.Rows
		}
		b.count = nil
		f.search.rev++
	}
}

// goToSource makes the hit of the source the current one, and brings it onto the screen: once the groups that
// it is in are open, and its row is there.
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

// columnNumber is the number of a column among those searched on the screen, or -1.
func (s *search) columnNumber(id string) int {
	if s.pass == nil {
		return -1
	}
	return s.pass.find(id)
}

// relocateInSource finds the row of the current hit among rows that have taken the place of others.
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
	if c.record >= 0 && b.rowIsOther(c.record) {
		c.record = f.Dataset.RecordByID(c.rowID)
	}
}

// rowIsOther reports whether a record is loaded and is not the row of the current hit.
func (b *bySource) rowIsOther(record coord.Record) bool {
	f := b.f
	rows := f.Dataset.Remote.Rows()
	return int(record) < rows.Len() && remote.IsLoaded(rows, record) && rows.ID(record) != f.current.rowID
}

// searching reports whether the source is at a step.
func (b *bySource) searching() bool { return b.on && b.found != nil }

// hasHits reports whether there are hits to go to, or may be.
func (b *bySource) hasHits() bool {
	f := b.f
	if f.source.on {
		return f.source.compiled && !f.source.none && f.search.err == nil
	}
	return f.search.count() > 0
}

// again has the source do the step again that has failed.
func (b *bySource) again(gtx layout.Context) {
	f := b.f
	f.step, b.err = b.failed, nil
	b.known = false
	gtx.Execute(op.InvalidateCmd{})
}
