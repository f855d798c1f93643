// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Move says which cells of the page go where, in numbers of navigation and of columns that show.
// Both rectangles have the same number of data rows and of columns with data. They may overlap.
type Move struct {
	From, To ranges.Rect
	// Copy keeps the values of From.
	Copy bool
}

// moving computes the values of a Move while a Bulk writes them. It reads rows as they are in the
// dataset, which are the old ones until all is written.
type moving struct {
	commit *Commit
	// sources and targets are the columns of the two rectangles, from and to their data rows;
	// numbers are those of the targets in the commit.
	sources, targets []*column.Def
	numbers          []int
	from, to         movedRows
}

// NewMove is an edit that moves or copies cells. Cells that cannot be edited are passed over, and a
// value whose target is one stays where it is.
func (ed *Editing) NewMove(m Move) *Bulk {
	page := ed.Data.Snapshots.Page()
	w := &moving{
		sources: ed.dataColumns(m.From.Cols), targets: ed.dataColumns(m.To.Cols),
		from: movedRows{page: page, next: m.From.Rows.First, end: m.From.Rows.End},
		to:   movedRows{page: page, next: m.To.Rows.First, end: m.To.Rows.End},
	}
	targets := []Target{{rows: []ranges.Span{m.To.Rows}, Columns: w.targets, Value: w.value}}
	if !m.Copy {
		targets = append(targets, w.cleared(m.From.Rows))
	}
	b := ed.NewTargetBulk(events.EditMoved, page, targets)
	w.commit = b.Commit
	b.Commit.moved = Moved{Cells: w.dataRows(m.From.Rows) * len(w.sources), Copied: m.Copy}
	for _, d := range w.targets {
		w.numbers = append(w.numbers, slices.IndexFunc(b.Commit.columns, func(at changedColumn) bool { return at.def == d }))
	}
	return b
}

// dataRows returns how many rows of a span the grid did not make itself.
func (w *moving) dataRows(rows ranges.Span) (n int) {
	ed := w.commit.g
	if !ed.Data.Outlined() {
		return rows.Len()
	}
	for nav := coord.Nav(rows.First); nav < coord.Nav(rows.End); nav++ {
		if ed.Data.KindOf(ed.Data.SourceOf(ed.Data.NavRow(nav))) == dataset.ItemRow {
			n++
		}
	}
	return n
}

// value is what a cell of the target gets.
func (w *moving) value(c TargetCell) (v any, ok bool) {
	row, ok := w.from.at(w.commit, c.Line)
	if !ok || c.Field >= len(w.sources) {
		return nil, false
	}
	return column.Carrier{Def: w.sources[c.Field]}.Carry(row, w.commit.g.Cols.Numbers), true
}

// cleared are the source cells, which are cleared if the target takes their values. Where the two
// rectangles overlap the cells get new values instead: of two targets with a cell the first has it.
func (w *moving) cleared(rows ranges.Span) Target {
	t := Target{rows: []ranges.Span{rows}}
	var fields []int
	for i, d := range w.sources[:min(len(w.sources), len(w.targets))] {
		if d.Set != nil && w.targets[i].Set != nil {
			t.Columns, fields = append(t.Columns, d), append(fields, i)
		}
	}
	t.Value = func(c TargetCell) (v any, ok bool) { return nil, w.takes(c.Line, fields[c.Field]) }
	return t
}

// takes reports whether a cell of the target can be edited.
func (w *moving) takes(line, field int) bool {
	row, ok := w.to.at(w.commit, line)
	if !ok || !w.targets[field].EditableIn(row) {
		return false
	}
	c, it := w.commit, w.to.item
	hides := c.hides[w.numbers[field]]
	return (hides == nil || !hides(it.Record())) && (c.g.State.Store == nil || c.g.Writable(c.g.Data.ItemID(it)) == nil)
}

// movedRows are the data rows of a span of a page, which are asked for in rising order.
type movedRows struct {
	page      *dataset.Snapshot
	next, end int
	// lines is how many data rows were passed. item is the last of them, row is that as it is,
	// there reports whether it is there.
	lines int
	item  coord.Item
	row   rowdata.Row
	there bool
}

// at is the data row with an index; ok is false if it is gone, or if there are fewer.
func (m *movedRows) at(c *Commit, line int) (row rowdata.Row, ok bool) {
	for ; m.lines <= line; m.lines++ {
		if !m.step() {
			m.there = false
			return row, false
		}
		m.row = rowdata.Row{}
	}
	if m.row.IsNil() {
		var err error
		m.row, err = c.rowNow(m.item)
		m.there = err == nil
	}
	return m.row, m.there
}

// step goes to the next data row, and reports whether there is one.
func (m *movedRows) step() bool {
	for ; m.next < m.end; m.next++ {
		if it := m.page.Item(m.next); m.page.Kind(it) == dataset.ItemRow {
			m.item, m.next = it, m.next+1
			return true
		}
	}
	return false
}
