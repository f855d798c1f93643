// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
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
		Fixed: []rule.Rule{{Columns: []string{"total"}, When: filter.Less.Of("0").First, Tints: []tint.Tint{tint.Red}}},
		Rules: []rule.Rule{{Columns: []string{"total"}, Kind: rule.Bars, Tints: []tint.Tint{tint.Blue}}},
	}}
	fmt.Println(len(sales.Extensions))
	// Output: 1
}

// Rules for whole rows have a condition over several columns, and apply to all columns.
func ExampleFormats_rows() {
	type task struct {
		Name string
		Days int
		Done bool
	}
	var tasks gridui.Grid[task]
	tasks.Columns = []gridui.Column[task]{
		gridui.Field("name", "Name", func(t task) string { return t.Name }),
		gridui.Field("days", "Days left", func(t task) int { return t.Days }),
		gridui.Bool("done", "Done", func(t task) bool { return t.Done }),
	}
	late := filter.Expr{Parts: []filter.Expr{filter.On("days", filter.Less.Of("0")), filter.On("done", filter.False.Of())}}
	own := &formats.Formats{Rules: []rule.Rule{{Kind: rule.Row, Where: late, Tints: []tint.Tint{tint.Red}}}}
	tasks.Extensions = []gridui.Extension{own}
	fmt.Println(own.Rules[0].Check())
	// Output: <nil>
}

// Rows are sorted by the colours that rules give them, and filtered by a colour.
func ExampleFormats_sorting() {
	type sale struct{ Total float64 }
	var sales gridui.Grid[sale]
	sales.Columns = []gridui.Column[sale]{gridui.Field("total", "Total", func(s sale) float64 { return s.Total })}
	sales.Extensions = []gridui.Extension{&formats.Formats{Rules: []rule.Rule{
		{Columns: []string{"total"}, When: filter.Less.Of("0").First, Tints: []tint.Tint{tint.Red}},
		{Columns: []string{"total"}, When: filter.Greater.Of("100").First, Tints: []tint.Tint{tint.Green}},
	}}}
	sales.Sorting = option.Sorting{Mode: option.SortMulti, ByMenu: true, Keys: []option.SortKey{{ColumnID: "total", By: option.SortByColor}}}
	sales.Filtering.Enabled = true
	sales.Filtering.Columns = []filter.Column{{ColumnID: "total", Filter: filter.HasColor.Of(tint.Red.String()).Or(filter.HasColor.Of(tint.Green.String()))}}
	fmt.Println(sales.Sorting.Keys)
	// Output: [{total false color}]
}
