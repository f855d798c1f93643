// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus_test

import (
	"image"
	"testing"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// besideGrid is a page that requests keys after its grid, whatever has the focus.
type besideGrid struct {
	*gridstage.Stage[gridstage.Person]
	left []key.Name
}

func newBesideGrid(set func(*gridui.Grid[gridstage.Person])) *besideGrid {
	b := &besideGrid{Stage: gridstage.NewPeople(50)}
	set(&b.Grid)
	b.Harness = gridtest.New(image.Pt(500, 300), func(gtx layout.Context) layout.Dimensions {
		dims := b.Layout(gtx)
		const any = key.ModCtrl | key.ModCommand | key.ModShift | key.ModAlt | key.ModSuper
		for {
			ev, ok := gtx.Event([]event.Filter{key.Filter{Optional: any}}...)
			if !ok {
				return dims
			}
			if k, ok := ev.(key.Event); ok && k.State == key.Press {
				b.left = append(b.left, k.Name)
			}
		}
	})
	b.Settle()
	b.Focus(b.Grid.Tag())
	b.Grid.FocusCell(5, "name")
	b.Settle()
	b.Events, b.left = nil, nil
	return b
}

func TestBoundKeysLeaveTheOthers(t *testing.T) {
	b := newBesideGrid(func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode = option.SelectMulti
		g.Keys.Bind = []option.Binding{
			{Name: "J", Action: option.ActionDown},
			{Name: "K", Modifiers: key.ModShortcut, Action: option.ActionUp},
			{Name: "A", Modifiers: key.ModShortcut},
			{Name: "Q"},
		}
	})
	b.Keys("J")
	require.Equal(t, 6, b.Grid.Focused().Row)
	b.Keys("Shortcut+K")
	require.Equal(t, 5, b.Grid.Focused().Row)
	require.Empty(t, b.left)
	b.Keys("K", "Shift+J", "Shortcut+J", "F5", "Q", "Shortcut+A")
	require.Equal(t, []key.Name{"K", "J", "J", "F5", "Q", "A"}, b.left)
	require.Equal(t, 5, b.Grid.Focused().Row)
	require.Zero(t, b.Grid.SelectedCount())
	b.left = nil
	b.Keys("Down", "Shortcut+C", "Space")
	require.Empty(t, b.left, "the grid's own keys are its own still")
	require.Equal(t, 1, b.Grid.SelectedCount())

	b.Grid.Keys.Bind = nil
	b.Settle()
	b.Keys("J")
	require.Equal(t, []key.Name{"J"}, b.left)
}

func TestAllKeysAreTheGridsOwn(t *testing.T) {
	b := newBesideGrid(func(g *gridui.Grid[gridstage.Person]) { g.Keys.All = true })
	b.Keys("J", "F5")
	require.Empty(t, b.left)
	require.Len(t, gridstage.EventsOf[gridui.CellKeyDown[gridstage.Person]](b.Events), 2)
}

func TestTabCanBeBound(t *testing.T) {
	b := newBesideGrid(func(g *gridui.Grid[gridstage.Person]) {
		g.Keys.Bind = []option.Binding{{Name: key.NameTab, Action: option.ActionDown}}
	})
	b.Keys("Tab")
	require.Equal(t, 6, b.Grid.Focused().Row)
	require.True(t, b.Focused(b.Grid.Tag()))
}

func TestManyBoundKeys(t *testing.T) {
	b := newBesideGrid(func(g *gridui.Grid[gridstage.Person]) {
		for r := 'A'; r <= 'Z'; r++ {
			for _, m := range []key.Modifiers{key.ModAlt, key.ModAlt | key.ModShift, key.ModAlt | key.ModCtrl} {
				g.Keys.Bind = append(g.Keys.Bind, option.Binding{Name: key.Name(r), Modifiers: m, Action: option.ActionDown})
			}
		}
	})
	b.Keys("Alt+A", "Alt+Shift+B", "Alt+Ctrl+Z")
	require.Equal(t, 8, b.Grid.Focused().Row)
	require.Empty(t, b.left)
}

func TestBoundKeysAllocateNothing(t *testing.T) {
	for name, bind := range map[string][]option.Binding{
		"one":  {{Name: "J", Action: option.ActionDown}},
		"off":  {{Name: "C", Modifiers: key.ModShortcut}, {Name: key.NameF10, Modifiers: key.ModShift}},
		"many": make([]option.Binding, 60),
	} {
		t.Run(name, func(t *testing.T) {
			for i := range bind {
				if bind[i].Name == "" {
					bind[i] = option.Binding{Name: key.Name(rune(0x100 + i)), Action: option.ActionDown}
				}
			}
			s := gridstage.NewPeople(100)
			s.Focus(s.Grid.Tag())
			s.Grid.FocusCell(5, "name")
			s.Settle()
			s.Move(600, 600)
			for range 5 {
				s.Frame()
			}
			plain := testing.AllocsPerRun(50, s.Frame)
			s.Grid.Keys.Bind = bind
			for range 5 {
				s.Frame()
			}
			require.Equal(t, plain, testing.AllocsPerRun(50, s.Frame))
		})
	}
}

func TestEnterCanGoDown(t *testing.T) {
	s := stockstage.NewStock(4)
	s.Grid.Keys.Bind = []option.Binding{
		{Name: key.NameReturn, Action: option.ActionDown}, {Name: key.NameReturn, Modifiers: key.ModShift, Action: option.ActionUp},
	}
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(1, "qty")
	s.Settle()
	s.Keys("Enter")
	_, _, edits := s.Grid.EditingCell()
	require.False(t, edits)
	require.Equal(t, 2, s.Grid.Focused().Row)
	s.Keys("Shift+Enter", "Shift+Enter")
	require.Equal(t, 0, s.Grid.Focused().Row)
	s.Keys("F2")
	_, _, edits = s.Grid.EditingCell()
	require.True(t, edits, "F2 edits still")
}
