// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"image"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

const ms = time.Millisecond

func TestOpenMenuReadsLikeThis(t *testing.T) {
	r := newRig(t)
	r.open(
		item{Label: "Copy", Shortcut: "ctrl+c"},
		item{Label: "Paste", Disabled: true},
		item{Separator: true},
		item{Label: "Lines", Choice: true, Checked: true},
		item{Label: "Totals", Choice: true},
		parent("Export", item{Label: "CSV", Shortcut: "Shift+Ctrl+E"}, parent("More", item{Label: "JSON"})),
	)
	r.Keys("End", "Right")
	assert.Equal(t, `window 0,0 800x600
  0,0 800x600 clickable
  -1000000,-1000000 2000000x2000000 clickable scrollable
    ("menu") 100,50 156x169
      "Copy" ("Copy, menu item, Ctrl+C") 101,55 154x30
      "Paste" ("Paste, menu item") 101,85 154x30 disabled
      "Lines" ("Lines, menu item, checked") 101,124 154x30
      "Totals" ("Totals, menu item, not checked") 101,154 154x30
      "Export" ("Export, menu item, submenu expanded") 101,184 154x30 selected
    ("menu") 253,179 159x70
      "CSV" ("CSV, menu item, Ctrl+Shift+E") 254,184 157x30 selected
      "More" ("More, menu item, submenu collapsed") 254,214 157x30
`, r.Dump())
}

func TestClosedMenuCostsNothingNotEvenAllocs(t *testing.T) {
	var m menus.Menu[string]
	th := newTheme()
	h := gridtest.New(image.Pt(800, 600), func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := m.Update(gtx); !ok {
				break
			}
		}
		return menus.NewStyle(th, &m).Layout(gtx)
	})
	closed := func() {
		// Without the router, which keeps allocating after there was a tag.
		gtx := layout.Context{Ops: new(op.Ops), Constraints: layout.Exact(h.Size)}
		assert.Zero(t, testing.AllocsPerRun(50, func() { h.Widget(gtx) }))
		assert.Zero(t, gridtest.CountOps(h.Ops()))
		assert.Len(t, h.Nodes(), 1)
		n := h.Frames()
		h.Move(300, 300)
		h.Keys("A", "Tab")
		h.Advance(time.Hour)
		assert.Equal(t, n, h.Frames(), "it asks for no frame and for no event")
	}
	h.Settle()
	assert.Zero(t, h.Allocs(50, nil))
	closed()
	m.OpenAt(image.Pt(1, 1), target{}, plain("A"))
	h.Settle()
	assert.Greater(t, len(h.Nodes()), 1)
	m.Close(menus.ByOwner)
	h.Settle()
	closed()
}

func TestOpenMenuIsIdle(t *testing.T) {
	r := newRig(t).open(plain("A", "B")...)
	n := r.Frames()
	r.Advance(time.Hour)
	assert.Equal(t, n, r.Frames())
}

func TestChoosingTellsTheWholeStory(t *testing.T) {
	r := newRig(t)
	r.open(r.act("A"), parent("P", r.act("B"), r.act("C")))
	r.clickItem("P")
	r.clickItem("C")
	require.Len(t, r.events, 2)
	chosen := r.events[0].(menus.Chosen[string])
	assert.Equal(t, "C", chosen.Item.Label)
	assert.Equal(t, "row", chosen.Target.Row)
	assert.Equal(t, []int{1, 1}, chosen.Path)
	assert.Equal(t, menus.ItemChosen, r.closed().Reason)
	assert.Equal(t, []string{"C row"}, r.ran)
	assert.Zero(t, r.under)
}

func TestItemWithoutOnClickClosesTheMenu(t *testing.T) {
	r := newRig(t).open(plain("A")...)
	r.clickItem("A")
	assert.Equal(t, menus.ItemChosen, r.closed().Reason)
}

func TestOnClickMayOpenTheMenuAgain(t *testing.T) {
	r := newRig(t)
	again := item{Label: "Again", OnClick: func(t target) {
		r.menu.OpenAt(image.Pt(300, 300), t, plain("Second"))
	}}
	r.open(again)
	r.clickItem("Again")
	assert.True(t, r.menu.IsOpen())
	assert.True(t, r.shows("Second"))
	r.clickItem("Second")
	assert.Equal(t, menus.ItemChosen, r.closed().Reason)
	assert.True(t, r.Focused(r))
}

func TestWhatDoesNotClose(t *testing.T) {
	r := newRig(t)
	r.open(item{Label: "Off", Disabled: true}, item{Separator: true}, parent("P", r.act("B")),
		item{Label: "OffParent", Disabled: true, Children: plain("X")})
	off := r.node("Off").Bounds
	for _, p := range []image.Point{
		off.Min.Add(image.Pt(5, 5)), {off.Min.X + 5, off.Max.Y + 4}, {off.Min.X + 5, off.Min.Y - 3},
	} {
		r.Click(float32(p.X), float32(p.Y))
		assert.True(t, r.menu.IsOpen())
	}
	r.ClickButton(float32(off.Min.X+5), float32(off.Min.Y+5), pointer.ButtonSecondary)
	assert.True(t, r.menu.IsOpen())
	r.clickItem("P")
	assert.True(t, r.shows("B"))
	r.clickItem("P")
	assert.False(t, r.shows("B"), "a second click closes the submenu")
	r.clickItem("OffParent")
	assert.False(t, r.shows("X"))
	assert.True(t, r.menu.IsOpen())
	assert.Empty(t, r.events)
}

func TestClosing(t *testing.T) {
	for _, tt := range []struct {
		name string
		do   func(*rig)
		want menus.Closed
	}{
		{"press outside", func(r *rig) { r.Click(700, 500) }, menus.Closed{Reason: menus.Outside, At: image.Pt(700, 500)}},
		{"right-click outside", func(r *rig) { r.RightClick(700, 500) }, menus.Closed{Reason: menus.OutsideContext, At: image.Pt(700, 500)}},
		{"middle button outside", func(r *rig) { r.ClickButton(7, 5, pointer.ButtonTertiary) }, menus.Closed{Reason: menus.Outside, At: image.Pt(7, 5)}},
		{"tap outside", func(r *rig) { r.Tap(700, 500) }, menus.Closed{Reason: menus.Outside, At: image.Pt(700, 500)}},
		{"wheel outside", func(r *rig) { r.Wheel(700, 500, 0, 20) }, menus.Closed{Reason: menus.Wheel, At: image.Pt(700, 500)}},
		{"wheel sideways outside", func(r *rig) { r.Wheel(700, 500, 20, 0) }, menus.Closed{Reason: menus.Wheel, At: image.Pt(700, 500)}},
		{"Esc", func(r *rig) { r.Keys("Esc") }, menus.Closed{Reason: menus.Escape}},
		{"Back", func(r *rig) { r.Keys("Back") }, menus.Closed{Reason: menus.Escape}},
		{"Tab", func(r *rig) { r.Keys("Tab") }, menus.Closed{Reason: menus.TabKey}},
		{"Shift+Tab", func(r *rig) { r.Keys("Shift+Tab") }, menus.Closed{Reason: menus.TabKey}},
		{"focus goes", func(r *rig) { r.Focus(nil) }, menus.Closed{Reason: menus.FocusLost}},
		{"window loses focus", func(r *rig) { r.WindowFocus(false) }, menus.Closed{Reason: menus.FocusLost}},
		{"resize", func(r *rig) { r.Size.X = 700; r.Settle() }, menus.Closed{Reason: menus.Resized}},
		{"scale", func(r *rig) { r.Metric = unit.Metric{PxPerDp: 2, PxPerSp: 2}; r.Settle() }, menus.Closed{Reason: menus.Resized}},
		{"target gone", func(r *rig) { r.menu.Close(menus.TargetGone); r.Settle() }, menus.Closed{Reason: menus.TargetGone}},
		{"no items left", func(r *rig) { r.menu.SetItems(nil); r.Settle() }, menus.Closed{Reason: menus.Replaced}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t).open(plain("A", "B")...)
			require.True(t, r.Focused(&r.menu))
			tt.do(r)
			assert.Equal(t, tt.want, r.closed())
			assert.Zero(t, r.under, "whatever closes a menu goes to nobody else")
			assert.False(t, r.shows("A"))
			if tt.name != "focus goes" {
				assert.True(t, r.Focused(r), "the keyboard is given back")
			}
		})
	}
}

func TestFocusThatWentElsewhereIsLeftThere(t *testing.T) {
	r := newRig(t).open(plain("A")...)
	r.Focus(nil)
	assert.Equal(t, menus.FocusLost, r.closed().Reason)
	assert.False(t, r.Focused(r))
}

func TestRightClickOutsideCanReopen(t *testing.T) {
	r := newRig(t).open(plain("A")...)
	r.RightClick(700, 500)
	ev := r.closed()
	r.menu.OpenAt(ev.At, target{Row: "other"}, plain("B"))
	r.Settle()
	assert.Equal(t, image.Pt(668, 500), r.node("B").Bounds.Min.Sub(image.Pt(1, 5)), "kept inside the window")
	assert.True(t, r.Focused(&r.menu))
	r.Keys("Esc")
	assert.True(t, r.Focused(r))
}

// The release of the button that reopened a menu must not choose the item under the pointer.
func TestReopeningWithinThePressDoesNotChoose(t *testing.T) {
	r := newRig(t).open(plain("A")...)
	r.Move(700, 500)
	r.Press(pointer.ButtonSecondary)
	r.menu.OpenAt(image.Pt(660, 490), target{}, plain("A", "B", "C"))
	r.Settle()
	r.Release(pointer.ButtonSecondary)
	assert.True(t, r.menu.IsOpen())
}

func TestEscClosesOneLevel(t *testing.T) {
	r := newRig(t).open(parent("P", parent("Q", item{Label: "R"})))
	r.Keys("Down", "Right", "Right")
	assert.Equal(t, []string{"P", "Q", "R"}, r.lit())
	r.Keys("Esc")
	assert.Equal(t, []string{"P", "Q"}, r.lit())
	r.Keys("Esc")
	assert.Equal(t, []string{"P"}, r.lit())
	assert.Empty(t, r.events)
	r.Keys("Esc")
	assert.Equal(t, menus.Escape, r.closed().Reason)
}

func TestOpeningAnOpenMenuReplacesIt(t *testing.T) {
	r := newRig(t).open(plain("A")...)
	r.open(plain("B")...)
	require.Len(t, r.events, 1)
	assert.Equal(t, menus.Closed{Reason: menus.Replaced}, r.events[0])
	assert.True(t, r.shows("B"))
	assert.True(t, r.Focused(&r.menu))
	r.Focus(nil)
	assert.False(t, r.menu.IsOpen(), "it still minds the focus")
}

func TestWithoutItemsNothingOpens(t *testing.T) {
	r := newRig(t).open()
	assert.False(t, r.menu.IsOpen())
	r.menu.SetItems(plain("A"))
	r.menu.SetTarget(target{Row: "x"})
	r.menu.SelectFirst()
	r.menu.Close(menus.ByOwner)
	r.Settle()
	assert.False(t, r.menu.IsOpen())
	assert.Zero(t, r.menu.Target())
	assert.Empty(t, r.events)
}

func TestSetItemsKeepsTheOpenPath(t *testing.T) {
	r := newRig(t)
	r.open(item{Label: "A"}, parent("P", item{Label: "B"}, parent("Q", item{Label: "C"})))
	r.Keys("End", "Right", "End", "Right")
	require.Equal(t, []string{"P", "Q", "C"}, r.lit())

	r.menu.SetItems([]item{{Label: "A2"}, parent("P2", item{Label: "B2"}, parent("Q2", item{Label: "C2"}))})
	r.Settle()
	assert.Equal(t, []string{"P2", "Q2", "C2"}, r.lit())

	r.menu.SetItems([]item{{Label: "A3"}, parent("P3", item{Label: "B3"})})
	r.Settle()
	assert.Equal(t, []string{"P3"}, r.lit(), "Q is gone, and with it its submenu")
	assert.True(t, r.shows("B3"))

	r.menu.SetItems(plain("A4"))
	r.Settle()
	assert.Empty(t, r.lit())
	r.Keys("Down", "Enter")
	assert.Equal(t, menus.ItemChosen, r.closed().Reason)
}

// The items are kept, not copied.
func TestItemsChangedInPlaceShowAtOnce(t *testing.T) {
	r := newRig(t)
	items := []item{{Label: "A"}, parent("P", r.act("B"))}
	r.open(items...)
	r.clickItem("P")
	items[0].Label, items[0].Disabled = "first", true
	items[1].Children[0].Label = "second"
	items[1].Children[0].OnClick = r.act("new B").OnClick
	r.Frame()
	assert.True(t, r.node("first").Disabled)
	assert.False(t, r.shows("B"), r.Dump())
	r.clickItem("second")
	assert.Equal(t, []string{"new B row"}, r.ran)
	assert.Equal(t, "second", r.events[0].(menus.Chosen[string]).Item.Label)
}

func TestSetTarget(t *testing.T) {
	r := newRig(t)
	it := r.act("A")
	it.DisabledFor = func(row string) bool { return row == "row" }
	r.open(it)
	r.clickItem("A")
	assert.Empty(t, r.ran)
	r.menu.SetTarget(target{Row: "new"})
	r.Settle()
	assert.False(t, r.node("A").Disabled)
	r.clickItem("A")
	assert.Equal(t, []string{"A new"}, r.ran)
}

func TestAnchors(t *testing.T) {
	window := image.Rect(0, 0, 800, 600)
	for _, tt := range []struct {
		name   string
		anchor image.Rectangle
		side   layoutx.Side
		want   image.Point // the corner of the menu of 128 by 70
	}{
		{"below", image.Rect(100, 100, 150, 120), layoutx.Below, image.Pt(100, 120)},
		{"above", image.Rect(100, 100, 150, 120), layoutx.Above, image.Pt(100, 30)},
		{"after", image.Rect(100, 100, 150, 120), layoutx.After, image.Pt(150, 100)},
		{"before", image.Rect(300, 100, 350, 120), layoutx.Before, image.Pt(172, 100)},
		{"flipped up", image.Rect(100, 560, 150, 580), layoutx.Below, image.Pt(100, 490)},
		{"flipped down", image.Rect(100, 10, 150, 30), layoutx.Above, image.Pt(100, 30)},
		{"moved left", image.Rect(790, 100, 795, 120), layoutx.Below, image.Pt(668, 120)},
		{"far outside", image.Rect(9000, 9000, 9001, 9001), layoutx.Below, image.Pt(668, 526)},
		{"far outside at the other end", image.Rect(-9000, -9000, -9001, -9001), layoutx.Below, image.Pt(4, 4)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t)
			r.menu.Open(tt.anchor, tt.side, target{}, plain("A", "B"))
			r.Settle()
			first, last := r.node("A").Bounds, r.node("B").Bounds
			box := image.Rect(first.Min.X-1, first.Min.Y-5, last.Max.X+1, last.Max.Y+5)
			assert.Equal(t, image.Pt(128, 70), box.Size())
			assert.Equal(t, tt.want, box.Min)
			assert.True(t, box.In(window))
		})
	}
}

func TestWindowOfTheCaller(t *testing.T) {
	r := newRig(t)
	r.style = func(s *menus.Style[string]) { s.Window = image.Rect(-200, -100, 300, 400) }
	r.menu.OpenAt(image.Pt(-150, -50), target{}, plain("A"))
	r.Settle()
	assert.Equal(t, image.Pt(-149, -45), r.node("A").Bounds.Min)
	r.style = func(s *menus.Style[string]) { s.Window = image.Rect(-200, -100, 300, 401) }
	r.Settle()
	assert.Equal(t, menus.Resized, r.closed().Reason)
}

func TestLayoutAloneKeepsTheEvents(t *testing.T) {
	r := newRig(t).open(plain("A")...)
	draw := r.Widget
	th := newTheme()
	r.Widget = menus.NewStyle(th, &r.menu).Layout // Update is never called
	r.Keys("Esc")
	assert.False(t, r.menu.IsOpen())
	assert.True(t, r.Settled(), "it asks for one frame, not for more and more")
	r.Widget = draw
	r.Settle()
	assert.Equal(t, menus.Escape, r.closed().Reason)
}

// The owner opens the menu again while the loss of the focus is pending.
func TestReopenedMenuKeepsTheKeyboard(t *testing.T) {
	r := newRig(t).open(item{Label: "A"})
	draw, closed := r.Widget, 0
	r.Widget = func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := r.menu.Update(gtx)
			if !ok {
				break
			}
			if _, ok := ev.(menus.Closed); ok {
				if closed++; closed == 1 {
					r.menu.OpenAt(image.Pt(50, 50), target{}, []item{{Label: "B"}})
				}
			}
		}
		return draw(gtx)
	}
	r.RightClick(790, 590)
	assert.Equal(t, 1, closed)
	assert.True(t, r.menu.IsOpen())
	assert.True(t, r.Focused(&r.menu))
	r.WindowFocus(false)
	assert.False(t, r.menu.IsOpen())
}
