// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// graded returns a grid of rows with a name and a grade; -1 means no grade.
func graded(cols func(grade *gridui.Typed[int, int]) []gridui.Column[int], set func(*gridui.Grid[int])) *gridstage.Stage[int] {
	return gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[int]) {
		g.Columns = cols(gridui.Func("grade", "Grade", func(i int) (int, bool) { return i, i >= 0 }))
		g.Sorting.Mode = option.SortMulti
		g.SetRows([]int{2, -1, 3, 1})
		if set != nil {
			set(g)
		}
	})
}

func shownGrades(s *gridstage.Stage[int]) (out []int) {
	for i := range s.Grid.Len() {
		row, _ := s.Grid.RowAt(i)
		out = append(out, row)
	}
	return out
}

func TestWhereMissingValuesGo(t *testing.T) {
	const def = option.MissingDefault
	for _, c := range []struct {
		column, grid option.MissingOrder
		inverted     bool
		asc, desc    []int
	}{
		{def, def, false, []int{1, 2, 3, -1}, []int{3, 2, 1, -1}},
		{option.MissingLast, option.MissingFirst, false, []int{1, 2, 3, -1}, []int{3, 2, 1, -1}},
		{def, option.MissingFirst, false, []int{-1, 1, 2, 3}, []int{-1, 3, 2, 1}},
		{option.MissingFirst, def, true, []int{-1, 3, 2, 1}, []int{-1, 1, 2, 3}},
		{option.MissingSmallest, option.MissingFirst, false, []int{-1, 1, 2, 3}, []int{3, 2, 1, -1}},
		{def, option.MissingLargest, false, []int{1, 2, 3, -1}, []int{-1, 3, 2, 1}},
		{option.MissingSmallest, def, true, []int{3, 2, 1, -1}, []int{-1, 1, 2, 3}},
	} {
		s := graded(func(grade *gridui.Typed[int, int]) []gridui.Column[int] {
			if c.inverted {
				grade.Inverted()
			}
			return []gridui.Column[int]{grade.SortMissing(c.column)}
		}, nil)
		s.Grid.Sorting.Missing = c.grid
		for _, desc := range []bool{false, true, false} {
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "grade", Desc: desc}}
			s.Settle()
			want := c.asc
			if desc {
				want = c.desc
			}
			require.Equal(t, want, shownGrades(s), "%+v, descending %v", c, desc)
		}
	}
	s := graded(func(grade *gridui.Typed[int, int]) []gridui.Column[int] { return []gridui.Column[int]{grade} }, nil)
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "grade"}}
	s.Settle()
	s.Grid.Sorting.Missing = option.MissingFirst
	s.Settle()
	require.Equal(t, []int{-1, 1, 2, 3}, shownGrades(s), "the grid's is another now")
}

func TestFirstDirectionOfColumns(t *testing.T) {
	anyOf := func(value func(i int) any) func() gridui.Column[int] {
		return func() gridui.Column[int] {
			return gridui.Func("x", "X", func(i int) (any, bool) { v := value(i); return v, v != nil }).
				Compare(func(a, b any) int { return 0 })
		}
	}
	number := func() *gridui.Typed[int, int] { return gridui.Field("x", "X", func(i int) int { return i }) }
	for name, c := range map[string]struct {
		col  func() gridui.Column[int]
		grid option.SortFirst
		desc bool
	}{
		"by kind":            {func() gridui.Column[int] { return number() }, option.SortFirstByKind, true},
		"the grid's":         {func() gridui.Column[int] { return number() }, option.SortFirstAscending, false},
		"the column's":       {func() gridui.Column[int] { return number().SortFirst(option.SortFirstDescending) }, option.SortFirstAscending, true},
		"the column's, too":  {func() gridui.Column[int] { return number().SortFirst(option.SortFirstAscending) }, option.SortFirstDescending, false},
		"of others, numbers": {anyOf(func(int) any { return 1.5 }), option.SortFirstByKind, true},
		"of others, texts":   {anyOf(func(int) any { return "a" }), option.SortFirstByKind, false},
		"of others, times":   {anyOf(func(int) any { return time.Unix(1, 0) }), option.SortFirstByKind, true},
		"of others, truths":  {anyOf(func(int) any { b := true; return &b }), option.SortFirstByKind, true},
		"of others, structs": {anyOf(func(int) any { return struct{}{} }), option.SortFirstByKind, false},
		"of none":            {anyOf(func(int) any { return nil }), option.SortFirstByKind, false},
		"the ninth": {anyOf(func(i int) any {
			if i < 8 {
				return nil
			}
			return i
		}), option.SortFirstByKind, true},
		"not the eleventh": {anyOf(func(i int) any {
			if i < 10 {
				return nil
			}
			return i
		}), option.SortFirstByKind, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[int]) {
				g.Columns = []gridui.Column[int]{c.col()}
				g.Sorting = option.Sorting{Mode: option.SortSingle, First: c.grid}
				rows := make([]int, 20)
				for i := range rows {
					rows[i] = i
				}
				g.SetRows(rows)
			})
			s.Click(50, 20)
			require.Equal(t, []option.SortKey{{ColumnID: "x", Desc: c.desc}}, s.Grid.Sorting.Keys)
		})
	}
}

func TestColumnsThatAreSortedByAlone(t *testing.T) {
	s := graded(func(grade *gridui.Typed[int, int]) []gridui.Column[int] {
		return []gridui.Column[int]{
			grade.Width(150), gridui.Field("row", "Row", func(i int) int { return i }).Width(150).NoMultiSort(),
		}
	}, func(g *gridui.Grid[int]) { g.Sorting.Always = true })
	s.Click(50, 20)
	require.Equal(t, []option.SortKey{{ColumnID: "grade", Desc: true}}, s.Grid.Sorting.Keys)
	s.Click(200, 20)
	require.Equal(t, []option.SortKey{{ColumnID: "row", Desc: true}}, s.Grid.Sorting.Keys)
	s.Click(200, 20)
	require.Equal(t, []option.SortKey{{ColumnID: "row"}}, s.Grid.Sorting.Keys)
}

func TestColumnMeta(t *testing.T) {
	type backend struct{ field string }
	col := gridui.Field("x", "X", func(i int) int { return i }).Meta(backend{"X_1"})
	s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Group("all", "All", col, gridui.Field("y", "Y", func(i int) int { return i }))}
	})
	require.Equal(t, backend{"X_1"}, s.Grid.Column("x").Meta())
	require.Nil(t, s.Grid.Column("y").Meta())
	require.Nil(t, s.Grid.Column("z").Meta())
	_, ok := gridui.MetaOf[string](gridui.Column[int](col))
	require.False(t, ok)
	_, ok = gridui.MetaOf[backend](gridui.Column[int](nil))
	require.False(t, ok)
	_, ok = gridui.MetaOf[backend](gridui.Column[int]((*gridui.Typed[int, int])(nil)))
	require.False(t, ok)
}
