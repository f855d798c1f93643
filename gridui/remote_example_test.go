// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// A Remote shows the rows of a source, which sorts them. Here the source is a slice; a table of a
// database is another.
func ExampleRemote() {
	type city struct {
		Name   string
		People int64
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
		Rows: []city{{"Busan", 3_300_000}, {"Seoul", 9_400_000}, {"Jeju", 490_000}}, Key: []string{"name"},
		Columns: []rowsource.Column[city]{
			{ID: "name", Value: func(c city) value.Value { return value.Text(c.Name) }},
			{ID: "people", Value: func(c city) value.Value { return value.Int(c.People) }},
		},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[city]{})
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid := gridui.Grid[city]{Columns: []gridui.Column[city]{
		gridui.Field("name", "Name", func(c city) string { return c.Name }),
		gridui.Field("people", "People", func(c city) int64 { return c.People }),
	}}
	grid.Sorting.Mode = option.SortMulti
	grid.Sorting.Keys = []option.SortKey{{ColumnID: "people", Desc: true}}
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := newHarness(image.Pt(300, 200), gridui.New(newTheme(), &grid).Layout)
	for h.Frame(); grid.Shown() == 0; h.Frame() {
		<-arrived
	}
	for i := range grid.Shown() {
		row, _ := grid.RowAt(i)
		fmt.Println(row.Name)
	}
	// Output:
	// Seoul
	// Busan
	// Jeju
}

// The source groups the rows and adds them up; opened groups show their rows.
func ExampleRemote_groups() {
	type sale struct {
		ID, City string
		Amount   int64
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[sale]{
		Rows: []sale{{"1", "Seoul", 30}, {"2", "Busan", 10}, {"3", "Seoul", 20}}, Key: []string{"id"},
		Columns: []rowsource.Column[sale]{
			{ID: "id", Value: func(s sale) value.Value { return value.Text(s.ID) }},
			{ID: "city", Value: func(s sale) value.Value { return value.Text(s.City) }},
			{ID: "amount", Value: func(s sale) value.Value { return value.Int(s.Amount) }},
		},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[sale]{Live: true})
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid := gridui.Grid[sale]{Columns: []gridui.Column[sale]{
		gridui.Field("city", "City", func(s sale) string { return s.City }),
		gridui.Field("amount", "Amount", func(s sale) int64 { return s.Amount }).Aggregate(option.AggregateSum),
	}}
	grid.Grouping = option.Grouping{By: []string{"city"}}
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := newHarness(image.Pt(400, 200), gridui.New(newTheme(), &grid).Layout)
	for h.Settle(); grid.Shown() == 0; h.Settle() {
		<-arrived
	}
	for _, row := range h.FindAll("행: ") {
		fmt.Println(row.Children[0].Label, row.Children[1].Label)
	}
	// Output:
	// Busan (1) 10
	// Seoul (2) 50
}

// A ChangeTrackingGrid over a source saves its changes there, in one transaction.
func ExampleRemote_Preview() {
	type city struct {
		Name   string `json:"name"`
		People int64  `json:"people"`
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
		Rows: []city{{"Busan", 3_300_000}, {"Seoul", 9_400_000}}, Key: []string{"name"},
		Columns: []rowsource.Column[city]{
			{ID: "name", Value: func(c city) value.Value { return value.Text(c.Name) }},
			{ID: "people", Value: func(c city) value.Value { return value.Int(c.People) }, Set: func(c *city, v value.Value) error {
				c.People, _ = v.AsInt()
				return nil
			}},
		},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[city]{})
	defer rows.Close()
	woken := make(chan struct{}, 1)
	grid := gridui.ChangeTrackingGrid[city]{}
	grid.Columns = []gridui.Column[city]{
		gridui.Field("name", "Name", func(c city) string { return c.Name }),
		gridui.Field("people", "People", func(c city) int64 { return c.People }).Edit(func(c *city, n int64) { c.People = n }),
	}
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case woken <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := newHarness(image.Pt(300, 200), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := grid.Update(gtx)
			if !ok {
				break
			}
			if done, ok := ev.(events.Committed); ok {
				fmt.Println("saved:", done.Err == nil)
			}
		}
		return gridui.New(newTheme(), &grid.Grid).Layout(gtx)
	})
	for h.Frame(); grid.Shown() == 0; h.Frame() {
		<-woken
	}
	if _, err := grid.UpdateRow("Seoul", func(c *city) { c.People++ }); err != nil {
		fmt.Println(err)
	}
	text, _ := rows.Preview()
	fmt.Print(text)
	grid.Save()
	for h.Frame(); rows.Saving(); h.Frame() {
		<-woken
	}
	h.Frame() // reads the event
	// Output:
	// [
	//   {
	//     "kind": "update",
	//     "id": "Seoul",
	//     "set": {
	//       "people": 9400001
	//     },
	//     "old": {
	//       "people": 9400000
	//     }
	//   }
	// ]
	// saved: true
}
