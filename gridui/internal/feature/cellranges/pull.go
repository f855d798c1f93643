// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellranges

import (
	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/rangelines"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// A pull is a finger that drags a corner of the active range by its handle, while the opposite corner stays.
type pull struct {
	f *Feature
	// kind is the kind of the range, from the corner where the drag began, stays the opposite corner.
	kind        ranges.Kind
	from, stays ranges.Corner
	// inward is the vector from the finger to a place inside the cell of the corner: the handle itself lies on
	// the line between two cells.
	inward f32.Point
	// moved reports whether the corner has left its cell.
	moved bool
}

// mostInward bounds how far inside its cell a corner is assumed to be: a finger drags the corner into the next
// cell after moving at most that far.
const mostInward = unit.Dp(48)

// Press takes the handle that a finger touches, and reports whether there is one.
func (f *Feature) Press(gtx layout.Context, ev pointer.Event) bool {
	c, ok := f.handleAt(ev.Position.Round())
	if active, some := f.Ranges.Set.Active(); ok && some && ev.Source == pointer.Touch {
		f.pull = pull{f: f, kind: active.Kind}
		f.pull.from, f.pull.stays = f.cornersOf(active, c)
		f.pull.inward = f.inward(f.pull.from, c, ev.Position)
		f.Pointer.Grab(gtx, &f.pull, ev)
		return true
	}
	return false
}

// cornersOf returns the corner of a range at a handle, and the opposite one.
func (f *Feature) cornersOf(r ranges.Range, c rangelines.Corner) (at, opposite ranges.Corner) {
	cells := f.Ranges.RectOf(r)
	cells.Cols = f.Ranges.DataSpan(cells.Cols)
	all := ranges.Of(cells)
	if at, opposite = all.Anchor, all.Head; c == rangelines.BottomEnd {
		at, opposite = opposite, at
	}
	if r.Kind&ranges.Columns != 0 {
		at.Row, opposite.Row = r.Anchor.Row, r.Anchor.Row
	}
	if r.Kind&ranges.Rows != 0 {
		at.Col, opposite.Col = r.Anchor.Col, r.Anchor.Col
	}
	return at, opposite
}

// inward returns the vector from a position to the inside of the cell of a corner.
func (f *Feature) inward(corner ranges.Corner, c rangelines.Corner, from f32.Point) f32.Point {
	square := f.discs[c]
	middle := square.Min.Add(square.Max).Div(2)
	most := f.Painter.Dp(mostInward)
	width, height := f.Viewport.Widths.Of(corner.Col), f.Painter.Style.RowHeight
	in := f32.Pt(float32(min(width/2, most)), float32(min(height/2, most)))
	if f.Painter.Style.RTL {
		in.X = -in.X
	}
	if c == rangelines.BottomEnd {
		in = in.Mul(-1)
	}
	return f32.Pt(float32(middle.X), float32(middle.Y)).Add(in).Sub(from)
}

// Drag moves the corner to the cell under the finger.
func (p *pull) Drag(_ layout.Context, ev pointer.Event) {
	p.f.pos = ev.Position
	p.follow()
}

// follow moves the corner to the cell nearest to the finger.
func (p *pull) follow() {
	f := p.f
	at, ok := host.NearestCell(f.Viewport, f.pos.Add(p.inward))
	if !ok {
		return
	}
	to, ok := f.Ranges.CornerNear(at)
	if !ok {
		return
	}
	if p.kind&ranges.Columns != 0 {
		to.Row = p.from.Row
	}
	if p.kind&ranges.Rows != 0 {
		to.Col = p.from.Col
	}
	if p.moved = p.moved || to != p.from; p.moved {
		p.begin()
		f.Ranges.Set.MoveHead(to)
	}
}

// begin begins to move the corner. The focus moves to the corner that stays, which is the anchor.
func (p *pull) begin() {
	r := p.f.Ranges
	if r.Set.Gesture() == ranges.NoGesture {
		r.Set.BeginCorner(p.stays, p.from)
		p.focusAnchor()
	}
}

// focusAnchor moves the focus to the anchor of the range, and records that the range moved it.
func (p *pull) focusAnchor() {
	r := p.f.Ranges
	if active, ok := r.Set.Active(); ok {
		p.f.Focus.Move(r.Address(active.Anchor), focus.Stay)
		r.Stand()
	}
}

// Release leaves the corner where the finger is lifted.
func (p *pull) Release(gtx layout.Context, ev pointer.Event) {
	if p.Drag(gtx, ev); p.moved {
		p.f.Ranges.Commit()
	}
}

// Cancel restores the range.
func (p *pull) Cancel() {
	if p.moved {
		p.f.Ranges.Set.Cancel()
		p.focusAnchor()
	}
}
