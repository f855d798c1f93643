// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

func ExampleGrid_cellRanges() {
	g := gridstage.OrderGrid()
	g.CellRanges.Enabled = true
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(events.RangesChanged); ok {
			for _, r := range ev.To {
				fmt.Println(r.Anchor, "to", r.Head)
			}
		}
	})
	h.Drag(f32.Pt(50, 58), f32.Pt(150, 94), 4)
	h.Settle()
	// Output: {A-1 id} to {A-2 qty}
}

func ExampleContextMenuGrid() {
	var grid gridui.ContextMenuGrid[gridstage.Order]
	grid.Columns = gridstage.OrderGrid().Columns
	grid.SetRows(gridstage.Orders())
	grid.Menu.Items = []menus.Item[gridstage.Order]{
		menus.MakeCopyCellItem[gridstage.Order](menus.CopyCellOptions{}),
		{Label: "Delete", Shortcut: "Delete", OnClick: func(t menus.Target[gridstage.Order]) { fmt.Println("delete", t.Row.ID) }},
	}

	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, &grid).Layout(gtx)
	})
	h.Settle()
	cell, _ := h.Find("A-2")
	h.RightClick(cell.Center())
	h.Keys("Delete")
	h.RightClick(cell.Center())
	h.Keys("Shortcut+C")
	fmt.Println(h.Clipboard.Text())
	// Output:
	// delete A-2
	// A-2 true
}

// What a screen reader is told of an open menu.
func TestOpenMenuReadsLikeThis(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(1, &chosen)
	s.Size.X = 500
	s.Grid.Menu.Items[0].Shortcut = "" // which Apple systems show in another way
	s.Settle()
	s.RightClick(100, 50)
	s.Keys("Down", "Down", "Down", "Right")
	dump := s.Dump()
	at := strings.Index(dump, `    ("menu")`)
	require.Positive(t, at)
	require.Equal(t, strings.TrimPrefix(`
    ("menu") 100,50 187x139
      "Copy" ("Copy, menu item") 101,55 185x30
      "Edit" ("Edit, menu item, Ctrl+E") 101,85 185x30
      "More" ("More, menu item, submenu expanded") 101,124 185x30 selected
      "Minors only" ("Minors only, menu item") 101,154 185x30 disabled
    ("menu") 284,119 128x70
      "Deep" ("Deep, menu item") 285,124 126x30 selected
      "Never" ("Never, menu item") 285,154 126x30 disabled
`, "\n"), dump[at:])
}

func ExampleGrid_fillHandle() {
	g := gridstage.OrderGrid()
	g.Columns[1] = gridui.Field("qty", "Qty", func(o gridstage.Order) int { return o.Qty }).Width(80).
		Edit(func(o *gridstage.Order, v int) { o.Qty = v })
	g.CellRanges.Enabled, g.Editing.Enabled = true, true
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		if ev, ok := ev.(gridui.CellsEdited[gridstage.Order]); ok {
			for edit := range ev.Edits() {
				fmt.Println(edit.RowID, edit.Old, "→", edit.New)
			}
		}
	})
	g.FocusCell(0, "qty")
	h.Settle()
	h.Drag(f32.Pt(170, 75), f32.Pt(150, 130), 4) // the corner of the cell, down to the third row
	h.Settle()
	// Output:
	// A-2 1 → 2
	// B-7 12 → 2
}

func ExampleGrid_focusHighlight() {
	grid := gridstage.OrderGrid()
	grid.HighlightRow, grid.HighlightColumn = true, true
	h := gridstage.ShowGrid(grid, func(events.Event) {})
	before := gridtest.CountOps(h.Ops()).Paint
	grid.FocusCell(1, "qty")
	h.Settle()
	fmt.Println("more is painted:", gridtest.CountOps(h.Ops()).Paint > before)
	// Output: more is painted: true
}

func ExampleCellItems() {
	grid := gridstage.OrderGrid()
	grid.CellRanges.Enabled = true
	grid.Menu.Items = gridui.CellItems(grid, locale.For("en"))
	h := gridstage.ShowGrid(grid, func(ev events.Event) {
		if ev, ok := ev.(events.CellsCopied); ok {
			fmt.Println(ev.Rows, "rows of", ev.Columns, "columns")
		}
	})
	h.Drag(f32.Pt(50, 58), f32.Pt(150, 94), 4)
	h.RightClick(50, 58)
	h.Keys("Shortcut+C")
	// Output: 2 rows of 2 columns
}

func ExampleCellItem() {
	grid := gridstage.OrderGrid()
	item := gridui.CellItem(grid, option.ActionPaste, locale.For("ko"))
	fmt.Println(item.Label, item.EnabledFor(gridstage.Order{}))
	// Output: 붙여넣기 false
}

func ExampleGrid_rangeMove() {
	g := gridstage.OrderGrid()
	g.Columns[1] = gridui.Field("qty", "Qty", func(o gridstage.Order) int { return o.Qty }).Width(80).
		Edit(func(o *gridstage.Order, v int) { o.Qty = v })
	g.CellRanges.Enabled, g.Editing.Enabled = true, true
	g.CellRanges.MoveConfirm = true
	h := gridstage.ShowGrid(g, func(ev events.Event) {
		switch ev := ev.(type) {
		case events.RangeMoveRequested:
			fmt.Println("replaces", ev.Overwrites, "in", ev.To.Anchor.RowID)
			ev.Accept() // or later, from a dialog
		case gridui.CellsEdited[gridstage.Order]:
			for edit := range ev.Edits() {
				fmt.Println(edit.RowID, edit.Old, "→", edit.New)
			}
		}
	})
	cell := option.CellID{RowID: "A-1", ColumnID: "qty"}
	g.CellRanges.Selected = []option.CellRange{{Anchor: cell, Head: cell}}
	h.Settle()
	h.Drag(f32.Pt(130, 41), f32.Pt(130, 130), 4) // the upper side of the cell, down to the third row
	h.Settle()
	// Output:
	// replaces 1 in B-7
	// A-1 2 → 0
	// B-7 12 → 2
}

// A grid says what it is called and what its cells hold. The words are the locale's, and
// can be others.
func ExampleGrid_spoken() {
	s := gridstage.NewSelecting(7, option.Selection{Mode: option.SelectMulti})
	s.Grid.Label = "Staff"
	s.Style = func(st *gridui.Style) {
		st.Locale = locale.For("en")
		st.Locale.Spoken.Row = "{row}/{rows}"
	}
	s.Settle()
	s.Grid.Selection.Rows = idset.Of("p2")
	s.Settle()
	grid, _ := s.Find("Staff")
	fmt.Println(grid.Description)
	name, _ := s.Find("Park")
	fmt.Println(name.Description)
	// Output:
	// Staff, grid, 7 rows, 4 columns, 1 selected
	// Name, Park, 3/7, selected
}

func ExampleStatusBar() {
	g := gridstage.OrderGrid()
	g.CellRanges.Enabled = true
	g.StatusBar.Enabled = true
	g.StatusBar.Items = []option.StatusItem{{Kind: option.StatusRows}, {Kind: option.StatusSum}}
	g.CellRanges.Selected = []option.CellRange{{
		Anchor: option.CellID{RowID: "A-1", ColumnID: "qty"}, Head: option.CellID{RowID: "B-7", ColumnID: "qty"},
	}}
	gridstage.ShowGrid(g, nil)
	fmt.Println(g.StatusBar.Figures.Sum, "of", g.StatusBar.Figures.Numbers)
	// Output: 15 of 3
}

// The bar tells of all selected rows, those too that a filter leaves out.
func ExampleGrid_statusScope() {
	grid := gridstage.OrderGrid()
	grid.StatusBar.Enabled = true
	grid.StatusBar.SelectedRows, grid.StatusBar.SelectedScope = true, option.StatusScopeSource
	grid.Selection.Mode, grid.Selection.Rows = option.SelectMulti, idset.All()
	grid.Filtering.Enabled, grid.Filtering.Quick = true, "no order has this"
	h := gridstage.ShowGrid(grid, nil)
	h.Settle()
	fmt.Println(grid.Shown(), "rows show,", grid.StatusBar.Figures.Count > 0)
	// Output: 0 rows show, true
}

// A program that knows that there is no GPU has text drawn as images.
func ExampleTextDrawing() {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	var g gridui.Grid[int]
	g.Columns = []gridui.Column[int]{gridui.Field("n", "Number", strconv.Itoa)}
	g.SetRows([]int{1, 2, 3})
	h := gridtest.New(image.Pt(300, 200), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &g)
		style.Faces = gofont.Collection()
		style.TextDrawing = gridui.TextImages
		return style.Layout(gtx)
	})
	h.Frame()
	fmt.Println("paths:", gridtest.CountOps(h.Ops()).Path)
	// Output: paths: 0
}

func ExampleTyped_Wrap() {
	type task struct{ Name, Notes string }
	var g gridui.Grid[task]
	g.Columns = []gridui.Column[task]{
		gridui.Field("name", "Name", func(t task) string { return t.Name }).Width(100),
		gridui.Field("notes", "Notes", func(t task) string { return t.Notes }).Width(160).Wrap().MaxLines(4),
	}
	g.SetRows([]task{
		{"Short", "Nothing to say."},
		{"Long", "The first lot came late, and the second one did not come at all; ask for both."},
	})
	h := gridstage.ShowGrid(&g, nil)
	for _, n := range h.FindAll("row ") {
		fmt.Println(n.Label, n.Bounds.Dy())
	}
	// Output:
	// row 1 of 2: Short 36
	// row 2 of 2: Long 87
}

func ExampleStyle_wrapHeader() {
	g := gridstage.OrderGrid()
	g.Columns = []gridui.Column[gridstage.Order]{
		gridui.Field("id", "Number of the order", func(o gridstage.Order) string { return o.ID }).Width(90),
	}
	h := gridtest.New(image.Pt(300, 200), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(gridstage.NewTheme(), g)
		style.WrapHeader = true
		return style.Layout(gtx)
	})
	h.Settle()
	n, _ := h.Find("Number of the order")
	fmt.Println(n.Bounds.Dy() > 40)
	// Output: true
}

func ExampleFilterItems() {
	grid := gridstage.OrderGrid()
	grid.Filtering.Enabled = true
	grid.Menu.Items = gridui.FilterItems(grid, locale.For("en"))
	h := gridstage.ShowGrid(grid, nil)
	h.RightClick(50, 58)
	h.Settle()
	only, _ := h.Find("Filter by this value")
	h.Click(only.Center())
	h.Settle()
	fmt.Println(grid.Shown(), "row")
	// Output: 1 row
}

func ExampleGrid_tooltip() {
	grid := gridstage.OrderGrid()
	grid.Tooltip = func(c gridui.CellContext[gridstage.Order]) string {
		return fmt.Sprintf("order %s, %d pieces", c.Row.ID, c.Row.Qty)
	}
	h := gridstage.ShowGrid(grid, nil)
	h.Move(50, 58)
	h.Advance(time.Second) // Tooltips.Delay has passed
	tip, _ := h.Find("pieces")
	fmt.Println(tip.Label)
	// Output: order A-1, 2 pieces
}

func ExamplePlaceholder() {
	grid := gridstage.OrderGrid()
	grid.SetRows(nil)
	grid.Placeholder.EmptyAction = "Add an order"
	h := gridstage.ShowGrid(grid, func(ev events.Event) {
		if _, ok := ev.(events.PlaceholderClicked); ok {
			fmt.Println("the program adds an order")
		}
	})
	button, _ := h.Find("Add an order")
	h.Click(button.Center())
	h.Settle()
	// Output: the program adds an order
}
