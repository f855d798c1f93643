// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotocolumn_test

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

type order struct{ id string }

// field returns a column that shows its header.
func field(id, header string) *gridui.Typed[order, string] {
	return gridui.Field(id, header, func(order) string { return header }).Width(120)
}

// newOrders shows orders with columns that are hidden, in groups and out of view.
func newOrders(set func(g *gridui.Grid[order])) *gridstage.Stage[order] {
	s := gridstage.New(image.Pt(640, 300), func(g *gridui.Grid[order]) {
		g.Columns = []gridui.Column[order]{
			field("id", "Order ID"), field("date", "Order Date"), field("customer", "Customer"), field("price", "가격"),
			gridui.Group("ship", "Shipping", field("city", "City"), field("zip", "ZipCode"), field("state", "State").OnlyCollapsed()).Collapsible(),
			field("days", "Working Days"), field("updated", "Last Update").Hidden(), field("ordered", "Reordered"),
		}
		g.RowID = func(o order) string { return o.id }
		g.GoToColumn.Enabled = true
		g.SetRows([]order{{"1"}, {"2"}, {"3"}})
		if set != nil {
			set(g)
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(1, "id")
	s.Settle()
	s.Events = nil
	return s
}

// open opens the field and types a text.
func open(s *gridstage.Stage[order], text string) {
	s.Keys("Ctrl+Shift+G")
	s.Settle()
	s.Type(text)
	s.Settle()
}

// listed returns the columns of the open list, the chosen one with a star.
func listed(s *gridstage.Stage[order]) (out []string) {
	for _, n := range s.Nodes() {
		if n.Class.String() != "RadioButton" {
			continue
		}
		label := n.Label
		if n.Selected {
			label = "*" + label
		}
		out = append(out, label)
	}
	return out
}

func TestColumnsAreListedBestFirst(t *testing.T) {
	for text, want := range map[string]string{
		"":       "*Order ID|Order Date|Customer|가격|City · Shipping|ZipCode · Shipping|Working Days|Reordered",
		"ord":    "*Order ID|Order Date|Reordered",
		"or da":  "*Order Date",
		"date":   "*Order Date|Last Update (hidden)",
		"ㄱㄱ":     "*가격",
		"가":      "*가격",
		"code":   "*ZipCode · Shipping",
		"ship":   "*City · Shipping|ZipCode · Shipping|State · Shipping (hidden)",
		"da or":  "",
		"day":    "*Working Days",
		"rde":    "*Order ID|Order Date|Reordered",
		"  cit ": "*City · Shipping",
	} {
		s := newOrders(nil)
		open(s, text)
		require.Equal(t, want, strings.Join(listed(s), "|"), "%q", text)
	}
}

func TestTheChosenColumnGetsTheFocus(t *testing.T) {
	s := newOrders(nil)
	open(s, "work")
	s.Keys("Enter")
	s.Settle()
	require.False(t, s.Grid.GoToColumn.Open)
	require.Equal(t, "2 days", gridstage.FocusedCell(s), "in the focused row")
	require.True(t, s.Focused(s.Grid.Tag()))
	_, shows := s.Find("Working Days")
	require.True(t, shows, "the column is scrolled into view")

	open(s, "ord")
	s.Keys("Down", "Down", "Enter")
	s.Settle()
	require.Equal(t, "2 ordered", gridstage.FocusedCell(s))

	open(s, "zzz")
	_, says := s.Find("There is no such column.")
	require.True(t, says)
	s.Keys("Enter")
	s.Settle()
	require.True(t, s.Grid.GoToColumn.Open, "the field stays open")
	s.Keys("Esc")
	s.Settle()
	require.False(t, s.Grid.GoToColumn.Open)
	require.Equal(t, "2 ordered", gridstage.FocusedCell(s))
	require.True(t, s.Focused(s.Grid.Tag()))
}

func TestColumnsAreChosenByPointer(t *testing.T) {
	s := newOrders(nil)
	open(s, "date")
	s.ClickOn(t, "Last Update (hidden)")
	require.Equal(t, "2 updated", gridstage.FocusedCell(s))
	require.Equal(t, []string{"updated"}, s.Grid.ColumnVisibility.Shown)
	require.False(t, s.Grid.GoToColumn.Open)
}

// TestHiddenColumnsShowWhenChosen chooses columns that are hidden, in a collapsed group, and visible only while the
// group is collapsed.
func TestHiddenColumnsShowWhenChosen(t *testing.T) {
	s := newOrders(func(g *gridui.Grid[order]) { g.ColumnGroups.Collapsed = []string{"ship"} })
	for _, id := range []string{"updated", "zip", "state", "city", "zip"} {
		open(s, id)
		s.Keys("Enter")
		s.Settle()
		require.Equal(t, "2 "+id, gridstage.FocusedCell(s))
	}
}

func TestTheProgramMayRefuseToShowAColumn(t *testing.T) {
	s := newOrders(func(g *gridui.Grid[order]) { g.ColumnVisibility.Controlled = true })
	open(s, "upd")
	s.Keys("Enter")
	s.Settle()
	require.Equal(t, "2 id", gridstage.FocusedCell(s), "the focus stays")
	n := 0
	for _, ev := range s.Events {
		if _, is := ev.(events.ColumnVisibilityChanged); is {
			n++
		}
	}
	require.Equal(t, 1, n, "one proposal")
	s.Grid.ColumnVisibility.Shown = []string{"updated"}
	s.Settle()
	require.Equal(t, "2 id", gridstage.FocusedCell(s), "and not later either")
}

func TestColumnsThatChangeAreListedAgain(t *testing.T) {
	s := newOrders(nil)
	open(s, "cust")
	require.Equal(t, []string{"*Customer"}, listed(s))
	s.Grid.Columns = slices.Insert(s.Grid.Columns, 0, gridui.Column[order](field("custom", "Custom")))
	s.Settle()
	require.Equal(t, []string{"*Custom", "Customer"}, listed(s))
}

func TestGoToColumnIsOffUnlessAsked(t *testing.T) {
	s := newOrders(func(g *gridui.Grid[order]) { g.GoToColumn.Enabled = false })
	s.Keys("Ctrl+Shift+G")
	s.Settle()
	require.False(t, s.Grid.GoToColumn.Open)
}
