// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/viewmenu"
	"github.com/giogrid/giogrid/storage"
)

// TestViewMenu shows the menu of views, the line that requests a name, and the line that reports a
// problem.
func TestViewMenu(t *testing.T) {
	for name, set := range themed {
		s, m := newViewScene(t, set)
		s.Keys("Tab")
		s.golden(t, "views-button-"+name)
		s.pressLabel(t, "Views: Unpaid (changed)")
		s.Keys("Down", "Down")
		s.golden(t, "views-menu-"+name)
		s.pressLabel(t, "Save as…")
		s.Type("Unpaid of this month")
		m.Wait()
		s.Settle()
		s.golden(t, "views-name-"+name)
	}
}

// newViewScene returns a grid of orders with four named views, one of which was chosen and changed
// afterwards.
func newViewScene(t *testing.T, set func(*gridui.Style)) (*editScene, *viewmenu.Menu) {
	s := newEditScene(1, set)
	g := &s.orders
	g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
	g.HeaderMenu.Enabled = true
	s.Size.Y = 420
	store := new(storage.Memory)
	saved := gridui.Views{Key: "views", Store: store}
	require.NoError(t, saved.Save("Due first", option.View{Sorting: []option.SortKey{{ColumnID: "due"}}}))
	require.NoError(t, saved.Save("Unpaid", option.View{Sorting: []option.SortKey{{ColumnID: "paid"}}}))
	m := &viewmenu.Menu{Key: "views", Store: store, Locked: []option.NamedView{
		{Name: "Standard", View: option.View{Sorting: []option.SortKey{}}},
		{Name: "Large first", View: option.View{Sorting: []option.SortKey{{ColumnID: "total", Desc: true}}}},
	}}
	g.Extensions = []gridui.Extension{m}
	s.Settle()
	m.Choose("Unpaid")
	s.rest(m)
	g.Sorting.Keys = []option.SortKey{{ColumnID: "name", Desc: true}}
	s.rest(m)
	return s, m
}

// rest waits until requests to the store and their results are done.
func (s *editScene) rest(m *viewmenu.Menu) {
	s.Settle()
	m.Wait()
	s.Settle()
}
