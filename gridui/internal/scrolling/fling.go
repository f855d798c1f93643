// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrolling

import (
	"math"
	"time"
)

const (
	flingWindow   = 100 * time.Millisecond // the part of a drag that counts when it ends
	flingDecay    = 325 * time.Millisecond // in this time the speed falls to 1/e
	flingMinSpeed = 50.0                   // dp a second; slower drags do not fling
	flingMaxSpeed = 8000.0                 // dp a second
	flingEndSpeed = 10.0                   // dp a second; slower flings end
)

// Fling continues a touch drag after the finger has left, at a speed that decays exponentially. It has no
// clock: all times are durations since an arbitrary moment, as in the events and frames of Gio. Positions and
// movements have the same unit and sign; content follows a finger, so scroll by the negative.
//
//	fling.Sample(event.Time, event.Position.Y)         // press and drag
//	fling.Start(event.Time)                            // release
//	scroll.By(&axis, view, -fling.Tick(frameTime))     // each frame while Active
//
// The zero value is at rest.
type Fling struct {
	// PxPerDp is the number of pixels per dp, for the speeds at which a fling begins and ends. Zero means 1.
	PxPerDp float32

	samples [32]flingSample // a ring
	count   int             // samples taken since the finger went down
	speed   float64         // px a second when the fling began; 0 at rest
	began   time.Duration
	moved   float64 // px returned by Tick so far
}

type flingSample struct {
	t   time.Duration
	pos float64
}

// Sample records the position of the finger in pixels while it is down. It stops a fling, so that touching
// holds the content. NaN and infinities are ignored; a time before the last one begins a new drag.
func (f *Fling) Sample(t time.Duration, pos float32) {
	p := float64(pos)
	if math.IsNaN(p) || math.IsInf(p, 0) {
		return
	}
	if f.Active() || f.count > 0 && t < f.last().t {
		f.Stop()
	}
	if f.count > 0 && t == f.last().t {
		f.last().pos = p
		return
	}
	f.count++
	*f.last() = flingSample{t: t, pos: p}
}

func (f *Fling) last() *flingSample { return f.sample(0) }

// sample returns the sample that is back samples before the last.
func (f *Fling) sample(back int) *flingSample {
	return &f.samples[(f.count-1-back)%len(f.samples)]
}

// Start ends the drag at time t, and reports whether it was fast enough to continue as a fling. Its speed is
// the speed of the last 100 ms: a finger that rested before it left causes no fling.
func (f *Fling) Start(t time.Duration) bool {
	speed := f.velocity(t)
	f.Stop()
	if math.Abs(speed) < flingMinSpeed*f.scale() {
		return false
	}
	most := flingMaxSpeed * f.scale()
	f.speed, f.began = min(max(speed, -most), most), t
	return true
}

// velocity returns the slope, in px a second, of the line that best fits the samples of the last 100 ms.
func (f *Fling) velocity(now time.Duration) float64 {
	var n, st, sp, stt, stp float64
	if f.count == 0 {
		return 0
	}
	origin := *f.last()
	for back := range min(f.count, len(f.samples)) {
		s := f.sample(back)
		if now-s.t > flingWindow {
			break
		}
		t, p := (s.t - origin.t).Seconds(), s.pos-origin.pos
		n++
		st += t
		sp += p
		stt += t * t
		stp += t * p
	}
	det := n*stt - st*st
	if n < 2 || det <= 0 {
		return 0
	}
	return (n*stp - st*sp) / det
}

// Tick returns the movement in pixels since the last Tick, or since Start. It returns 0 if no fling is
// active, and for times before the last Tick.
func (f *Fling) Tick(t time.Duration) (px float32) {
	if !f.Active() || t <= f.began {
		return 0
	}
	decay := math.Exp(-(t - f.began).Seconds() / flingDecay.Seconds())
	rest := math.Abs(f.speed)*decay <= flingEndSpeed*f.scale()
	if rest {
		decay = flingEndSpeed * f.scale() / math.Abs(f.speed)
	}
	step := f.speed*flingDecay.Seconds()*(1-decay) - f.moved
	if step*f.speed <= 0 {
		step = 0
	}
	f.moved += step
	if rest {
		f.Stop()
	}
	return float32(step)
}

// Active reports whether a fling is in progress, so that further frames are needed.
func (f *Fling) Active() bool { return f.speed != 0 }

// Stop ends the fling and discards the drag.
func (f *Fling) Stop() { f.speed, f.moved, f.count = 0, 0, 0 }

func (f *Fling) scale() float64 {
	if s := float64(f.PxPerDp); s > 0 && !math.IsInf(s, 0) {
		return s
	}
	return 1
}
