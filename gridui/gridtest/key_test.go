// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"testing"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

func TestParseKey(t *testing.T) {
	for in, want := range map[string]struct {
		name key.Name
		mods key.Modifiers
	}{
		"a":               {"A", 0},
		"A":               {"A", 0},
		"é":               {"É", 0},
		"ㅎ":               {"ㅎ", 0},
		"7":               {"7", 0},
		"/":               {"/", 0},
		"+":               {"+", 0},
		" ":               {key.NameSpace, 0},
		"space":           {key.NameSpace, 0},
		"Ctrl++":          {"+", key.ModCtrl},
		"Ctrl+Plus":       {"+", key.ModCtrl},
		"plus":            {"+", 0},
		"Shift+!":         {"!", key.ModShift},
		"Ctrl+Shift+Down": {key.NameDownArrow, key.ModCtrl | key.ModShift},
		"ctrl+shift+down": {key.NameDownArrow, key.ModCtrl | key.ModShift},
		"Alt+PgUp":        {key.NamePageUp, key.ModAlt},
		"Shortcut+C":      {"C", key.ModShortcut},
		"Cmd+Left":        {key.NameLeftArrow, key.ModCommand},
		"Super+Home":      {key.NameHome, key.ModSuper},
		"Enter":           {key.NameReturn, 0},
		"KeypadEnter":     {key.NameEnter, 0},
		"Esc":             {key.NameEscape, 0},
		"Backspace":       {key.NameDeleteBackward, 0},
		"Delete":          {key.NameDeleteForward, 0},
		"F12":             {key.NameF12, 0},
		"Shift+Tab":       {key.NameTab, key.ModShift},
	} {
		name, mods, err := gridtest.ParseKey(in)
		assert.NoError(t, err, in)
		assert.Equal(t, want.name, name, in)
		assert.Equal(t, want.mods, mods, in)
	}
	for _, in := range []string{"", "Ctrl+", "++", "+a", "Hyper+a", "F13", "Donw", "\x00", "\xff", "Ctrl+Shift"} {
		_, _, err := gridtest.ParseKey(in)
		assert.Error(t, err, "%q", in)
	}
}

func FuzzParseKey(f *testing.F) {
	f.Add("Ctrl+Shift+Down")
	f.Add("++")
	f.Fuzz(func(t *testing.T, s string) {
		name, _, err := gridtest.ParseKey(s)
		if (err == nil) != (name != "") {
			t.Errorf("ParseKey(%q) = %q, %v", s, name, err)
		}
	})
}

func TestKeysReachTheFocus(t *testing.T) {
	p := &probe{focus: true}
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	h.Focus(p)
	p.take()
	h.Keys("Ctrl+c", "F2")
	h.Mods = key.ModShift
	h.Keys("Down")
	assert.Equal(t, []string{
		"Press Ctrl-C", "Release Ctrl-C", "Press F2", "Release F2", "Press Shift-↓", "Release Shift-↓",
	}, p.take())
	h.Mods = 0
	h.KeyDown("A", 0)
	h.KeyDown("A", 0)
	h.KeyUp("A", 0)
	assert.Equal(t, []string{"Press A", "Press A", "Release A"}, p.take())
}

func TestKeysPanicsForAnUnknownName(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), nil)
	assert.PanicsWithError(t, `gridtest: unknown key "Dwon" in "Ctrl+Dwon"`, func() { h.Keys("Ctrl+Dwon") })
}

// fields is a widget with three focusable tags, of which the second may claim the Tab key.
type fields struct {
	tags   [3]int
	keep   bool
	tabbed int
}

func (f *fields) Layout(gtx layout.Context) layout.Dimensions {
	for i := range f.tags {
		tag := &f.tags[i]
		for {
			filters := []event.Filter{key.FocusFilter{Target: tag}}
			if f.keep && i == 1 {
				filters = append(filters, key.Filter{Focus: tag, Name: key.NameTab})
			}
			ev, ok := gtx.Event(filters...)
			if !ok {
				break
			}
			if e, ok := ev.(key.Event); ok && e.State == key.Press {
				f.tabbed++
			}
		}
		area := clip.Rect(image.Rect(0, 20*i, 100, 20*i+20)).Push(gtx.Ops)
		event.Op(gtx.Ops, tag)
		area.Pop()
	}
	return layout.Dimensions{}
}

func (f *fields) focused(h *gridtest.Harness) int {
	for i := range f.tags {
		if h.Focused(&f.tags[i]) {
			return i
		}
	}
	return -1
}

func TestTabMovesTheFocus(t *testing.T) {
	f := new(fields)
	h := gridtest.New(image.Pt(100, 100), f.Layout)
	for i, step := range []struct {
		key  string
		want int
	}{{"Tab", 0}, {"Tab", 1}, {"Shift+Tab", 0}, {"Ctrl+Tab", 0}, {"Tab", 1}, {"Tab", 2}, {"Tab", 0}, {"Shift+Tab", 2}} {
		h.Keys(step.key)
		assert.Equal(t, step.want, f.focused(h), "step %d", i)
	}
}

func TestTabStaysWithWhoClaimsIt(t *testing.T) {
	f := &fields{keep: true}
	h := gridtest.New(image.Pt(100, 100), f.Layout)
	h.Focus(&f.tags[1])
	h.Keys("Tab")
	assert.Equal(t, 1, f.focused(h))
	assert.Equal(t, 1, f.tabbed)
	h.Keys("Shift+Tab")
	assert.Equal(t, 0, f.focused(h), "not claimed with Shift")
}
