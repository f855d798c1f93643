// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strings"
	"time"

	"gioui.org/io/system"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// A bill is a row of the example of formats.
type bill struct {
	Amount, Tax float64
	Due         time.Time
}

// Columns show numbers, money, percent and dates in the language of the grid.
func ExampleTyped_Style() {
	columns := []gridui.Column[bill]{
		gridui.Field("amount", "Amount", func(b bill) float64 { return b.Amount }).Style(option.Format{Currency: "EUR"}),
		gridui.Field("tax", "Tax", func(b bill) float64 { return b.Tax }).Style(option.Format{Kind: option.FormatPercent}),
		gridui.Time("due", "Due", func(b bill) time.Time { return b.Due }).Style(option.Format{Kind: option.FormatDate}),
	}
	row := bill{-1234.5, 0.125, time.Date(2025, time.March, 4, 0, 0, 0, 0, time.UTC)}
	grid := gridui.Grid[bill]{Columns: columns}
	grid.SetRows([]bill{row})
	for _, language := range []string{"en", "de", "ko", "en-IN"} {
		h := gridtest.New(image.Pt(600, 200), func(gtx layout.Context) layout.Dimensions {
			gtx.Locale = system.Locale{Language: language}
			return gridui.New(gridstage.NewTheme(), &grid).Layout(gtx)
		})
		h.Settle()
		var texts []string
		for _, c := range columns {
			texts = append(texts, strings.ReplaceAll(string(gridui.AppendText(nil, c, row)), "\u00a0", " "))
		}
		fmt.Println(language+":", strings.Join(texts, " | "))
	}
	// Output:
	// en: -€1,234.50 | 12.5% | Mar 4, 2025
	// de: -1.234,50 € | 12,5 % | 04.03.2025
	// ko: -€1,234.50 | 12.5% | 2025. 3. 4.
	// en-IN: -€1,234.50 | 12.5% | 4 Mar 2025
}

// Decimal signs below each other, with room for three decimals.
func ExampleTyped_Align_decimal() {
	weight := gridui.Field("weight", "Weight", func(kg float64) float64 { return kg }).
		Style(option.Format{MaxDigits: 3}).Align(option.AlignDecimal)
	fmt.Println(string(gridui.AppendText(nil, weight, 1234.5)))
	// Output: 1,234.5
}
