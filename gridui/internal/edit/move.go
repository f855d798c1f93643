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

// Move defines which cells of the page move where, in navigation indexes and leaf columns. Both
// rectangles have the same number of data rows and of data columns. They may overlap.
type Move struct {
	From, To ranges.Rect
	// Copy keeps the values of From.
	Copy bool
}

// moving computes the values of a Move while a Bulk writes them. It reads rows from the dataset,
// which are the old ones until the edit is applied.
type moving struct {
	commit *Commit
	// sources and targets hold the columns of the two rectangles, from and to their data rows;
	// numbers holds the numbers of the targets in the commit.
	sources, targets []*column.Def
	numbers          []int
	from, to         movedRows
}

// NewMove returns an edit that moves or copies cells. It skips cells that cannot be edited, and
// keeps the value in the source if its target is one.
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

// dataRows returns the number of data rows in a span, without rows made by the grid.
func (w *moving) dataRows(rows ranges.Span) (n int) {
	ed := w.commit.g
	if ed.Data.Gapless() {
		return rows.Len()
	}
	for nav := coord.Nav(rows.First); nav < coord.Nav(rows.End); nav++ {
		if ed.Data.HasCells(ed.Data.NavRow(nav)) {
			n++
		}
	}
	return n
}

// value returns the value for a cell of the target.
func (w *moving) value(c TargetCell) (v any, ok bool) {
	row, ok := w.from.at(w.commit, c.Line)
	if !ok || c.Field >= len(w.sources) {
		return nil, false
	}
	return column.Carrier{Def: w.sources[c.Field]}.Carry(row, w.commit.g.Cols.Numbers), true
}

// cleared returns the source cells, to be cleared if the target takes their values. Where the
// rectangles overlap, cells get new values instead, because the first of two targets with the same
// cell counts.
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

// movedRows holds the data rows of a span of a page, for access in rising order.
type movedRows struct {
	page      *dataset.Snapshot
	next, end int
	// lines is the number of data rows passed. item is the last one, row its row, there reports
	// whether it exists.
	lines int
	item  coord.Item
	row   rowdata.Row
	there bool
}

// at returns the data row with an index; ok is false if it is gone, or if there are fewer rows.
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

// step advances to the next data row, and reports whether there is one.
func (m *movedRows) step() bool {
	for ; m.next < m.end; m.next++ {
		if it := m.page.Item(m.next); m.page.HasCells(it) {
			m.item, m.next = it, m.next+1
			return true
		}
	}
	return false
}
