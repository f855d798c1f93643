// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated_test

import (
	"image"
	"slices"
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
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
	gridstage.Stage[order]
	calc calculated.Columns
}

func newStage(t *testing.T, set func(s *stage)) *stage {
	t.Helper()
	s := &stage{}
	s.Grid.Columns = columns()
	s.Grid.RowID = func(o order) string { return o.ID }
	s.Grid.HeaderMenu.Enabled = true
	s.Grid.Sorting.Mode = option.SortMulti
	s.Grid.Filtering.Enabled = true
	s.Grid.Extensions = []gridui.Extension{&s.calc}
	s.calc.Clock = func() time.Time { return time.Date(2024, 3, 6, 12, 0, 0, 0, time.UTC) }
	english := locale.CalculatedFor("en")
	s.calc.Texts = &english
	s.Grid.SetRows(orders())
	if set != nil {
		set(s)
	}
	s.Harness = s.Show(image.Pt(1500, 640))
	s.Settle()
	s.Events = nil
	return s
}

// column returns the texts of the cells of a column on the screen.
func (s *stage) column(id string) (out []string) {
	at := slices.Index(s.Grid.ShownColumns(), id)
	for _, row := range s.FindAll("row ") {
		if at >= 0 && at < len(row.Children) {
			out = append(out, row.Children[at].Label)
		}
	}
	return out
}

// press clicks the node with a label, the topmost of several.
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
