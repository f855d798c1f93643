// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grouped rows of a source show as lines: groups, and the rows of open groups. The index of a line
// is its record. The item of a row is its record; the item of a group is the group item numbered by
// its line, counted from 1.

// sourceGroups holds the grouping of rows of a source.
type sourceGroups struct {
	rows *shownRows
	// wanted is the requested grouping, shown the visible one, ids the columns of shown.
	wanted, shown grouping
	ids           []string
	totals        totalTexts
}

// ask adds groups and aggregates to a query.
func (s *sourceGroups) ask(q *remote.Query, o *option.Options) {
	for _, d := range s.wanted.By {
		q.Group = append(q.Group, d.Def.ID)
	}
	for i, d := range s.wanted.sums {
		q.Aggregates = append(q.Aggregates, remote.Aggregate{ColumnID: d.ID, Function: s.wanted.summing[i].function})
	}
	q.Totals = o.Grouping.Total != option.TotalRowNone && s.rows.groupsLinked()
	q.Open = o.Expansion.IsOpen
}

// take makes the requested grouping the visible one.
func (s *sourceGroups) take() {
	s.shown, s.ids = s.wanted, nil
	for _, d := range s.shown.By {
		s.ids = append(s.ids, d.Def.ID)
	}
}

// lines returns the lines of grouped rows of a source, nil for other rows.
func (s *sourceGroups) lines() remote.Outline {
	if s.rows.remote == nil {
		return nil
	}
	return s.rows.remote.Outline()
}

// by returns the grouping of the visible rows of a source.
func (s *sourceGroups) by() grouping {
	if s.rows.remote == nil {
		return grouping{}
	}
	return s.shown
}

// lineOf returns the line of a group's item.
func lineOf(it coord.Item) coord.Record { return coord.Record(it.Group() - 1) }

// lineAt returns the line or the record of a row of a source.
func (s *sourceGroups) lineAt(row coord.Pos) coord.Record {
	if it := s.rows.SourceOf(row); it < 0 {
		return lineOf(it)
	} else {
		return it.Record()
	}
}

// item returns the item at an index of rows outside the model.
func (s *sourceGroups) item(i coord.Index) coord.Item {
	if lines := s.lines(); lines != nil && lines.Line(coord.Record(i)).Group {
		return coord.GroupItem(int(i) + 1)
	}
	return coord.Item(i)
}

// named returns the name of a group, and the number of its rows.
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
	d := s.shown.By[line.Depth].Def
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
	return d.Sums.AppendSum(dst, s.shown.given(at, lines.Sum(coord.Record(group-1), at)))
}

// appendTotal appends the total of a column, an ellipsis while the source computes it.
func (s *sourceGroups) appendTotal(dst []byte, d *column.Def) []byte {
	at, totals := s.wanted.SumOf(d), s.rows.remote.Totals()
	switch {
	case at < 0 || totals.Err != nil:
		return dst
	case at >= len(totals.Values):
		return append(dst, "…"...)
	}
	return append(dst, s.totals.text(&s.wanted, totals.Values, at)...)
}

// totalTexts caches the texts of totals, which each frame requests.
type totalTexts struct {
	of    []any
	texts []string
}

// text returns the text of a total.
func (t *totalTexts) text(by *grouping, values []any, at int) string {
	if len(t.of) != len(values) || &t.of[0] != &values[0] {
		t.of, t.texts = values, t.texts[:0]
		for i, d := range by.sums[:min(len(by.sums), len(values))] {
			t.texts = append(t.texts, string(d.Sums.AppendSum(nil, by.given(i, values[i]))))
		}
	}
	if at >= len(t.texts) {
		return ""
	}
	return t.texts[at]
}

// changed notes that lines of a source were added, removed or changed.
func (s *sourceGroups) changed() {
	s.rows.RowsChanged()
	s.rows.Arrivals++
}
