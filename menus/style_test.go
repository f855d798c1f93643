// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"image"
	"image/color"
	"math"
	"testing"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/unit"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/menus"
)

func TestShortcutsOfApple(t *testing.T) {
	r := newRig(t)
	r.style = func(s *menus.Style[string]) { s.AppleSigns = true }
	r.open(item{Label: "Copy", Shortcut: "Mod+Shift+C"})
	assert.Equal(t, "Copy, menu item, ⇧⌘C", r.node("Copy").Description)
}

func TestItemsSpeakTheWordsOfTheStyle(t *testing.T) {
	r := newRig(t)
	r.style = func(s *menus.Style[string]) {
		s.Spoken = menus.Spoken{Menu: "메뉴", Open: "펼쳐짐", Closed: "접힘", Checked: "켜짐"}
	}
	r.open(item{Label: "Lines", Choice: true, Checked: true}, item{Label: "Export", Children: []item{{Label: "CSV"}}})
	assert.Equal(t, "Lines, 켜짐", r.node("Lines").Description)
	assert.Equal(t, "Export, 접힘", r.node("Export").Description)
	assert.Contains(t, r.Dump(), `("메뉴")`)
}

func TestIconsAreDrawnInTheInkOfTheirItem(t *testing.T) {
	r := newRig(t)
	r.Metric = unit.Metric{PxPerDp: 2, PxPerSp: 2}
	ink := map[string]color.NRGBA{}
	icon := func(name string) menus.Icon {
		return func(gtx layout.Context, px int, c color.NRGBA) {
			assert.Equal(t, 32, px)
			assert.Equal(t, layout.Exact(image.Pt(32, 32)), gtx.Constraints)
			ink[name] = c
		}
	}
	r.style = func(s *menus.Style[string]) {
		s.Fg, s.Disabled = color.NRGBA{R: 1, A: 255}, color.NRGBA{R: 2, A: 255}
	}
	r.open(item{Label: "A", Icon: icon("on")}, item{Label: "B", Icon: icon("off"), Disabled: true},
		item{Label: "C", Icon: icon("checked"), Choice: true, Checked: true},
		item{Label: "D", Icon: icon("unchecked"), Choice: true})
	assert.Equal(t, map[string]color.NRGBA{
		"on": {R: 1, A: 255}, "off": {R: 2, A: 255}, "unchecked": {R: 1, A: 255},
	}, ink, "a check mark stands in place of the icon")
}

func TestColoursAreReadable(t *testing.T) {
	light, dark := newTheme(), newTheme()
	dark.Bg, dark.Fg = color.NRGBA{R: 0x16, G: 0x19, B: 0x1F, A: 255}, color.NRGBA{R: 0xE6, G: 0xED, B: 0xF3, A: 255}
	for _, th := range []*material.Theme{light, dark} {
		s := menus.NewStyle(th, new(menus.Menu[string]))
		for _, ground := range []color.NRGBA{s.Bg, s.Hover} {
			assert.Greater(t, contrast(s.Fg, ground), 7.0)
			assert.Greater(t, contrast(s.FgMuted, ground), 4.5)
			assert.Greater(t, contrast(s.Disabled, ground), 2.0)
		}
		assert.NotEqual(t, s.Bg, s.Hover)
		assert.Less(t, contrast(s.Disabled, s.Bg), contrast(s.FgMuted, s.Bg))
	}
}

// contrast returns the contrast ratio defined by the web's accessibility guidelines.
func contrast(a, b color.NRGBA) float64 {
	x, y := brightness(a), brightness(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func brightness(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

func TestNamesOfReasons(t *testing.T) {
	assert.Equal(t, "ByOwner", menus.Reason(0).String())
	assert.Equal(t, "Replaced", menus.Replaced.String())
	assert.Equal(t, "Reason?", menus.Reason(200).String())
}

// A disabled page shows its menu and handles it again later.
func TestDisabledPage(t *testing.T) {
	r := newRig(t)
	draw, off := r.Widget, true
	r.Widget = func(gtx layout.Context) layout.Dimensions {
		if off {
			gtx = gtx.Disabled()
		}
		return draw(gtx)
	}
	r.open(r.act("A"))
	r.Keys("Down", "Enter")
	assert.True(t, r.shows("A"))
	assert.Empty(t, r.ran)
	off = false
	r.Settle()
	r.Keys("Down", "Enter")
	assert.Equal(t, []string{"A row"}, r.ran)
}

func TestScale(t *testing.T) {
	r := newRig(t)
	r.Metric = unit.Metric{PxPerDp: 2, PxPerSp: 2}
	r.open(plain("A")...)
	assert.Equal(t, 60, r.node("A").Bounds.Dy())
}

// Text in the middle of the menu and none at its end: parts that no item has get no column.
func TestColumnsOnlyWhereNeeded(t *testing.T) {
	long := "a label that is wider than the least width"
	width := func(items ...item) int {
		r := newRig(t).open(items...)
		return r.menuBounds()[0].Dx()
	}
	bare := width(item{Label: long})
	assert.Equal(t, bare+16+8, width(item{Label: long, Choice: true}))
	assert.Equal(t, bare+16+3*8, width(parent(long, item{Label: "B"})))
	assert.Greater(t, width(item{Label: long, Shortcut: "Ctrl+Shift+E"}), bare+16+3*8)
	assert.Equal(t, bare, width(item{Label: long, Shortcut: "nonsense"}))
	assert.Equal(t, bare, width(item{Label: long}, item{Separator: true, Label: long + long}))
}

// Of many items only the longest are measured, not counting separators.
func TestLongLabelAmongManySeparators(t *testing.T) {
	long := "a label that is wider than the least width"
	bare := newRig(t).open(item{Label: long}).menuBounds()[0].Dx()
	items := []item{{Label: long}}
	for range 100 {
		items = append(items, item{Separator: true, Label: long + long})
	}
	assert.Equal(t, bare, newRig(t).open(items...).menuBounds()[0].Dx())
}

// A grid takes the focus at the press that opens its menu.
func TestOwnerThatTakesTheFocusAtTheSamePress(t *testing.T) {
	var m menus.Menu[string]
	owner := new(int)
	th := newTheme()
	m.Return = owner
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := gtx.Event(
				pointer.Filter{Target: owner, Kinds: pointer.Press},
				key.FocusFilter{Target: owner},
				key.Filter{Focus: owner},
			)
			if !ok {
				break
			}
			if e, ok := ev.(pointer.Event); ok && e.Kind == pointer.Press {
				gtx.Execute(key.FocusCmd{Tag: owner})
				m.OpenAt(e.Position.Round(), target{}, plain("A", "B"))
			}
		}
		area := clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops)
		event.Op(gtx.Ops, owner)
		area.Pop()
		return menus.NewStyle(th, &m).Layout(gtx)
	})
	for range 3 {
		h.RightClick(50, 50)
		require.True(t, m.IsOpen())
		assert.True(t, h.Focused(&m))
		h.Keys("Down", "Enter")
		assert.False(t, m.IsOpen())
		assert.True(t, h.Focused(owner))
	}
}

// What is laid out after the menu's Style is below it nevertheless.
func TestMenuIsOnTopOfWhatComesLater(t *testing.T) {
	r := newRig(t)
	r.open(r.act("A"))
	draw, presses, tag := r.Widget, 0, new(int)
	r.Widget = func(gtx layout.Context) layout.Dimensions {
		small := clip.Rect{Max: image.Pt(10, 10)}.Push(gtx.Ops) // no ancestor clips it
		draw(gtx)
		small.Pop()
		for {
			if _, ok := gtx.Event(pointer.Filter{Target: tag, Kinds: pointer.Press}); !ok {
				break
			}
			presses++
		}
		defer clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops).Pop()
		event.Op(gtx.Ops, tag)
		return layout.Dimensions{}
	}
	r.Settle()
	r.clickItem("A")
	assert.Equal(t, []string{"A row"}, r.ran)
	assert.Zero(t, presses)
}
