// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// sum is a row with numbers to be added up.
type sum struct {
	ID, Group string
	N         int
	F         float64
	Fixed     bool
}

// newSums returns rows in the groups a and b: those of a have the numbers of values.
func newSums(by option.TotalEdit, set func(g *gridui.Grid[sum]), values ...float64) *gridstage.Stage[sum] {
	s := gridstage.New(image.Pt(500, 400), func(g *gridui.Grid[sum]) {
		g.Columns = []gridui.Column[sum]{
			gridui.Field("group", "Group", func(r sum) string { return r.Group }),
			gridui.Field("n", "N", func(r sum) int { return r.N }).Width(90).Edit(func(r *sum, v int) { r.N = v }).
				Editable(func(r sum) bool { return !r.Fixed }).Aggregate(option.AggregateSum).EditTotal(by).
				Validate(func(_ sum, v int) error {
					if v > 1000 {
						return fmt.Errorf("too many")
					}
					return nil
				}),
			gridui.Field("f", "F", func(r sum) float64 { return r.F }).Width(90).Edit(func(r *sum, v float64) { r.F = v }).
				Editable(func(r sum) bool { return !r.Fixed }).Aggregate(option.AggregateSum).EditTotal(by),
			gridui.Field("plain", "Plain", func(r sum) int { return r.N }).Width(90).Edit(func(r *sum, v int) { r.N = v }).Aggregate(option.AggregateSum),
		}
		g.RowID = func(r sum) string { return r.ID }
		g.Editing.Enabled = true
		g.Grouping.By = []string{"group"}
		g.Expansion.Rows = idset.All()
		rows := []sum{{ID: "b0", Group: "b", N: 7, F: 7}}
		for i, v := range values {
			rows = append(rows, sum{ID: fmt.Sprint("a", i), Group: "a", N: int(v), F: v})
		}
		if set != nil {
			set(g)
		}
		for i := range rows {
			rows[i].Fixed = strings.HasSuffix(rows[i].ID, "3")
		}
		g.SetRows(rows)
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Focus(s.Grid.Tag())
	return s
}

// values returns the numbers of the rows of group a.
func values(s *gridstage.Stage[sum], column string) (out []float64) {
	for i := range 10 {
		row, ok := s.Grid.RowByID(fmt.Sprint("a", i))
		if !ok {
			return out
		}
		if column == "n" {
			out = append(out, float64(row.N))
		} else {
			out = append(out, row.F)
		}
	}
	return out
}

// typeTotal types a total into the row of group a: the third row that shows.
func typeTotal(s *gridstage.Stage[sum], column, text string) {
	s.Grid.FocusCell(2, column)
	s.Settle()
	s.Type(text)
	s.Keys("Enter")
	s.Settle()
}

func TestEditedTotalsAreSharedOut(t *testing.T) {
	for _, c := range []struct {
		by     option.TotalEdit
		column string
		was    []float64
		typed  string
		want   []float64
	}{
		{option.ShareEqual, "n", []float64{0, 5, 2}, "10", []float64{4, 3, 3}},
		{option.ShareEqual, "f", []float64{0, 5, 2}, "10", []float64{4, 3, 3}},
		{option.ShareEqual, "f", []float64{0, 5, 2}, "10.00", []float64{4, 3, 3}},
		{option.ShareEqual, "f", []float64{0.01, 5, 2}, "10", []float64{3.34, 3.33, 3.33}},
		{option.ShareEqual, "n", []float64{1, 1, 1}, "-10", []float64{-3, -3, -4}},
		{option.ShareProportional, "n", []float64{1, 2, 1}, "100", []float64{25, 50, 25}},
		{option.ShareProportional, "f", []float64{1, 2, 1}, "100", []float64{25, 50, 25}},
		{option.ShareProportional, "n", []float64{1, 1, 1}, "10", []float64{4, 3, 3}},
		{option.ShareProportional, "n", []float64{1, 1, 4}, "10", []float64{2, 2, 6}},
		{option.ShareProportional, "n", []float64{0, 0, 0}, "10", []float64{4, 3, 3}},
		{option.ShareProportional, "n", []float64{1, 2, 1, 6}, "100", []float64{24, 47, 23, 6}}, // the last one is read-only
		{option.ShareEqual, "n", []float64{1, 2, 1, 6}, "13", []float64{3, 2, 2, 6}},
		{option.SetAll, "n", []float64{1, 2, 1, 6}, "9", []float64{9, 9, 9, 6}},
		{option.SetAll, "f", []float64{1, 2, 1}, "0.25", []float64{0.25, 0.25, 0.25}},
		{option.ShareProportional, "f", []float64{1, 2, 1}, "0.1", []float64{0, 0.1, 0}},
	} {
		t.Run(fmt.Sprint(c.by, c.column, c.was, c.typed), func(t *testing.T) {
			s := newSums(c.by, nil, c.was...)
			s.Events = nil
			typeTotal(s, c.column, c.typed)
			require.Equal(t, c.want, values(s, c.column))
			require.Len(t, gridstage.EventsOf[gridui.CellsEdited[sum]](s.Events), 1)
			row, _ := s.Grid.RowByID("b0")
			require.Equal(t, 7, row.N, "another group")
			require.True(t, s.Grid.History().Undo())
			s.Settle()
			require.Equal(t, c.was, values(s, c.column))
			require.False(t, s.Grid.History().CanUndo(), "it is one step")
			require.True(t, s.Grid.History().Redo())
			s.Settle()
			require.Equal(t, c.want, values(s, c.column))
		})
	}
}

func TestTheEditorOfATotalBeginsWithIt(t *testing.T) {
	s := newSums(option.ShareEqual, nil, 1, 2.5, 1)
	s.Grid.FocusCell(2, "f")
	s.Settle()
	s.Keys("F2")
	require.NotEmpty(t, gridstage.EditedCell(s))
	n, ok := s.Find("4.5")
	require.True(t, ok, "%v", n)
	s.Keys("Enter")
	require.Equal(t, []float64{1, 2.5, 1}, values(s, "f"), "unchanged")
	require.False(t, s.Grid.History().CanUndo())

	// A double click edits it too, and does not close the group.
	row, _ := s.Find("4.5")
	s.DoubleClick(row.Center())
	s.Settle()
	require.NotEmpty(t, gridstage.EditedCell(s))
	require.Equal(t, 6, s.Grid.Shown())
	s.Keys("Esc")
}

func TestTotalsThatCannotBeEdited(t *testing.T) {
	for name, c := range map[string]struct {
		column string
		set    func(g *gridui.Grid[sum])
	}{
		"without the option": {"plain", nil},
		"another aggregate": {"n", func(g *gridui.Grid[sum]) {
			g.Grouping.Aggregates = []option.ColumnAggregate{{ColumnID: "n", Aggregate: option.AggregateMax}}
		}},
		"shares": {"n", func(g *gridui.Grid[sum]) {
			g.Grouping.Shares = []option.ColumnShare{{ColumnID: "n", Of: option.ShareOfTotal}}
		}},
		"editing is off": {"n", func(g *gridui.Grid[sum]) { g.Editing.Enabled = false }},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSums(option.ShareEqual, c.set, 1, 2)
			typeTotal(s, c.column, "10")
			require.Empty(t, gridstage.EditedCell(s))
			require.Equal(t, []float64{1, 2}, values(s, "n"))
		})
	}
	// What the column or a row refuses keeps the editor open.
	s := newSums(option.ShareEqual, nil, 1, 2)
	typeTotal(s, "n", "many")
	require.NotEmpty(t, gridstage.EditedCell(s))
	s.Keys("Esc")
	typeTotal(s, "n", "5000")
	require.NotEmpty(t, gridstage.EditedCell(s))
	require.Equal(t, []float64{1, 2}, values(s, "n"))
	s.Keys("Esc")
}

func TestTheTotalOfAllRowsIsEdited(t *testing.T) {
	for _, grouped := range []bool{true, false} {
		s := newSums(option.ShareEqual, func(g *gridui.Grid[sum]) {
			g.Grouping.Total = option.TotalRowFirst
			if !grouped {
				g.Grouping.By = nil
			}
		}, 1, 2)
		s.Grid.FocusCell(0, "n")
		s.Settle()
		s.Type("9")
		s.Keys("Enter")
		s.Settle()
		require.Equal(t, []float64{3, 3}, values(s, "n"))
		row, _ := s.Grid.RowByID("b0")
		require.Equal(t, 3, row.N)
	}
	// Footers, closed groups and a filter.
	s := newSums(option.SetAll, func(g *gridui.Grid[sum]) {
		g.Grouping.Footers = true
		g.Filtering.Enabled, g.Filtering.Quick = true, "a"
	}, 1, 2)
	s.Grid.FocusCell(s.Grid.Shown()-1, "n")
	s.Settle()
	s.Type("9")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, []float64{9, 9}, values(s, "n"))
	s.Grid.Expansion.Rows = idset.Set{}
	s.Settle()
	s.Grid.FocusCell(0, "n")
	s.Settle()
	s.Type("8")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, []float64{8, 8}, values(s, "n"))
	row, _ := s.Grid.RowByID("b0")
	require.Equal(t, 7, row.N)
	require.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
}
