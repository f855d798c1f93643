// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/menus"
)

// groupMenu shows sales by city and shop, with a menu of cells.
func groupMenu(set func(g *gridui.Grid[treestage.Sale])) *gridstage.Stage[treestage.Sale] {
	s := treestage.NewSales(func(g *gridui.Grid[treestage.Sale]) {
		g.Grouping.By = []string{"city", "shop"}
		g.Menu.Items = []menus.Item[treestage.Sale]{{Label: "Edit"}}
		if set != nil {
			set(g)
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Events = nil
	return s
}

func TestGroupsHaveAMenu(t *testing.T) {
	for name, open := range map[string]func(s *gridstage.Stage[treestage.Sale], at gridtest.Node){
		"pointer": func(s *gridstage.Stage[treestage.Sale], at gridtest.Node) { s.RightClick(at.Center()) },
		"finger":  func(s *gridstage.Stage[treestage.Sale], at gridtest.Node) { s.LongPress(at.Center()) },
		"key": func(s *gridstage.Stage[treestage.Sale], at gridtest.Node) {
			s.Keys("Ctrl+Home")
			s.Settle()
			s.Keys("Shift+F10")
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := groupMenu(nil)
			seoul, ok := s.Find("Seoul (3)")
			require.True(t, ok)
			open(s, seoul)
			s.Settle()
			require.Equal(t, []string{"Expand", "Expand all below", "Collapse all below", "Copy"}, s.Items())
			opened := gridstage.TakeEvents[events.MenuOpened](&s.Events)
			require.Len(t, opened, 1)
			require.Equal(t, `__group__:["Seoul"]`, opened[0].RowID)
			s.PickItem(t, "Expand all below")
			s.Settle()
			require.Equal(t, []string{
				"Seoul (3)|10|33.83", "A (2)|8|40.75", "|3|30.5", "|5|51", "B (1)|2|20", "|2|20", "Busan (1)|1|9", "(none) (1)|4|40",
			}[:2], gridstage.RowCells(s)[:2])
			changed := gridstage.TakeEvents[events.ExpansionChanged](&s.Events)
			require.Len(t, changed, 1)
			require.ElementsMatch(t, []string{`__group__:["Seoul"]`, `__group__:["Seoul","A"]`, `__group__:["Seoul","B"]`}, changed[0].RowIDs)

			s.RightClick(seoul.Center())
			s.PickItem(t, "Collapse all below")
			s.Settle()
			require.Len(t, gridstage.RowCells(s), 3)
			s.RightClick(seoul.Center())
			s.PickItem(t, "Expand")
			s.Settle()
			require.Len(t, gridstage.RowCells(s), 5, "the groups in it are closed again")
			s.RightClick(seoul.Center())
			require.Equal(t, "Collapse", s.Items()[0])
			s.PickItem(t, "Copy")
			s.Settle()
			text, ok := s.Clipboard.Text()
			require.True(t, ok)
			require.Equal(t, "Seoul (3)", text)
		})
	}
}

func TestTheMenuOfAGroupFollowsIt(t *testing.T) {
	var chosen []string
	s := groupMenu(func(g *gridui.Grid[treestage.Sale]) {
		g.Menu.GroupItems = []menus.Item[treestage.Sale]{{Label: "Report", OnClick: func(t menus.Target[treestage.Sale]) { chosen = append(chosen, t.RowID) }}}
	})
	busan, _ := s.Find("Busan (1)")
	s.RightClick(busan.Center())
	require.Equal(t, "Report", s.Items()[4])
	s.Grid.ExpandAll()
	s.Settle()
	require.True(t, s.Grid.MenuIsOpen())
	s.PickItem(t, "Report")
	require.Equal(t, []string{`__group__:["Busan"]`}, chosen)

	busan, _ = s.Find("Busan (1)")
	s.RightClick(busan.Center())
	s.Grid.Grouping.By = []string{"shop"}
	s.Settle()
	require.False(t, s.Grid.MenuIsOpen(), "the group is gone")
}

func TestWithoutAMenuOfCellsGroupsHaveNone(t *testing.T) {
	s := groupMenu(func(g *gridui.Grid[treestage.Sale]) { g.Menu.Items = nil })
	seoul, _ := s.Find("Seoul (3)")
	s.RightClick(seoul.Center())
	require.False(t, s.Grid.MenuIsOpen())
}
