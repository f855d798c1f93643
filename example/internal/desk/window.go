// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package desk puts a widget into a window, on a desktop or in a browser.
package desk

import (
	"errors"
	"fmt"
	"image"
	"os"

	"gioui.org/app"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
)

// Program is the content of a window.
type Program interface {
	// Layout draws a frame; it fills its constraints.
	Layout(gtx layout.Context) layout.Dimensions
	// SetWheelScale is called before the first frame on platforms with small wheel steps.
	SetWheelScale(s float32)
}

// Window is a window of a program.
type Window struct {
	Title string
	// Size is the size of the window in dp.
	Size image.Point
	// Opened, if not nil, is called before the first frame. Its argument requests a frame from any goroutine.
	Opened func(invalidate func())
	// Drawn, if not nil, is called after each frame.
	Drawn func()
	// Closing, if not nil, is called before a user or a signal closes the window; if it returns false, the window
	// stays. Finished, if not nil, is called after each frame; if it returns true, the window closes, after another
	// call of Closing.
	Closing, Finished func() bool
	// Closed, if not nil, is called before the program exits, after the window was closed or the program received a
	// signal to end.
	Closed func() error
}

// x11Wheel makes a wheel notch, 20 pixels on X11, as long as on other platforms.
const x11Wheel = 4

// Run opens the window and does not return: the program exits with the window, with status 1 if the window could not
// be opened.
func (w Window) Run(p Program) {
	go func() {
		err := w.loop(p)
		if w.Closed != nil {
			err = errors.Join(err, w.Closed())
		}
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", w.Title, err)
			os.Exit(1)
		}
		os.Exit(0)
	}()
	app.Main()
}

func (w Window) loop(p Program) error {
	win := new(app.Window)
	win.Option(app.Title(w.Title), app.Size(unit.Dp(w.Size.X), unit.Dp(w.Size.Y)))
	closeOnSignal(win)
	if w.Opened != nil {
		w.Opened(win.Invalidate)
	}
	var ops op.Ops
	for {
		switch e := win.Event().(type) {
		case app.DestroyEvent:
			return e.Err
		case app.FrameEvent:
			gtx := app.NewContext(&ops, e)
			p.Layout(gtx)
			e.Frame(gtx.Ops)
			if w.Drawn != nil {
				w.Drawn()
			}
			if w.Finished != nil && w.Finished() {
				go win.Perform(system.ActionClose) // which may wait for this loop
			}
		case *app.ClosingEvent:
			if w.Closing != nil && !w.Closing() {
				e.Abort()
				win.Invalidate()
			}
		default:
			if isX11(e) {
				p.SetWheelScale(x11Wheel)
			}
		}
	}
}
