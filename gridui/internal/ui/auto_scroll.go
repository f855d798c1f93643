// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"time"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
)

// dragScroll is the scroll speed while something is dragged at the edge of a scroll area, in dp per
// second.
const dragScroll = unit.Dp(600)

// AutoScroll scrolls an area while something is dragged near its edge, even if the pointer rests.
type AutoScroll struct{ last time.Time }

// Step returns the distance in pixels to scroll in this frame at a speed, where 1 is the speed at
// the edge. It requests the next frame unless the speed is 0. Call it in each frame of the drag.
func (a *AutoScroll) Step(gtx layout.Context, speed float32) (px float32) {
	since := gtx.Now.Sub(a.last)
	a.last = gtx.Now
	if speed == 0 {
		return 0
	}
	gtx.Execute(op.InvalidateCmd{})
	if since <= 0 || since >= time.Second {
		return 0
	}
	return speed * float32(since.Seconds()) * float32(gtx.Dp(dragScroll))
}

// Edges holds the two ends of a scroll area, and the depth of the zone inside each end in which a
// drag scrolls, all in pixels. Rush is the greatest speed.
type Edges struct {
	Start, End, Zone, Rush float32
	// Before and After report whether there is content to scroll to.
	Before, After bool
}

// Speed returns the scroll speed for a position: negative towards the start, 1 at the edge, and
// faster beyond it.
func (e Edges) Speed(pos float32) float32 {
	depth := func(d float32) float32 { d /= e.Zone; return min(d*d, e.Rush) }
	before, after := e.Start+e.Zone-pos, pos-e.End+e.Zone
	switch {
	case before > 0 && e.Before:
		return -depth(before)
	case after > 0 && e.After:
		return depth(after)
	}
	return 0
}
