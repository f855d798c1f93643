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

var sink []byte

func TestAllocs(t *testing.T) {
	f := new(form) // has tags, so the router would allocate under the pointer
	h := gridtest.New(image.Pt(100, 100), f.Layout)
	h.Move(15, 15)
	assert.Zero(t, h.Allocs(50, nil))
	calls := 0
	assert.EqualValues(t, 1, h.Allocs(10, func() { calls++; sink = make([]byte, 100) }))
	assert.Equal(t, 11, calls, "one to warm up")
	assert.Zero(t, h.Allocs(-1, nil))
}

func TestAllocsSeesTheWidget(t *testing.T) {
	h := gridtest.New(image.Pt(100, 100), func(layout.Context) layout.Dimensions {
		sink = make([]byte, 100)
		return layout.Dimensions{}
	})
	assert.EqualValues(t, 1, h.Allocs(10, nil))
}

// FrameAllocs counts the allocations of Gio's router for focusable tags, Allocs does not.
func TestFrameAllocsCountsTheRouterToo(t *testing.T) {
	tag := new(int)
	h := gridtest.New(image.Pt(100, 100), func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := gtx.Event(key.FocusFilter{Target: tag}); !ok {
				break
			}
		}
		defer clip.Rect{Max: image.Pt(100, 100)}.Push(gtx.Ops).Pop()
		event.Op(gtx.Ops, tag)
		return layout.Dimensions{Size: image.Pt(100, 100)}
	})
	h.Settle()
	assert.Zero(t, h.Allocs(50, nil))
	assert.Positive(t, h.FrameAllocs(50, nil))
	assert.EqualValues(t, h.FrameAllocs(50, nil)+2, h.FrameAllocs(50, func() {
		sink = make([]byte, 100)
		sink = make([]byte, 100)
	}))
}
