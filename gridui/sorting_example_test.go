// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleSorting() {
	g := gridstage.OrderGrid()
	g.Sorting = option.Sorting{Mode: option.SortMulti}
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.SortChanged); ok {
			fmt.Println("sorted by", ev.To)
		}
	})
	total, _ := h.Find("Total")
	h.Click(total.Center())
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[2].Label)
	}
	// Output:
	// sorted by [{total true}]
	// B-7 240.00 €
	// A-1 19.90 €
	// A-2 5.00 €
}

func ExamplePaging() {
	g := gridstage.OrderGrid()
	g.Paging = option.Paging{Enabled: true, Size: 2}
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.PageChanged); ok {
			fmt.Println("from page", ev.From.Index, "to page", ev.To.Index)
		}
	})
	h.Focus(g.Tag())
	h.Keys("Ctrl+PageDown")
	row, _ := g.RowAt(0)
	count, _ := g.PageCount()
	fmt.Println(row.ID, "on the last of", count, "pages")
	// Output:
	// from page 0 to page 1
	// B-7 on the last of 2 pages
}

// The page has as many rows as the window has room for.
func ExamplePaging_fit() {
	g := gridstage.OrderGrid()
	g.Paging = option.Paging{Enabled: true, Fit: true}
	h := gridstage.ShowGrid(g, nil)
	for range 2 {
		count, _ := g.PageCount()
		fmt.Println(g.Paging.Size, "rows on each of", count, "pages")
		h.Size.Y = 110
		h.Settle()
	}
	// Output:
	// 3 rows on each of 1 pages
	// 1 rows on each of 3 pages
}

func ExampleSorting_clearButton() {
	g := gridstage.OrderGrid()
	g.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true, Keys: []option.SortKey{{ColumnID: "qty", Desc: true}}}
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.SortChanged); ok {
			fmt.Println("from", ev.From, "to", ev.To)
		}
	})
	clear, _ := h.Find(locale.For("ko").SortClear)
	h.Click(clear.Center())
	// Output: from [{qty true}] to []
}

func ExampleSorting_Toggled() {
	s := option.Sorting{Mode: option.SortMulti}
	for range 3 {
		s.Keys = s.Toggled("qty", true, false)
		fmt.Println(s.Keys)
	}
	// Output:
	// [{qty true}]
	// [{qty false}]
	// []
}

// Users choose what rows are sorted by, and write a list of values; the program sorts by one too.
func ExampleSorting_list() {
	type shirt struct{ Name, Size string }
	var g gridui.Grid[shirt]
	sizes := option.ListOf("S", "M", "L")
	g.Columns = []gridui.Column[shirt]{
		gridui.Field("name", "Name", func(s shirt) string { return s.Name }),
		gridui.Field("size", "Size", func(s shirt) string { return s.Size }).SortLists(sizes),
	}
	g.SetRows([]shirt{{"green", "L"}, {"blue", "XL"}, {"red", "S"}, {"white", "M"}})
	g.HeaderMenu.Enabled = true
	g.Sorting = option.Sorting{Mode: option.SortMulti, ByMenu: true, Keys: []option.SortKey{{ColumnID: "size", By: option.SortByList, List: sizes}}}
	gridstage.ShowGrid(&g, nil)
	for i := range g.Len() {
		row, _ := g.RowAt(i)
		fmt.Println(row.Size, row.Name)
	}
	// Output:
	// S red
	// M white
	// L green
	// XL blue
}

// A column of weekdays sorts by the week.
func ExampleSorting_weekdays() {
	type shift struct{ Day, Name string }
	var g gridui.Grid[shift]
	days := option.Weekdays("en", time.Monday)
	g.Columns = []gridui.Column[shift]{
		gridui.Field("day", "Day", func(s shift) string { return s.Day }).SortLists(days...),
		gridui.Field("name", "Name", func(s shift) string { return s.Name }),
	}
	g.SetRows([]shift{{"Sun", "Kim"}, {"Fri", "Lee"}, {"Tue", "Park"}})
	g.Sorting = option.Sorting{Mode: option.SortMulti, ByMenu: true, Keys: []option.SortKey{{ColumnID: "day", By: option.SortByList, List: days[1]}}}
	gridstage.ShowGrid(&g, nil)
	for i := range g.Len() {
		row, _ := g.RowAt(i)
		fmt.Println(row.Day, row.Name)
	}
	// Output:
	// Tue Park
	// Fri Lee
	// Sun Kim
}
