// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel_test

import (
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
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
	gridstage.Stage[sale]
	panel grouppanel.Panel
}

func newStage(size image.Point, set func(s *stage)) *stage {
	s := &stage{}
	s.Grid.Columns = columns()
	s.Grid.RowID = func(s sale) string { return s.ID }
	s.Grid.HeaderMenu.Enabled = true
	s.Grid.ColumnOrder.Mode = option.ColumnOrderFree
	s.Grid.Expansion.Depth = 9
	s.Grid.Extensions = []gridui.Extension{&s.panel}
	s.Grid.SetRows(sales())
	if set != nil {
		set(s)
	}
	s.Harness = s.Show(size)
	s.Settle()
	s.Events = nil
	return s
}

// rows returns the texts of the cells of all rows on the screen.
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

// head returns the centre of a header.
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

// pick clicks an item of the open menus.
func (s *stage) pick(t *testing.T, item string) {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Label == item && strings.Contains(n.Description, ", menu item") {
			x, y := n.Center()
			s.Move(x, y)
			before := len(s.Items())
			s.Advance(time.Second)
			if s.Settle(); len(s.Items()) > before {
				return // a submenu opened
			}
			s.Click(x, y)
			s.Settle()
			return
		}
	}
	t.Fatalf("no item %q in %q", item, s.Items())
}

func level(interval option.GroupInterval) option.GroupLevel {
	return option.GroupLevel{Interval: interval}
}

// many returns random sales.
func many(n int) []sale {
	out := make([]sale, n)
	for i := range out {
		out[i] = sale{strconv.Itoa(i), []string{"Seoul", "Busan", "Jeju", ""}[i*7%4], string(rune('A' + i*5%3)), on("2023-12-01").AddDate(0, 0, i*37%700), i * 13 % 11, float64(i * 7 % 23)}
	}
	return out
}
