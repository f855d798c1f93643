// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"fmt"
	"image"
	"testing"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/unit"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

// probe is a widget that logs all events that it receives.
type probe struct {
	log   []string
	focus bool // takes the focus and keys too
	size  image.Point
}

const mouseKinds = pointer.Press | pointer.Release | pointer.Move | pointer.Drag |
	pointer.Enter | pointer.Leave | pointer.Scroll | pointer.Cancel

func (p *probe) Layout(gtx layout.Context) layout.Dimensions {
	scroll := pointer.ScrollRange{Min: -1000, Max: 1000}
	filters := []event.Filter{pointer.Filter{Target: p, Kinds: mouseKinds, ScrollX: scroll, ScrollY: scroll}}
	if p.focus {
		filters = append(filters, key.FocusFilter{Target: p},
			key.Filter{Focus: p, Optional: key.ModCtrl | key.ModShift | key.ModAlt})
	}
	for {
		ev, ok := gtx.Event(filters...)
		if !ok {
			break
		}
		p.log = append(p.log, describe(ev))
	}
	size := p.size
	if size == (image.Point{}) {
		size = gtx.Constraints.Max
	}
	defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
	event.Op(gtx.Ops, p)
	return layout.Dimensions{Size: size}
}

// take returns the log and clears it.
func (p *probe) take() []string {
	log := p.log
	p.log = nil
	return log
}

func describe(ev event.Event) string {
	switch e := ev.(type) {
	case pointer.Event:
		s := fmt.Sprintf("%v %v,%v", e.Kind, e.Position.X, e.Position.Y)
		if e.Source == pointer.Touch {
			s = fmt.Sprintf("touch%d %s", e.PointerID, s)
		}
		if e.Buttons != 0 {
			s += " " + e.Buttons.String()
		}
		if e.Kind == pointer.Scroll {
			s += fmt.Sprintf(" by %v,%v", e.Scroll.X, e.Scroll.Y)
		}
		if e.Modifiers != 0 {
			s += " " + e.Modifiers.String()
		}
		return s
	case key.Event:
		if e.Modifiers != 0 {
			return fmt.Sprintf("%v %v-%s", e.State, e.Modifiers, e.Name)
		}
		return fmt.Sprintf("%v %s", e.State, e.Name)
	}
	return fmt.Sprintf("%T%+v", ev, ev)
}

func TestFrameShowsTheFields(t *testing.T) {
	var gtx layout.Context
	h := gridtest.New(image.Pt(300, 200), func(g layout.Context) layout.Dimensions {
		gtx = g
		return layout.Dimensions{Size: image.Pt(7, 8)}
	})
	h.Frame()
	assert.Equal(t, layout.Exact(image.Pt(300, 200)), gtx.Constraints)
	assert.Equal(t, 10, gtx.Dp(10))
	assert.Equal(t, "cells", gtx.Values[gridtest.SemanticsKey])
	assert.True(t, gtx.Now.Equal(h.Now))
	assert.Equal(t, image.Pt(7, 8), h.Dims().Size)

	h.Size = image.Pt(30, 20)
	h.Metric = unit.Metric{PxPerDp: 2, PxPerSp: 3}
	h.Locale = system.Locale{Language: "ar", Direction: system.RTL}
	h.Constraints = layout.Constraints{Max: image.Pt(30, 1e6)}
	h.Frame()
	assert.Equal(t, layout.Constraints{Max: image.Pt(30, 1e6)}, gtx.Constraints)
	assert.Equal(t, 20, gtx.Dp(10))
	assert.Equal(t, 30, gtx.Sp(10))
	assert.Equal(t, "ar", gtx.Locale.Language)
}

func TestTwoRunsSeeTheSameClock(t *testing.T) {
	a, b := gridtest.New(image.Pt(1, 1), nil), gridtest.New(image.Pt(1, 1), nil)
	assert.True(t, a.Now.Equal(b.Now))
}

func TestZeroHarnessIsAnEmptyWindow(t *testing.T) {
	var h gridtest.Harness
	h.Click(1, 1)
	h.Keys("a")
	h.Type("a")
	h.IME.Compose("a")
	h.IME.Commit("a")
	h.Wheel(1, 1, 1, 1)
	h.Tap(1, 1)
	h.Keys("Tab", "Shift+Tab")
	assert.False(t, h.Paste("a"))
	assert.True(t, h.Settled())
	assert.Len(t, h.Nodes(), 1)
}

func TestSettleStopsWhenNothingIsWanted(t *testing.T) {
	want := 3 // more frames to ask for
	h := gridtest.New(image.Pt(10, 10), func(gtx layout.Context) layout.Dimensions {
		if want > 0 {
			want--
			gtx.Execute(op.InvalidateCmd{})
		}
		return layout.Dimensions{}
	})
	assert.True(t, h.Settle())
	assert.Equal(t, 4, h.Frames())
	assert.True(t, h.Settle(), "one frame even if none is wanted")
	assert.Equal(t, 5, h.Frames())
}

func TestSettleGivesUpOnEndlessFrames(t *testing.T) {
	h := gridtest.New(image.Pt(10, 10), func(gtx layout.Context) layout.Dimensions {
		gtx.Execute(op.InvalidateCmd{})
		return layout.Dimensions{}
	})
	assert.False(t, h.Settle())
	assert.False(t, h.Settled())
	assert.Equal(t, 16, h.Frames())
}

func TestOnlyEventsThatMatchDraw(t *testing.T) {
	p := &probe{size: image.Pt(50, 50)}
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	h.Settle()
	n := h.Frames()
	h.Move(80, 80)
	h.Key("A", 0)
	assert.Equal(t, n, h.Frames(), "nobody listens there")
	h.Move(20, 20)
	assert.Greater(t, h.Frames(), n)
}

func TestFirstEventFindsTheWidget(t *testing.T) {
	p := new(probe)
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	h.Press(pointer.ButtonPrimary)
	assert.Contains(t, p.log, "Press 0,0 ButtonPrimary")
}

func TestFocus(t *testing.T) {
	p := &probe{focus: true}
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	assert.False(t, h.Focused(p))
	h.Focus(p)
	assert.True(t, h.Focused(p))
	assert.Contains(t, p.take(), "key.FocusEvent{Focus:true}")
	h.Focus(nil)
	assert.False(t, h.Focused(p))
}

func TestWindowFocus(t *testing.T) {
	p := &probe{focus: true}
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	h.Focus(p)
	h.Press(pointer.ButtonPrimary)
	p.take()
	h.WindowFocus(false)
	assert.Equal(t, []string{"Cancel 0,0", "key.FocusEvent{Focus:false}"}, p.take())
	h.WindowFocus(true)
	assert.Equal(t, []string{"key.FocusEvent{Focus:true}"}, p.take())
	h.Release(pointer.ButtonPrimary)
	assert.NotContains(t, p.take(), "Release 0,0", "the press was cancelled")
}

func TestSoftKeyboard(t *testing.T) {
	h := gridtest.New(image.Pt(10, 10), nil)
	h.Settle()
	assert.False(t, h.SoftKeyboard())
	h.Source().Execute(key.SoftKeyboardCmd{Show: true})
	h.Settle()
	assert.True(t, h.SoftKeyboard())
	h.Settle()
	assert.True(t, h.SoftKeyboard(), "stays until closed")
	h.Source().Execute(key.SoftKeyboardCmd{Show: false})
	h.Settle()
	assert.False(t, h.SoftKeyboard())
}

func TestCursor(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), func(gtx layout.Context) layout.Dimensions {
		defer clip.Rect{Max: image.Pt(50, 50)}.Push(gtx.Ops).Pop()
		pointer.CursorColResize.Add(gtx.Ops)
		return layout.Dimensions{}
	})
	h.Move(10, 10)
	assert.Equal(t, pointer.CursorColResize, h.Cursor())
	h.Move(80, 10)
	assert.Equal(t, pointer.CursorDefault, h.Cursor())
}
