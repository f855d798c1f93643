// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/menus"
)

func TestKeysMove(t *testing.T) {
	items := []item{
		{Separator: true}, {Label: "A"}, {Separator: true}, {Label: "B", Disabled: true}, {Label: "C"}, {Separator: true},
	}
	for keys, want := range map[string]string{
		"Down":                "A",
		"Up":                  "C",
		"Down Down":           "B", // disabled items can be reached
		"Down Down Down Down": "A",
		"Down Up":             "C",
		"End":                 "C",
		"End Home":            "A",
		"PageDown":            "C",
		"End PageUp":          "A",
	} {
		r := newRig(t).open(items...)
		r.Keys(strings.Fields(keys)...)
		assert.Equal(t, []string{want}, r.lit(), keys)
	}
}

func TestMenuOfSeparatorsHasNothingToLight(t *testing.T) {
	r := newRig(t).open(plain("-", "-")...)
	r.Keys("Down", "Up", "Home", "End", "PageUp", "PageDown", "Enter", "Right", "Left", "Space")
	assert.Empty(t, r.lit())
	assert.True(t, r.menu.IsOpen())
}

func TestPagesFollowTheView(t *testing.T) {
	r := long(t, 200)
	page := len(r.FindAll("Item"))
	r.Keys("Home", "PageDown")
	first := r.lit()
	require.Len(t, first, 1)
	r.Keys("PageDown", "PageUp")
	assert.Equal(t, first, r.lit())
	var n int
	fmt.Sscanf(first[0], "Item %d.", &n)
	assert.InDelta(t, page, n, 2)
	for range 50 {
		r.Keys("PageDown")
	}
	assert.Equal(t, []string{"Item 199."}, r.lit())
	for range 50 {
		r.Keys("PageUp")
	}
	assert.Equal(t, []string{"Item 0."}, r.lit())
}

func TestTheViewFollowsKeys(t *testing.T) {
	r := long(t, 100)
	for i := range 100 {
		r.Keys("Down")
		n := r.node(fmt.Sprintf("Item %d.", i))
		require.True(t, n.Selected)
		require.Equal(t, n.Bounds, n.Visible, "whole")
	}
	for i := 98; i >= 0; i-- {
		r.Keys("Up")
		n := r.node(fmt.Sprintf("Item %d.", i))
		require.Equal(t, n.Bounds, n.Visible, "whole")
	}
}

func TestKeysOpenAndCloseSubmenus(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		open, back := "Right", "Left"
		if rtl {
			open, back = back, open
		}
		r := newRig(t)
		r.style = func(s *menus.Style[string]) { s.RTL = rtl }
		r.menu.OpenAt(image.Pt(400, 50), target{}, []item{{Label: "A"}, parent("P", item{Label: "B"})})
		r.Settle()
		r.Keys("Down", open)
		assert.Equal(t, []string{"A"}, r.lit(), "no submenu there")
		r.Keys("Down", open)
		assert.Equal(t, []string{"P", "B"}, r.lit())
		boxes := r.menuBounds()
		assert.Equal(t, rtl, boxes[1].Min.X < boxes[0].Min.X)
		r.Keys(back)
		assert.Equal(t, []string{"P"}, r.lit())
		assert.False(t, r.shows("B"))
		r.Keys(back)
		assert.True(t, r.menu.IsOpen(), "the root is closed by Esc alone")
		r.Keys("Enter")
		assert.Equal(t, []string{"P", "B"}, r.lit())
		r.Keys(back, "Space")
		assert.Equal(t, []string{"P", "B"}, r.lit())
	}
}

func TestKeysChoose(t *testing.T) {
	for _, k := range []string{"Enter", "KeypadEnter", "Space"} {
		r := newRig(t)
		r.open(r.act("A"), r.act("B"))
		r.Keys(k)
		assert.True(t, r.menu.IsOpen(), "nothing is lit")
		r.Keys("End", k)
		assert.Equal(t, []string{"B row"}, r.ran)
		assert.Equal(t, menus.ItemChosen, r.closed().Reason)
	}
}

func TestDisabledItemsAreNotChosen(t *testing.T) {
	r := newRig(t)
	off := r.act("A")
	off.Disabled = true
	r.open(off, item{Label: "P", Disabled: true, Children: plain("B")})
	r.Keys("Down", "Enter", "Space", "Down", "Right", "Enter")
	assert.Empty(t, r.ran)
	assert.False(t, r.shows("B"))
	assert.Equal(t, []string{"P"}, r.lit())
}

func TestKeysAndPointerTakeTurns(t *testing.T) {
	r := newRig(t).open(parent("P", item{Label: "B"}), item{Label: "A"})
	r.hover("P")
	r.Keys("Down") // before the submenu opens
	r.Advance(900 * ms)
	assert.False(t, r.shows("B"))
	assert.Equal(t, []string{"A"}, r.lit())
	r.hover("P")
	r.Advance(200 * ms)
	r.Keys("Right")
	assert.Equal(t, []string{"P", "B"}, r.lit(), "into the submenu that is open")
	r.hover("A")
	r.Advance(900 * ms)
	assert.Equal(t, []string{"A"}, r.lit())
	r.Keys("Up")
	assert.Equal(t, []string{"P"}, r.lit())
}

func TestEscClosesWhatHoveringOpened(t *testing.T) {
	r := newRig(t).open(parent("P", item{Label: "B"}))
	r.hover("P")
	r.Advance(200 * ms)
	r.Keys("Esc")
	assert.False(t, r.shows("B"))
	assert.True(t, r.menu.IsOpen())
}

func TestSelectFirst(t *testing.T) {
	r := newRig(t).open(plain("-", "A", "B")...)
	r.menu.SelectFirst()
	r.Settle()
	assert.Equal(t, []string{"A"}, r.lit())
}

func TestKeysWithModifiersDoNotMove(t *testing.T) {
	r := newRig(t).open(plain("A", "B")...)
	r.Keys("Ctrl+Down", "Shift+Down", "Alt+Enter")
	assert.Empty(t, r.lit())
	assert.True(t, r.menu.IsOpen())
}

func TestTypeAhead(t *testing.T) {
	r := newRig(t).open(plain("Copy", "Cut", "-", "Paste", "Print", "Page Setup", "Page up")...)
	type step struct{ text, want string }
	for _, s := range []step{{"pr", "Print"}, {"c", "Copy"}, {"c", "Cut"}, {"c", "Copy"}, {"CU", "Cut"}, {"zz", "Cut"}, {"page u", "Page up"}} {
		r.TypeKeys(s.text)
		assert.Equal(t, []string{s.want}, r.lit(), s.text)
		r.Advance(1100 * ms)
	}
	r.TypeKeys("cc")
	assert.Equal(t, []string{"Cut"}, r.lit(), "one letter typed twice goes on to the second")
	assert.Empty(t, r.events)
}

func TestTypeAheadIsOfTheDeepestLevelInUse(t *testing.T) {
	r := newRig(t).open(item{Label: "Bbb"}, parent("P", item{Label: "A"}, item{Label: "B"}))
	r.Keys("End", "Right")
	r.TypeKeys("b")
	assert.Equal(t, []string{"P", "B"}, r.lit())
}

func TestTypeAheadInHangul(t *testing.T) {
	r := newRig(t).open(plain("복사", "붙여넣기", "내보내기", "행 삭제", "닭")...)
	r.IME.Compose("ㅂ")
	assert.Equal(t, []string{"복사"}, r.lit())
	r.IME.Compose("부", "붙")
	assert.Equal(t, []string{"붙여넣기"}, r.lit())
	r.IME.Commit("붙")
	assert.Equal(t, []string{"붙여넣기"}, r.lit())
	r.Advance(1100 * ms)
	r.IME.Compose("ㅎ", "해", "행")
	assert.Equal(t, []string{"행 삭제"}, r.lit())
	r.IME.Commit("행")
	r.Type(" ")
	r.IME.Compose("ㅅ")
	assert.Equal(t, []string{"행 삭제"}, r.lit())
	r.IME.Cancel()
	r.Advance(1100 * ms)
	r.IME.Compose("ㄷ", "다", "달")
	assert.Equal(t, []string{"닭"}, r.lit())
	assert.True(t, r.menu.IsOpen())
}

// A composition that is slower than the pause between words continues.
func TestSlowComposition(t *testing.T) {
	r := newRig(t).open(plain("하나", "한글", "ab")...)
	r.TypeKeys("ab")
	r.Advance(1500 * ms)
	for _, s := range []string{"ㅎ", "하", "한"} {
		r.IME.Compose(s)
		r.Advance(1500 * ms)
	}
	r.IME.Commit("한")
	r.IME.Compose("ㄱ")
	assert.Equal(t, []string{"한글"}, r.lit())
}

func TestTypingWithoutEnd(t *testing.T) {
	r := newRig(t).open(plain("A", "B")...)
	for range 3 {
		r.Type(strings.Repeat("b", 300))
	}
	r.Type("\x00\n\u202e")
	assert.True(t, r.menu.IsOpen())
	assert.Equal(t, []string{"B"}, r.lit())
}
