// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// stars is an extension that gives columns stars by the menu of their headers.
type stars struct {
	Columns []string

	owner  core.Owner
	rev    uint64
	ticks  int
	events int
}

func (s *stars) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !s.owner.Take(g, s) {
		return
	}
	s.events++
	g.Views().AddKeeper(s)
	g.Features.Add(s)
}

func (s *stars) Tick(layout.Context) { s.ticks++ }

func (s *stars) AppendHeaderItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	starred := slices.Contains(s.Columns, of.ColumnID)
	return append(dst, feature.MenuItem{Label: "Star", Choice: true, Checked: starred, Do: func(layout.Context) {
		s.Columns, s.rev = append(s.Columns, of.ColumnID), s.rev+1
	}})
}

func (s *stars) ViewName() string { return "stars" }

func (s *stars) ViewState() any {
	if s.Columns == nil {
		return nil
	}
	return s.Columns
}

func (s *stars) SetViewState(state json.RawMessage) error {
	var columns []string
	if state != nil && json.Unmarshal(state, &columns) != nil {
		return errors.New("not a list of columns")
	}
	s.Columns, s.rev = columns, s.rev+1
	return nil
}

func (s *stars) ViewRev() uint64 { return s.rev }

func TestExtensionIsWiredOnce(t *testing.T) {
	var x stars
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.Extensions = []gridui.Extension{&x} })
	s.Settle()
	s.Grid.Extensions = append(s.Grid.Extensions, &stars{}, &x)
	s.Settle()
	require.Equal(t, 1, x.events)
	was := x.ticks
	s.Frame()
	require.Equal(t, was+1, x.ticks)
	require.Zero(t, s.Allocs(50, nil))
}

func TestExtensionOfTwoGridsIsReported(t *testing.T) {
	var x stars
	set := func(g *gridui.Grid[gridstage.Person]) { g.Extensions = []gridui.Extension{&x} }
	gridstage.NewHeadMenu(set)
	s := gridstage.New(gridstage.NewHeadMenu(nil).Size, set)
	s.Settle()
	require.Contains(t, s.Problems(), "gridui: grid of gridstage.Person: the extension *gridui_test.stars belongs to another grid; each grid needs one of its own")
	require.Equal(t, 1, x.events)
}

func TestExtensionAddsToTheMenuOfHeaders(t *testing.T) {
	var x stars
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Extensions = []gridui.Extension{&x}
		g.HeaderMenu.Items = func(option.HeaderTarget) []menus.Item[option.HeaderTarget] {
			return []menus.Item[option.HeaderTarget]{{Label: "Mine"}}
		}
	})
	open := func() {
		s.Grid.Column("name").OpenMenu()
		s.Settle()
	}
	open()
	items := s.Items()
	require.Equal(t, []string{"Star", "Mine"}, items[len(items)-2:])
	s.PickItem(t, "Star")
	s.Settle()
	require.Equal(t, []string{"name"}, x.Columns)
	require.Empty(t, gridstage.EventsOf[menus.Chosen[option.HeaderTarget]](s.Events))
	open()
	require.Contains(t, s.Items(), "✓ Star")
	s.PickItem(t, "Mine")
	s.Settle()
	chosen := gridstage.EventsOf[menus.Chosen[option.HeaderTarget]](s.Events)
	require.Len(t, chosen, 1)
	require.Equal(t, []int{0}, chosen[0].Path)
}

func TestExtensionKeepsItsStateInViews(t *testing.T) {
	x := stars{Columns: []string{"name"}}
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.Extensions = []gridui.Extension{&x} })
	view := s.Grid.View()
	require.JSONEq(t, `["name"]`, string(view.Extensions["stars"]))
	text, err := json.Marshal(view)
	require.NoError(t, err)
	var read option.View
	require.NoError(t, json.Unmarshal(text, &read))
	require.True(t, view.Equal(read))

	s.Grid.SetView(option.View{Extensions: map[string]json.RawMessage{}})
	require.Nil(t, x.Columns)
	s.Grid.SetView(option.View{})
	s.Grid.SetView(read)
	require.Equal(t, []string{"name"}, x.Columns)
	s.Grid.SetView(option.View{Extensions: map[string]json.RawMessage{"stars": json.RawMessage(`7`)}})
	require.Equal(t, []string{"name"}, x.Columns)
	s.Settle()
	require.Contains(t, s.Problems(), `gridui: grid of gridstage.Person: the state of "stars" in a view cannot be used: not a list of columns`)
}

func TestExtensionGetsTheStateThatWaitedForIt(t *testing.T) {
	s := gridstage.NewHeadMenu(nil)
	s.Grid.SetView(option.View{Extensions: map[string]json.RawMessage{"stars": json.RawMessage(`["name"]`), "other": json.RawMessage(`1`)}})
	s.Settle()
	var x stars
	s.Grid.Extensions = []gridui.Extension{&x}
	s.Settle()
	require.Equal(t, []string{"name"}, x.Columns)
	require.JSONEq(t, `1`, string(s.Grid.View().Extensions["other"]))
}
