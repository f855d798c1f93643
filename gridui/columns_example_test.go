// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"fmt"
	"image"
	"strings"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/fillstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// stay is a booking of a room.
type stay struct {
	Guest, Room, Wish string
	Nights            int
	Paid              bool
}

// write changes a cell of the first of some rows and prints what came of it.
func write(col gridui.Column[stay], value any, row stay) {
	var g gridui.Grid[stay]
	g.Columns = []gridui.Column[stay]{col}
	g.SetRows([]stay{row})
	h := gridstage.ShowGrid(&g, nil)
	err := g.EditCells(events.CellEdit{RowID: "0", ColumnID: "cell", New: value})
	h.Settle()
	row, _ = g.RowAt(0)
	fmt.Println(strings.TrimSpace(fmt.Sprintf("%+v %s", row, g.ErrorText(err))))
}

// A contact is a row whose fields are columns.
type contact struct {
	Name    string    `grid:"Contact,flex=1,edit"`
	OrderID int       `json:"order" grid:",align=start"`
	Due     time.Time `grid:",layout=2006-01-02"`
	Address struct{ Street, City string }
	Budget  *float64 `grid:",agg=sum,edit"`
	Secret  string   `grid:"-"`
}

func ExampleColumnsOf() {
	var g gridui.Grid[contact]
	g.Columns = gridui.ColumnsOf[contact](
		gridui.Field("order", "Order", func(c contact) string { return fmt.Sprintf("No. %d", c.OrderID) }),
	)
	c := contact{Name: "Ada", OrderID: 7, Due: time.Date(2026, time.March, 1, 0, 0, 0, 0, time.UTC)}
	c.Address.City = "Ulm"
	g.SetRows([]contact{c})
	h := gridstage.ShowGrid(&g, nil)
	fmt.Println(g.ShownColumns())
	fmt.Println(g.ErrorText(g.EditCells(events.CellEdit{RowID: "0", ColumnID: "Budget", New: "1,250.5"})))
	h.Settle()
	row, _ := g.RowAt(0)
	fmt.Println(*row.Budget)
	for _, col := range g.Columns {
		fmt.Printf("%q ", gridui.AppendText(nil, col, row))
	}
	// Output:
	// [Name order Due Address_Street Address_City Budget]
	//
	// 1250.5
	// "Ada" "No. 7" "2026-03-01" "" "1250.5"
}

func ExampleMapColumns() {
	var g gridui.Grid[gridui.Record]
	rows := []gridui.Record{{"city": "Ulm", "people": 129_942}, {"city": "Bonn", "people": 335_789, "river": "Rhine"}}
	g.Columns = gridui.MapColumns(rows)
	g.SetRows(rows)
	h := gridstage.ShowGrid(&g, nil)
	fmt.Println(g.ShownColumns())
	if err := g.EditCells(events.CellEdit{RowID: "0", ColumnID: "river", New: "Danube"}); err != nil {
		fmt.Println(err)
	}
	h.Settle()
	ulm, _ := g.RowAt(0)
	fmt.Println(ulm)
	// Output:
	// [city people river]
	// map[city:Ulm people:129942 river:Danube]
}

func ExampleTyped_Type() {
	var g gridui.Grid[contact]
	g.Columns = []gridui.Column[contact]{
		gridui.Field("name", "Contact", func(c contact) string { return c.Name }),
		gridui.Field("net", "Net", func(c contact) float64 { return *c.Budget }).Type("money"),
		gridui.Field("gross", "Gross", func(c contact) float64 { return *c.Budget * 1.19 }).Type("money"),
	}
	g.ColumnDefaults.All.Auto = true
	g.ColumnDefaults.Types = map[string]option.ColumnOptions{"money": {Width: 90, HidingDisabled: true}}
	gridstage.ShowGrid(&g, nil)
	g.Column("net").Hide()
	fmt.Println(g.ShownColumns())
	// Output: [name net gross]
}

func ExampleTyped_Validate() {
	nights := gridui.Field("cell", "Nights", func(s stay) int { return s.Nights }).
		Edit(func(s *stay, v int) { s.Nights = v }).
		Validate(func(_ stay, v int) error {
			if v < 1 {
				return errors.New("at least one night")
			}
			return nil
		})
	write(nights, "3", stay{Guest: "Ada"})
	write(nights, "0", stay{Guest: "Ada", Nights: 2})
	// Output:
	// {Guest:Ada Room: Wish: Nights:3 Paid:false}
	// {Guest:Ada Room: Wish: Nights:2 Paid:false} at least one night
}

// Prices that come from documents in German, whatever the language of the grid is.
func ExampleTyped_NumberSigns() {
	var g gridui.Grid[float64]
	g.Columns = []gridui.Column[float64]{
		gridui.Field("price", "Price", func(v float64) float64 { return v }).
			Edit(func(v *float64, price float64) { *v = price }).
			NumberSigns(locale.NumbersFor("de")),
	}
	g.Editing.Enabled = true
	g.SetRows([]float64{0})
	h := gridstage.ShowGrid(&g, nil)
	g.FocusCell(0, "price")
	h.Settle()
	g.Paste("1.234,50 €")
	h.Settle()
	fmt.Println(g.RowAt(0))
	// Output: 1234.5 true
}

func ExampleTyped_Editable() {
	nights := gridui.Field("cell", "Nights", func(s stay) int { return s.Nights }).
		Edit(func(s *stay, v int) { s.Nights = v }).
		Editable(func(s stay) bool { return !s.Paid })
	write(nights, 4, stay{Nights: 2, Paid: true})
	// Output: {Guest: Room: Wish: Nights:2 Paid:true} 수정할 수 없는 셀입니다.
}

func ExampleTyped_Choices() {
	room := gridui.Field("cell", "Room", func(s stay) string { return s.Room }).
		Edit(func(s *stay, v string) { s.Room = v }).
		Choices(func(s stay) []string {
			if s.Nights > 7 {
				return []string{"suite"}
			}
			return []string{"single", "double", "suite"}
		})
	write(room, "double", stay{Nights: 2})
	write(room, "double", stay{Nights: 14})
	// Output:
	// {Guest: Room:double Wish: Nights:2 Paid:false}
	// {Guest: Room: Wish: Nights:14 Paid:false} 목록에 없는 값입니다.
}

func ExampleTyped_LongText() {
	wish := gridui.Field("cell", "Wishes", func(s stay) string { return s.Wish }).
		Edit(func(s *stay, v string) { s.Wish = v }).
		LongText()
	write(wish, "a quiet room\na late breakfast", stay{})
	// Output:
	// {Guest: Room: Wish:a quiet room
	// a late breakfast Nights:0 Paid:false}
}

type order struct {
	id     string
	qty    int
	total  float64
	placed time.Time
	paid   bool
	stars  int // 0: not rated
}

var sample = order{
	id: "A-17", qty: 3, total: 1234.5, paid: true,
	placed: time.Date(2024, time.May, 6, 7, 8, 9, 0, time.UTC),
}

func ExampleField() {
	qty := gridui.Field("qty", "Qty", func(o order) int { return o.qty }).Width(80)
	total := gridui.Field("total", "Total", func(o order) float64 { return o.total }).
		Format(func(v float64) string { return fmt.Sprintf("$%.2f", v) })
	fmt.Printf("%s %s\n", gridui.AppendText(nil, qty, sample), gridui.AppendText(nil, total, sample))
	// Output: 3 $1234.50
}

func ExampleTime() {
	placed := gridui.Time("placed", "Placed", func(o order) time.Time { return o.placed })
	fmt.Printf("%s\n", gridui.AppendText(nil, placed, sample))
	placed.Layout("Jan 2, 2006")
	fmt.Printf("%s\n", gridui.AppendText(nil, placed, sample))
	// Output:
	// 2024-05-06 07:08
	// May 6, 2024
}

func ExampleBool() {
	paid := gridui.Bool("paid", "Paid", func(o order) bool { return o.paid }).
		Format(func(paid bool) string {
			if paid {
				return "✓"
			}
			return ""
		})
	fmt.Printf("%s\n", gridui.AppendText(nil, paid, sample))
	// Output: ✓
}

func ExampleFunc() {
	stars := gridui.Func("stars", "Stars", func(o order) (int, bool) { return o.stars, o.stars > 0 })
	fmt.Printf("%q\n", gridui.AppendText(nil, stars, sample))
	fmt.Printf("%q\n", gridui.AppendText(nil, stars, order{stars: 4}))
	// Output:
	// ""
	// "4"
}

func ExampleGroup() {
	columns := []gridui.Column[order]{
		gridui.Field("id", "Order", func(o order) string { return o.id }).NoHide(),
		gridui.Group("money", "Money",
			gridui.Field("total", "Total", func(o order) float64 { return o.total }),
			gridui.Bool("paid", "Paid", func(o order) bool { return o.paid }),
		),
	}
	fmt.Println(len(columns))
	// Output: 2
}

func ExampleColumnError() {
	var getter func(order) int // forgotten
	fmt.Println(gridui.ColumnError(gridui.Field("qty", "Qty", getter)))
	// Output: gridui: column "qty" has no accessor
}

func ExampleColumnOrder() {
	g := gridstage.OrderGrid()
	g.ColumnOrder.Mode = option.ColumnOrderWithinGroups
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.ColumnOrderChanged); ok {
			fmt.Println(ev.ColumnIDs, "moved:", ev.To)
		}
	})
	h.DragFrom(40, 20).To(150, 20)
	// Output: [id] moved: [qty id total]
}

func ExampleColumnHandle_Pin() {
	g := gridstage.OrderGrid()
	g.Column("total").Pin(option.ColumnPinLeft)
	fmt.Println(g.ColumnPinning.Left, g.ShownColumns())
	// Output: [total] [total id qty]
}

func ExampleColumnVisibility() {
	g := gridstage.OrderGrid()
	g.Column("qty").Hide()
	fmt.Println(g.ShownColumns())
	g.Column("qty").Show()
	fmt.Println(g.ShownColumns())
	// Output:
	// [id total]
	// [id qty total]
}

func ExampleColumnPinGrid() {
	g := new(gridui.ColumnPinGrid[gridstage.Order])
	g.ColumnPinning.Left = []string{"id"}
	g.Columns = gridstage.OrderGrid().Columns
	g.SetRows(gridstage.Orders())
	style := gridui.New(gridstage.NewTheme(), g)
	_ = style // style.Layout(gtx)
	fmt.Println(g.ColumnPinning.Left)
	// Output: [id]
}

func ExampleMetaOf() {
	type backend struct{ field string }
	var col gridui.Column[gridstage.Order] = gridui.Field("total", "Total", func(o gridstage.Order) float64 { return o.Total }).Meta(backend{"TOTAL_AMT"})
	meta, ok := gridui.MetaOf[backend](col)
	fmt.Println(meta.field, ok)
	// Output: TOTAL_AMT true
}

func ExampleTyped_SortMissing() {
	g := new(gridui.Grid[int])
	g.Columns = []gridui.Column[int]{
		gridui.Func("n", "N", func(i int) (int, bool) { return i, i > 0 }).SortMissing(option.MissingSmallest),
	}
	g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "n"}}}
	g.SetRows([]int{3, 0, 1})
	gridstage.ShowGrid(g, nil)
	for i := range g.Len() {
		row, _ := g.RowAt(i)
		fmt.Println(row)
	}
	// Output:
	// 0
	// 1
	// 3
}

func ExampleTyped_Aggregate() {
	var g gridui.Grid[fillstage.Cents]
	g.Columns = []gridui.Column[fillstage.Cents]{
		gridui.Field("n", "N", func(c fillstage.Cents) string { return "" }),
		gridui.Field("pays", "Pays", func(c fillstage.Cents) fillstage.Cents { return c }).Aggregate(option.AggregateSum),
		gridui.Field("most", "Most", func(c fillstage.Cents) fillstage.Cents { return c }).Aggregate(option.AggregateMax),
	}
	g.Grouping.Total = option.TotalRowTop
	g.SetRows([]fillstage.Cents{1250, 825})
	h := gridstage.ShowGrid(&g, nil)
	for _, cell := range h.FindAll("row ")[0].Children[1:] {
		fmt.Println(cell.Label)
	}
	// Output:
	// $20.75
	// $12.50
}

func ExampleColumnVisibility_button() {
	g := gridstage.OrderGrid()
	g.ColumnVisibility.Button = true
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.ColumnVisibilityChanged); ok {
			fmt.Println("hidden:", ev.Hidden)
		}
	})
	button, _ := h.Find(locale.For("ko").Columns)
	h.Click(button.Center())
	h.Keys("Down", "Enter") // the second column in the list
	fmt.Println(g.ShownColumns())
	// Output:
	// hidden: [qty]
	// [id total]
}

// The menu of a header has what the features of the grid let users do.
func ExampleHeaderMenu() {
	g := gridstage.OrderGrid()
	g.HeaderMenu.Enabled = true
	g.HeaderMenu.PartsDisabled = option.HeaderMenuReset
	g.ColumnPinning.Mode = option.ColumnPinMenu
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		switch ev := ev.(type) {
		case events.MenuOpened:
			fmt.Println("menu of", ev.ColumnID)
		case events.ColumnPinningChanged:
			fmt.Println("pinned left:", ev.Left)
		}
	})
	total, _ := h.Find("Total")
	h.RightClick(total.Center())
	pin, _ := h.Find(locale.For("ko").PinLeft)
	_, sorts := h.Find(locale.For("ko").SortAsc)
	fmt.Println("it sorts:", sorts)
	h.Click(pin.Center())
	// Output:
	// menu of total
	// it sorts: false
	// pinned left: [total]
}

// Items of one's own stand below those of the grid.
func ExampleHeaderMenu_items() {
	g := gridstage.OrderGrid()
	g.HeaderMenu = option.HeaderMenu{
		Enabled: true,
		Items: func(of option.HeaderTarget) []menus.Item[option.HeaderTarget] {
			if of.Group {
				return nil
			}
			return []menus.Item[option.HeaderTarget]{{
				Label:   "Describe",
				OnClick: func(t menus.Target[option.HeaderTarget]) { fmt.Println(t.Row.ColumnID, "is called", t.Text) },
			}}
		},
	}
	h := gridstage.ShowGrid(g, nil)
	g.Column("qty").OpenMenu()
	h.Settle()
	h.Keys("End", "Enter")
	// Output: qty is called Qty
}

func ExampleColumnSizing() {
	g := gridstage.OrderGrid()
	g.ColumnSizing.Mode = option.ColumnResizeOnRelease
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.ColumnSizingChanged); ok {
			fmt.Println(ev.Widths)
		}
	})
	h.DragFrom(90, 20).To(130, 20)
	// Output: map[id:130]
}

func ExampleColumnHandle_Fit() {
	g := gridstage.OrderGrid()
	h := gridstage.ShowGrid(g, nil)
	g.Column("qty").Fit()
	h.Settle()
	fmt.Println(g.ColumnSizing.Widths["qty"] < 80)
	// Output: true
}

// The header follows the language of the user.
func ExampleTyped_HeaderFor() {
	city := gridui.Field("city", "City", func(s string) string { return s }).HeaderFor(func(language string) string {
		if strings.HasPrefix(language, "de") {
			return "Stadt"
		}
		return "City"
	})
	var g gridui.Grid[string]
	g.Columns = []gridui.Column[string]{city}
	g.SetRows([]string{"Bonn"})
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(200, 100), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, &g).Layout(gtx) })
	for _, language := range []string{"en-GB", "de-DE"} {
		h.Locale.Language = language
		h.Settle()
		_, ok := h.Find("Stadt")
		fmt.Println(language, ok)
	}
	// Output:
	// en-GB false
	// de-DE true
}

// A shift is who works where in an hour.
type shift struct {
	Hour, Place, Who string
	Closed           bool
}

func ExampleTyped_Merge() {
	var g gridui.Grid[shift]
	g.Columns = []gridui.Column[shift]{
		gridui.Field("place", "Place", func(s shift) string { return s.Place }).Merge(),
		gridui.Field("who", "Who", func(s shift) string { return s.Who }).MergeWithin("place").
			Edit(func(s *shift, v string) { s.Who = v }),
		gridui.Field("hour", "Hour", func(s shift) string { return s.Hour }),
	}
	g.Editing.Enabled = true
	g.SetRows([]shift{{"9", "Desk", "Ada", false}, {"10", "Desk", "Ada", false}, {"11", "Desk", "Bob", false}})
	h := gridstage.ShowGrid(&g, nil)
	g.FocusCell(0, "who")
	g.Paste("Eve") // into both rows of the cell
	h.Settle()
	for i := range g.Len() {
		s, _ := g.RowAt(i)
		fmt.Println(s.Hour, s.Who)
	}
	// Output:
	// 9 Eve
	// 10 Eve
	// 11 Bob
}

func ExampleTyped_SpanColumns() {
	var g gridui.Grid[shift]
	g.Columns = []gridui.Column[shift]{
		gridui.Field("hour", "Hour", func(s shift) string { return s.Hour }),
		gridui.Field("place", "Place", func(s shift) string { return s.Place }).SpanColumns(func(s shift) int {
			if s.Closed {
				return 2
			}
			return 1
		}),
		gridui.Field("who", "Who", func(s shift) string { return s.Who }),
	}
	g.SetRows([]shift{{"9", "Desk", "Ada", false}, {"10", "closed", "nobody", true}})
	gridstage.ShowGrid(&g, nil)
	g.CellRanges.Enabled = true
	g.CellRanges.Selected = []option.CellRange{{Kind: option.RangeAll}}
	h := gridstage.ShowGrid(&g, nil)
	h.Settle()
	fmt.Println(strings.NewReplacer("\t", " | ", "\r", "").Replace(g.CopyText(option.CopyHeadersNone)))
	// Output:
	// Hour | Place | Who
	// 9 | Desk | Ada
	// 10 | closed |
}
