// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel_test

import (
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// sale is the row of the tests.
type sale struct {
	ID, City, Shop string
	When           time.Time
	Pieces         int
	Amount         float64
}

func on(day string) time.Time {
	at, _ := time.Parse(time.DateOnly, day)
	return at
}

func sales() []sale {
	return []sale{
		{"1", "Seoul", "A", on("2024-01-05"), 3, 30},
		{"2", "Busan", "B", on("2024-05-06"), 1, 10},
		{"3", "Seoul", "B", on("2024-08-30"), 2, 20},
		{"4", "Seoul", "A", on("2025-02-01"), 5, 50},
		{"5", "", "C", on("2025-02-02"), 4, 90},
	}
}

func columns() []gridui.Column[sale] {
	return []gridui.Column[sale]{
		gridui.Field("city", "City", func(s sale) string { return s.City }).Width(120),
		gridui.Field("shop", "Shop", func(s sale) string { return s.Shop }).Width(80),
		gridui.Func("when", "When", func(s sale) (time.Time, bool) { return s.When, true }).Width(120),
		gridui.Field("pieces", "Pieces", func(s sale) int { return s.Pieces }).Width(80).
			Aggregate(option.AggregateSum, option.AggregateSum, option.AggregateMax, option.AggregateAverage),
		gridui.Field("amount", "Amount", func(s sale) float64 { return s.Amount }).Width(80).Aggregate(option.AggregateSum),
	}
}

// stage is a grid with a panel on a harness.
type stage struct {
	*gridtest.Harness
	grid   gridui.Grid[sale]
	panel  grouppanel.Panel
	th     *material.Theme
	look   gridui.Style
	style  func(*gridui.Style)
	events []events.Event
}

func newStage(size image.Point, set func(s *stage)) *stage {
	s := &stage{th: material.NewTheme()}
	s.th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s.grid.Columns = columns()
	s.grid.RowID = func(s sale) string { return s.ID }
	s.grid.HeaderMenu.Enabled = true
	s.grid.ColumnOrder.Mode = option.ColumnOrderFree
	s.grid.Expansion.Depth = 9
	s.grid.Extensions = []gridui.Extension{&s.panel}
	s.grid.SetRows(sales())
	if set != nil {
		set(s)
	}
	s.Harness = gridtest.New(size, s.layout)
	s.Settle()
	s.events = nil
	return s
}

func (s *stage) layout(gtx layout.Context) layout.Dimensions {
	for {
		ev, ok := s.grid.Update(gtx)
		if !ok {
			break
		}
		s.events = append(s.events, ev)
	}
	s.look = gridui.New(s.th, &s.grid)
	s.look.Locale = locale.English()
	if s.style != nil {
		s.style(&s.look)
	}
	return s.look.Layout(gtx)
}

// rows are the texts of the cells of all rows on the screen.
func (s *stage) rows() (out []string) {
	for _, row := range s.FindAll("row ") {
		var texts []string
		for _, c := range row.Children {
			texts = append(texts, c.Label)
		}
		out = append(out, strings.Join(texts, "|"))
	}
	return out
}

// problems are the texts of the ConfigProblem events.
func (s *stage) problems() (out []string) {
	for _, ev := range s.events {
		if p, ok := ev.(events.ConfigProblem); ok {
			out = append(out, p.Err.Error())
		}
	}
	return out
}

// center is the middle of what has a label.
func (s *stage) center(t *testing.T, label string) (x, y float32) {
	t.Helper()
	n, ok := s.Find(label)
	require.True(t, ok, "nothing is called %q in\n%s", label, s.Dump())
	return n.Center()
}

// head is the middle of a header.
func (s *stage) head(t *testing.T, name string) (x, y float32) {
	t.Helper()
	for _, n := range s.FindAll(name) {
		if n.Label == name && strings.Contains(n.Description, ", column header") {
			return n.Center()
		}
	}
	t.Fatalf("no header %q", name)
	return 0, 0
}

// items are the labels of the open menus.
func (s *stage) items() (out []string) {
	for _, n := range s.Nodes() {
		if !strings.Contains(n.Description, ", menu item") {
			continue
		}
		label := n.Label
		if strings.Contains(n.Description, ", checked") {
			label = "✓ " + label
		}
		out = append(out, label)
	}
	return out
}

// pick clicks an item of the open menus.
func (s *stage) pick(t *testing.T, item string) {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Label == item && strings.Contains(n.Description, ", menu item") {
			x, y := n.Center()
			s.Move(x, y)
			before := len(s.items())
			s.Advance(time.Second)
			if s.Settle(); len(s.items()) > before {
				return // a submenu opened
			}
			s.Click(x, y)
			s.Settle()
			return
		}
	}
	t.Fatalf("no item %q in %q", item, s.items())
}

// changes are the GroupingChanged events.
func (s *stage) changes() (out []events.GroupingChanged) {
	for _, ev := range s.events {
		if c, ok := ev.(events.GroupingChanged); ok {
			out = append(out, c)
		}
	}
	return out
}

func level(interval option.GroupInterval) option.GroupLevel {
	return option.GroupLevel{Interval: interval}
}

// many are random sales.
func many(n int) []sale {
	out := make([]sale, n)
	for i := range out {
		out[i] = sale{strconv.Itoa(i), []string{"Seoul", "Busan", "Jeju", ""}[i*7%4], string(rune('A' + i*5%3)), on("2023-12-01").AddDate(0, 0, i*37%700), i * 13 % 11, float64(i * 7 % 23)}
	}
	return out
}
