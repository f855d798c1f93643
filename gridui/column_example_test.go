// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/gridui"
)

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
	fmt.Printf("%s %s\n", qty.AppendText(nil, sample), total.AppendText(nil, sample))
	// Output: 3 $1234.50
}

func ExampleTime() {
	placed := gridui.Time("placed", "Placed", func(o order) time.Time { return o.placed })
	fmt.Printf("%s\n", placed.AppendText(nil, sample))
	placed.Layout("Jan 2, 2006")
	fmt.Printf("%s\n", placed.AppendText(nil, sample))
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
	fmt.Printf("%s\n", paid.AppendText(nil, sample))
	// Output: ✓
}

func ExampleFunc() {
	stars := gridui.Func("stars", "Stars", func(o order) (int, bool) { return o.stars, o.stars > 0 })
	fmt.Printf("%q\n", stars.AppendText(nil, sample))
	fmt.Printf("%q\n", stars.AppendText(nil, order{stars: 4}))
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

func ExampleTyped_Err() {
	var getter func(order) int // forgotten
	fmt.Println(gridui.Field("qty", "Qty", getter).Err())
	// Output: gridui: column "qty" has no accessor
}
