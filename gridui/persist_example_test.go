// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"encoding/json"
	"fmt"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

func ExamplePersistence() {
	var store storage.Memory // nil in a program: the user's own files
	open := func() *gridui.Grid[gridstage.Order] {
		g := gridstage.OrderGrid()
		g.Persist = option.Persistence{Key: "orders", Store: &store}
		gridstage.ShowGrid(g, nil)
		return g
	}
	g := open()
	g.Column("qty").Hide()
	g.Sorting.Keys = []option.SortKey{{ColumnID: "total", Desc: true}}
	_ = g.Close()

	again := open() // the program runs another time
	fmt.Println(again.ShownColumns(), again.Sorting.Keys)
	// Output: [id total] [{total true}]
}

// Column "who" became "name" in the second version of a program.
func ExamplePersistence_migrate() {
	var store storage.Memory
	_ = store.Set("orders", `{"version":1,"data":{"order":["total","who"],"hidden":["qty"]}}`)

	g := gridstage.OrderGrid()
	g.Persist = option.Persistence{Key: "orders", Store: &store, Version: 2}
	g.Persist.Migrate = func(from int, text []byte) (v option.View, err error) {
		err = json.Unmarshal(text, &v)
		for i, id := range v.Order {
			if id == "who" {
				v.Order[i] = "id"
			}
		}
		return v, err
	}
	gridstage.ShowGrid(g, nil)
	fmt.Println(g.ShownColumns())
	// Output: [total id]
}

func ExampleView() {
	g := gridstage.OrderGrid()
	g.Column("qty").Hide()
	view := g.View().Only(option.ViewOrder | option.ViewVisibility | option.ViewSorting)
	text, _ := json.Marshal(view)
	fmt.Println(string(text))
	// Output: {"order":[],"shown":[],"hidden":["qty"],"sorting":[]}
}

func ExampleGrid_SetView() {
	g := gridstage.OrderGrid()
	g.SetView(option.View{
		Order:  []string{"total", "gone", "id"},
		Widths: map[string]unit.Dp{"id": 120},
	})
	// Column qty stands after the one that it was defined after.
	fmt.Println(g.ShownColumns(), g.ColumnSizing.Widths)
	// Output: [total id qty] map[id:120]
}

func ExampleViews() {
	views := gridui.Views{Key: "orders.views", Store: &storage.Memory{}}
	g := gridstage.OrderGrid()
	g.Column("qty").Hide()
	_ = views.Save("Short", g.View())
	_ = views.Save("All", option.View{Shown: []string{"qty"}})
	_ = views.Rename("Short", "Totals")
	fmt.Println(views.Names())

	g.Column("qty").Show()
	v, _ := views.Load("Totals")
	g.SetView(v)
	fmt.Println(g.ShownColumns())

	_, err := views.Load("Short")
	fmt.Println(err)
	// Output:
	// [Totals All] <nil>
	// [id total]
	// gridui: no view of this name: "Short"
}

func ExampleExpandedPersistence() {
	var store storage.Memory
	p := gridui.ExpandedPersistence{Key: "tree", Store: &store, InitialExpanded: idset.Of("root")}
	expanded, setExpanded := p.Use()
	fmt.Println(expanded.Has("root"))

	setExpanded(idset.All("attic"))
	_ = p.Close()
	text, _, _ := store.Get("tree")
	fmt.Println(text)
	// Output:
	// true
	// {"__all__":true,"attic":false}
}

func ExamplePersistence_columns() {
	var store storage.Memory
	open := func() *gridui.Grid[gridstage.Order] {
		g := gridstage.OrderGrid()
		g.ColumnVisibility.Persist = &option.Persistence{Key: "orders.columns", Store: &store}
		gridstage.ShowGrid(g, nil)
		return g
	}
	g := open()
	g.Column("id").Hide()
	_ = g.Close()
	fmt.Println(open().ShownColumns())
	// Output: [qty total]
}
