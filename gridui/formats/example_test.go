// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
)

func ExampleFormats() {
	type sale struct {
		City  string
		Total float64
	}
	var sales gridui.Grid[sale]
	sales.Columns = []gridui.Column[sale]{
		gridui.Field("city", "City", func(s sale) string { return s.City }),
		gridui.Field("total", "Total", func(s sale) float64 { return s.Total }),
	}
	sales.HeaderMenu.Enabled = true // has the item that opens the rules of a column
	sales.Extensions = []gridui.Extension{&formats.Formats{
		Fixed: []rule.Rule{{Columns: []string{"total"}, When: filter.Less.Of("0").First, Tints: []rule.Tint{rule.Red}}},
		Rules: []rule.Rule{{Columns: []string{"total"}, Kind: rule.Bars, Tints: []rule.Tint{rule.Blue}}},
	}}
	fmt.Println(len(sales.Extensions))
	// Output: 1
}
