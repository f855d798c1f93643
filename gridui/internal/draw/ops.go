// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/op/clip"
)

// Clipped is a clip that Pop ends.
type Clipped struct{ stack clip.Stack }

// Clip clips what is painted, and who hears the pointer, to a rectangle in pixels.
//
//go:noinline
func Clip(ops *op.Ops, r image.Rectangle) Clipped { return Clipped{clip.Rect(r).Push(ops)} }

// Pop ends the clip.
//
//go:noinline
func (c Clipped) Pop() { c.stack.Pop() }

// Moved is an offset that Pop ends.
type Moved struct{ stack op.TransformStack }

// Offset moves the origin by so many pixels.
//
//go:noinline
func Offset(ops *op.Ops, by image.Point) Moved { return Moved{op.Offset(by).Push(ops)} }

// Pop takes the origin back.
//
//go:noinline
func (m Moved) Pop() { m.stack.Pop() }

// Listen registers a tag for pointer events in the current clip.
//
//go:noinline
func Listen(ops *op.Ops, tag event.Tag) { event.Op(ops, tag) }

// NodeLabel gives the semantic node of the current clip a label. The other functions give
// it a description, a class and a state.
//
//go:noinline
func NodeLabel(ops *op.Ops, label string) { semantic.LabelOp(label).Add(ops) }

// NodeAbout gives the node a description.
//
//go:noinline
func NodeAbout(ops *op.Ops, about string) { semantic.DescriptionOp(about).Add(ops) }

// NodeClass gives the node a class, such as that of a button.
//
//go:noinline
func NodeClass(ops *op.Ops, class semantic.ClassOp) { class.Add(ops) }

// NodeSelected reports whether the node is selected.
//
//go:noinline
func NodeSelected(ops *op.Ops, on bool) { semantic.SelectedOp(on).Add(ops) }

// NodeEnabled reports whether the node can be used.
//
//go:noinline
func NodeEnabled(ops *op.Ops, on bool) { semantic.EnabledOp(on).Add(ops) }
