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
