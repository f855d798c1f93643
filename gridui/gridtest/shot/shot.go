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

// maxSide is the largest width or height of a picture in pixels, the texture
// size that every renderer of OpenGL ES 3 in use offers.
const maxSide = 8192

// Options says how [Take] draws.
type Options struct {
	// Size of the window in dp; both sides must be positive.
	Size image.Point
	// Scale is the number of pixels per dp and per sp; zero is 1. The picture
	// measures Size times Scale, rounded up.
	Scale float32
	// Text multiplies the number of pixels per sp alone, as a system does for users who
	// want larger text; zero is 1.
	Text float32
	// Background is painted first; a transparent one, as the zero value, stands
	// for white.
	Background color.NRGBA
	// Now is the time that the widget sees; the zero value is the fixed start time
	// of a [gridtest.Harness].
	Now time.Time
	// Frames is how many frames are drawn, of which the last is the picture; zero
	// is 2, since a widget may learn in its first frame what it shows in the next.
	Frames int
	// Patience is how long to wait for work that the widget has done beside its
	// frames: more are drawn for as long as it asks for some.
	Patience time.Duration
}

// Take draws a widget and returns the picture. To pose a widget first, with a
// menu open or a row under the mouse, drive it through a harness and use [Of].
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

// harness returns a window of the right size and scale, not drawn yet.
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

// pixels converts a size in dp; the result may be too large to draw.
func pixels(dp image.Point, scale float32) (image.Point, error) {
	x := math.Ceil(float64(dp.X) * float64(scale))
	y := math.Ceil(float64(dp.Y) * float64(scale))
	if !(x >= 1 && y >= 1 && x <= maxSide && y <= maxSide) { // also catches NaN
		return image.Point{}, fmt.Errorf("shot: cannot draw %v dp at scale %v", dp, scale)
	}
	return image.Pt(int(x), int(y)), nil
}

// Of draws what a harness shows now: the operations of its last frame, or of a
// first one if there was none. The picture is as large as the harness, and
// transparent where the widget paints nothing.
func Of(h *gridtest.Harness) (*image.RGBA, error) {
	if h == nil {
		return nil, errors.New("shot: no harness")
	}
	if h.Frames() == 0 {
		h.Settle()
	}
	return draw(h.Ops(), h.Size)
}

// settle draws frames while a widget asks for them, for at most some time.
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

// drawing lets one picture be drawn at a time.
var drawing sync.Mutex

// draw renders ops in a GPU window of its own: Gio's renderer keeps paths, so a
// window used before could draw text at another fraction of a pixel.
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

// surfaceless tells EGL not to look for a display where there is none.
func surfaceless() {
	for _, name := range []string{"DISPLAY", "WAYLAND_DISPLAY", "EGL_PLATFORM"} {
		if os.Getenv(name) != "" {
			return
		}
	}
	os.Setenv("EGL_PLATFORM", "surfaceless")
}
