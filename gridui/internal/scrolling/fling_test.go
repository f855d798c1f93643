// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrolling

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

const ms = time.Millisecond

// drag moves a finger at px a second for a while from t on, and returns the time of the last sample.
func drag(f *Fling, t, long time.Duration, px float64) time.Duration {
	for d := time.Duration(0); d <= long; d += 8 * ms {
		f.Sample(t+d, float32(100+px*d.Seconds()))
	}
	return t + long/(8*ms)*(8*ms)
}

func TestFlingGoesOn(t *testing.T) {
	for _, speed := range []float64{1000, -1000, 120, 7000} {
		var f Fling
		now := drag(&f, time.Hour, 400*ms, speed)
		require.True(t, f.Start(now))
		require.True(t, f.Active())
		require.Zero(t, f.Tick(now))
		first := float64(f.Tick(now + 16*ms))
		require.InEpsilon(t, speed*.016, first, .05, "it leaves the finger at its speed")
		last, total, frames := math.Abs(first), first, 0
		for now += 32 * ms; f.Active(); now += 16 * ms {
			step := float64(f.Tick(now))
			require.Positive(t, step*speed, "one way")
			require.Less(t, math.Abs(step), last, "slower and slower")
			last, total = math.Abs(step), total+step
			frames++
			require.Less(t, frames, 1000)
		}
		require.InDelta(t, speed*.325, total, 4)
		require.Zero(t, f.Tick(now+time.Second))
	}
}

// The distance is independent of the number of frames.
func TestFlingAtAnyFrameRate(t *testing.T) {
	far := func(frame time.Duration) (px float64) {
		var f Fling
		now := drag(&f, 0, 200*ms, 2000)
		f.Start(now)
		for f.Active() {
			now += frame
			px += float64(f.Tick(now))
		}
		return px
	}
	require.InDelta(t, far(7*ms), far(33*ms), .01)
	require.InDelta(t, far(7*ms), far(time.Hour), .01)
}

func TestFlingDoesNotStart(t *testing.T) {
	for name, gesture := range map[string]func(f *Fling) time.Duration{
		"no touch":        func(f *Fling) time.Duration { return 0 },
		"a tap":           func(f *Fling) time.Duration { f.Sample(0, 5); return 0 },
		"slow":            func(f *Fling) time.Duration { return drag(f, 0, 400*ms, 40) },
		"rested":          func(f *Fling) time.Duration { return drag(f, 0, 400*ms, 4000) + 120*ms },
		"stopped":         func(f *Fling) time.Duration { end := drag(f, 0, 99*ms, 900); f.Stop(); return end },
		"all at one time": func(f *Fling) time.Duration { f.Sample(9, 5); f.Sample(9, 500); return 9 },
		"not a number": func(f *Fling) time.Duration {
			f.Sample(0, 0)
			f.Sample(9*ms, float32(math.NaN()))
			f.Sample(12*ms, float32(math.Inf(1)))
			return 12 * ms
		},
	} {
		t.Run(name, func(t *testing.T) {
			var f Fling
			require.False(t, f.Start(gesture(&f)))
			require.False(t, f.Active())
			require.Zero(t, f.Tick(time.Second))
		})
	}
}

func TestFlingOnlyTheEndOfADragCounts(t *testing.T) {
	var f Fling
	now := drag(&f, 0, 800*ms, -3000)
	for d := 10 * ms; d <= 120*ms; d += 10 * ms { // and back
		f.Sample(now+d, float32(-3000+1000*d.Seconds()))
	}
	require.True(t, f.Start(now+120*ms))
	require.InEpsilon(t, 10, f.Tick(now+130*ms), .05)
}

func TestFlingTouchHolds(t *testing.T) {
	var f Fling
	now := drag(&f, 0, 200*ms, 3000)
	require.True(t, f.Start(now))
	f.Tick(now + 16*ms)
	f.Sample(now+32*ms, 700)
	require.False(t, f.Active())
	require.False(t, f.Start(now+40*ms), "the old drag is forgotten")
}

func TestFlingClockGoesBack(t *testing.T) {
	var f Fling
	drag(&f, time.Hour, 200*ms, 3000)
	now := drag(&f, 0, 200*ms, -1000) // a new drag
	require.True(t, f.Start(now))
	require.Negative(t, f.Tick(now+50*ms))
	require.Zero(t, f.Tick(now+20*ms))
	require.Zero(t, f.Tick(now-time.Hour))
	require.True(t, f.Active())
}

func TestFlingSpeeds(t *testing.T) {
	start := func(pxPerDp float32, speed float64) (Fling, bool) {
		f := Fling{PxPerDp: pxPerDp}
		ok := f.Start(drag(&f, 0, 200*ms, speed))
		return f, ok
	}
	_, ok := start(1, 70)
	require.True(t, ok)
	_, ok = start(3, 70)
	require.False(t, ok, "70 px are less than 50 dp")
	_, ok = start(float32(math.NaN()), 70)
	require.True(t, ok, "as if 1")
	f, _ := start(0, 1e6)
	require.InEpsilon(t, 8, f.Tick(200*ms+ms), .02, "no faster than 8000 dp a second")
}
