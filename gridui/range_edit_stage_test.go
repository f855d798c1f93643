// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// newRangeEdits shows people whose cells can be edited but for the ids, and selected in ranges.
func newRangeEdits(n int, set func(g *gridui.Grid[person])) *stage[person] {
	return newRanges(n, func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("id", "ID", func(p person) string { return p.ID }).Width(60),
			gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(100).Edit(func(p *person, v string) { p.Name = v }),
			gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(80).Edit(func(p *person, v int) { p.Age = v }),
			gridui.Field("city", "City", func(p person) string { return p.City }).Width(120).Edit(func(p *person, v string) { p.City = v }),
		}
		g.Editing.Enabled = true
		if set != nil {
			set(g)
		}
	})
}

// selectRanges selects ranges, given as "row:column-row:column" with the kind before them, and
// focuses the anchor of the last one.
func selectRanges[T any](t *testing.T, s *stage[T], list string) {
	t.Helper()
	var selected []option.CellRange
	kind := option.RangeCells
	for _, text := range strings.Fields(list) {
		if k, ok := map[string]option.RangeKind{"columns": option.RangeColumns, "rows": option.RangeRows, "all": option.RangeAll}[text]; ok {
			kind = k
			continue
		}
		corner := func(text string) option.CellID {
			row, column, ok := strings.Cut(text, ":")
			require.True(t, ok, text)
			return option.CellID{RowID: row, ColumnID: column}
		}
		anchor, head, ok := strings.Cut(text, "-")
		require.True(t, ok, text)
		selected = append(selected, option.CellRange{Kind: kind, Anchor: corner(anchor), Head: corner(head)})
		kind = option.RangeCells
	}
	last := selected[len(selected)-1]
	row := -1
	for i := range s.grid.Len() + 20 { // with some rows of groups
		if r, ok := s.grid.RowAt(i); ok && s.grid.RowID(r) == last.Anchor.RowID {
			row = i
		}
	}
	s.grid.FocusCell(row, last.Anchor.ColumnID)
	s.Settle()
	s.grid.CellRanges.Selected = selected
	s.Settle()
	s.events = nil
}

// cellsOf are the cells of the first rows, without their ids.
func cellsOf(s *stage[person], n int) string {
	var list []string
	for i := range n {
		p, _ := s.grid.RowAt(i)
		list = append(list, fmt.Sprintf("%s %d %s", p.Name, p.Age, p.City))
	}
	return strings.Join(list, ", ")
}

// letters is a row of cells that show where they are.
type letters struct {
	ID    string
	Cells [5]string
}

// newLetters shows rows of five columns a to e with the cells "a0", "b0" and so on. Column c cannot
// be edited.
func newLetters(n int, set func(g *gridui.Grid[letters])) *stage[letters] {
	rows := make([]letters, n)
	for i := range rows {
		rows[i].ID = "r" + strconv.Itoa(i)
		for k := range rows[i].Cells {
			rows[i].Cells[k] = string(rune('a'+k)) + strconv.Itoa(i)
		}
	}
	s := newStage(image.Pt(600, 400), func(g *gridui.Grid[letters]) {
		for k := range 5 {
			column := gridui.Field(string(rune('a'+k)), string(rune('A'+k)), func(l letters) string { return l.Cells[k] }).Width(80)
			if k != 2 {
				column.Edit(func(l *letters, v string) { l.Cells[k] = v })
			}
			g.Columns = append(g.Columns, column)
		}
		g.RowID = func(l letters) string { return l.ID }
		g.CellRanges.Enabled, g.Editing.Enabled = true, true
		g.SetRows(rows)
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.grid.Tag())
	s.Settle()
	return s
}

// changed are the cells that do not show where they are, as "a0=x".
func changed(s *stage[letters]) string {
	var list []string
	for i := range s.grid.Len() {
		l, _ := s.grid.RowAt(i)
		for k, text := range l.Cells {
			if at := string(rune('a'+k)) + l.ID[1:]; text != at {
				list = append(list, at+"="+text)
			}
		}
	}
	return strings.Join(list, " ")
}
