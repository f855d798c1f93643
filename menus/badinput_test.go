// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"strings"
	"testing"
	"unicode/utf8"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/menus"
)

func TestStrangeLabels(t *testing.T) {
	captureLog(t)
	for _, label := range []string{
		"", " ", "\n", "a\nb", "a\r\nb", "\x00\x01", "\xff\xfe한", strings.Repeat("한", 5000), strings.Repeat("x", 10_000),
		strings.Repeat("\xff", 10_000), strings.Repeat("a\u0301", 5000), "\u202eabc", "שלום עולם", "👩‍👩‍👧‍👦",
	} {
		r := newRig(t).open(item{Label: label, Shortcut: label}, parent(label, item{Label: label}))
		r.Keys("Down", "Down", "Right")
		r.Type("x")
		for _, n := range r.Nodes() {
			assert.True(t, utf8.ValidString(n.Label))
			assert.LessOrEqual(t, len(n.Label), 3*4096)
			assert.NotContains(t, n.Label, "\n")
		}
		for _, box := range r.menuBounds() {
			assert.LessOrEqual(t, box.Dx(), 420)
		}
		r.Keys("Enter")
		assert.False(t, r.menu.IsOpen())
	}
}

func TestFiftyLevels(t *testing.T) {
	items := []item{{Label: "bottom"}}
	for i := range 50 {
		items = []item{{Label: fmt.Sprintf("level %d", 49-i), Children: items}}
	}
	r := newRig(t).open(items...)
	r.Keys("Down")
	for range 50 {
		r.Keys("Right")
	}
	assert.Len(t, r.lit(), 51)
	for _, box := range r.menuBounds() {
		assert.True(t, box.In(image.Rect(0, 0, 800, 600)))
	}
	r.Keys("Esc", "Right", "Enter")
	require.Len(t, r.events, 2)
	assert.Len(t, r.events[0].(menus.Chosen[string]).Path, 51)
}

func TestItemsThatLeadBackToThemselves(t *testing.T) {
	items := plain("A")
	items[0].Children = items
	r := newRig(t).open(items...)
	r.Keys("Down")
	for range 80 {
		r.Keys("Right")
	}
	assert.True(t, r.menu.IsOpen())
	assert.Len(t, r.menuBounds(), 64)
}

func TestStrangeWindows(t *testing.T) {
	for _, window := range []image.Rectangle{
		image.Rect(0, 0, 1, 1), image.Rect(0, 0, 20, 10), {Min: image.Pt(5, 5), Max: image.Pt(-5, -5)},
		image.Rect(0, 0, 10, 5000), image.Rect(0, 0, 5000, 10), image.Rect(-1<<30, -1<<30, 1<<30, 1<<30),
	} {
		r := newRig(t)
		r.style = func(s *menus.Style[string]) { s.Window = window }
		r.open(plain("A", "B", "-", "C")...)
		for _, box := range r.menuBounds() {
			assert.True(t, box.In(window.Canon()), "%v in %v", box, window)
		}
		r.Keys("Down", "PageDown", "PageUp", "End", "Enter")
		assert.False(t, r.menu.IsOpen(), "%v", window)
	}
	r := newRig(t)
	r.Size = image.Point{}
	r.Settle()
	r.open(plain("A")...)
	r.Keys("Down", "Enter")
	assert.False(t, r.menu.IsOpen())
}

func TestStrangeStyles(t *testing.T) {
	nan := float32(math.NaN())
	for name, change := range map[string]func(*menus.Style[string]){
		"no shaper": func(s *menus.Style[string]) { s.Shaper = nil },
		"zero":      func(s *menus.Style[string]) { *s = menus.Style[string]{Menu: s.Menu} },
		"negative": func(s *menus.Style[string]) {
			s.ItemHeight, s.Padding, s.IconSize, s.Radius, s.MaxWidth, s.TextSize = -1, -2, -3, -4, -5, -6
		},
		"not a number": func(s *menus.Style[string]) {
			s.ItemHeight, s.Padding, s.IconSize = unit.Dp(nan), unit.Dp(nan), unit.Dp(nan)
			s.Radius, s.MaxWidth, s.TextSize = unit.Dp(nan), unit.Dp(nan), unit.Sp(nan)
		},
		"huge": func(s *menus.Style[string]) {
			s.ItemHeight, s.Padding, s.IconSize, s.Radius, s.MaxWidth, s.TextSize = 1e30, 1e30, 1e30, 1e30, 1e30, 1e30
		},
		"no colours": func(s *menus.Style[string]) { s.Bg, s.Fg, s.Shadow = color.NRGBA{}, color.NRGBA{}, color.NRGBA{} },
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			r.style = change
			r.open(item{Label: "A", Icon: func(layout.Context, int, color.NRGBA) {}}, parent("P", item{Label: "B", Shortcut: "Ctrl+B"}))
			r.Move(105, 60)
			r.Keys("End", "Right", "Enter")
			assert.False(t, r.menu.IsOpen())
		})
	}
}

func TestStyleWithoutMenu(t *testing.T) {
	h := gridtest.New(image.Pt(10, 10), menus.Style[string]{}.Layout)
	assert.True(t, h.Settle())
}

func TestEventsNobodyAsksForAreBounded(t *testing.T) {
	var m menus.Menu[string]
	captureLog(t)
	for range 5000 {
		m.OpenAt(image.Point{}, target{}, plain("A"))
	}
	n := 0
	for {
		if _, ok := m.Update(layout.Context{}); !ok {
			break
		}
		n++
	}
	assert.Equal(t, 1024, n)
}
