// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package stage provides a window without a screen and its contents for measurements: the grid, and labels instead of
// it.
package stage

import (
	"image"
	"time"

	"gioui.org/f32"
	"gioui.org/font/gofont"
	"gioui.org/io/input"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/example/bench/internal/sheet"
)

// Content is the content of a window onto the sheet.
type Content interface {
	// Layout draws the sheet scrolled by an offset in pixels. Content that listens to the wheel has scrolled already.
	Layout(gtx layout.Context, offset image.Point)
}

// Stage is a window at scale 1. A frame on it does all work of a window on the CPU before the operations go to the
// GPU.
type Stage struct {
	Content Content
	Size    image.Point
	// Offset is the scroll offset of the sheet, in pixels.
	Offset image.Point
	// Still stops the clock.
	Still bool

	router input.Router
	ops    op.Ops
	now    time.Time
}

// New returns a window onto the sheet, scrolled to a row.
func New(c Content, size image.Point, row int) *Stage {
	s := &Stage{Content: c, Size: size, Offset: image.Pt(0, row*sheet.RowHeight), now: time.Unix(1e9, 0)}
	// Two frames, because the content learns its input areas from the first.
	s.Frame()
	s.Frame()
	return s
}

// Scroll turns the wheel and draws the frame that follows.
func (s *Stage) Scroll(m sheet.Motion) {
	if m.Step != (image.Point{}) {
		s.Offset = s.Offset.Add(m.Step)
		s.router.Queue(pointer.Event{
			Kind:     pointer.Scroll,
			Source:   pointer.Mouse,
			Position: f32.Pt(float32(s.Size.X)/2, float32(s.Size.Y)/2),
			Scroll:   f32.Pt(float32(m.Step.X), float32(m.Step.Y)),
			Time:     time.Duration(s.now.UnixNano()),
		})
	}
	s.Frame()
}

// Hover moves the pointer to a point, and draws the frame that follows.
func (s *Stage) Hover(at f32.Point) {
	s.router.Queue(pointer.Event{Kind: pointer.Move, Source: pointer.Mouse, Position: at, Time: time.Duration(s.now.UnixNano())})
	s.Frame()
}

// Mouse moves the mouse to a point with buttons held, or presses or releases them there, and draws the
// frame that follows.
func (s *Stage) Mouse(kind pointer.Kind, at f32.Point, buttons pointer.Buttons) {
	s.router.Queue(pointer.Event{
		Kind: kind, Source: pointer.Mouse, Position: at, Buttons: buttons, Time: time.Duration(s.now.UnixNano()),
	})
	s.Frame()
}

// Press presses and releases a key, and draws the frame that follows.
func (s *Stage) Press(name key.Name) {
	s.router.Queue(key.Event{Name: name, State: key.Press}, key.Event{Name: name, State: key.Release})
	s.Frame()
}

// Frame draws a frame.
func (s *Stage) Frame() {
	if !s.Still {
		s.now = s.now.Add(time.Second / 60)
	}
	s.ops.Reset()
	s.Content.Layout(layout.Context{
		Constraints: layout.Exact(s.Size),
		Metric:      unit.Metric{PxPerDp: 1, PxPerSp: 1},
		Now:         s.now,
		Source:      s.router.Source(),
		Ops:         &s.ops,
	}, s.Offset)
	s.router.Frame(&s.ops)
}

// Idle reports whether the last frame requested no other frame.
func (s *Stage) Idle() bool {
	_, asks := s.router.WakeupTime()
	return !asks
}

// Ops returns the operations of the last frame.
func (s *Stage) Ops() *op.Ops { return &s.ops }

// NewTheme returns a theme with only the Go fonts, so that no font of the machine changes a result.
func NewTheme() *material.Theme {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	return th
}
