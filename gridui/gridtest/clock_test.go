// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"testing"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

// timeline returns a harness with a widget that requests frames by the result of next, and the times at which the
// widget was drawn.
func timeline(next func(now time.Duration) (time.Duration, bool)) (*gridtest.Harness, *[]time.Duration) {
	var drawn []time.Duration
	var start time.Time
	h := gridtest.New(image.Pt(10, 10), func(gtx layout.Context) layout.Dimensions {
		now := gtx.Now.Sub(start)
		drawn = append(drawn, now)
		if at, ok := next(now); ok {
			gtx.Execute(op.InvalidateCmd{At: start.Add(at)})
		}
		return layout.Dimensions{}
	})
	start = h.Now
	return h, &drawn
}

const ms = time.Millisecond

func TestAdvanceDrawsWhatFallsDue(t *testing.T) {
	h, drawn := timeline(func(now time.Duration) (time.Duration, bool) {
		return 500 * ms, now < 500*ms
	})
	h.Settle()
	at, ok := h.Wakeup()
	require.True(t, ok)
	assert.Equal(t, 500*ms, at.Sub(h.Now))
	assert.True(t, h.Settled(), "later is not now")

	h.Advance(499 * ms)
	assert.Equal(t, []time.Duration{0}, *drawn)
	h.Advance(1 * ms)
	assert.Equal(t, []time.Duration{0, 500 * ms}, *drawn)
	_, ok = h.Wakeup()
	assert.False(t, ok)
}

func TestAdvanceMovesTheClockExactly(t *testing.T) {
	h, drawn := timeline(func(time.Duration) (time.Duration, bool) { return 0, false })
	before := h.Now
	h.Advance(1234 * ms)
	assert.Equal(t, 1234*ms, h.Now.Sub(before))
	h.Advance(-time.Second)
	h.Advance(0)
	assert.Equal(t, 1234*ms, h.Now.Sub(before))
	assert.Len(t, *drawn, 1, "an idle widget draws once")
}

func TestAnimationRunsAtSixtyFrames(t *testing.T) {
	for name, next := range map[string]func(time.Duration) (time.Duration, bool){
		"at once":      func(time.Duration) (time.Duration, bool) { return 0, true },
		"a nanosecond": func(now time.Duration) (time.Duration, bool) { return now + 1, true },
		"in the past":  func(now time.Duration) (time.Duration, bool) { return now - time.Hour, true },
	} {
		t.Run(name, func(t *testing.T) {
			h, drawn := timeline(next)
			h.Frame()
			h.Advance(time.Second)
			assert.InDelta(t, 60, len(*drawn)-1, 1)
			for i := 1; i < len(*drawn); i++ {
				assert.GreaterOrEqual(t, (*drawn)[i]-(*drawn)[i-1], time.Second/60)
			}
		})
	}
}

func TestClockTurnedBack(t *testing.T) {
	h, drawn := timeline(func(now time.Duration) (time.Duration, bool) { return now, true })
	h.Frame()
	h.Now = h.Now.Add(-time.Hour)
	h.Frame()
	h.Advance(time.Second)
	assert.InDelta(t, 60, len(*drawn), 3, "the animation goes on")
}

// After the clock was set back, clicks stay as far apart as before, and a requested frame is drawn as soon as before.
func TestClicksAfterAClockWasPutBack(t *testing.T) {
	f := new(form)
	h := gridtest.New(image.Pt(100, 100), func(gtx layout.Context) layout.Dimensions {
		gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(20 * ms)}) // an animation
		return f.Layout(gtx)
	})
	h.Click(15, 15)
	for range 3 {
		h.Now = h.Now.Add(-time.Hour)
		before, now := h.Frames(), h.Now
		h.Click(15, 15)
		h.DoubleClick(15, 15)
		assert.Less(t, h.Frames()-before, 200)
		assert.Less(t, h.Now.Sub(now), 3*time.Second)
	}
}

func TestWishesFollowAClockThatWasPutBack(t *testing.T) {
	h, drawn := timeline(func(now time.Duration) (time.Duration, bool) { return 500 * ms, now == 0 })
	h.Settle()
	h.Now = h.Now.Add(-time.Hour)
	at, ok := h.Wakeup()
	require.True(t, ok)
	assert.Equal(t, 500*ms, at.Sub(h.Now))
	h.Advance(499 * ms)
	assert.Len(t, *drawn, 1)
	h.Advance(ms)
	assert.Len(t, *drawn, 2)
	h.Advance(2 * time.Hour)
	assert.Len(t, *drawn, 2)
}

func TestEventTimesNeverFall(t *testing.T) {
	var times []time.Duration
	tag := new(int)
	h := gridtest.New(image.Pt(100, 100), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := gtx.Event(pointer.Filter{Target: tag, Kinds: pointer.Press | pointer.Release})
			if !ok {
				break
			}
			if ev, ok := ev.(pointer.Event); ok {
				times = append(times, ev.Time)
			}
		}
		defer clip.Rect{Max: image.Pt(100, 100)}.Push(gtx.Ops).Pop()
		event.Op(gtx.Ops, tag)
		return layout.Dimensions{Size: image.Pt(100, 100)}
	})
	h.Click(5, 5)
	h.Now = h.Now.Add(-time.Hour)
	h.Click(5, 5)
	h.Now = h.Now.Add(-time.Minute)
	h.Press(pointer.ButtonPrimary)
	h.Advance(time.Second)
	h.Release(pointer.ButtonPrimary)
	require.Len(t, times, 6)
	require.IsNonDecreasing(t, times)
	require.Equal(t, time.Second, times[5]-times[4])
	require.GreaterOrEqual(t, times[2]-times[1], 600*ms)
}
