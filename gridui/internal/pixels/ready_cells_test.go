// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"math"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// item is a row whose columns show all kinds of ready cells, and numbers of several lengths.
type item struct {
	Name, State          string
	Sold                 []float64
	Change, Done, Weight float64
	Stars                int
	Labels               []string
	Seen                 time.Time
}

func newItem(i int) item {
	sold := make([]float64, 12)
	for k := range sold {
		sold[k] = math.Round(20*math.Sin(float64(i+k*(i+1))/3)) + float64(k)
	}
	if i == 1 {
		sold[5] = math.NaN() // a gap
	}
	return item{
		Name: []string{"Ada Lovelace", "Sara Ng", "Émile Zola", "Grace Hopper"}[i%4], State: []string{"open", "packed", "sent", "lost"}[i%4],
		Sold: sold, Change: float64(i%5-2) * 12.5, Done: float64(i) / 7, Stars: i % 6, Labels: []string{"fragile", "heavy", "late"}[:i%4],
		Weight: []float64{1234.5, 0.125, -17, 100000.25, 3.75, 0, 12, -0.5}[i%8], Seen: time.Unix(-int64(i)*5000, 0),
	}
}

// newItemScene returns a grid of eight items.
func newItemScene(scale float32, rtl bool, set func(*gridui.Style)) *scene {
	return newItemsScene(8, scale, rtl, set)
}

// newItemsScene returns a grid of n items.
func newItemsScene(n int, scale float32, rtl bool, set func(*gridui.Style)) *scene {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	number := func(id string, width unit.Dp, get func(r item) float64) *gridui.Typed[item, float64] {
		return gridui.Field(id, id, get).Width(width)
	}
	list := func(id string, width unit.Dp, get func(r item) []string) *gridui.Typed[item, []string] {
		return gridui.Func(id, id, func(r item) ([]string, bool) { return get(r), true }).Width(width)
	}
	spark := func(id string, kind option.SparklineKind) gridui.Column[item] {
		return gridui.Func(id, id, func(r item) ([]float64, bool) { return r.Sold, true }).Width(80).Sparkline(option.Sparkline{Kind: kind})
	}
	g := &gridui.Grid[item]{Columns: []gridui.Column[item]{
		gridui.Field("who", "who", func(r item) string { return r.Name }).Width(130).Avatar(nil, option.Avatar{}),
		spark("line", option.SparkLine), spark("bars", option.SparkBars), spark("wins", option.SparkWinLoss),
		number("change", 110, func(r item) float64 { return r.Change }).Bar(option.Bar{}),
		number("done", 110, func(r item) float64 { return r.Done }).Style(option.Format{Kind: option.FormatPercent}).Progress(option.Progress{}),
		gridui.Field("stars", "stars", func(r item) int { return r.Stars }).Width(90).Rating(option.Rating{}),
		gridui.Field("state", "state", func(r item) string { return r.State }).Width(90).Pill(option.Pill{Tints: map[string]tint.Tint{
			"packed": tint.Blue, "sent": tint.Green, "lost": tint.Red,
		}}),
		list("labels", 150, func(r item) []string { return r.Labels }).Tags(nil, option.Tags{}).Chips(option.Chips{}),
		gridui.Field("link", "link", func(r item) string { return r.State }).Width(70).Link(option.Link{}),
		number("weight", 100, func(r item) float64 { return r.Weight }).Style(option.Format{MaxDigits: 3}).Align(option.AlignDecimal),
	}}
	rows := make([]item, n)
	for i := range rows {
		rows[i] = newItem(i)
	}
	g.SetRows(rows)
	s := &scene{}
	s.Harness = gridtest.New(image.Pt(int(1110*scale), int(330*scale)), func(gtx layout.Context) layout.Dimensions {
		gtx.Locale = system.Locale{Language: "en"}
		style := gridui.New(th, g)
		if rtl {
			style.Direction = gridui.DirectionRTL
		}
		if set != nil {
			set(&style)
		}
		return style.Layout(gtx)
	})
	s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
	s.Settle()
	return s
}

// TestReadyCells shows all kinds of ready cells that need no files, and numbers aligned by their decimal signs.
func TestReadyCells(t *testing.T) {
	for name, set := range themed {
		newItemScene(1, false, set).golden(t, "ready-cells-"+name)
	}
	newItemScene(2, false, nil).golden(t, "ready-cells-2x")
}

// TestReadyCellsThatScrollLookAsAtRest scrolls down, and up again, and compares frames with those of a grid that shows the
// same place at once.
func TestReadyCellsThatScrollLookAsAtRest(t *testing.T) {
	at, moving := 0, newItemsScene(200, 1, false, nil)
	for i, step := range []int{7, 7, 28, 13, 40, 3, 90, 28, 28, 28, -28, -28, -5, -40, 200, -90, -7, 28} {
		for k := range 9 {
			moving.Wheel(300, 200, 0, float32(step))
			moving.Frame()
			if at = max(at+step, 0); k%4 != 0 {
				continue
			}
			rest := newItemsScene(200, 1, false, nil)
			rest.Wheel(300, 200, 0, float32(at))
			rest.Settle()
			require.LessOrEqual(t, furthest(rest.image(t), moving.image(t)), sameInk, "step %d, frame %d, at %d", i, k, at)
		}
	}
}
