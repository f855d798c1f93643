// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// newAuto is a grid of 200 people whose names make their column wide; the one of row
// 150 is long.
func newAuto(long string, column func(*gridui.Typed[person, string]) gridui.Column[person], pins ...string) *stage[person] {
	rows := people(200)
	rows[150].Name = long
	return newStage(image.Pt(900, 300), func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			column(gridui.Field("name", "Name", func(p person) string { return p.Name })),
			gridui.Field("age", "Age", func(p person) int { return p.Age }),
		}
		g.RowID = func(p person) string { return p.ID }
		g.RowPins.Bottom = pins
		g.SetRows(rows)
	})
}

func nameWidth(t *testing.T, s *stage[person]) int {
	t.Helper()
	n, ok := s.Find("Name")
	require.True(t, ok)
	return n.Bounds.Dx()
}

func TestAutoColumnsShowPinnedRowsInFull(t *testing.T) {
	auto := func(c *gridui.Typed[person, string]) gridui.Column[person] { return c.Auto() }
	long := strings.Repeat("long ", 12)
	without := nameWidth(t, newAuto(long, auto))
	with := nameWidth(t, newAuto(long, auto, "p150"))
	require.Less(t, without, 150)
	require.Greater(t, with, 250)
}

func TestColumnsThatWrapAreFittedToAMeasureOfText(t *testing.T) {
	long := strings.Repeat("many words ", 100)
	s := newAuto(long, func(c *gridui.Typed[person, string]) gridui.Column[person] { return c.Wrap().Auto() }, "p150")
	require.Equal(t, 480, nameWidth(t, s))
	s = newAuto(long, func(c *gridui.Typed[person, string]) gridui.Column[person] { return c.Wrap().Width(90) })
	s.grid.Column("name").Fit()
	s.Settle()
	require.Equal(t, 480, nameWidth(t, s))
	s = newAuto(long, func(c *gridui.Typed[person, string]) gridui.Column[person] { return c.Wrap().MinMax(0, 300).Width(90) })
	s.grid.Column("name").Fit()
	s.Settle()
	require.Equal(t, 300, nameWidth(t, s))
	s = newAuto("short", func(c *gridui.Typed[person, string]) gridui.Column[person] { return c.Wrap().Width(300) })
	s.grid.Column("name").Fit()
	s.Settle()
	require.Less(t, nameWidth(t, s), 150)
}

func TestRowsThatStickFlash(t *testing.T) {
	root := part{ID: "root", Name: "root"}
	for i := range 50 {
		root.Parts = append(root.Parts, part{ID: "p" + itoa(i), Name: "part"})
	}
	w := newWoods(image.Pt(400, 400), []part{root}, nil)
	w.grid.Flash.Enabled = true
	w.grid.ScrollToOffset(500)
	w.Leave()
	w.Settle()
	still := gridtest.PaintOps(w.Ops())
	root.Name = "another"
	require.NoError(t, w.grid.Apply(gridui.Changes[part]{Update: []part{root}}))
	w.Settle()
	_, ok := w.Find("another")
	require.True(t, ok, "it sticks")
	require.Equal(t, 1, gridtest.PaintOps(w.Ops())-still)
}
