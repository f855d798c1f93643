// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/locale"
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
	h := show(&g, nil)
	err := g.EditCells(gridui.CellWrite{RowID: "0", ColumnID: "cell", Value: value})
	h.Settle()
	row, _ = g.RowAt(0)
	fmt.Println(strings.TrimSpace(fmt.Sprintf("%+v %s", row, g.ErrorText(err))))
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
	h := show(&g, nil)
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
