// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// A view that groups by hundreds of columns groups by the first 32, which is reported once; the rest of
// it applies.
func TestLevelsOfGroupsAreBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newStage(func(g *gridui.Grid[item]) {
			g.Columns = nil
			for i := range 600 {
				g.Columns = append(g.Columns, gridui.Field(fmt.Sprint(i), fmt.Sprint("column ", i), itemID))
			}
			g.Expansion.Rows = idset.All()
			g.SetRows(items(0, 2))
		})
		defer s.close(t)
		v := s.Grid.View()
		v.Grouping = &option.Grouping{}
		for i := range 600 {
			v.Grouping.By = append(v.Grouping.By, fmt.Sprint(i))
		}
		v.Sorting = []option.SortKey{{ColumnID: "599", Desc: true}}
		s.Grid.SetView(v)
		s.rounds(3)
		require.Equal(t, 2*(32+1), s.Grid.Shown())
		_, ok := s.Grid.RowAt(31)
		require.False(t, ok, "a group")
		_, ok = s.Grid.RowAt(32)
		require.True(t, ok)
		require.Equal(t, v.Sorting, s.Grid.Sorting.Keys)
		problems := strings.Join(s.Problems(), "\n")
		require.Equal(t, 1, strings.Count(problems, "the first 32 of them count"), problems)
	})
}
