// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build js

// Package window runs the window of a program that is measured in a browser.
package window

import (
	"fmt"
	"os"
	"syscall/js"

	"gioui.org/app"
	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/widget/material"
)

// Faces are the fonts of the window. Programs that are compared have the same.
var Faces = gofont.Collection()

// Run shows a window and calls draw for each frame. The global property "frames" is the number of frames drawn. Run does
// not return: the program ends with its window.
func Run(name string, draw func(gtx layout.Context, th *material.Theme)) {
	go func() {
		if err := show(draw); err != nil {
			fmt.Fprintln(os.Stderr, name+":", err)
			os.Exit(1)
		}
	}()
	app.Main()
}

func show(draw func(gtx layout.Context, th *material.Theme)) error {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(Faces))
	w := new(app.Window)
	var ops op.Ops
	for frames := 0; ; {
		switch e := w.Event().(type) {
		case app.DestroyEvent:
			return e.Err
		case app.FrameEvent:
			gtx := app.NewContext(&ops, e)
			draw(gtx, th)
			e.Frame(gtx.Ops)
			frames++
			js.Global().Set("frames", frames)
		}
	}
}
