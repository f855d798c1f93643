// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"image"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
)

const (
	topHeight    = unit.Dp(52)
	headHeight   = unit.Dp(48)
	statusHeight = unit.Dp(32)
	treeWidth    = unit.Dp(250)
)

// draw draws the bar at the top, the tree, the page and the status line.
func (w *Window) draw(gtx layout.Context) {
	size, line := gtx.Constraints.Max, max(gtx.Dp(1), 1)
	look.Fill(gtx, image.Rectangle{Max: size}, w.look.Theme().Bg)
	top := min(gtx.Dp(topHeight), size.Y)
	bottom := max(size.Y-gtx.Dp(statusHeight), top)
	left := 0
	if w.tree != nil {
		left = min(gtx.Dp(treeWidth), size.X/3)
		look.At(gtx, image.Rect(0, top, left, bottom), w.tree.Layout)
		look.Fill(gtx, image.Rect(left, top, left+line, bottom), w.look.Theme().Border)
		left += line
	}
	look.At(gtx, image.Rect(0, 0, size.X, top), w.top)
	look.At(gtx, image.Rect(left, top, size.X, bottom), w.middle)
	look.At(gtx, image.Rect(0, bottom, size.X, size.Y), w.status)
}

// middle draws the page below its head.
func (w *Window) middle(gtx layout.Context) layout.Dimensions {
	size := gtx.Constraints.Max
	head := 0
	if w.catalog != nil {
		head = min(gtx.Dp(headHeight), size.Y)
		look.At(gtx, image.Rect(0, 0, size.X, head), w.head)
	}
	if w.editing() {
		below := min(head+gtx.Dp(editBarHeight), size.Y)
		look.At(gtx, image.Rect(0, head, size.X, below), w.editBarOf)
		head = below
	}
	bottom := size.Y
	if e := &w.controls.edits; w.editing() && e.preview.On {
		bottom = max(size.Y-gtx.Dp(previewHeight), head)
		look.At(gtx, image.Rect(0, bottom, size.X, size.Y), func(gtx layout.Context) layout.Dimensions {
			return e.pane.Layout(gtx, w.look, w.page.grid.Preview(w.look.Lang))
		})
	}
	look.At(gtx, image.Rect(0, head, size.X, bottom), w.body)
	return layout.Dimensions{Size: size}
}

// body draws the rows or the structure, or the reason why there are none.
func (w *Window) body(gtx layout.Context) layout.Dimensions {
	switch {
	case w.controls.pages.At == showStructure && w.page.structure != nil:
		return w.page.structure.Layout(gtx)
	case w.err != nil:
		return w.message(gtx, w.err.Error(), true)
	case w.page.grid != nil:
		return w.page.grid.Layout(gtx)
	case w.catalog != nil && w.page.cancel == nil:
		return w.message(gtx, noTables.In(w.look.Lang), false)
	}
	return w.message(gtx, opening.In(w.look.Lang), false)
}

// message draws a text in the middle.
func (w *Window) message(gtx layout.Context, txt string, isError bool) layout.Dimensions {
	th := w.look.Theme()
	t := look.Type{Size: 14, Color: th.FgMuted, Align: text.Middle, Lines: 8}
	if isError {
		t.Color, t.Weight = th.Danger, font.Medium
	}
	layout.Center.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		gtx.Constraints.Max.X = min(gtx.Constraints.Max.X, gtx.Dp(640))
		return layout.UniformInset(16).Layout(gtx, func(gtx layout.Context) layout.Dimensions { return w.look.Text(gtx, t, txt) })
	})
	return layout.Dimensions{Size: gtx.Constraints.Max}
}
