// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
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

// stage is a grid with conditional formats on a harness.
type stage struct {
	*gridtest.Harness
	grid    gridui.Grid[order]
	formats formats.Formats
	th      *material.Theme
	style   func(*gridui.Style)
	look    gridui.Style
	events  []events.Event
}

func newStage(n int, set func(*stage)) *stage {
	s := &stage{th: material.NewTheme()}
	s.th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	g := &s.grid
	g.Columns, g.RowID = columns(), func(o order) string { return o.ID }
	g.HeaderMenu.Enabled, g.Filtering.Enabled = true, true
	g.Extensions = []gridui.Extension{&s.formats}
	g.SetRows(ordersOf(n))
	if set != nil {
		set(s)
	}
	s.Harness = gridtest.New(image.Pt(720, 560), s.layout)
	s.Settle()
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

// open opens the rules of a column.
func (s *stage) open(columnID string) {
	s.formats.Open(columnID)
	s.Frame()
	s.Settle()
}

// says are the labels and descriptions of all nodes.
func (s *stage) says() (out []string) {
	for _, n := range s.Nodes() {
		out = append(out, n.Label, n.Description)
	}
	return slices.DeleteFunc(out, func(text string) bool { return text == "" })
}

// find is the node with a label.
func (s *stage) find(t *testing.T, label string) gridtest.Node {
	t.Helper()
	n, ok := s.Find(label)
	require.True(t, ok, "%q in %q", label, s.says())
	return n
}

// click clicks on the node with a label.
func (s *stage) click(t *testing.T, label string) {
	t.Helper()
	s.Click(s.find(t, label).Center())
	s.Settle()
}
