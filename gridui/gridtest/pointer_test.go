// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"testing"

	"gioui.org/f32"
	"gioui.org/gesture"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

func TestMouse(t *testing.T) {
	for name, tc := range map[string]struct {
		do   func(h *gridtest.Harness)
		want []string
	}{
		"click": {
			func(h *gridtest.Harness) { h.Click(10, 20) },
			[]string{"Enter 10,20", "Move 10,20", "Press 10,20 ButtonPrimary", "Release 10,20"},
		},
		"right click": {
			func(h *gridtest.Harness) { h.RightClick(10, 20) },
			[]string{"Enter 10,20", "Move 10,20", "Press 10,20 ButtonSecondary", "Release 10,20"},
		},
		"middle click": {
			func(h *gridtest.Harness) { h.ClickButton(10, 20, pointer.ButtonTertiary) },
			[]string{"Enter 10,20", "Move 10,20", "Press 10,20 ButtonTertiary", "Release 10,20"},
		},
		"two buttons": {
			func(h *gridtest.Harness) {
				h.Move(1, 2)
				h.Press(pointer.ButtonPrimary)
				h.Press(pointer.ButtonSecondary)
				h.Release(pointer.ButtonPrimary)
			},
			[]string{
				"Enter 1,2", "Move 1,2", "Press 1,2 ButtonPrimary",
				"Press 1,2 ButtonPrimary|ButtonSecondary", "Release 1,2 ButtonSecondary",
			},
		},
		"drag": {
			func(h *gridtest.Harness) { h.Drag(f32.Pt(0, 0), f32.Pt(30, 60), 3) },
			[]string{
				"Enter 0,0", "Move 0,0", "Press 0,0 ButtonPrimary", "Drag 10,20 ButtonPrimary",
				"Drag 20,40 ButtonPrimary", "Drag 30,60 ButtonPrimary", "Release 30,60",
			},
		},
		"drag of no steps": {
			func(h *gridtest.Harness) { h.Drag(f32.Pt(0, 0), f32.Pt(30, 60), -5) },
			[]string{"Enter 0,0", "Move 0,0", "Press 0,0 ButtonPrimary", "Drag 30,60 ButtonPrimary", "Release 30,60"},
		},
		"leave": {
			func(h *gridtest.Harness) { h.Move(1, 1); h.Leave() },
			[]string{"Enter 1,1", "Move 1,1", "Leave 1,1"},
		},
		"cancel": {
			func(h *gridtest.Harness) { h.Move(1, 1); h.Press(pointer.ButtonPrimary); h.Cancel(); h.Move(2, 2) },
			[]string{"Enter 1,1", "Move 1,1", "Press 1,1 ButtonPrimary", "Cancel 0,0", "Enter 2,2", "Move 2,2"},
		},
		"wheel": {
			func(h *gridtest.Harness) { h.Wheel(5, 6, 7, -8); h.Wheel(5, 6, 0, 1) },
			[]string{"Enter 5,6", "Move 5,6", "Scroll 5,6 by 7,-8", "Scroll 5,6 by 0,1"},
		},
		"modifiers": {
			func(h *gridtest.Harness) { h.Mods = key.ModShift; h.Move(1, 1); h.Wheel(1, 1, 0, 3) },
			[]string{"Enter 1,1 Shift", "Move 1,1 Shift", "Scroll 1,1 by 0,3 Shift"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := new(probe)
			h := gridtest.New(image.Pt(100, 100), p.Layout)
			h.Settle()
			p.take() // the Cancel that greets a new tag
			tc.do(h)
			assert.Equal(t, tc.want, p.take())
		})
	}
}

func TestDragHeldInTheMiddle(t *testing.T) {
	p := new(probe)
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	d := h.DragFrom(10, 10).Via(90, 10)
	log := p.take()
	assert.Equal(t, "Drag 90,10 ButtonPrimary", log[len(log)-1])
	d.To(90, 90)
	log = p.take()
	assert.Len(t, log, 9)
	assert.Equal(t, "Release 90,90", log[8])
}

// clicks counts clicks as Gio's widgets do.
type clicks struct {
	click gesture.Click
	nums  []int
}

func (c *clicks) Layout(gtx layout.Context) layout.Dimensions {
	for {
		ev, ok := c.click.Update(gtx.Source)
		if !ok {
			break
		}
		if ev.Kind == gesture.KindClick {
			c.nums = append(c.nums, ev.NumClicks)
		}
	}
	defer clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops).Pop()
	c.click.Add(gtx.Ops)
	return layout.Dimensions{Size: gtx.Constraints.Max}
}

func TestDoubleClick(t *testing.T) {
	c := new(clicks)
	h := gridtest.New(image.Pt(100, 100), c.Layout)
	h.DoubleClick(10, 10)
	assert.Equal(t, []int{1, 2}, c.nums)
}

func TestClicksAreApart(t *testing.T) {
	c := new(clicks)
	h := gridtest.New(image.Pt(100, 100), c.Layout)
	h.Click(10, 10)
	h.Click(10, 10)
	h.DoubleClick(10, 10)
	h.Tap(10, 10)
	h.Tap(10, 10)
	assert.Equal(t, []int{1, 1, 1, 2, 1, 1}, c.nums)
}
