// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit_test

import (
	"image"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
)

// newAuto returns a grid of 200 people whose names make their column wide; the name of row 150 is long.
func newAuto(long string, column func(*gridui.Typed[gridstage.Person, string]) gridui.Column[gridstage.Person], pins ...string) *gridstage.Stage[gridstage.Person] {
	rows := gridstage.People(200)
	rows[150].Name = long
	return gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			column(gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name })),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }),
		}
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.RowPins.Bottom = pins
		g.SetRows(rows)
	})
}

func nameWidth(t *testing.T, s *gridstage.Stage[gridstage.Person]) int {
	t.Helper()
	n, ok := s.Find("Name")
	require.True(t, ok)
	return n.Bounds.Dx()
}

func TestAutoColumnsShowPinnedRowsInFull(t *testing.T) {
	auto := func(c *gridui.Typed[gridstage.Person, string]) gridui.Column[gridstage.Person] { return c.Auto() }
	long := strings.Repeat("long ", 12)
	without := nameWidth(t, newAuto(long, auto))
	with := nameWidth(t, newAuto(long, auto, "p150"))
	require.Less(t, without, 150)
	require.Greater(t, with, 250)
}

func TestColumnsThatWrapAreFittedToAMeasureOfText(t *testing.T) {
	long := strings.Repeat("many words ", 100)
	s := newAuto(long, func(c *gridui.Typed[gridstage.Person, string]) gridui.Column[gridstage.Person] {
		return c.Wrap().Auto()
	}, "p150")
	require.Equal(t, 480, nameWidth(t, s))
	s = newAuto(long, func(c *gridui.Typed[gridstage.Person, string]) gridui.Column[gridstage.Person] {
		return c.Wrap().Width(90)
	})
	s.Grid.Column("name").Fit()
	s.Settle()
	require.Equal(t, 480, nameWidth(t, s))
	s = newAuto(long, func(c *gridui.Typed[gridstage.Person, string]) gridui.Column[gridstage.Person] {
		return c.Wrap().MinMax(0, 300).Width(90)
	})
	s.Grid.Column("name").Fit()
	s.Settle()
	require.Equal(t, 300, nameWidth(t, s))
	s = newAuto("short", func(c *gridui.Typed[gridstage.Person, string]) gridui.Column[gridstage.Person] {
		return c.Wrap().Width(300)
	})
	s.Grid.Column("name").Fit()
	s.Settle()
	require.Less(t, nameWidth(t, s), 150)
}

func TestRowsThatStickFlash(t *testing.T) {
	root := treestage.Part{ID: "root", Name: "root"}
	for i := range 50 {
		root.Parts = append(root.Parts, treestage.Part{ID: "p" + strconv.Itoa(i), Name: "part"})
	}
	w := treestage.NewWoods(image.Pt(400, 400), []treestage.Part{root}, nil)
	w.Grid.Flash = true
	w.Grid.ScrollToOffset(500)
	w.Leave()
	w.Settle()
	still := gridtest.CountOps(w.Ops()).Paint
	root.Name = "another"
	require.NoError(t, w.Grid.Apply(gridui.Changes[treestage.Part]{Update: []treestage.Part{root}}))
	w.Settle()
	_, ok := w.Find("another")
	require.True(t, ok, "it sticks")
	require.Equal(t, 1, gridtest.CountOps(w.Ops()).Paint-still)
}
