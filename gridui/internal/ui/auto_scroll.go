// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"time"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
)

// dragScroll is how fast what something is dragged over scrolls at its edge, in dp a second.
const dragScroll = unit.Dp(600)

// AutoScroll scrolls what something is dragged over while it is held near an edge, also while
// the pointer rests.
type AutoScroll struct{ last time.Time }

// Step is by how many pixels to scroll in this frame at a speed, 1 being that at the edge. It
// asks for the next frame while there is a speed. It is called in each frame of the drag.
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

// Edges are the two ends of what scrolls, with a zone inside each in which it does, all in
// pixels. Rush bounds the speed.
type Edges struct {
	Start, End, Zone, Rush float32
	// Before and After say that there is something to scroll to.
	Before, After bool
}

// Speed is how fast to scroll for a position: negative towards the start, 1 at the edge
// itself, and faster beyond it.
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
