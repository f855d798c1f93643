// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// SelectedRanges returns the selected ranges as "row:column-row:column". The kind of whole columns
// or rows precedes them.
func SelectedRanges(s *Stage[Person]) string {
	kinds := [...]string{"", "columns ", "rows ", "all "}
	var list []string
	for _, r := range s.Grid.CellRanges.Selected {
		list = append(list, fmt.Sprintf("%s%s:%s-%s:%s", kinds[r.Kind], r.Anchor.RowID, r.Anchor.ColumnID, r.Head.RowID, r.Head.ColumnID))
	}
	return strings.Join(list, " ")
}

// FocusAndPress focuses a cell and presses keys.
func FocusAndPress(s *Stage[Person], row int, column string, keys ...string) {
	s.Grid.FocusCell(row, column)
	s.Settle()
	s.Keys(keys...)
}

// Copied presses keys and returns the cells on the clipboard.
func (s *Stage[T]) Copied(keys ...string) [][]string {
	s.Clipboard.Clear()
	s.Keys(keys...)
	text, _ := s.Clipboard.Text()
	return export.ParseTSV(text)
}

// PasteOutcome returns the result of a paste.
func (s *Stage[T]) PasteOutcome() string {
	for {
		for _, ev := range s.Events {
			if ev, ok := ev.(events.CellsPasted); ok {
				if failed := FailedPastes([]events.Event{ev}); len(failed) > 0 {
					return fmt.Sprintf("%s %s: %v", failed[0].RowID, failed[0].ColumnID, failed[0].Err)
				}
				return fmt.Sprintf("%+v", ev)
			}
		}
		s.Frame()
	}
}

// NewRangeEdits shows people whose cells can be selected in ranges and, except for the ids, edited.
func NewRangeEdits(n int, set func(g *gridui.Grid[Person])) *Stage[Person] {
	return NewRanges(n, func(g *gridui.Grid[Person]) {
		g.Columns = []gridui.Column[Person]{
			gridui.Field("id", "ID", func(p Person) string { return p.ID }).Width(60),
			gridui.Field("name", "Name", func(p Person) string { return p.Name }).Width(100).Edit(func(p *Person, v string) { p.Name = v }),
			gridui.Field("age", "Age", func(p Person) int { return p.Age }).Width(80).Edit(func(p *Person, v int) { p.Age = v }),
			gridui.Field("city", "City", func(p Person) string { return p.City }).Width(120).Edit(func(p *Person, v string) { p.City = v }),
		}
		g.Editing.Enabled = true
		if set != nil {
			set(g)
		}
	})
}

// SelectRanges selects ranges, given as "row:column-row:column" with the kind before them, and
// focuses the anchor of the last one.
func SelectRanges[T any](t *testing.T, s *Stage[T], list string) {
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
	for i := range s.Grid.Len() + 20 { // with some rows of groups
		if r, ok := s.Grid.RowAt(i); ok && s.Grid.RowID(r) == last.Anchor.RowID {
			row = i
		}
	}
	s.Grid.FocusCell(row, last.Anchor.ColumnID)
	s.Settle()
	s.Grid.CellRanges.Selected = selected
	s.Settle()
	s.Events = nil
}

// PeopleCells returns the cells of the first rows, without their ids.
func PeopleCells(s *Stage[Person], n int) string {
	var list []string
	for i := range n {
		p, _ := s.Grid.RowAt(i)
		list = append(list, fmt.Sprintf("%s %d %s", p.Name, p.Age, p.City))
	}
	return strings.Join(list, ", ")
}

// RangesOf returns ranges for rows of any type.
func RangesOf[T any](s *Stage[T]) string {
	of := new(Stage[Person])
	of.Grid.CellRanges = s.Grid.CellRanges
	return SelectedRanges(of)
}
