// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar_test

import (
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filterbar"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// order is the row of the tests.
type order struct {
	ID   string
	City string
	Qty  int
	At   time.Time
	Paid bool
}

func orders(n int) []order {
	cities := []string{"Seoul", "Busan", "Daegu", ""}
	out := make([]order, n)
	for i := range out {
		out[i] = order{ID: "o" + strconv.Itoa(i), City: cities[i%4], Qty: i % 10, At: time.Date(2025, 1, 6-i%20, 12, 0, 0, 0, time.UTC), Paid: i%3 == 0}
	}
	return out
}

// stage is a grid with a filter bar on a harness, with its events.
type stage struct {
	*gridtest.Harness
	gridstage.Stage[order]
	t   *testing.T
	bar filterbar.Bar
}

func newStage(t *testing.T, set func(s *stage)) *stage {
	s := &stage{t: t}
	s.Grid.Columns = []gridui.Column[order]{
		gridui.Field("id", "Order", func(o order) string { return o.ID }).Width(90),
		gridui.Field("city", "City", func(o order) string { return o.City }).Width(120),
		gridui.Field("qty", "Quantity", func(o order) int { return o.Qty }).Width(90),
		gridui.Time("at", "Ordered", func(o order) time.Time { return o.At }).Layout(time.DateOnly).Width(120),
		gridui.Bool("paid", "Paid", func(o order) bool { return o.Paid }).Width(80),
	}
	s.Grid.RowID = func(o order) string { return o.ID }
	s.Grid.SetRows(orders(40))
	s.Grid.Filtering.Enabled = true
	s.Grid.Extensions = []gridui.Extension{&s.bar}
	s.Harness = s.Show(image.Pt(900, 600))
	if set != nil {
		set(s)
	}
	s.Settle()
	return s
}

// node returns the n-th node with exactly the given label.
func (s *stage) node(label string, n int) gridtest.Node {
	s.t.Helper()
	for _, node := range s.Nodes() {
		if node.Label == label {
			if n--; n < 0 {
				return node
			}
		}
	}
	require.Fail(s.t, "nothing is called "+label, s.Dump())
	return gridtest.Node{}
}

// click clicks the n-th node with a label.
func (s *stage) click(label string, n int) {
	s.t.Helper()
	x, y := s.node(label, n).Center()
	s.Click(x, y)
	s.Settle()
}

// chips returns the texts of the chips of the bar, in order.
func (s *stage) chips() (out []string) {
	for _, node := range s.Nodes() {
		if rest, ok := strings.CutPrefix(node.Label, "Remove"); ok && node.Class == semantic.Button {
			out = append(out, strings.TrimLeft(rest, ":, "))
		}
	}
	return out
}

// ids returns the ids of the visible rows.
func (s *stage) ids() (out []string) {
	for _, row := range s.FindAll("row ") {
		out = append(out, row.Children[0].Label)
	}
	return out
}
