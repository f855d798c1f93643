// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/op/clip"
)

// Clipped is a clip, ended by Pop.
type Clipped struct{ stack clip.Stack }

// Clip limits painting and pointer input to a rectangle, in pixels.
//
//go:noinline
func Clip(ops *op.Ops, r image.Rectangle) Clipped { return Clipped{clip.Rect(r).Push(ops)} }

// ClipRound limits painting and pointer input to a rectangle with round corners, in pixels.
func ClipRound(ops *op.Ops, r image.Rectangle, radius int) Clipped {
	return Clipped{clip.UniformRRect(r, min(radius, r.Dx()/2, r.Dy()/2)).Push(ops)}
}

// Pop ends the clip.
//
//go:noinline
func (c Clipped) Pop() { c.stack.Pop() }

// Moved is an offset, ended by Pop.
type Moved struct{ stack op.TransformStack }

// Offset moves the origin by a number of pixels.
//
//go:noinline
func Offset(ops *op.Ops, by image.Point) Moved { return Moved{op.Offset(by).Push(ops)} }

// Pop restores the origin.
//
//go:noinline
func (m Moved) Pop() { m.stack.Pop() }

// Listen registers a tag for pointer events in the current clip.
//
//go:noinline
func Listen(ops *op.Ops, tag event.Tag) { event.Op(ops, tag) }

// NodeLabel sets the label of the semantic node of the current clip. The other functions set its
// description, class and state.
//
//go:noinline
func NodeLabel(ops *op.Ops, label string) { semantic.LabelOp(label).Add(ops) }

// NodeAbout sets the description of the node.
//
//go:noinline
func NodeAbout(ops *op.Ops, about string) { semantic.DescriptionOp(about).Add(ops) }

// NodeClass sets the class of the node, for instance that of a button.
//
//go:noinline
func NodeClass(ops *op.Ops, class semantic.ClassOp) { class.Add(ops) }

// NodeSelected sets whether the node is selected.
//
//go:noinline
func NodeSelected(ops *op.Ops, on bool) { semantic.SelectedOp(on).Add(ops) }

// NodeEnabled sets whether the node is enabled.
//
//go:noinline
func NodeEnabled(ops *op.Ops, on bool) { semantic.EnabledOp(on).Add(ops) }
