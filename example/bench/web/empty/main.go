// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Command empty is a window of Gio without a grid, for a browser: a line of text in the fonts of command sheet. It draws
// a frame whenever the wheel turns.
//
// The global property "frames" is the number of frames drawn.
package main

import (
	"fmt"
	"image"
	"os"
	"syscall/js"

	"gioui.org/app"
	"gioui.org/font/gofont"
	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/text"
	"gioui.org/widget/material"
)

func main() {
	go func() {
		if err := run(); err != nil {
			fmt.Fprintln(os.Stderr, "empty:", err)
			os.Exit(1)
		}
	}()
	app.Main()
}

func run() error {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	w, tag := new(app.Window), new(int)
	every := pointer.ScrollRange{Min: -1 << 20, Max: 1 << 20}
	var ops op.Ops
	for frames := 0; ; {
		switch e := w.Event().(type) {
		case app.DestroyEvent:
			return e.Err
		case app.FrameEvent:
			gtx := app.NewContext(&ops, e)
			for {
				if _, ok := gtx.Event(pointer.Filter{Target: tag, Kinds: pointer.Scroll, ScrollX: every, ScrollY: every}); !ok {
					break
				}
				gtx.Execute(op.InvalidateCmd{})
			}
			area := clip.Rect(image.Rectangle{Max: gtx.Constraints.Max}).Push(gtx.Ops)
			event.Op(gtx.Ops, tag)
			material.Body1(th, "0.00").Layout(gtx)
			area.Pop()
			e.Frame(gtx.Ops)
			frames++
			js.Global().Set("frames", frames)
		}
	}
}
