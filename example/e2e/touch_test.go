// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"image"
	"testing"

	"gioui.org/io/pointer"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

// TestBrowserTouch fills cells with a finger that drags the handle.
func TestBrowserTouch(t *testing.T) {
	ctx := suite(t)
	b := newBrowser(ctx, t)
	s := begin(ctx, t, b, opening{page: "cells", lang: look.English})
	s.must(b.do(touchScreen()))
	s.touch(b, s.cell("Day", 0))
	now := s.mirrored("a tap")
	assert.Equal(t, "day", now.Focus.Column)
	s.touch(b, s.handleOf("Day", 0), s.cell("Day", 1), s.cell("Day", 3), s.cell("Day", 6))
	assert.Equal(t, "Day 1 – Day 7 · Filled (6): Tue, Wed, Thu, Fri, Sat, Sun", s.mirrored("a drag of the handle").Status)

	s.touch(b, s.cell("Day (Korean)", 0))
	s.mirrored("a tap on a Korean weekday")
	s.touch(b, s.handleOf("Day (Korean)", 0), s.cell("Day (Korean)", 1), s.cell("Day (Korean)", 3))
	assert.Contains(t, s.mirrored("another drag").Status, "Filled (3): 화, 수, 목")
	assert.Empty(t, b.console.complaints())
}

// touchScreen gives the page a screen that takes a finger.
func touchScreen() chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetTouchEmulationEnabled,
			emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
		return err
	})
}

// touch puts a finger on a point, takes it along others and lifts it.
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

// touchAt is an event of fingers at points.
func touchAt(kind input.DispatchTouchEventType, at ...image.Point) chromedp.Action[chromedp.Void] {
	points := []*input.TouchPoint{} // none is a list, too
	for _, p := range at {
		points = append(points, &input.TouchPoint{X: float64(p.X), Y: float64(p.Y)})
	}
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		return err
	})
}
