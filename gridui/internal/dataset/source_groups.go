// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/option"
)

// Rows of a source that are grouped show as lines: groups, and the rows of those that are open. The
// index of a line is its record, whatever is on it; the item of a row is that record, the item of a group
// is the one of the group whose number is that of the line, counted from 1.

// sourceGroups is what rows of a source are grouped by.
type sourceGroups struct {
	rows *shownRows
	// wanted is what was asked for last, shown what shows, ids are the columns of shown.
	wanted, shown grouping
	ids           []string
	totals        totalTexts
}

// ask adds to a query what is to be grouped and added up.
func (s *sourceGroups) ask(q *remote.Query, o *option.Options) {
	for _, d := range s.wanted.By {
		q.Group = append(q.Group, d.ID)
	}
	for _, d := range s.wanted.sums {
		q.Aggregates = append(q.Aggregates, remote.Aggregate{ColumnID: d.ID, Function: d.Aggregate})
	}
	q.Totals = o.Grouping.Total != option.TotalRowNone
	q.Open = o.Expansion.IsOpen
}

// take notes that the rows show that were asked for last.
func (s *sourceGroups) take() {
	s.shown, s.ids = s.wanted, nil
	for _, d := range s.shown.By {
		s.ids = append(s.ids, d.ID)
	}
}

// lines are the lines of rows of a source that are grouped, nil for others.
func (s *sourceGroups) lines() remote.Outline {
	if s.rows.remote == nil {
		return nil
	}
	return s.rows.remote.Outline()
}

// by is what the rows of a source that show are grouped by.
func (s *sourceGroups) by() grouping {
	if s.rows.remote == nil {
		return grouping{}
	}
	return s.shown
}

// ShownBy are the ids of the columns whose groups show, by those that the options ask for: rows of a
// source are grouped when their groups have arrived.
func (gs *groups) ShownBy(by []string) []string {
	s := &gs.rows.grouped
	switch {
	case s.rows.remote == nil && !s.rows.Scans(), s.rows.Funcs.Tree.On():
		return nil
	case s.rows.remote == nil || !s.rows.remote.Status().Known && s.rows.remote.Can().Groups:
		return by
	case s.lines() == nil:
		return nil
	}
	return s.ids
}

// lineOf is the line of the group that an item stands for.
func lineOf(it coord.Item) coord.Record { return coord.Record(it.Group() - 1) }

// lineAt is the line, or else the record, of a row of a source.
func (s *sourceGroups) lineAt(row coord.Pos) coord.Record {
	if it := s.rows.SourceOf(row); it < 0 {
		return lineOf(it)
	} else {
		return it.Record()
	}
}

// item is the item at an index of rows that the model does not order.
func (s *sourceGroups) item(i coord.Index) coord.Item {
	if lines := s.lines(); lines != nil && lines.Line(coord.Record(i)).Group {
		return coord.GroupItem(int(i) + 1)
	}
	return coord.Item(i)
}

// node describes a line.
func (s *sourceGroups) node(lines remote.Outline, row coord.Pos) Node {
	if row.IsPinned() {
		return Node{}
	}
	line := lines.Line(s.lineAt(row))
	node := Node{Depth: line.Depth, Expandable: line.Group, Open: line.Open}
	if line.Group {
		node.Kind = ItemGroup
	}
	return node
}

// named is what a group is called, and how many rows are in it.
func (s *sourceGroups) named(it coord.Item) (text string, rows int) {
	lines := s.lines()
	if lines == nil {
		return "", 0
	}
	at := lineOf(it)
	line := lines.Line(at)
	if !line.Group || line.Depth >= len(s.shown.By) {
		return "", 0
	}
	d := s.shown.By[line.Depth]
	return string(d.Sums.AppendGiven(nil, lines.Value(at))), line.Rows
}

// appendSum appends the aggregate of a column for a group; group 0 is all rows.
func (s *sourceGroups) appendSum(dst []byte, d *column.Def, group int) []byte {
	if group == 0 {
		return s.appendTotal(dst, d)
	}
	at, lines := s.shown.SumOf(d), s.lines()
	if at < 0 || lines == nil {
		return dst
	}
	return d.Sums.AppendSum(dst, d.Sums.Given(lines.Sum(coord.Record(group-1), at)))
}

// appendTotal appends the total of a column, an ellipsis while it is computed.
func (s *sourceGroups) appendTotal(dst []byte, d *column.Def) []byte {
	at, totals := s.wanted.SumOf(d), s.rows.remote.Totals()
	switch {
	case at < 0 || totals.Err != nil:
		return dst
	case at >= len(totals.Values):
		return append(dst, "…"...)
	}
	return append(dst, s.totals.text(s.wanted.sums, totals.Values, at)...)
}

// totalTexts are the texts of totals, which are asked for in each frame.
type totalTexts struct {
	of    []any
	texts []string
}

// text is that of a total.
func (t *totalTexts) text(sums []*column.Def, values []any, at int) string {
	if len(t.of) != len(values) || &t.of[0] != &values[0] {
		t.of, t.texts = values, t.texts[:0]
		for i, d := range sums[:min(len(sums), len(values))] {
			t.texts = append(t.texts, string(d.Sums.AppendSum(nil, d.Sums.Given(values[i]))))
		}
	}
	if at >= len(t.texts) {
		return ""
	}
	return t.texts[at]
}

// changed notes that lines of a source have come or gone, or show something else.
func (s *sourceGroups) changed() {
	s.rows.RowsChanged()
	s.rows.Arrivals++
}

// siblings are the positions of the groups beside a line, as far as they are on the screen or
// near it: others may not be known.
func (s *sourceGroups) siblings(lines remote.Outline, row coord.Pos) (rows []coord.Pos) {
	at := s.lineAt(row)
	up := lines.Parent(at)
	first, end := up+1, coord.Record(s.rows.sourceLen())
	if up >= 0 {
		end = lines.End(up)
	}
	first = max(first, at-maxSiblingLines)
	for at := first; at < end && len(rows) < maxSiblingLines; at = lines.End(at) {
		if lines.Parent(at) != up { // first was inside of a group
			continue
		}
		if pos := s.rows.BodyPos(coord.Index(at)); lines.Line(at).Group && pos >= 0 {
			rows = append(rows, pos)
		}
	}
	return rows
}

// maxSiblingLines bounds how many groups of a source one key press opens.
const maxSiblingLines = 256

// parent is the position of the group that a line is in, or NoPos.
func (s *sourceGroups) parent(lines remote.Outline, row coord.Pos) coord.Pos {
	up := lines.Parent(s.lineAt(row))
	if up < 0 {
		return coord.NoPos
	}
	return s.rows.BodyPos(coord.Index(up))
}

// belowParent are the positions of the lines below the group that a line is in.
func (ow *outlineWalk) belowParent(lines remote.Outline, row coord.Pos) (first, end coord.Pos, ok bool) {
	up := lines.Parent(ow.rows.grouped.lineAt(row))
	if up < 0 {
		return 0, 0, false
	}
	return ow.onPage(coord.Index(up + 1)), ow.onPage(coord.Index(lines.End(up))), true
}

// applySource opens or closes groups of a source as the expansion says now.
func (ex *expander) applySource(shown []coord.Pos) {
	lines := ex.rows.grouped.lines()
	ex.rows.Host.HoldOrder(true)
	at := make([]coord.Record, len(shown))
	for i, row := range shown {
		at[i] = ex.rows.grouped.lineAt(row)
	}
	slices.Sort(at)
	for _, line := range slices.Backward(at) { // what is above stays where it is
		lines.Reopen(line)
	}
	ex.open.shown = ex.open.now()
	ex.rows.grouped.changed()
	ex.pages.turn(ex.rows.sourceLen())
	ex.rows.Host.SyncRows()
}
