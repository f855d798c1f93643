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
	// wanted is what was asked for last, shown what shows, ids are the columns of shown.
	wanted, shown grouping
	ids           []string
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
func (sr *shownRows) lines() remote.Outline {
	if sr.remote == nil {
		return nil
	}
	return sr.remote.Outline()
}

// sourceBy is what the rows of a source that show are grouped by.
func (sr *shownRows) sourceBy() grouping {
	if sr.remote == nil {
		return grouping{}
	}
	return sr.grouped.shown
}

// GroupedBy are the ids of the columns whose groups show, by those that the options ask for: rows of a
// source are grouped when their groups have arrived.
func (sr *shownRows) GroupedBy(by []string) []string {
	switch {
	case sr.remote == nil && !sr.Scans(), sr.Funcs.Tree.On():
		return nil
	case sr.remote == nil || !sr.remote.Status().Known && sr.remote.Can().Groups:
		return by
	case sr.lines() == nil:
		return nil
	}
	return sr.grouped.ids
}

// lineOf is the line of the group that an item stands for.
func lineOf(it coord.Item) coord.Record { return coord.Record(it.Group() - 1) }

// lineAt is the line, or else the record, of a row of a source.
func (sr *shownRows) lineAt(row coord.Pos) coord.Record {
	if it := sr.SourceOf(row); it < 0 {
		return lineOf(it)
	} else {
		return it.Record()
	}
}

// sourceItem is the item at an index of rows that the model does not order.
func (sr *shownRows) sourceItem(i coord.Index) coord.Item {
	if lines := sr.lines(); lines != nil && lines.Line(coord.Record(i)).Group {
		return coord.GroupItem(int(i) + 1)
	}
	return coord.Item(i)
}

// sourceNode describes a line.
func (sr *shownRows) sourceNode(lines remote.Outline, row coord.Pos) Node {
	if row.IsPinned() {
		return Node{}
	}
	line := lines.Line(sr.lineAt(row))
	node := Node{Depth: line.Depth, Expandable: line.Group, Open: line.Open}
	if line.Group {
		node.Kind = ItemGroup
	}
	return node
}

// sourceNamed is what a group is called, and how many rows are in it.
func (sr *shownRows) sourceNamed(it coord.Item) (text string, rows int) {
	lines := sr.lines()
	if lines == nil {
		return "", 0
	}
	at := lineOf(it)
	line := lines.Line(at)
	if !line.Group || line.Depth >= len(sr.grouped.shown.By) {
		return "", 0
	}
	d := sr.grouped.shown.By[line.Depth]
	return string(d.Sums.AppendGiven(nil, lines.Value(at))), line.Rows
}

// appendSourceSum appends the aggregate of a column for a group; group 0 is all rows.
func (sr *shownRows) appendSourceSum(dst []byte, d *column.Def, group int) []byte {
	if group == 0 {
		return sr.appendTotal(dst, d)
	}
	at, lines := sr.grouped.shown.SumOf(d), sr.lines()
	if at < 0 || lines == nil {
		return dst
	}
	return d.Sums.AppendSum(dst, d.Sums.Given(lines.Sum(coord.Record(group-1), at)))
}

// appendTotal appends the total of a column, an ellipsis while it is computed.
func (sr *shownRows) appendTotal(dst []byte, d *column.Def) []byte {
	at, totals := sr.grouped.wanted.SumOf(d), sr.remote.Totals()
	switch {
	case at < 0 || totals.Err != nil:
		return dst
	case at >= len(totals.Values):
		return append(dst, "…"...)
	}
	return d.Sums.AppendSum(dst, d.Sums.Given(totals.Values[at]))
}

// linesChanged notes that lines of a source have come or gone, or show something else.
func (in *inputs) linesChanged() {
	in.RowsChanged()
	in.Arrivals++
}

// sourceSiblings are the positions of the groups beside a line, as far as they are on the screen or
// near it: others may not be known.
func (sr *shownRows) sourceSiblings(lines remote.Outline, row coord.Pos) (rows []coord.Pos) {
	at := sr.lineAt(row)
	up := lines.Parent(at)
	first, end := up+1, coord.Record(sr.sourceLen())
	if up >= 0 {
		end = lines.End(up)
	}
	first = max(first, at-maxSiblingLines)
	for at := first; at < end && len(rows) < maxSiblingLines; at = lines.End(at) {
		if lines.Parent(at) != up { // first was inside of a group
			continue
		}
		if pos := sr.BodyPos(coord.Index(at)); lines.Line(at).Group && pos >= 0 {
			rows = append(rows, pos)
		}
	}
	return rows
}

// maxSiblingLines bounds how many groups of a source one key press opens.
const maxSiblingLines = 256

// sourceParent is the position of the group that a line is in, or NoPos.
func (sr *shownRows) sourceParent(lines remote.Outline, row coord.Pos) coord.Pos {
	up := lines.Parent(sr.lineAt(row))
	if up < 0 {
		return coord.NoPos
	}
	return sr.BodyPos(coord.Index(up))
}

// belowParent are the positions of the lines below the group that a line is in.
func (ow *outlineWalk) belowParent(lines remote.Outline, row coord.Pos) (first, end coord.Pos, ok bool) {
	up := lines.Parent(ow.rows.lineAt(row))
	if up < 0 {
		return 0, 0, false
	}
	return ow.onPage(coord.Index(up + 1)), ow.onPage(coord.Index(lines.End(up))), true
}

// applySource opens or closes groups of a source as the expansion says now.
func (ex *expander) applySource(shown []coord.Pos) {
	lines := ex.rows.lines()
	ex.rows.Host.HoldOrder(true)
	at := make([]coord.Record, len(shown))
	for i, row := range shown {
		at[i] = ex.rows.lineAt(row)
	}
	slices.Sort(at)
	for _, line := range slices.Backward(at) { // what is above stays where it is
		lines.Reopen(line)
	}
	ex.open.shown = ex.open.now()
	ex.rows.linesChanged()
	ex.pages.turn(ex.rows.sourceLen())
	ex.rows.Host.SyncRows()
}
