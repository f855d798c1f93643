// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet_test

import (
	"fmt"
	"image"
	"testing"

	"github.com/giogrid/giogrid/gridui/option"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestFloatingRowsAndFooters(t *testing.T) {
	s := gridstage.NewPeople(1000)
	s.Grid.Columns = []gridui.Column[gridstage.Person]{
		gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Footer(func() string { return "sum of all" }),
		gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).FooterCell(gridstage.LabelWidget("footer widget")),
	}
	s.Grid.Floating = gridui.Floating[gridstage.Person]{Top: []gridstage.Person{{Name: "above", Age: 1}}, Bottom: []gridstage.Person{{Name: "below", Age: 2}, {Name: "last"}}}
	s.Grid.ScrollToRow(500, option.AlignStart)
	s.Settle()
	above, _ := s.Find("above")
	require.Equal(t, image.Rect(0, 40, 150, 76), above.Bounds)
	below, _ := s.Find("below")
	require.Equal(t, 300-3*36, below.Bounds.Min.Y)
	foot, ok := s.Find("footer widget")
	require.True(t, ok)
	require.Equal(t, 300-36, foot.Bounds.Min.Y)
	row, _ := s.Find("row 501 of")
	require.Equal(t, 76, row.Bounds.Min.Y)
	// Floating rows may change in place.
	s.Grid.Floating.Top[0].Name = "changed"
	s.Settle()
	_, ok = s.Find("changed")
	require.True(t, ok)
	s.TakeKinds()
	s.Click(20, 60)
	click := s.Events
	require.NotEmpty(t, click)
	c, ok := click[len(click)-1].(gridui.RowClicked[gridstage.Person])
	require.True(t, ok)
	require.Equal(t, "changed", c.Cell.Row.Name)
	require.Empty(t, c.Cell.RowID, "a floating row has the id of a row")
}

func TestGroupedHeaders(t *testing.T) {
	s := gridstage.New(image.Pt(412, 300), func(g *gridui.Grid[int]) {
		var all []gridui.Column[int]
		for q := range 4 {
			var months []gridui.Column[int]
			for m := range 3 {
				id := fmt.Sprint("m", q*3+m)
				months = append(months, gridui.Func(id, id, func(i int) (int, bool) { return i, true }).Width(100))
			}
			all = append(all, gridui.Group(fmt.Sprint("q", q), fmt.Sprint("Quarter ", q), months...))
		}
		g.Columns = []gridui.Column[int]{
			gridui.Func("key", "Key", func(i int) (int, bool) { return i, true }).Width(80),
			gridui.Group("half1", "First half", all[:2]...), gridui.Group("half2", "Second half", all[2:]...),
		}
		g.ColumnPinning.Left = []string{"key"}
		g.SetSource(gridstage.Numbers(100))
	})
	// Three header rows of 40 px. A column without groups fills all of them.
	key, _ := s.Find("Key")
	require.Equal(t, image.Rect(0, 0, 80, 120), key.Bounds)
	m0, _ := s.Find("m0")
	require.Equal(t, image.Rect(80, 80, 180, 120), m0.Bounds)
	s.TakeKinds()
	s.Click(200, 20)
	s.Click(200, 60)
	s.Click(200, 100)
	var heads []events.HeaderClicked
	for _, ev := range s.Events {
		if h, ok := ev.(events.HeaderClicked); ok {
			heads = append(heads, events.HeaderClicked{ColumnID: h.ColumnID, Group: h.Group})
		}
	}
	require.Equal(t, []events.HeaderClicked{{ColumnID: "half1", Group: true}, {ColumnID: "q0", Group: true}, {ColumnID: "m1"}}, heads)
	// Columns are still virtualized, and pinning one column of a group splits the group.
	_, ok := s.Find("m11")
	require.False(t, ok)
	s.Grid.ColumnPinning.Left = []string{"key", "q1"}
	s.Settle()
	m3, ok := s.Find("m3")
	require.True(t, ok)
	require.Equal(t, 80, m3.Bounds.Min.X)
}
