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
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

type personItem = menus.Item[person]

// newMenu is a grid of n people with a menu; chosen gets the label and the target
// of what is chosen.
func newMenu(n int, chosen *[]string) *stage[person] {
	note := func(name string) func(menus.Target[person]) {
		return func(t menus.Target[person]) {
			*chosen = append(*chosen, fmt.Sprintf("%s %s.%s=%v %q", name, t.RowID, t.ColumnID, t.Value, t.Text))
		}
	}
	return newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.Menu.Items = []personItem{
			menus.MakeCopyCellItem[person](menus.CopyCellOptions{Label: "Copy"}),
			{Label: "Edit", OnClick: note("edit"), Shortcut: "Ctrl+E"},
			{Separator: true},
			{Label: "More", Children: []personItem{{Label: "Deep", OnClick: note("deep")}, {Label: "Never", Disabled: true}}},
			{Label: "Minors only", DisabledFor: func(p person) bool { return p.Age >= 18 }, OnClick: note("minor")},
		}
		g.SetRows(people(n))
	})
}

func (s *stage[T]) menuShown() bool {
	_, ok := s.Find("Edit")
	return ok && s.grid.MenuIsOpen()
}

// reasons are why menus closed since the last call of kinds.
func (s *stage[T]) reasons() (out []menus.Reason) {
	for _, ev := range s.events {
		if ev, ok := ev.(events.MenuClosed); ok {
			out = append(out, ev.Reason)
		}
	}
	s.events = nil
	return out
}

func TestRightClickOpensTheMenuAtThePointer(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	s.kinds()
	s.RightClick(100, 100) // the second row
	require.Equal(t, []string{
		"events.FocusMoved", "gridui.MenuRequested[github.com/giogrid/giogrid/gridui_test.person]", "events.MenuOpened",
	}, s.kinds())
	require.True(t, s.menuShown())
	require.Equal(t, "p1", s.grid.Focused().RowID)
	edit, _ := s.Find("Edit")
	require.Equal(t, 101, edit.Bounds.Min.X, "the menu does not begin at the pointer")
	s.Click(edit.Center())
	require.Equal(t, []string{`edit p1.name=Lee "Lee"`}, chosen)
	require.False(t, s.menuShown())
	require.Equal(t, []string{
		"gridui.MenuChosen[github.com/giogrid/giogrid/gridui_test.person]", "events.MenuClosed",
	}, s.kinds())
	require.True(t, s.Focused(s.grid.Tag()), "the keyboard did not come back")
	s.Keys("Down")
	require.Equal(t, "p2", s.grid.Focused().RowID)
}

func TestWithoutItemsARightClickIsAnEvent(t *testing.T) {
	s := newPeople(10)
	s.kinds()
	s.RightClick(100, 100)
	s.LongPress(100, 150)
	s.Keys("Shift+F10")
	var at []string
	for _, ev := range s.events {
		if ev, ok := ev.(gridui.MenuRequested[person]); ok {
			at = append(at, fmt.Sprint(ev.Cell.RowID, ev.At, ev.Click.Source))
		}
	}
	require.Equal(t, []string{"p1(100,100) Mouse", "p3(100,150) Touch", "p3(60,183) Mouse"}, at)
	require.False(t, s.grid.MenuIsOpen())
	require.True(t, s.Settled())
}

func TestTheMenuLeavesTheSelectionAloneUnlessAsked(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	s.grid.Selection = option.Selection{Mode: option.SelectMulti, NoCheckboxes: true, Rows: idset.Of("p5")}
	s.RightClick(100, 100)
	require.True(t, s.grid.Selection.Rows.Equal(idset.Of("p5")))
	s.grid.Menu.SelectRow = true
	s.RightClick(20, 140)
	require.True(t, s.grid.Selection.Rows.Equal(idset.Of("p2")))
	s.Keys("Escape")
	s.grid.Selection.Rows = idset.Of("p2", "p3")
	s.RightClick(20, 140)
	require.True(t, s.grid.Selection.Rows.Equal(idset.Of("p2", "p3")), "the row was selected already")
}

func TestKeyOpensTheMenuBelowTheCell(t *testing.T) {
	var chosen []string
	s := newMenu(1000, &chosen)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(500, "age")
	s.Settle()
	s.Wheel(100, 100, 0, -9000) // the cell goes off the screen
	s.Keys("Shift+F10")
	require.True(t, s.menuShown())
	f := s.grid.Focused()
	require.Equal(t, "p500", f.RowID)
	copyItem, _ := s.Find("Copy")
	require.True(t, copyItem.Selected, "the first item is lit")
	require.Equal(t, 161, copyItem.Bounds.Min.X, "the cell's left edge and the border")
	s.Keys("Down", "Enter")
	require.Equal(t, []string{`edit p500.age=20 "20"`}, chosen)
	s.Keys("Shift+F10", "Escape", "Down")
	require.Equal(t, "p501", s.grid.Focused().RowID)
	// A header has no menu.
	s.Keys("Ctrl+Home", "Up", "Shift+F10")
	require.False(t, s.grid.MenuIsOpen())
}

func TestLongPressOpensTheMenu(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	s.kinds()
	s.LongPress(100, 100)
	require.True(t, s.menuShown())
	require.NotContains(t, strings.Join(s.kinds(), " "), "CellClicked", "the finger also tapped")
	edit, _ := s.Find("Edit")
	require.Equal(t, 44, edit.Bounds.Dy())
	s.Tap(edit.Center())
	require.Equal(t, []string{`edit p1.name=Lee "Lee"`}, chosen)

	// A finger that moves scrolls, one that is lifted taps.
	s.TouchDown(1, 100, 200)
	s.TouchMove(1, 100, 150)
	s.Advance(time.Second)
	s.TouchUp(1, 100, 150)
	require.False(t, s.grid.MenuIsOpen())
	_, y := s.grid.ScrollOffset()
	require.NotZero(t, y)
	s.Tap(100, 100)
	s.Advance(time.Second)
	require.False(t, s.grid.MenuIsOpen())
	// After a long press the finger drags nothing.
	s.TouchDown(1, 100, 200)
	s.Advance(gridui.LongPressTime)
	require.True(t, s.grid.MenuIsOpen())
	_, before := s.grid.ScrollOffset()
	s.TouchMove(1, 100, 100)
	s.TouchUp(1, 100, 100)
	_, after := s.grid.ScrollOffset()
	require.Equal(t, before, after)
	require.True(t, s.grid.MenuIsOpen())
}

func TestAReleaseInTimeIsNoLongPress(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	// The program is late: the release waits while the time runs out.
	s.TouchDown(1, 100, 100)
	s.Now = s.Now.Add(time.Second)
	s.TouchUp(1, 100, 100)
	require.False(t, s.grid.MenuIsOpen())
	require.Contains(t, strings.Join(s.kinds(), " "), "CellClicked")
}

func TestWhatClosesTheMenu(t *testing.T) {
	tests := []struct {
		name string
		do   func(s *stage[person])
		why  menus.Reason
	}{
		{"a click outside", func(s *stage[person]) { s.Click(350, 20) }, menus.Outside},
		{"the wheel outside", func(s *stage[person]) { s.Wheel(390, 20, 0, 40) }, menus.Wheel},
		{"escape", func(s *stage[person]) { s.Keys("Escape") }, menus.Escape},
		{"tab", func(s *stage[person]) { s.Keys("Tab") }, menus.TabKey},
		{"a shortcut", func(s *stage[person]) { s.Keys("Ctrl+E") }, menus.ItemChosen},
		{"the focus going elsewhere", func(s *stage[person]) { s.Focus(nil) }, menus.FocusLost},
		{"the desktop going elsewhere", func(s *stage[person]) { s.WindowFocus(false) }, menus.FocusLost},
		{"another size", func(s *stage[person]) { s.Size.X += 50; s.Settle() }, menus.Resized},
		{"its row going", func(s *stage[person]) { s.grid.SetRows(people(1)); s.Settle() }, menus.TargetGone},
		{"its column going", func(s *stage[person]) { s.grid.Columns = peopleColumns()[2:]; s.Settle() }, menus.TargetGone},
		{"its items going", func(s *stage[person]) { s.grid.Menu.Items = nil; s.Settle() }, menus.Replaced},
		{"the owner", func(s *stage[person]) { s.grid.CloseMenu(); s.Settle() }, menus.ByOwner},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var chosen []string
			s := newMenu(100, &chosen)
			s.RightClick(100, 100)
			require.True(t, s.menuShown())
			s.events = nil
			test.do(s)
			require.False(t, s.grid.MenuIsOpen())
			s.Settle() // the owner hears of it
			require.Equal(t, []menus.Reason{test.why}, s.reasons())
			_, y := s.grid.ScrollOffset()
			require.Zero(t, y)
			require.True(t, s.Settled())
		})
	}
}

func TestRightClickOnAnotherCellOpensThere(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	s.style = func(st *gridui.Style) {
		st.Toolbar = func(layout.Context) layout.Dimensions { return layout.Dimensions{Size: image.Pt(400, 25)} }
	}
	s.Settle()
	s.RightClick(10, 250)
	s.events = nil
	s.RightClick(300, 130)
	require.Equal(t, []menus.Reason{menus.OutsideContext}, s.reasons())
	require.True(t, s.menuShown())
	edit, _ := s.Find("Edit")
	s.Click(edit.Center())
	require.Equal(t, []string{`edit p1.city=City 1 "City 1"`}, chosen)
	// On the header it only closes.
	s.RightClick(300, 130)
	s.RightClick(20, 40)
	require.False(t, s.grid.MenuIsOpen())
}

func TestTheMenuKeepsItsTarget(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	s.RightClick(100, 100)
	s.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
	s.Settle()
	require.True(t, s.menuShown(), "sorting closed it")
	rows := people(100)
	rows[1].Name = "Changed"
	s.grid.SetRows(rows)
	s.Settle()
	s.Keys("Ctrl+E")
	require.Equal(t, []string{`edit p1.name=Changed "Changed"`}, chosen)
	// Without ids a row is its number.
	s = newMenu(100, &chosen)
	s.grid.RowID = nil
	s.RightClick(100, 100)
	s.grid.SetRows(people(50))
	s.Settle()
	require.True(t, s.menuShown())
	s.grid.SetRows(people(1))
	s.Settle()
	require.False(t, s.grid.MenuIsOpen())
}

func TestItemsOfACell(t *testing.T) {
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.Menu.ItemsFor = func(c gridui.CellContext[person]) []personItem {
			if c.ColumnID == "id" {
				return nil
			}
			return []personItem{{Label: "About " + c.Row.Name}}
		}
		g.SetRows(people(5))
	})
	s.RightClick(20, 100)
	require.False(t, s.grid.MenuIsOpen())
	s.RightClick(100, 100)
	_, ok := s.Find("About Lee")
	require.True(t, ok)
	rows := people(5)
	rows[1].Name = "Ada"
	s.grid.SetRows(rows)
	s.Settle()
	_, ok = s.Find("About Ada")
	require.True(t, ok, "the items are those of the row before")
}

func TestItemsMayChangeWhileTheMenuIsOpen(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	s.RightClick(100, 100)
	s.Keys("Down", "Down", "Down", "Right") // into the submenu
	_, ok := s.Find("Deep")
	require.True(t, ok)
	for n := range 6 {
		var items []personItem
		for i := range 6 - n {
			items = append(items, personItem{Label: fmt.Sprint("Edit ", n, i), Separator: i%3 == 1})
		}
		s.grid.Menu.Items = items
		s.Settle()
		require.True(t, s.grid.MenuIsOpen())
		s.Keys("Down", "Up", "Right", "Left")
	}
}

func TestOnClickMayRemoveTheRowAndOpenTheMenu(t *testing.T) {
	var s *stage[person]
	removed := 0
	s = newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.Menu.Items = []personItem{{Label: "Edit", Shortcut: "Delete", OnClick: func(target menus.Target[person]) {
			removed++
			require.NoError(t, s.grid.Apply(gridui.Changes[person]{Remove: []string{target.RowID}}))
			s.grid.OpenMenu() // for a row that goes before the next frame
		}}}
		g.SetRows(people(3))
	})
	s.Focus(s.grid.Tag())
	for range 4 {
		s.Keys("Shift+F10", "Delete")
	}
	require.Equal(t, 3, removed)
	require.Zero(t, s.grid.Len())
	require.False(t, s.grid.MenuIsOpen(), "no row is left")
}

func TestVeiledAndOwnRowsHaveNoMenu(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	s.grid.Loading.Overlay = true
	s.Settle()
	s.RightClick(100, 100)
	s.Keys("Shift+F10")
	require.False(t, s.grid.MenuIsOpen())

	s = newMenu(100, &chosen)
	s.grid.Grouping.By = []string{"name"}
	s.grid.Floating.Top = people(1)
	s.Settle()
	s.kinds()
	s.RightClick(100, 50) // a floating row
	require.False(t, s.grid.MenuIsOpen())
	require.Contains(t, strings.Join(s.kinds(), " "), "MenuRequested")
	s.RightClick(100, 100) // a group
	require.False(t, s.grid.MenuIsOpen())
	require.NotContains(t, strings.Join(s.kinds(), " "), "MenuRequested")
}

func TestClosedMenuCostsNothing(t *testing.T) {
	plain, with := newPeople(100), newPeople(100)
	var chosen []string
	with.grid.Menu.Items = newMenu(1, &chosen).grid.Menu.Items
	for _, s := range []*stage[person]{plain, with} {
		s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
		s.grid.FocusCell(1, "name")
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
	s := newMenu(100, &chosen)
	s.Click(100, 100)
	s.Leave()
	before := gridtest.PaintOps(s.Ops())
	s.Keys("Shift+F10", "Escape")
	require.Equal(t, before, gridtest.PaintOps(s.Ops()))
}

func TestMenuAtAnyScaleAndDirection(t *testing.T) {
	var chosen []string
	for _, scale := range []float32{1, 1.5, 3} {
		for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
			s := newMenu(100, &chosen)
			s.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
			s.Size = image.Pt(int(400*scale), int(300*scale))
			s.style = func(st *gridui.Style) { st.Direction = dir }
			s.Settle()
			s.RightClick(200*scale, 100*scale)
			require.True(t, s.menuShown())
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
		s := newMenu(100, &chosen)
		s.Size = size
		s.Settle()
		s.RightClick(float32(size.X)/2, float32(size.Y)-1)
		s.Keys("Shift+F10", "Down", "Down", "Escape", "Escape")
	}
	// With the window known, it may be larger than the grid.
	s := newMenu(100, &chosen)
	s.Constraints = layout.Exact(image.Pt(400, 80))
	s.grid.Menu.Window = image.Rect(0, 0, 400, 300)
	s.Settle()
	s.RightClick(100, 60)
	last, _ := s.Find("Minors only")
	require.Greater(t, last.Visible.Max.Y, 80)
	s.Click(last.Center())
	require.True(t, s.grid.MenuIsOpen(), "a disabled item does not close the menu")
}

func TestContextMenuGrid(t *testing.T) {
	var grid gridui.ContextMenuGrid[Order]
	grid.Columns = exampleGrid().Columns
	grid.SetRows(orders())
	th := newTheme()
	h := gridtest.New(image.Pt(400, 200), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &grid)
		style.Locale.Spoken = locale.English().Spoken
		return style.Layout(gtx)
	})
	h.Settle()
	h.RightClick(100, 100)
	require.False(t, grid.MenuIsOpen())
	got := ""
	grid.ContextMenuItems = []menus.Item[Order]{{Label: "Edit", OnClick: func(t menus.Target[Order]) { got = t.Row.ID }}}
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
		gridui.On(func(ev gridui.MenuRequested[person]) { got = append(got, "asked "+ev.Cell.RowID) }),
		gridui.On(func(ev gridui.MenuChosen[person]) { got = append(got, "chosen "+ev.Item.Label) }),
		gridui.On(func(ev events.Copied) { got = append(got, fmt.Sprint("copied ", ev.Cells)) }),
	}
	var chosen []string
	s := newMenu(10, &chosen)
	s.Widget = func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &s.grid)
		style := gridui.New(s.th, &s.grid)
		style.Locale.Spoken = locale.English().Spoken
		return style.Layout(gtx)
	}
	s.Settle()
	s.RightClick(100, 100)
	s.Keys("Ctrl+E", "Ctrl+C")
	require.Equal(t, []string{"asked p1", "chosen Edit", "copied 1"}, got)
}

func TestDragsAndPressesOfOtherButtonsOpenNothing(t *testing.T) {
	var chosen []string
	s := newMenu(100, &chosen)
	s.Swipe(f32.Pt(100, 200), f32.Pt(100, 100), 200*time.Millisecond)
	s.Advance(time.Second)
	require.False(t, s.grid.MenuIsOpen())
	s.Click(100, 100)
	require.False(t, s.grid.MenuIsOpen())
}
