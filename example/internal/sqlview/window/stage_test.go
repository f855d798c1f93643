// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window_test

import (
	"context"
	"image"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
	"github.com/giogrid/giogrid/example/internal/sqlview/window"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/storage/export"
)

// stage is a window without a screen.
type stage struct {
	*gridtest.Harness
	*window.Window
	t       *testing.T
	look    *look.Look
	exports string
	woken   chan struct{}
}

// newStage returns a window on the sample.
func newStage(t *testing.T, set func(*window.Options)) *stage {
	path := sqlviewtest.Sample(t)
	return newStageOf(t, address.SampleIn(path), set)
}

func newStageOf(t *testing.T, a address.Address, set func(*window.Options)) *stage {
	s := &stage{t: t, look: look.New(look.OnlyFonts(fonts.Collection())), exports: t.TempDir(), woken: make(chan struct{}, 1)}
	o := window.Options{
		Look: s.look, Title: a.Title(), Exports: export.Dir(s.exports),
		Open: func(ctx context.Context) (*database.Database, error) {
			return database.Open(ctx, a, database.Options{})
		},
	}
	if set != nil {
		set(&o)
	}
	s.Window = window.New(o)
	t.Cleanup(func() { require.NoError(t, s.Window.Close()) })
	s.Watch(s.wake)
	s.Harness = gridtest.New(image.Pt(1200, 700), s.Window.Layout)
	return s
}

// maxWait limits a wait for the database, on a busy machine.
const maxWait = time.Minute

// wake records a request for a frame.
func (s *stage) wake() {
	select {
	case s.woken <- struct{}{}:
	default:
	}
}

// until draws the frames that the window requests, until holds returns true.
func (s *stage) until(what string, holds func() bool) {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(s.t.Context(), maxWait)
	defer cancel()
	for s.step(); !holds(); s.step() {
		if !s.awaitWake(ctx) {
			require.FailNow(s.t, "waited in vain for "+what, s.Dump())
		}
	}
}

// awaitWake waits until a frame is due: the window has requested one, or the last frame has for a later time. It
// returns false if the context ends first.
func (s *stage) awaitWake(ctx context.Context) bool {
	if _, later := s.Wakeup(); later {
		return ctx.Err() == nil
	}
	select {
	case <-s.woken:
		return true
	case <-ctx.Done():
		return false
	}
}

func (s *stage) step() {
	s.Frame()
	s.Advance(100 * time.Millisecond)
}

// untilShown draws frames until all texts are on the screen.
func (s *stage) untilShown(texts ...string) {
	s.t.Helper()
	for _, text := range texts {
		s.until(text, func() bool { return s.shows(text) })
	}
}

func (s *stage) shows(label string) bool {
	_, ok := s.Find(label)
	return ok
}

// press clicks the widget with a label.
func (s *stage) press(label string) {
	s.t.Helper()
	n, ok := s.Find(label)
	require.True(s.t, ok, "%q in\n%s", label, s.Dump())
	s.Click(n.Center())
}

// menuOf opens the menu of the cell with a text.
func (s *stage) menuOf(label string) {
	s.t.Helper()
	n, ok := s.Find(label)
	require.True(s.t, ok, "%q in\n%s", label, s.Dump())
	x, y := n.Center()
	s.ClickButton(x, y, pointer.ButtonSecondary)
}
