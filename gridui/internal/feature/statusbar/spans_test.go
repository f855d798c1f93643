// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar_test

import (
	"image"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Figures over rows of a source leave out cells that do not show, also where the rows are not loaded.
func TestFiguresOfASourceLeaveOutCoveredCells(t *testing.T) {
	tens := func(p gridstage.Person) bool { return p.Age%10 == 0 }
	for name, c := range map[string]struct {
		set    func(g *gridui.Grid[gridstage.Person])
		column string
		counts func(p gridstage.Person) bool
		asked  bool
	}{
		"covered": {func(g *gridui.Grid[gridstage.Person]) {
			g.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).SpanColumns(func(p gridstage.Person) int {
				if tens(p) {
					return 2
				}
				return 1
			})
		}, "age", func(p gridstage.Person) bool { return !tens(p) }, false},
		"full rows": {func(g *gridui.Grid[gridstage.Person]) { g.IsFullRow = tens }, "age", func(p gridstage.Person) bool { return !tens(p) }, false},
		"beside spans": {func(g *gridui.Grid[gridstage.Person]) {
			g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).SpanColumns(func(gridstage.Person) int { return 2 })
		}, "age", func(gridstage.Person) bool { return true }, true},
		"merged": {func(g *gridui.Grid[gridstage.Person]) {
			g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Merge()
		}, "age", func(gridstage.Person) bool { return true }, true},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				r := remotestage.NewRemoteStage(t, remotestage.PeopleSource(t, 3000), func(g *gridui.Grid[gridstage.Person]) {
					g.Columns = gridstage.PeopleColumns()
					g.StatusBar.Enabled, g.CellRanges.Enabled = true, true
					c.set(g)
				})
				defer r.Close()
				r.Size = image.Pt(900, 300)
				r.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
				r.Pass()
				calls := remotestage.CountCalls(r.Fake)
				r.Grid.FocusCell(1, c.column)
				r.Frame()
				r.Focus(r.Grid.Tag())
				r.Keys("Ctrl+Space")
				r.Pass()
				count, sum := 0, 0
				for _, p := range gridstage.People(3000) {
					if c.counts(p) {
						count, sum = count+1, sum+p.Age
					}
				}
				f := r.Grid.StatusBar.Figures
				require.True(t, f.Finished)
				require.EqualValues(t, count, f.Count)
				require.EqualValues(t, sum, f.Sum)
				require.Equal(t, c.asked, calls.Take()["Aggregate"] > 0, "the source adds up what shows whole")
			})
		})
	}
}
