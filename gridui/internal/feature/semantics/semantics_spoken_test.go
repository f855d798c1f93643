// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics_test

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// phrases returns the descriptions on the screen that contain a text, in drawing order.
func phrases(h *gridtest.Harness, part string) (out []string) {
	for _, n := range h.Nodes() {
		if strings.Contains(n.Description, part) {
			out = append(out, n.Description)
		}
	}
	return out
}

// said returns what is read out for nodes whose labels begin with a text.
func said(h *gridtest.Harness, part string) (out []string) {
	for _, n := range h.FindAll(part) {
		if strings.HasPrefix(n.Label, part) {
			out = append(out, cmp.Or(n.Description, n.Label))
		}
	}
	return out
}

func TestCellsSayColumnTextRowAndSelection(t *testing.T) {
	s := gridstage.NewSelecting(3376, gridstage.MultiSelection())
	s.Style = gridstage.English
	s.Settle()
	require.Equal(t, []string{"Name, Park, row 3 of 3,376"}, phrases(s.Harness, "Name, Park, row 3 "))
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	require.Equal(t, []string{"Name, Park, row 3 of 3,376, selected"}, phrases(s.Harness, "Name, Park, row 3 "))
	require.Equal(t, []string{"row 3 of 3,376: p2, selected"}, said(s.Harness, "row 3 of"))
	require.Equal(t, []string{"Select row, row 3 of 3,376, selected, focused"}, phrases(s.Harness, "Select row, row 3 "))
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	require.Equal(t, []string{"row 3 of 3,376: p2"}, said(s.Harness, "row 3 of"))
	s.Click(gridstage.CellX, gridstage.RowY(0))
	require.Equal(t, []string{"Name, Kim, row 1 of 3,376, selected, focused"}, phrases(s.Harness, ", focused"))
	s.Grid.ScrollToRow(3375, option.AlignEnd)
	s.Settle()
	require.Equal(t, []string{"row 3,376 of 3,376: p3375"}, said(s.Harness, "row 3,376 "))
}

func TestCellsWithoutTextOrHeaderSayTheRest(t *testing.T) {
	s := gridstage.NewPeople(2)
	rows := gridstage.People(2)
	rows[1].Name = ""
	s.Grid.SetRows(rows)
	s.Grid.Columns = append(gridstage.PeopleColumns()[:3], gridui.Field("city", "", func(p gridstage.Person) string { return p.City }))
	s.Settle()
	require.Equal(t, []string{
		"ID, p1, row 2 of 2", "Name, row 2 of 2", "Age, 21, row 2 of 2", "City 1, row 2 of 2",
	}, phrases(s.Harness, "row 2 of 2"))
}

func TestGridsSayWhatTheyAre(t *testing.T) {
	s := gridstage.NewSelecting(3376, gridstage.MultiSelection())
	s.Style = gridstage.English
	s.Settle()
	require.Equal(t, []string{"grid, 3,376 rows, 4 columns"}, phrases(s.Harness, "grid, "))
	s.Grid.Label = "Staff"
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	s.Click(gridstage.BoxX, gridstage.RowY(3))
	n, ok := s.Find("Staff")
	require.True(t, ok)
	require.Equal(t, "Staff, grid, 3,376 rows, 4 columns, 2 selected", n.Description)
	inside := 0
	for _, c := range n.Children {
		if strings.HasPrefix(c.Label, "row ") || strings.HasSuffix(c.Description, "column header") {
			inside++
		}
	}
	require.Equal(t, 4+10, inside, "the headers and rows are in the grid's node")
	s.Grid.SetRows(gridstage.People(1))
	s.Grid.ColumnVisibility.Hidden = []string{"age"}
	s.Settle()
	n, _ = s.Find("Staff")
	require.Equal(t, "Staff, grid, 1 row, 3 columns", strings.TrimSuffix(n.Description, ", 2 selected"))
	s.Grid.Semantics = option.SemanticsOff
	s.Settle()
	_, ok = s.Find("Staff")
	require.False(t, ok)
}

func TestTheLocaleSpeaks(t *testing.T) {
	s := gridstage.NewSelecting(1200, gridstage.MultiSelection())
	s.Style = func(st *gridui.Style) { st.Locale = locale.Texts{Spoken: locale.For("ko").Spoken} }
	s.Grid.Sorting.Mode = option.SortSingle
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "id"}}
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, []string{"표, 총 1,200건, 4개 열, 1건 선택됨"}, phrases(s.Harness, "표, "))
	require.Equal(t, []string{"ID, 열 머리글, 오름차순 정렬됨"}, phrases(s.Harness, "ID, 열"))
	require.Equal(t, []string{"ID, p0, 1,200행 중 1행, 선택됨"}, phrases(s.Harness, "ID, p0,"))
	require.Equal(t, []string{"1,200행 중 1행: p0, 선택됨"}, said(s.Harness, "1,200행 중 1행"))
	for _, n := range s.Nodes() {
		for _, word := range []string{"row", "header", "selected", "grid", "focused", "mixed"} {
			require.NotContains(t, n.Label+n.Description, word)
		}
	}
	s.Style = gridstage.English
	s.Settle()
	require.Equal(t, []string{"ID, p0, row 1 of 1,200, selected"}, phrases(s.Harness, "ID, p0,"), "another locale, other words")
	require.Equal(t, []string{"ID, column header, sorted ascending"}, phrases(s.Harness, "ID, column"))
}

func TestPatternsNeedNotNameEveryNumber(t *testing.T) {
	s := gridstage.NewPeople(2)
	s.Style = func(st *gridui.Style) {
		st.Locale.Spoken = locale.Spoken{Row: "{of} {row}{ of {rows", Header: "head"}
	}
	s.Settle()
	require.Equal(t, []string{"{of} 1{ of {rows: p0", "{of} 2{ of {rows: p1"}, said(s.Harness, "{of} "))
	require.Equal(t, []string{"ID, head"}, phrases(s.Harness, "ID, head"))
}

func TestTreesSayLevelsAndWhatIsOpen(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) { g.SetRows(treestage.Bicycle()) })
	require.Equal(t, []string{"row 1 of 2: Bicycle, level 1, collapsed", "row 2 of 2: Pump, level 1"}, said(s.Harness, "row "))
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Right", "Right")
	require.Equal(t, []string{
		"row 1 of 4: Bicycle, level 1, expanded", "row 2 of 4: Wheel, level 2, collapsed",
		"row 3 of 4: Frame, level 2", "row 4 of 4: Pump, level 1",
	}, said(s.Harness, "row "))
	require.Equal(t, []string{
		"row 2 of 4: Wheel, level 2, collapsed", "Part, Wheel, level 2, collapsed, row 2 of 4, focused", "Cost, 30, row 2 of 4",
	}, phrases(s.Harness, "row 2 of 4"), "the cell with the mark says it, and none beside it")
	s.Keys("Left", "Left")
	require.Equal(t, []string{"row 1 of 2: Bicycle, level 1, collapsed", "row 2 of 2: Pump, level 1"}, said(s.Harness, "row "))
}

func TestSettledCellsAreDescribedWithoutAllocations(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000, 30)
	s.Values = map[string]any{gridtest.SemanticsKey: "cells"}
	s.Grid.ColumnPinning.Left = []string{"c0"}
	s.Grid.Floating.Top = []int{7}
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.RowID = func(i int) string { return fmt.Sprint(i) }
	s.Grid.Label = "Numbers"
	s.Grid.FocusCell(3, "c1")
	s.Settle()
	// The router makes nodes for the cells: this checks that the grid adds nothing to the nodes of the same
	// frame, drawn once.
	s.Frame()
	require.LessOrEqual(t, s.Allocs(100, nil), 0.0)
}

func TestMovedRowsKeepTheirPhrases(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000, 300)
	require.LessOrEqual(t, gridstage.UpAndDownAllocs(s, 300), 0.0)
}

// TestDetailsSayWhoseTheyAre opens details of rows that are named by their first text, of
// one without any, and of a pinned one.
func TestDetailsSayWhoseTheyAre(t *testing.T) {
	s := gridstage.NewPeople(4)
	rows := gridstage.People(4)
	rows[2].Name = ""
	s.Grid.SetRows(rows)
	s.Grid.Columns = []gridui.Column[gridstage.Person]{gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name })}
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
		return gridstage.Block(gtx, "", 10)
	}
	s.Grid.Details.Rows = idset.Of("p0", "p2", "p3")
	s.Grid.RowPins.Enabled = true
	s.Grid.Row("p3").Pin(option.RowPinTop)
	s.Style = gridstage.English
	s.Settle()
	require.Equal(t, []string{"details of Kim", "details of row 3 of 3", "details of Choi"}, phrases(s.Harness, "details of "))

	rows = gridstage.People(4)
	rows[0].Name = "Kang"
	s.Grid.SetRows(rows)
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	s.Settle()
	require.Equal(t, []string{"Kang 상세", "Park 상세", "Choi 상세"}, phrases(s.Harness, " 상세"))
	require.Zero(t, s.Allocs(100, nil))

	s.Style = func(st *gridui.Style) { st.Locale.Spoken.Detail = "more" }
	s.Settle()
	require.Equal(t, []string{"more", "more", "more"}, phrases(s.Harness, "more"))
	s.Grid.Semantics = option.SemanticsOff
	s.Settle()
	require.Empty(t, phrases(s.Harness, "more"))
}
