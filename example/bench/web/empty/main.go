// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Command empty is a window of Gio without a grid, for a browser: a line of text in the fonts of command sheet. It draws
// a frame whenever the wheel turns.
package main

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/example/bench/web/window"
)

func main() {
	tag := new(int)
	every := pointer.ScrollRange{Min: -1 << 20, Max: 1 << 20}
	window.Run("empty", func(gtx layout.Context, th *material.Theme) {
		for {
			if _, ok := gtx.Event(pointer.Filter{Target: tag, Kinds: pointer.Scroll, ScrollX: every, ScrollY: every}); !ok {
				break
			}
			gtx.Execute(op.InvalidateCmd{})
		}
		defer clip.Rect(image.Rectangle{Max: gtx.Constraints.Max}).Push(gtx.Ops).Pop()
		event.Op(gtx.Ops, tag)
		material.Body1(th, "0.00").Layout(gtx)
	})
}
