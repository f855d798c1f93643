// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated_test

import (
	"image"
	"slices"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// order is the row of the tests.
type order struct {
	ID, City string
	Quantity int
	Price    float64
	At       time.Time
}

func orders() []order {
	day := func(s string) time.Time { t, _ := time.Parse(time.DateOnly, s); return t }
	return []order{
		{"1", "Seoul", 3, 2.5, day("2024-03-05")},
		{"2", "Busan", 0, 4, day("2024-01-31")},
		{"3", "Seoul", 10, 1.1, time.Time{}},
		{"4", "인천", 2, 100, day("2023-12-24")},
	}
}

func columns() []gridui.Column[order] {
	return []gridui.Column[order]{
		gridui.Field("city", "City", func(o order) string { return o.City }).Width(90),
		gridui.Field("qty", "Quantity", func(o order) int { return o.Quantity }).Width(90).
			Edit(func(o *order, v int) { o.Quantity = v }),
		gridui.Field("price", "Unit price", func(o order) float64 { return o.Price }).Width(90),
		gridui.Time("at", "Ordered", func(o order) time.Time { return o.At }).Layout(time.DateOnly).Width(110),
	}
}

// stage is a grid with calculated columns on a harness.
type stage struct {
	*gridtest.Harness
	grid   gridui.Grid[order]
	calc   calculated.Columns
	th     *material.Theme
	look   gridui.Style
	style  func(*gridui.Style)
	events []events.Event
	gtx    func(*layout.Context)
}

func newStage(t *testing.T, set func(s *stage)) *stage {
	t.Helper()
	s := &stage{th: material.NewTheme()}
	s.th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s.grid.Columns = columns()
	s.grid.RowID = func(o order) string { return o.ID }
	s.grid.HeaderMenu.Enabled = true
	s.grid.Sorting.Mode = option.SortMulti
	s.grid.Filtering.Enabled = true
	s.grid.Extensions = []gridui.Extension{&s.calc}
	s.calc.Clock = func() time.Time { return time.Date(2024, 3, 6, 12, 0, 0, 0, time.UTC) }
	english, words := locale.EnglishCalculated(), locale.EnglishFormula()
	s.calc.Texts, s.calc.Words = &english, &words
	s.grid.SetRows(orders())
	if set != nil {
		set(s)
	}
	s.Harness = gridtest.New(image.Pt(1500, 640), s.layout)
	s.Settle()
	s.events = nil
	return s
}

func (s *stage) layout(gtx layout.Context) layout.Dimensions {
	if s.gtx != nil {
		s.gtx(&gtx)
	}
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

// column are the texts of the cells of a column on the screen.
func (s *stage) column(id string) (out []string) {
	at := slices.Index(s.grid.ShownColumns(), id)
	for _, row := range s.FindAll("row ") {
		if at >= 0 && at < len(row.Children) {
			out = append(out, row.Children[at].Label)
		}
	}
	return out
}

// problems are the texts of the ConfigProblem events.
func (s *stage) problems() (out []string) {
	for _, ev := range s.events {
		if p, is := ev.(events.ConfigProblem); is {
			out = append(out, p.Err.Error())
		}
	}
	return out
}

// shows reports whether something with a label shows.
func (s *stage) shows(label string) bool {
	for _, n := range s.Nodes() {
		if n.Label == label {
			return true
		}
	}
	return false
}

// press clicks what has a label: of several the topmost.
func (s *stage) press(t *testing.T, label string) {
	t.Helper()
	all := s.Nodes()
	for i := len(all) - 1; i >= 0; i-- {
		if n := all[i]; n.Label == label && !n.Bounds.Empty() {
			x, y := n.Center()
			s.Click(x, y)
			s.Settle()
			return
		}
	}
	t.Fatalf("no %q in\n%s", label, s.Dump())
}
