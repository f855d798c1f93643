// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/unit"
)

// What painters add to the operations of a frame in many places. None of it is inlined:
// what Gio makes of it is many times as large as a call, and programs that browsers load
// are to be small.

// clipped is a clip, to be undone by Pop.
type clipped struct{ stack clip.Stack }

// clipTo clips what is painted, and who hears the pointer, to a rectangle in pixels.
//
//go:noinline
func clipTo(ops *op.Ops, r image.Rectangle) clipped { return clipped{clip.Rect(r).Push(ops)} }

// Pop ends the clip.
//
//go:noinline
func (c clipped) Pop() { c.stack.Pop() }

// moved is an offset, to be undone by Pop.
type moved struct{ stack op.TransformStack }

// moveBy moves the origin by so many pixels.
//
//go:noinline
func moveBy(ops *op.Ops, by image.Point) moved { return moved{op.Offset(by).Push(ops)} }

// Pop takes the origin back.
//
//go:noinline
func (m moved) Pop() { m.stack.Pop() }

// listen has a tag hear the pointer in the clip at hand.
//
//go:noinline
func listen(ops *op.Ops, tag event.Tag) { event.Op(ops, tag) }

// nodeLabel, nodeAbout, nodeClass, nodeSelected and nodeEnabled describe the clip at hand to assistive
// technology.
//
//go:noinline
func nodeLabel(ops *op.Ops, label string) { semantic.LabelOp(label).Add(ops) }

//go:noinline
func nodeAbout(ops *op.Ops, about string) { semantic.DescriptionOp(about).Add(ops) }

//go:noinline
func nodeClass(ops *op.Ops, class semantic.ClassOp) { class.Add(ops) }

//go:noinline
func nodeSelected(ops *op.Ops, on bool) { semantic.SelectedOp(on).Add(ops) }

//go:noinline
func nodeEnabled(ops *op.Ops, on bool) { semantic.EnabledOp(on).Add(ops) }

// dp is a size in pixels.
//
//go:noinline
func (p *painter) dp(v unit.Dp) int { return p.gtx.Dp(v) }
