// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/gesture"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

func TestTouch(t *testing.T) {
	for name, tc := range map[string]struct {
		do   func(h *gridtest.Harness)
		want []string
	}{
		"tap": {
			func(h *gridtest.Harness) { h.Tap(10, 20) },
			[]string{"touch1 Enter 10,20", "touch1 Press 10,20", "touch1 Release 10,20", "touch1 Leave 10,20"},
		},
		"two fingers": {
			func(h *gridtest.Harness) {
				h.TouchDown(1, 10, 10)
				h.TouchDown(2, 20, 20)
				h.TouchMove(2, 30, 30)
				h.TouchUp(1, 10, 10)
				h.TouchUp(2, 30, 30)
			},
			[]string{
				"touch1 Enter 10,10", "touch1 Press 10,10", "touch2 Enter 20,20", "touch2 Press 20,20",
				"touch2 Drag 30,30", "touch1 Release 10,10", "touch1 Leave 10,10", "touch2 Release 30,30", "touch2 Leave 30,30",
			},
		},
		"swipe of no time": {
			func(h *gridtest.Harness) { h.Swipe(f32.Pt(10, 10), f32.Pt(50, 10), -time.Second) },
			[]string{
				"touch1 Enter 10,10", "touch1 Press 10,10", "touch1 Drag 50,10", "touch1 Release 50,10", "touch1 Leave 50,10",
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := new(probe)
			h := gridtest.New(image.Pt(100, 100), p.Layout)
			h.Settle()
			p.take()
			tc.do(h)
			assert.Equal(t, tc.want, p.take())
		})
	}
}

func TestLongPressTakesTime(t *testing.T) {
	p := new(probe)
	h := gridtest.New(image.Pt(100, 100), p.Layout)
	before := h.Now
	h.LongPress(10, 10)
	assert.Equal(t, 700*time.Millisecond, h.Now.Sub(before))
	assert.Contains(t, p.log, "touch1 Release 10,10")
}

func TestSwipeFlings(t *testing.T) {
	var scroll gesture.Scroll
	y := 0
	h := gridtest.New(image.Pt(100, 400), func(gtx layout.Context) layout.Dimensions {
		r := pointer.ScrollRange{Min: -y, Max: 100000 - y}
		y += scroll.Update(gtx.Metric, gtx.Source, gtx.Now, gesture.Vertical, pointer.ScrollRange{}, r)
		defer clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops).Pop()
		scroll.Add(gtx.Ops)
		return layout.Dimensions{Size: gtx.Constraints.Max}
	})
	before := h.Now
	h.Swipe(f32.Pt(50, 350), f32.Pt(50, 50), 100*time.Millisecond)
	assert.InDelta(t, float64(100*time.Millisecond), float64(h.Now.Sub(before)), float64(time.Millisecond))
	lifted := y
	assert.InDelta(t, 300, lifted, 20)
	h.Advance(5 * time.Second)
	assert.Greater(t, y, lifted+50, "goes on by itself")
	assert.True(t, h.Settled(), "and comes to rest")
}
