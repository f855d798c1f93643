// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestAllRowsOpenAndCloseByTheMenuOfTheirColumn(t *testing.T) {
	for _, controlled := range []bool{false, true} {
		s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) {
			g.Grouping.By = []string{"city", "shop"}
			g.HeaderMenu.Enabled = true
			g.Expansion.Controlled = controlled
		})
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		s.Settle()
		choose := func(item string) events.ExpansionChanged {
			s.Grid.Column(gridui.GroupColumn).OpenMenu()
			s.Settle()
			n, ok := s.Find(item)
			require.True(t, ok, s.Dump())
			s.Events = nil
			s.Click(n.Center())
			s.Settle()
			told := gridstage.Told[events.ExpansionChanged](s)
			require.Len(t, told, 1)
			if controlled {
				require.Equal(t, option.Expansion{Controlled: true}, s.Grid.Expansion)
				told[0].Apply(&s.Grid.Options)
				s.Settle()
			}
			return told[0]
		}
		require.Equal(t, events.ExpansionChanged{All: true, Open: true}, choose("Expand all"))
		require.Equal(t, 12, s.Grid.Shown(), "3 cities, 4 shops, 5 sales")
		if controlled {
			s.Grid.Expansion = option.Expansion{Controlled: true}
		}
		require.Equal(t, events.ExpansionChanged{All: true}, choose("Collapse all"))
		require.Equal(t, 3, s.Grid.Shown())
		s.Grid.Column("amount").OpenMenu()
		s.Settle()
		_, ok := s.Find("Expand all")
		require.False(t, ok, "another column has no such item")
	}
}
