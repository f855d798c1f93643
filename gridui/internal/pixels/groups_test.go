// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestGroupPanel shows the panel with two levels and without any, footers, totals and shares, a
// header over the panel, a dragged chip, and the menu of a chip.
func TestGroupPanel(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    nil,
		"dark":     func(st *gridui.Style) { st.Preset = theme.Dark() },
		"rtl":      func(st *gridui.Style) { st.Direction = gridui.DirectionRTL },
		"contrast": func(st *gridui.Style) { st.Preset = theme.HighContrast() },
		"empty":    nil,
		"narrow":   nil,
		"drop":     nil,
		"drag":     func(st *gridui.Style) { st.Preset = theme.Dark() },
		"menu":     nil,
	} {
		h, g := newGrouped(set)
		switch name {
		case "empty":
			g.Grouping = option.Grouping{}
		case "narrow":
			h.Size.X = 200
		case "drop":
			h.DragFrom(300, 52).Via(8, 18)
		case "drag":
			h.DragFrom(40, 18).Via(330, 24)
		case "menu":
			h.Click(40, 18)
			h.Keys("Down")
		}
		h.Settle()
		img, err := shot.Of(h)
		if err != nil {
			t.Fatal(err)
		}
		requirePainted(t, img)
		shot.Golden(t, "testdata/groups-"+name+".png", img, *update)
	}
}

// newGrouped returns a grid that is grouped by two levels.
func newGrouped(set func(*gridui.Style)) (*gridtest.Harness, *gridui.Grid[int]) {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	g := new(gridui.Grid[int])
	city := func(i int) string { return []string{"Seoul", "Busan", "Jeju"}[i%3] }
	when := func(i int) time.Time { return time.Date(2024, time.Month(1+i*2), 5, 0, 0, 0, 0, time.UTC) }
	g.Columns = []gridui.Column[int]{
		gridui.Field("city", "City", city),
		gridui.Time("when", "When", when).Layout(time.DateOnly).Width(110),
		gridui.Field("pieces", "Pieces", func(i int) int { return 3 + i*i%11 }).Width(90).Aggregate(option.AggregateSum),
		gridui.Field("amount", "Amount", func(i int) float64 { return float64(i*7%13) * 10.5 }).Width(100).Aggregate(option.AggregateSum),
	}
	g.Grouping = option.Grouping{
		By: []string{"city", "when"}, Levels: []option.GroupLevel{{Order: option.GroupOrder{By: option.GroupOrderValue}}, {Interval: option.GroupByQuarter}},
		Footers: true, Total: option.TotalRowLast, ShowColumns: true,
		Shares: []option.ColumnShare{{ColumnID: "amount", Of: option.ShareOfParent}},
	}
	g.Expansion.Depth = 1
	g.Expansion.Rows.Set(`__group__:["Busan","2024-Q1"]`, true)
	g.ColumnOrder.Mode = option.ColumnOrderFree
	g.HeaderMenu.Enabled = true
	g.Extensions = []gridui.Extension{&grouppanel.Panel{}}
	g.SetSource(count(6))
	h := gridtest.New(image.Pt(740, 500), func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := g.Update(gtx); !ok {
				break
			}
		}
		style := gridui.New(th, g)
		style.Locale = locale.For("en")
		if set != nil {
			set(&style)
		}
		return style.Layout(gtx)
	})
	h.Metric = unit.Metric{PxPerDp: 1, PxPerSp: 1}
	h.Settle()
	return h, g
}
