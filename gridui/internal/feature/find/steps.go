// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// current is the current hit.
type current struct {
	hit
	set             bool
	rowID, columnID string
	record          coord.Record
	// of is the pass of the hit's line, given the numbering of its record.
	of    *pass
	given dataset.RecordsGiven
	// number is the number of the hit, 0 while unknown, for revision numberOf.
	number   int
	numberOf uint64
	// wrapped reports that the search passed the end of the rows.
	wrapped bool
}

// stepKind selects the hit to go to.
type stepKind uint8

const (
	stepNone stepKind = iota
	// stepHere is the first hit from the anchor, which it includes; stepKeep is the same but does not scroll.
	stepHere
	stepKeep
	stepNext
	stepPrevious
)

// advance goes to the requested hit, as soon as it is known.
func (f *Feature) advance(gtx layout.Context) {
	p := f.search.pass
	if p == nil {
		f.current, f.step = current{}, stepNone
		return
	}
	f.relocate()
	if f.step == stepNone {
		return
	}
	s := f.seek()
	switch {
	case s.waits:
		return // a poll calls it again
	case s.found:
		f.goTo(gtx, s)
	default:
		f.current = current{}
	}
	f.step, f.quiet = stepNone, false
}

// seek searches for the requested hit.
func (f *Feature) seek() sought {
	p, from := f.search.pass, f.anchor()
	switch f.step {
	case stepPrevious:
		return p.previous(from)
	case stepNext:
		return p.next(from, !f.current.set && !f.leaves)
	}
	return p.next(from, true)
}

// relocate finds the current hit in a new order of the rows. If it is not a hit now, the next hit replaces
// it.
func (f *Feature) relocate() {
	c, p := &f.current, f.search.pass
	if !c.set || c.of == p {
		return
	}
	if given := f.Dataset.RecordsGiven(); given != c.given {
		c.record, c.given = f.Dataset.RecordByID(c.rowID), given
	}
	c.of = p
	if line := f.lineOf(c.record); line >= 0 {
		c.hit = hit{line, p.find(c.columnID)}
	} else {
		c.col = -1
	}
	if c.col >= 0 && (p.holds(c.hit) || !p.isCounted(c.line)) {
		return
	}
	c.line, c.col = min(max(c.line, 0), max(p.rows.N-1, 0)), max(c.col, 0)
	if f.step == stepNone {
		f.step = stepKeep
	}
}

// goTo makes a hit the current one, and scrolls to it.
func (f *Feature) goTo(gtx layout.Context, s sought) {
	p := f.search.pass
	record := f.recordAt(s.line)
	same := f.current.set && f.current.record == record && f.current.col == s.col
	f.current = current{
		hit: s.hit, set: true, record: record, rowID: f.Dataset.ItemID(record.Item()), columnID: p.cols[s.col].id,
		of: p, given: f.Dataset.RecordsGiven(), wrapped: s.wrapped,
	}
	f.search.rev++
	if f.step == stepKeep {
		return
	}
	f.Editing.State.RevealCell(edit.Revealed{RowID: f.current.rowID, ColumnID: f.current.columnID, Opens: true, Middle: true, Stays: f.Options.Find.Open})
	if p.cols[s.col].detail && !p.rows.IsFull(record.Item()) {
		f.Details.Reveal(f.current.rowID)
	}
	gtx.Execute(op.InvalidateCmd{})
	if !same || s.wrapped {
		f.tell()
	}
}

// tell emits the event of a new current hit.
func (f *Feature) tell() {
	c := &f.current
	f.Report.Emit(events.HitFound{
		RowID: c.rowID, ColumnID: c.columnID, Number: f.number(), Total: f.search.count(), Counting: f.search.counting(), Wrapped: c.wrapped,
	})
}

// number returns the number of the current hit, 0 if unknown.
func (f *Feature) number() int {
	c, s := &f.current, &f.search
	if !c.set || s.pass == nil || c.of != s.pass {
		return 0
	}
	if c.numberOf != s.rev {
		c.number, c.numberOf = s.pass.rank(c.hit), s.rev
	}
	return c.number
}
