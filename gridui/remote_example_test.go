// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// remoteOrders are the orders of a server, which answers a page at a time. As ScanDisabled is set
// only the goroutine of the frames asks for them: the map needs no lock.
type remoteOrders struct{ pages map[int][]gridstage.Order }

func (r *remoteOrders) Len() int { return 3_000_000 }

func (r *remoteOrders) At(i int) gridstage.Order {
	page, ok := r.pages[i/pageOfOrders]
	if !ok {
		return gridstage.Order{} // ViewportChanged tells which rows to fetch
	}
	return page[i%pageOfOrders]
}

// fetch has the server answer at once; a program would do that on another goroutine, and
// put the page in the map in a frame.
func (r *remoteOrders) fetch(first, last int) {
	for page := first / pageOfOrders; page <= (last-1)/pageOfOrders; page++ {
		rows := make([]gridstage.Order, pageOfOrders)
		for k := range rows {
			rows[k] = gridstage.Order{ID: fmt.Sprintf("A-%d", page*pageOfOrders+k), Qty: k}
		}
		r.pages[page] = rows
	}
}

func ExampleVirtual_pageCache() {
	var g gridui.Grid[gridstage.Order]
	g.Columns = []gridui.Column[gridstage.Order]{gridui.Field("id", "Order", func(o gridstage.Order) string { return o.ID })}
	g.Virtual = option.Virtual{ScanDisabled: true, Watch: true}
	rows := &remoteOrders{pages: map[int][]gridstage.Order{}}
	g.SetSource(rows)
	h := gridstage.ShowGrid(&g, func(ev events.Event) {
		if ev, ok := ev.(events.ViewportChanged); ok {
			rows.fetch(ev.PrefetchFirst, ev.PrefetchLast)
			g.Refresh()
		}
	})
	g.ScrollToRow(2_000_000, option.AlignStart)
	h.Settle()
	top, _ := g.RowAt(g.Viewport().First)
	fmt.Println(top.ID, "of", g.Len(), "orders, in", len(rows.pages), "pages")
	// Output: A-2000000 of 3000000 orders, in 3 pages
}

// city is a row of the sources of the examples.
type city struct {
	Name    string `json:"name"`
	Country string `json:"country"`
	People  int64  `json:"people"`
}

// A Remote shows the rows of a source, which sorts them. Here the source is a slice; a table of a
// database is another.
func ExampleRemote() {
	source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
		Rows: []city{{"Busan", "Korea", 3_300_000}, {"Seoul", "Korea", 9_400_000}, {"Jeju", "Korea", 490_000}}, Key: []string{"name"},
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
	h := gridtest.New(image.Pt(300, 200), gridui.New(gridstage.NewTheme(), &grid).Layout)
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
	source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
		Rows: []city{{"Seoul", "Korea", 9_400_000}, {"Lyon", "France", 520_000}, {"Busan", "Korea", 3_300_000}}, Key: []string{"name"},
		Columns: []rowsource.Column[city]{
			{ID: "name", Value: func(c city) value.Value { return value.Text(c.Name) }},
			{ID: "country", Value: func(c city) value.Value { return value.Text(c.Country) }},
			{ID: "people", Value: func(c city) value.Value { return value.Int(c.People) }},
		},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[city]{Live: true})
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid := gridui.Grid[city]{Columns: []gridui.Column[city]{
		gridui.Field("country", "Country", func(c city) string { return c.Country }),
		gridui.Field("people", "People", func(c city) int64 { return c.People }).Aggregate(option.AggregateSum),
	}}
	grid.Grouping = option.Grouping{By: []string{"country"}}
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := gridtest.New(image.Pt(400, 200), gridui.New(gridstage.NewTheme(), &grid).Layout)
	for h.Settle(); grid.Shown() == 0; h.Settle() {
		<-arrived
	}
	for _, row := range h.FindAll("행: ") {
		fmt.Println(row.Children[0].Label, row.Children[1].Label)
	}
	// Output:
	// France (1) 520000
	// Korea (2) 12700000
}

// A ChangeTrackingGrid over a source saves its changes there, in one transaction.
func ExampleRemote_Preview() {
	source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
		Rows: []city{{"Busan", "Korea", 3_300_000}, {"Seoul", "Korea", 9_400_000}}, Key: []string{"name"},
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
	h := gridtest.New(image.Pt(300, 200), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := grid.Update(gtx)
			if !ok {
				break
			}
			if done, ok := ev.(events.ChangesCommitted); ok {
				fmt.Println("saved:", done.Err == nil)
			}
		}
		return gridui.New(gridstage.NewTheme(), &grid.Grid).Layout(gtx)
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

// folder is a row of a tree: a folder of a disk.
type folder struct{ Path, In string }

// A source whose rows name the row above them shows as a tree; the rows below a row are read when it is opened.
func ExampleRemote_tree() {
	source, err := rowsource.NewSlice(rowsource.SliceOptions[folder]{
		Rows: []folder{{"home", ""}, {"home/kim", "home"}, {"home/lee", "home"}, {"tmp", ""}}, Key: []string{"path"},
		Columns: []rowsource.Column[folder]{{ID: "path", Value: func(f folder) value.Value { return value.Text(f.Path) }}},
		Parent:  func(f folder) string { return f.In },
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[folder]{Tree: true})
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid := gridui.Grid[folder]{Columns: []gridui.Column[folder]{
		gridui.Field("path", "Path", func(f folder) string { return f.Path }),
	}}
	grid.Expansion.Rows = idset.Of("home")
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := gridtest.New(image.Pt(300, 200), gridui.New(gridstage.NewTheme(), &grid).Layout)
	for h.Frame(); grid.Shown() < 4; h.Frame() {
		<-arrived
	}
	for i := range grid.Shown() {
		row, _ := grid.RowAt(i)
		fmt.Println(row.Path)
	}
	// Output:
	// home
	// home/kim
	// home/lee
	// tmp
}

// The check box of a group selects its rows, which are read from the source; opened or not.
func ExampleRemote_boxes() {
	source, err := rowsource.NewSlice(rowsource.SliceOptions[city]{
		Rows: []city{{"Seoul", "Korea", 9_400_000}, {"Lyon", "France", 520_000}, {"Busan", "Korea", 3_300_000}}, Key: []string{"name"},
		Columns: []rowsource.Column[city]{
			{ID: "name", Value: func(c city) value.Value { return value.Text(c.Name) }},
			{ID: "country", Value: func(c city) value.Value { return value.Text(c.Country) }},
		},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	rows := gridui.NewRemote(source, gridui.RemoteOptions[city]{})
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid := gridui.Grid[city]{Columns: []gridui.Column[city]{gridui.Field("country", "Country", func(c city) string { return c.Country })}}
	grid.Grouping = option.Grouping{By: []string{"country"}}
	grid.Selection.Mode = option.SelectMulti
	grid.Invalidate = func() { // in a program: that of the window
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	grid.SetSource(rows)
	h := gridtest.New(image.Pt(400, 200), gridui.New(gridstage.NewTheme(), &grid).Layout)
	for h.Settle(); grid.Shown() == 0; h.Settle() {
		<-arrived
	}
	h.Click(20, 40+36+18) // the box of the second group, Korea
	for h.Settle(); grid.SelectedCount() == 0; h.Settle() {
		<-arrived
	}
	fmt.Println(grid.Row("Seoul").IsSelected(), grid.Row("Busan").IsSelected(), grid.Row("Lyon").IsSelected())
	// Output: true true false
}
