// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"fmt"
	"image"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/profile"
)

// order is a row of the tests.
type order struct {
	ID     string
	Amount float64
	Pieces int
	City   string
	Paid   bool
	At     time.Time
}

var cities = []string{"Seoul", "Busan", "Seoul", "Daegu", "Seoul", ""}

func ordersOf(n int) []order {
	out := make([]order, n)
	for i := range out {
		out[i] = order{
			ID: fmt.Sprint(i), Amount: float64(i%100) * 10.5, Pieces: i % 4, City: cities[i%len(cities)], Paid: i%5 == 0,
			At: time.Date(2024, time.January, 1, 12, 0, 0, 0, time.UTC).AddDate(0, 0, i%300),
		}
	}
	return out
}

func columns() []gridui.Column[order] {
	return []gridui.Column[order]{
		gridui.Field("amount", "Amount", func(o order) float64 { return o.Amount }).Width(140),
		gridui.Field("pieces", "Pieces", func(o order) int { return o.Pieces }).Width(120),
		gridui.Field("city", "City", func(o order) string { return o.City }).Width(120),
		gridui.Bool("paid", "Paid", func(o order) bool { return o.Paid }).Width(120),
		gridui.Time("at", "At", func(o order) time.Time { return o.At }).Width(160),
	}
}

// stage is a grid with profiles on a harness.
type stage struct {
	*gridtest.Harness
	gridstage.Stage[order]
	profile profile.Profile
}

func newStage(n int, set func(*stage)) *stage {
	s := &stage{}
	g := &s.Grid
	g.Columns, g.RowID = columns(), func(o order) string { return o.ID }
	g.HeaderMenu.Enabled, g.Filtering.Enabled = true, true
	g.Extensions = []gridui.Extension{&s.profile}
	g.SetRows(ordersOf(n))
	if set != nil {
		set(s)
	}
	s.Harness = s.Show(image.Pt(720, 560))
	s.Settle()
	return s
}

// open opens the profile of a column.
func (s *stage) open(columnID string) {
	s.profile.Open(columnID)
	s.Frame()
	s.Settle()
}

// node is a node of the screen.
type node = gridtest.Node

// findBy returns the first node that satisfies wanted.
func (s *stage) findBy(wanted func(n node) bool) (node, bool) {
	for _, n := range s.Nodes() {
		if wanted(n) {
			return n, true
		}
	}
	return node{}, false
}
