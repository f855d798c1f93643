// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package shot

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"math"
	"os"
	"sync"
	"time"

	"gioui.org/gpu/headless"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/paint"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

// maxSide is the maximum width and height of a picture in pixels: the texture size that all renderers for OpenGL ES 3
// in use support.
const maxSide = 8192

// Options defines how [Take] draws.
type Options struct {
	// Size is the size of the window in dp. Both sides must be positive.
	Size image.Point
	// Scale is the number of pixels per dp and per sp. The zero value is 1. The size of the picture is Size times
	// Scale, rounded up.
	Scale float32
	// Text multiplies the number of pixels per sp, as a system does for users who chose larger text. The zero value
	// is 1.
	Text float32
	// Background is painted first. A transparent colour, such as the zero value, selects white.
	Background color.NRGBA
	// Now is the time of the frames. The zero value selects the start time of a [gridtest.Harness].
	Now time.Time
	// Frames is the number of frames to draw; the picture shows the last. The zero value is 2, since a widget may
	// find out in its first frame what to draw in the next.
	Frames int
	// Patience is the maximum real time to wait for background work of the widget. Take draws frames as long as the
	// widget requests them.
	Patience time.Duration
}

// Take draws a widget and returns the picture. To bring a widget into a state first, with an open menu or the mouse
// over a row, use a harness and [Of]. Take returns an error if w is nil, if the size is invalid, or if the renderer
// fails.
func Take(w layout.Widget, o Options) (*image.RGBA, error) {
	if w == nil {
		return nil, errors.New("shot: no widget")
	}
	h, err := o.harness(w)
	if err != nil {
		return nil, err
	}
	frames := o.Frames
	if frames <= 0 {
		frames = 2
	}
	for range frames {
		h.Frame()
	}
	settle(h, o.Patience)
	return draw(h.Ops(), h.Size)
}

// harness returns a harness with the size and the scale of the options. It draws nothing.
func (o Options) harness(w layout.Widget) (*gridtest.Harness, error) {
	scale := o.Scale
	if scale == 0 {
		scale = 1
	}
	size, err := pixels(o.Size, scale)
	if err != nil {
		return nil, err
	}
	bg := o.Background
	if bg.A == 0 {
		bg = color.NRGBA{R: 255, G: 255, B: 255, A: 255}
	}
	h := gridtest.New(size, func(gtx layout.Context) layout.Dimensions {
		paint.Fill(gtx.Ops, bg)
		return w(gtx)
	})
	h.Metric = unit.Metric{PxPerDp: scale, PxPerSp: scale}
	if o.Text > 0 {
		h.Metric.PxPerSp *= o.Text
	}
	if !o.Now.IsZero() {
		h.Now = o.Now
	}
	return h, nil
}

// pixels converts a size in dp to pixels. It returns an error if the size is not positive or too large to draw.
func pixels(dp image.Point, scale float32) (image.Point, error) {
	x := math.Ceil(float64(dp.X) * float64(scale))
	y := math.Ceil(float64(dp.Y) * float64(scale))
	if !(x >= 1 && y >= 1 && x <= maxSide && y <= maxSide) { // also false for NaN
		return image.Point{}, fmt.Errorf("shot: cannot draw %v dp at scale %v", dp, scale)
	}
	return image.Pt(int(x), int(y)), nil
}

// Of draws what a harness shows: the operations of its last frame, or of a first frame if there is none. The picture
// has the size of the harness, and is transparent where the widget paints nothing. Of returns an error if h is nil,
// if its size is invalid, or if the renderer fails.
func Of(h *gridtest.Harness) (*image.RGBA, error) {
	if h == nil {
		return nil, errors.New("shot: no harness")
	}
	if h.Frames() == 0 {
		h.Settle()
	}
	return draw(h.Ops(), h.Size)
}

// settle draws frames as long as the widget requests them, at most for the time of patience.
func settle(h *gridtest.Harness, patience time.Duration) {
	const pause = 10 * time.Millisecond
	for end := time.Now().Add(patience); time.Now().Before(end); {
		at, ok := h.Wakeup()
		if !ok {
			return
		}
		time.Sleep(pause)
		h.Advance(max(at.Sub(h.Now), pause))
	}
}

// drawing allows one picture to be drawn at a time.
var drawing sync.Mutex

// draw renders ops in a new GPU window. Gio's renderer keeps paths, so a used window could draw text at another
// fraction of a pixel.
func draw(ops *op.Ops, size image.Point) (img *image.RGBA, err error) {
	if _, err := pixels(size, 1); err != nil {
		return nil, err
	}
	drawing.Lock()
	defer drawing.Unlock()
	surfaceless()
	w, err := headless.NewWindow(size.X, size.Y)
	if err != nil {
		return nil, fmt.Errorf("shot: %w", err)
	}
	defer w.Release()
	if err := w.Frame(ops); err != nil {
		return nil, fmt.Errorf("shot: draw: %w", err)
	}
	img = image.NewRGBA(image.Rectangle{Max: size})
	if err := w.Screenshot(img); err != nil {
		return nil, fmt.Errorf("shot: read back: %w", err)
	}
	return img, nil
}

// surfaceless makes EGL use no display if there is none.
func surfaceless() {
	for _, name := range []string{"DISPLAY", "WAYLAND_DISPLAY", "EGL_PLATFORM"} {
		if os.Getenv(name) != "" {
			return
		}
	}
	os.Setenv("EGL_PLATFORM", "surfaceless")
}
