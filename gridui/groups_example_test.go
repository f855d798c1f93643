// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleGrouping() {
	var g gridui.Grid[treestage.Sale]
	g.Columns = treestage.SaleColumns()
	g.Grouping = option.Grouping{By: []string{"city"}, Total: option.TotalRowBottom}
	g.SetRows(treestage.Sales())
	h := gridstage.ShowGrid(&g, nil)
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[2].Label)
	}
	// Output:
	// Seoul (3) 10
	// Busan (1) 1
	// (비어 있음) (1) 4
	// 합계 15
}

func ExampleExpansion_sticky() {
	var g gridui.Grid[treestage.Part]
	g.Columns = treestage.PartColumns()
	g.RowID = func(p treestage.Part) string { return p.ID }
	g.Tree = gridui.Tree[treestage.Part]{Children: func(p treestage.Part) []treestage.Part { return p.Parts }}
	g.Expansion.Sticky = true
	g.ExpandAll()
	g.SetRows([]treestage.Part{{ID: "bike", Name: "Bicycle", Parts: make([]treestage.Part, 50)}})
	h := gridstage.ShowGrid(&g, nil)
	g.ScrollToRow(20, option.AlignStart)
	h.Settle()
	fmt.Println(h.FindAll("row ")[0].Label)
	// Output:
	// row 1 of 51: Bicycle
}

func ExampleStyle_guideLines() {
	var g gridui.Grid[treestage.Part]
	th := gridstage.NewTheme()
	style := gridui.New(th, &g)
	style.GuideLines = true
	fmt.Println(style.GuideLines)
	// Output:
	// true
}

func ExampleTree_aggregates() {
	var g gridui.Grid[treestage.DiskFile]
	g.Columns = []gridui.Column[treestage.DiskFile]{
		gridui.Field("path", "Path", func(f treestage.DiskFile) string { return f.Path }),
		gridui.Field("bytes", "Bytes", func(f treestage.DiskFile) int64 { return f.Bytes }).Format(treestage.Kilo).Aggregate(option.AggregateSum),
	}
	g.Tree = gridui.Tree[treestage.DiskFile]{Path: treestage.DiskFile.Names, Aggregate: true}
	g.Grouping.Total = option.TotalRowBottom
	g.SetRows(treestage.NewDisk())
	h := gridstage.ShowGrid(&g, nil)
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label, "·", row.Children[1].Label)
	}
	// Output:
	// src · 7 k
	// readme · 16 k
	// doc · 8 k
	// 합계 · 31 k
}

func ExampleTreePath() {
	var g gridui.Grid[gridstage.Person]
	g.Columns = gridstage.PeopleColumns()
	g.RowID = func(p gridstage.Person) string { return p.ID }
	g.Tree = gridui.Tree[gridstage.Person]{Path: func(p gridstage.Person) []string { return []string{p.City, p.ID} }}
	g.RowDrag.Mode = option.RowDragReorder
	g.Expansion.Rows = idset.All()
	g.SetRows(gridstage.People(2))
	h := gridstage.ShowGrid(&g, func(ev events.Event) {
		if ev, ok := ev.(events.RowsReordered); ok {
			path, _ := gridui.TreePath(ev.TargetRowID)
			fmt.Println(ev.RowIDs, "into", path)
		}
	})
	// City 0 over p0, City 1 over p1: the last row goes into the first.
	h.DragFrom(300, gridstage.RowY(3)).To(300, gridstage.RowY(0))
	// Output: [p1] into [City 0]
}

func ExampleTree() {
	var g gridui.Grid[treestage.Part]
	g.Columns = treestage.PartColumns()
	g.RowID = func(p treestage.Part) string { return p.ID }
	g.Tree = gridui.Tree[treestage.Part]{Children: func(p treestage.Part) []treestage.Part { return p.Parts }}
	g.Expansion.Rows = idset.Of("bike")
	g.SetRows(treestage.Bicycle())
	h := gridstage.ShowGrid(&g, nil)
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label)
	}
	// Output:
	// Bicycle
	// Wheel
	// Frame
	// Pump
}

// The total counts all rows, whatever the filter shows.
func ExampleGrouping_allRows() {
	s := gridstage.NewPeople(10)
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Grid.Columns = []gridui.Column[gridstage.Person]{
		gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(150),
		gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(80).Aggregate(option.AggregateSum),
	}
	s.Grid.Grouping.Total = option.TotalRowLast
	s.Grid.Filtering.Enabled = true
	s.Grid.Column("name").SetFilter(filter.OneOf.Of("Kim"))
	for _, all := range []bool{false, true} {
		s.Grid.Grouping.AllRows = all
		s.Settle()
		rows := gridstage.RowCells(s)
		fmt.Println(len(rows)-1, "rows,", rows[len(rows)-1])
	}
	// Output:
	// 2 rows, Total|45
	// 2 rows, Total|245
}

// Users type a new total into the row of a group; its rows share it.
func ExampleTyped_EditTotal() {
	type budget struct {
		ID, Team string
		Hours    int
	}
	var g gridui.Grid[budget]
	g.Columns = []gridui.Column[budget]{
		gridui.Field("team", "Team", func(b budget) string { return b.Team }),
		gridui.Field("hours", "Hours", func(b budget) int { return b.Hours }).Edit(func(b *budget, v int) { b.Hours = v }).
			Aggregate(option.AggregateSum).EditTotal(option.ShareProportional),
	}
	g.RowID = func(b budget) string { return b.ID }
	g.Editing.Enabled = true
	g.Grouping.By = []string{"team"}
	g.SetRows([]budget{{"1", "blue", 1}, {"2", "blue", 2}, {"3", "blue", 1}})

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, &g).Layout(gtx) })
	h.Focus(g.Tag())
	g.FocusCell(0, "hours")
	h.Settle()
	h.Type("100")
	h.Keys("Enter")
	for _, id := range []string{"1", "2", "3"} {
		row, _ := g.RowByID(id)
		fmt.Println(row)
	}
	// Output:
	// {1 blue 25}
	// {2 blue 50}
	// {3 blue 25}
}
