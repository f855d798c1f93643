// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowselect_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/opscan"
	"github.com/giogrid/giogrid/gridui/option"
)

// What marks the selected rows is kept between frames. After any change it is what a grid shows that has been so from the
// start.
func TestMarksFollowTheRowsAndTheSelection(t *testing.T) {
	type stage = gridstage.Stage[gridstage.Person]
	refused := ""
	for name, change := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"selected": func(g *gridui.Grid[gridstage.Person]) { g.Selection.Rows.Set("p2", true) },
		"replaced": func(g *gridui.Grid[gridstage.Person]) { g.Selection.Rows = idset.Of("p1") },
		"all":      func(g *gridui.Grid[gridstage.Person]) { g.Selection.Rows = idset.All() },
		"off":      func(g *gridui.Grid[gridstage.Person]) { g.Selection.Mode = option.SelectOff },
		"one":      func(g *gridui.Grid[gridstage.Person]) { g.Selection.Mode = option.SelectSingle },
		"refused":  func(*gridui.Grid[gridstage.Person]) { refused = "p0" },
		"sorted": func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
		},
		"filtered": func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Enabled = true
			g.Column("name").SetFilter(filter.Equals.Of("Kim"))
		},
		"grouped": func(g *gridui.Grid[gridstage.Person]) {
			g.Grouping.By, g.Expansion.Depth = []string{"name"}, 1
		},
		"paged":             func(g *gridui.Grid[gridstage.Person]) { g.Paging = option.Paging{Enabled: true, Size: 3, Index: 1} },
		"scrolled":          func(g *gridui.Grid[gridstage.Person]) { g.ScrollToRow(30, option.AlignStart) },
		"scrolled by a row": func(g *gridui.Grid[gridstage.Person]) { g.ScrollToRow(1, option.AlignStart) },
		"pinned":            func(g *gridui.Grid[gridstage.Person]) { g.RowPins = option.RowPins{Enabled: true, Top: []string{"p3"}} },
		"fewer":             func(g *gridui.Grid[gridstage.Person]) { g.SetRows(gridstage.People(50)[1:3]) },
		"removed": func(g *gridui.Grid[gridstage.Person]) {
			require.NoError(t, g.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p0"}}))
		},
		"full": func(g *gridui.Grid[gridstage.Person]) {
			g.IsFullRow = func(p gridstage.Person) bool { return p.ID == "p3" }
		},
	} {
		refused = ""
		begin := func() *stage {
			s := gridstage.NewPeople(50)
			s.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p0", "p3", "p4", "p30", "p32")}
			s.Grid.Selectable = func(p gridstage.Person) bool { return p.ID != refused }
			if name != "refused" {
				s.Grid.Selectable = nil
			}
			return s
		}
		drawn := func(s *stage) string {
			s.Settle()
			return fmt.Sprint(gridtest.CountOps(s.Ops()).Paint, opscan.Segments(s.Ops()))
		}
		s := begin()
		before := drawn(s)
		change(&s.Grid)
		after := drawn(s)
		fresh := begin()
		change(&fresh.Grid)
		require.Equal(t, drawn(fresh), after, name)
		require.NotEqual(t, before, after, name)
	}
}
