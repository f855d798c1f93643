// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"image"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

// TestBrowserTouch fills cells with a finger that drags the handle or taps it twice. It selects a range with a finger
// that rests on a cell and then drags the range's corners.
func TestBrowserTouch(t *testing.T) {
	ctx := suite(t)
	b := newBrowser(ctx, t)
	s := begin(ctx, t, b, opening{page: "cells", lang: look.English})
	s.must(b.do(touchScreen()))
	s.tap(b, s.cell("Day", 0))
	now := s.mirrored("a tap")
	assert.Equal(t, "day", now.Focus.Column)
	s.touch(b, s.handleOf("Day", 0), s.cell("Day", 1), s.cell("Day", 3), s.cell("Day", 6))
	assert.Equal(t, "Day 1 – Day 7 · Filled (6): Tue, Wed, Thu, Fri, Sat, Sun", s.mirrored("a drag of the handle").Status)

	s.tap(b, s.cell("Day (Korean)", 0))
	s.mirrored("a tap on a Korean weekday")
	s.touch(b, s.handleOf("Day (Korean)", 0), s.cell("Day (Korean)", 1), s.cell("Day (Korean)", 3))
	assert.Contains(t, s.mirrored("another drag").Status, "Filled (3): 화, 수, 목")

	s.tap(b, s.cell("Month (Korean)", 0))
	s.mirrored("a tap on a Korean month")
	s.tapTwice(b, s.handleOf("Month (Korean)", 0))
	assert.Contains(t, s.mirrored("two taps on the handle").Status, "Month (Korean) 16 · Filled (15): 2월, 3월, 4월")

	s.restAndDrag(b, s.cell("Item", 0), s.cell("Item", 1), s.cell("Quantity", 2))
	assert.Contains(t, s.mirrored("a finger that rested").Status, "Item 1 – Quantity 3")
	s.touch(b, s.handleOf("Quantity", 2), s.cell("Quantity", 3), s.cell("Quantity", 5))
	assert.Contains(t, s.mirrored("a drag of the last corner").Status, "Item 1 – Quantity 6")
	corner := func(row int) image.Point { return s.mirror.cell(t, "Item", row).Min.Add(image.Pt(1, 1)) }
	s.touch(b, corner(0), corner(1), corner(3))
	assert.Contains(t, s.mirrored("a drag of the first corner").Status, "Quantity 6 – Item 4")
	assert.Empty(t, b.console.complaints())
}

// touchScreen makes the page's screen a touch screen.
func touchScreen() chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetTouchEmulationEnabled,
			emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
		return err
	})
}

// tap taps a point. Chromium times the tap itself: separate commands to put the finger down and to lift it may take
// longer than a rest that opens a menu.
func (s *session) tap(b *browser, at image.Point) {
	s.t.Helper()
	s.must(b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.SynthesizeTapGesture, input.SynthesizeTapGestureParams{
			X: float64(at.X), Y: float64(at.Y), GestureSourceType: input.GestureSourceTypeTouch,
		})
		return err
	})))
	s.mirror.window.TouchDown(1, float32(at.X), float32(at.Y))
	s.mirror.window.TouchUp(1, float32(at.X), float32(at.Y))
}

// touch puts a finger on the first point, moves it along the others and lifts it.
func (s *session) touch(b *browser, path ...image.Point) {
	s.t.Helper()
	const finger = pointer.ID(1)
	s.must(b.do(touchAt(input.DispatchTouchEventTypeTouchStart, path[0])))
	s.mirror.window.TouchDown(finger, float32(path[0].X), float32(path[0].Y))
	last := path[0]
	for _, last = range path[1:] {
		s.must(b.do(touchAt(input.DispatchTouchEventTypeTouchMove, last)))
		s.mirror.window.TouchMove(finger, float32(last.X), float32(last.Y))
	}
	s.must(b.do(touchAt(input.DispatchTouchEventTypeTouchEnd)))
	s.mirror.window.TouchUp(finger, float32(last.X), float32(last.Y))
}

// tapTwice taps a point twice in a row. The events contain their times: Chromium waits until the page has handled one
// event before it takes the next, which may take longer than two taps of a user.
func (s *session) tapTwice(b *browser, at image.Point) {
	s.t.Helper()
	now := time.Now()
	for i := range time.Duration(2) {
		tapped := now.Add(i * 100 * time.Millisecond)
		s.must(b.do(
			touchWhen(tapped, input.DispatchTouchEventTypeTouchStart, at),
			touchWhen(tapped.Add(20*time.Millisecond), input.DispatchTouchEventTypeTouchEnd),
		))
	}
	for range 2 {
		s.mirror.window.TouchDown(1, float32(at.X), float32(at.Y))
		s.mirror.window.TouchUp(1, float32(at.X), float32(at.Y))
	}
}

// restAndDrag is like touch, with a finger that rests on the first point.
func (s *session) restAndDrag(b *browser, path ...image.Point) {
	s.t.Helper()
	s.must(b.do(touchAt(input.DispatchTouchEventTypeTouchStart, path[0])))
	s.mirror.window.TouchDown(1, float32(path[0].X), float32(path[0].Y))
	rested := chromedp.Evaluate[float64]("new Promise(done => setTimeout(() => done(0), 900))", chromedp.EvalAwaitPromise)
	_, err := chromedp.Run(b.ctx, rested)
	s.must(err)
	s.mirror.window.Advance(900 * time.Millisecond)
	last := path[0]
	for _, last = range path[1:] {
		s.must(b.do(touchAt(input.DispatchTouchEventTypeTouchMove, last)))
		s.mirror.window.TouchMove(1, float32(last.X), float32(last.Y))
	}
	s.must(b.do(touchAt(input.DispatchTouchEventTypeTouchEnd)))
	s.mirror.window.TouchUp(1, float32(last.X), float32(last.Y))
}

// touchAt returns an event of fingers at points.
func touchAt(kind input.DispatchTouchEventType, at ...image.Point) chromedp.Action[chromedp.Void] {
	return touchWhen(time.Time{}, kind, at...)
}

// touchWhen returns the event of touchAt with a time, now if it is zero.
func touchWhen(when time.Time, kind input.DispatchTouchEventType, at ...image.Point) chromedp.Action[chromedp.Void] {
	points := []*input.TouchPoint{} // none is a list, too
	for _, p := range at {
		points = append(points, &input.TouchPoint{X: float64(p.X), Y: float64(p.Y)})
	}
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		params := input.DispatchTouchEventParams{Type: kind, TouchPoints: points}
		if !when.IsZero() {
			params.Timestamp = input.TimeSinceEpoch(float64(when.UnixMilli()) / 1000)
		}
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, params)
		return err
	})
}
