// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

func menuShown[T any](s *gridstage.Stage[T]) bool {
	_, ok := s.Find("Edit")
	return ok && s.Grid.MenuIsOpen()
}

// reasons are why menus closed since the last call of kinds.
func reasons[T any](s *gridstage.Stage[T]) (out []menus.Reason) {
	for _, ev := range s.Events {
		if ev, ok := ev.(events.MenuClosed); ok {
			out = append(out, ev.Reason)
		}
	}
	s.Events = nil
	return out
}

func TestRightClickOpensTheMenuAtThePointer(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.TakeKinds()
	s.RightClick(100, 100) // the second row
	require.Equal(t, []string{
		"events.FocusMoved", "gridui.MenuRequested[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]", "events.MenuOpened",
	}, s.TakeKinds())
	require.True(t, menuShown(s))
	require.Equal(t, "p1", s.Grid.Focused().RowID)
	edit, _ := s.Find("Edit")
	require.Equal(t, 101, edit.Bounds.Min.X, "the menu does not begin at the pointer")
	s.Click(edit.Center())
	require.Equal(t, []string{`edit p1.name=Lee "Lee"`}, chosen)
	require.False(t, menuShown(s))
	require.Equal(t, []string{
		"menus.Chosen[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]", "events.MenuClosed",
	}, s.TakeKinds())
	require.True(t, s.Focused(s.Grid.Tag()), "the keyboard did not come back")
	s.Keys("Down")
	require.Equal(t, "p2", s.Grid.Focused().RowID)
}

func TestWithoutItemsARightClickIsAnEvent(t *testing.T) {
	s := gridstage.NewPeople(10)
	s.TakeKinds()
	s.RightClick(100, 100)
	s.LongPress(100, 150)
	s.Keys("Shift+F10")
	var at []string
	for _, ev := range s.Events {
		if ev, ok := ev.(gridui.MenuRequested[gridstage.Person]); ok {
			at = append(at, fmt.Sprint(ev.Cell.RowID, ev.At, ev.Click.Source))
		}
	}
	require.Equal(t, []string{"p1(100,100) Mouse", "p3(100,150) Touch", "p3(60,183) Mouse"}, at)
	require.False(t, s.Grid.MenuIsOpen())
	require.True(t, s.Settled())
}

func TestTheMenuLeavesTheSelectionAloneUnlessAsked(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, Rows: idset.Of("p5")}
	s.RightClick(100, 100)
	require.True(t, s.Grid.Selection.Rows.Equal(idset.Of("p5")))
	s.Grid.Menu.SelectRow = true
	s.RightClick(20, 140)
	require.True(t, s.Grid.Selection.Rows.Equal(idset.Of("p2")))
	s.Keys("Escape")
	s.Grid.Selection.Rows = idset.Of("p2", "p3")
	s.RightClick(20, 140)
	require.True(t, s.Grid.Selection.Rows.Equal(idset.Of("p2", "p3")), "the row was selected already")
}

func TestKeyOpensTheMenuBelowTheCell(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(1000, &chosen)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(500, "age")
	s.Settle()
	s.Wheel(100, 100, 0, -9000) // the cell goes off the screen
	s.Keys("Shift+F10")
	require.True(t, menuShown(s))
	f := s.Grid.Focused()
	require.Equal(t, "p500", f.RowID)
	copyItem, _ := s.Find("Copy")
	require.True(t, copyItem.Selected, "the first item is lit")
	require.Equal(t, 161, copyItem.Bounds.Min.X, "the cell's left edge and the border")
	s.Keys("Down", "Enter")
	require.Equal(t, []string{`edit p500.age=20 "20"`}, chosen)
	s.Keys("Shift+F10", "Escape", "Down")
	require.Equal(t, "p501", s.Grid.Focused().RowID)
	// A header has no menu.
	s.Keys("Ctrl+Home", "Up", "Shift+F10")
	require.False(t, s.Grid.MenuIsOpen())
}

func TestLongPressOpensTheMenu(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.TakeKinds()
	s.LongPress(100, 100)
	require.True(t, menuShown(s))
	require.NotContains(t, strings.Join(s.TakeKinds(), " "), "CellClicked", "the finger also tapped")
	edit, _ := s.Find("Edit")
	require.Equal(t, 44, edit.Bounds.Dy())
	s.Tap(edit.Center())
	require.Equal(t, []string{`edit p1.name=Lee "Lee"`}, chosen)

	// A finger that moves scrolls, one that is lifted taps.
	s.TouchDown(1, 100, 200)
	s.TouchMove(1, 100, 150)
	s.Advance(time.Second)
	s.TouchUp(1, 100, 150)
	require.False(t, s.Grid.MenuIsOpen())
	_, y := s.Grid.ScrollOffset()
	require.NotZero(t, y)
	s.Tap(100, 100)
	s.Advance(time.Second)
	require.False(t, s.Grid.MenuIsOpen())
	// After a long press the finger drags nothing.
	s.TouchDown(1, 100, 200)
	s.Advance(host.LongPressTime)
	require.True(t, s.Grid.MenuIsOpen())
	_, before := s.Grid.ScrollOffset()
	s.TouchMove(1, 100, 100)
	s.TouchUp(1, 100, 100)
	_, after := s.Grid.ScrollOffset()
	require.Equal(t, before, after)
	require.True(t, s.Grid.MenuIsOpen())
}

func TestAReleaseInTimeIsNoLongPress(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	// The program is late: the release waits while the time runs out.
	s.TouchDown(1, 100, 100)
	s.Now = s.Now.Add(time.Second)
	s.TouchUp(1, 100, 100)
	require.False(t, s.Grid.MenuIsOpen())
	require.Contains(t, strings.Join(s.TakeKinds(), " "), "CellClicked")
}

func TestWhatClosesTheMenu(t *testing.T) {
	tests := []struct {
		name string
		do   func(s *gridstage.Stage[gridstage.Person])
		why  menus.Reason
	}{
		{"a click outside", func(s *gridstage.Stage[gridstage.Person]) { s.Click(350, 20) }, menus.Outside},
		{"the wheel outside", func(s *gridstage.Stage[gridstage.Person]) { s.Wheel(390, 20, 0, 40) }, menus.Wheel},
		{"escape", func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Escape") }, menus.Escape},
		{"tab", func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Tab") }, menus.TabKey},
		{"a shortcut", func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+E") }, menus.ItemChosen},
		{"the focus going elsewhere", func(s *gridstage.Stage[gridstage.Person]) { s.Focus(nil) }, menus.FocusLost},
		{"the desktop going elsewhere", func(s *gridstage.Stage[gridstage.Person]) { s.WindowFocus(false) }, menus.FocusLost},
		{"another size", func(s *gridstage.Stage[gridstage.Person]) { s.Size.X += 50; s.Settle() }, menus.Resized},
		{"its row going", func(s *gridstage.Stage[gridstage.Person]) { s.Grid.SetRows(gridstage.People(1)); s.Settle() }, menus.TargetGone},
		{"its column going", func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Columns = gridstage.PeopleColumns()[2:]; s.Settle() }, menus.TargetGone},
		{"its items going", func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Menu.Items = nil; s.Settle() }, menus.Replaced},
		{"the owner", func(s *gridstage.Stage[gridstage.Person]) { s.Grid.CloseMenu(); s.Settle() }, menus.ByOwner},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var chosen []string
			s := gridstage.NewMenu(100, &chosen)
			s.RightClick(100, 100)
			require.True(t, menuShown(s))
			s.Events = nil
			test.do(s)
			require.False(t, s.Grid.MenuIsOpen())
			s.Settle() // the owner hears of it
			require.Equal(t, []menus.Reason{test.why}, reasons(s))
			_, y := s.Grid.ScrollOffset()
			require.Zero(t, y)
			require.True(t, s.Settled())
		})
	}
}

func TestRightClickOnAnotherCellOpensThere(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.Style = func(st *gridui.Style) {
		st.Toolbar = func(layout.Context) layout.Dimensions { return layout.Dimensions{Size: image.Pt(400, 25)} }
	}
	s.Settle()
	s.RightClick(10, 250)
	s.Events = nil
	s.RightClick(300, 130)
	require.Equal(t, []menus.Reason{menus.OutsideContext}, reasons(s))
	require.True(t, menuShown(s))
	edit, _ := s.Find("Edit")
	s.Click(edit.Center())
	require.Equal(t, []string{`edit p1.city=City 1 "City 1"`}, chosen)
	// On the header it only closes.
	s.RightClick(300, 130)
	s.RightClick(20, 40)
	require.False(t, s.Grid.MenuIsOpen())
}

func TestTheMenuKeepsItsTarget(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.RightClick(100, 100)
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
	s.Settle()
	require.True(t, menuShown(s), "sorting closed it")
	rows := gridstage.People(100)
	rows[1].Name = "Changed"
	s.Grid.SetRows(rows)
	s.Settle()
	s.Keys("Ctrl+E")
	require.Equal(t, []string{`edit p1.name=Changed "Changed"`}, chosen)
	// Without ids a row is its number.
	s = gridstage.NewMenu(100, &chosen)
	s.Grid.RowID = nil
	s.RightClick(100, 100)
	s.Grid.SetRows(gridstage.People(50))
	s.Settle()
	require.True(t, menuShown(s))
	s.Grid.SetRows(gridstage.People(1))
	s.Settle()
	require.False(t, s.Grid.MenuIsOpen())
}

func TestItemsOfACell(t *testing.T) {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Menu.ItemsFor = func(c gridui.CellContext[gridstage.Person]) []gridstage.PersonItem {
			if c.ColumnID == "id" {
				return nil
			}
			return []gridstage.PersonItem{{Label: "About " + c.Row.Name}}
		}
		g.SetRows(gridstage.People(5))
	})
	s.RightClick(20, 100)
	require.False(t, s.Grid.MenuIsOpen())
	s.RightClick(100, 100)
	_, ok := s.Find("About Lee")
	require.True(t, ok)
	rows := gridstage.People(5)
	rows[1].Name = "Ada"
	s.Grid.SetRows(rows)
	s.Settle()
	_, ok = s.Find("About Ada")
	require.True(t, ok, "the items are those of the row before")
}

func TestItemsMayChangeWhileTheMenuIsOpen(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.RightClick(100, 100)
	s.Keys("Down", "Down", "Down", "Right") // into the submenu
	_, ok := s.Find("Deep")
	require.True(t, ok)
	for n := range 6 {
		var items []gridstage.PersonItem
		for i := range 6 - n {
			items = append(items, gridstage.PersonItem{Label: fmt.Sprint("Edit ", n, i), Separator: i%3 == 1})
		}
		s.Grid.Menu.Items = items
		s.Settle()
		require.True(t, s.Grid.MenuIsOpen())
		s.Keys("Down", "Up", "Right", "Left")
	}
}

func TestOnClickMayRemoveTheRowAndOpenTheMenu(t *testing.T) {
	var s *gridstage.Stage[gridstage.Person]
	removed := 0
	s = gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Menu.Items = []gridstage.PersonItem{{Label: "Edit", Shortcut: "Delete", OnClick: func(target menus.Target[gridstage.Person]) {
			removed++
			require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{target.RowID}}))
			s.Grid.OpenMenu() // for a row that goes before the next frame
		}}}
		g.SetRows(gridstage.People(3))
	})
	s.Focus(s.Grid.Tag())
	for range 4 {
		s.Keys("Shift+F10", "Delete")
	}
	require.Equal(t, 3, removed)
	require.Zero(t, s.Grid.Len())
	require.False(t, s.Grid.MenuIsOpen(), "no row is left")
}

func TestVeiledAndFloatingRowsHaveNoMenu(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.Grid.Loading.Overlay = true
	s.Settle()
	s.RightClick(100, 100)
	s.Keys("Shift+F10")
	require.False(t, s.Grid.MenuIsOpen())

	s = gridstage.NewMenu(100, &chosen)
	s.Grid.Grouping.By = []string{"name"}
	s.Grid.Floating.Top = gridstage.People(1)
	s.Settle()
	s.TakeKinds()
	s.RightClick(100, 50) // a floating row
	require.False(t, s.Grid.MenuIsOpen())
	require.Contains(t, strings.Join(s.TakeKinds(), " "), "MenuRequested")
	s.RightClick(100, 100) // a group, whose menu is its own
	require.True(t, s.Grid.MenuIsOpen())
	require.NotContains(t, strings.Join(s.TakeKinds(), " "), "MenuRequested")
}

func TestClosedMenuCostsNothing(t *testing.T) {
	plain, with := gridstage.NewPeople(100), gridstage.NewPeople(100)
	var chosen []string
	with.Grid.Menu.Items = gridstage.NewMenu(1, &chosen).Grid.Menu.Items
	for _, s := range []*gridstage.Stage[gridstage.Person]{plain, with} {
		s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
		s.Grid.FocusCell(1, "name")
		s.Settle()
	}
	require.Equal(t, gridtest.CountOps(plain.Ops()), gridtest.CountOps(with.Ops()))
	// It costs nothing after it was open, too.
	with.RightClick(100, 100)
	with.Keys("Escape")
	with.Leave()
	plain.RightClick(100, 100)
	plain.Leave()
	require.Equal(t, gridtest.CountOps(plain.Ops()), gridtest.CountOps(with.Ops()))
	require.Zero(t, with.Allocs(100, nil))
}

func TestTheRingStaysWhileTheMenuIsOpen(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.Click(100, 100)
	s.Leave()
	before := gridtest.CountOps(s.Ops()).Paint
	s.Keys("Shift+F10", "Escape")
	require.Equal(t, before, gridtest.CountOps(s.Ops()).Paint)
}

func TestMenuAtAnyScaleAndDirection(t *testing.T) {
	var chosen []string
	for _, scale := range []float32{1, 1.5, 3} {
		for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
			s := gridstage.NewMenu(100, &chosen)
			s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
			s.Size = image.Pt(int(400*scale), int(300*scale))
			s.Style = func(st *gridui.Style) { st.Direction = dir }
			s.Settle()
			s.RightClick(200*scale, 100*scale)
			require.True(t, menuShown(s))
			for _, n := range s.FindAll("Edit") {
				require.True(t, n.Bounds.In(image.Rectangle{Max: s.Size}), "%v", n)
			}
			s.Keys("Escape")
		}
	}
}

func TestMenuInATinyGrid(t *testing.T) {
	var chosen []string
	for _, size := range []image.Point{{}, {X: 1, Y: 1}, {X: 30, Y: 60}, {X: 400, Y: 45}} {
		s := gridstage.NewMenu(100, &chosen)
		s.Size = size
		s.Settle()
		s.RightClick(float32(size.X)/2, float32(size.Y)-1)
		s.Keys("Shift+F10", "Down", "Down", "Escape", "Escape")
	}
	// With the window known, it may be larger than the grid.
	s := gridstage.NewMenu(100, &chosen)
	s.Constraints = layout.Exact(image.Pt(400, 80))
	s.Grid.Menu.Window = image.Rect(0, 0, 400, 300)
	s.Settle()
	s.RightClick(100, 60)
	last, _ := s.Find("Minors only")
	require.Greater(t, last.Visible.Max.Y, 80)
	s.Click(last.Center())
	require.True(t, s.Grid.MenuIsOpen(), "a disabled item does not close the menu")
}

func TestContextMenuGrid(t *testing.T) {
	var grid gridui.ContextMenuGrid[gridstage.Order]
	grid.Columns = gridstage.OrderGrid().Columns
	grid.SetRows(gridstage.Orders())
	th := gridstage.NewTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &grid)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	h.RightClick(100, 100)
	require.False(t, grid.MenuIsOpen())
	got := ""
	grid.Menu.Items = []menus.Item[gridstage.Order]{{Label: "Edit", OnClick: func(t menus.Target[gridstage.Order]) { got = t.Row.ID }}}
	h.Settle()
	h.RightClick(100, 100)
	edit, ok := h.Find("Edit")
	require.True(t, ok)
	h.Click(edit.Center())
	require.Equal(t, "A-2", got)
}

func TestMenuHandlers(t *testing.T) {
	var got []string
	h := gridui.Handlers{
		gridui.On(func(ev gridui.MenuRequested[gridstage.Person]) { got = append(got, "asked "+ev.Cell.RowID) }),
		gridui.On(func(ev menus.Chosen[gridstage.Person]) { got = append(got, "chosen "+ev.Item.Label) }),
		gridui.On(func(ev events.CellsCopied) { got = append(got, fmt.Sprint("copied ", ev.Cells)) }),
	}
	var chosen []string
	s := gridstage.NewMenu(10, &chosen)
	s.Widget = func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &s.Grid)
		style := gridui.New(s.Theme, &s.Grid)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	}
	s.Settle()
	s.RightClick(100, 100)
	s.Keys("Ctrl+E", "Ctrl+C")
	require.Equal(t, []string{"asked p1", "chosen Edit", "copied 1"}, got)
}

func TestDragsAndPressesOfOtherButtonsOpenNothing(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(100, &chosen)
	s.Swipe(f32.Pt(100, 200), f32.Pt(100, 100), 200*time.Millisecond)
	s.Advance(time.Second)
	require.False(t, s.Grid.MenuIsOpen())
	s.Click(100, 100)
	require.False(t, s.Grid.MenuIsOpen())
}
