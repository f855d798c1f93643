// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"fmt"
	"image"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// An open list of values holds the values of the visible rows, whatever rows were before them.
func TestListedValuesAreThoseOfTheRows(t *testing.T) {
	lists := [][]string{{"a", "b", "c", "d", "a"}, {"e"}, {"f", "g"}, {}, {"h", "i", "j", "k", "l", "m", "n"}, {"o", "p"}}
	for name, set := range map[string]func(g *gridui.Grid[string]){
		"flat":    func(*gridui.Grid[string]) {},
		"sorted":  func(g *gridui.Grid[string]) { g.Sorting.Keys = []option.SortKey{{ColumnID: "v"}} },
		"grouped": func(g *gridui.Grid[string]) { g.Grouping.By = []string{"id"} },
		"paged":   func(g *gridui.Grid[string]) { g.Paging = option.Paging{Enabled: true, Size: 2} },
	} {
		t.Run(name, func(t *testing.T) {
			s := new(gridstage.Stage[string])
			s.Grid.Columns = []gridui.Column[string]{
				gridui.Field("id", "ID", func(s string) string { return fmt.Sprint(len(s)) }), gridui.Field("v", "V", func(s string) string { return s }),
			}
			s.Grid.Sorting.Mode, s.Grid.Filtering.Enabled = option.SortSingle, true
			set(&s.Grid)
			s.Show(image.Pt(500, 700))
			for _, rows := range lists {
				s.Grid.SetRows(rows)
				s.Settle()
				s.Grid.Column("v").OpenFilter()
				s.Settle()
				want := slices.Sorted(slices.Values(append([]string{}, rows...)))
				require.ElementsMatch(t, slices.Compact(want), slices.Collect(maps.Keys(s.ValueBoxes())))
			}
			require.Empty(t, s.Problems())
		})
	}
}
