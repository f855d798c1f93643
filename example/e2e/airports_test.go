// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/gridui"
)

var airports = opening{page: "airports"}

// playOpens checks that the first page looks as it does without a screen.
func playOpens(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, airports)
	now := s.mirrored("the first frame")
	assert.Equal(t, 3376, now.Rows)
	assert.Equal(t, 0, now.First)
	assert.Equal(t, pages.Focus{Row: -1}, now.Focus)
	img := s.drawn()
	ground := (&look.Look{Scheme: airports.scheme}).Theme().Bg
	assert.Greater(t, inked(img, s.mirror.body(), ground), 0.02, "there is text in the rows")
}

// playKeys clicks a cell and then presses the keys that move the focus.
func playKeys(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, airports)
	s.choose("Livingston Municipal")
	assert.Equal(t, body(1, "name"), s.mirrored("a click").Focus)
	s.ringed("a click")
	for _, c := range []struct {
		key  string
		want pages.Focus
	}{
		{"Down", body(2, "name")},
		{"Right", body(2, "city")},
		{"Up", body(1, "city")},
		{"Left", body(1, "name")},
		{"End", body(1, "state")},
		{"Home", body(1, gridui.SelectColumn)},
		{"PageDown", body(12, gridui.SelectColumn)},
		{"PageUp", body(1, gridui.SelectColumn)},
		{"Ctrl+End", body(3375, "state")},
		{"Ctrl+Home", body(0, gridui.SelectColumn)},
	} {
		before := s.mirror.state()
		s.press(c.key)
		now := s.mirrored(c.key)
		require.Equal(t, c.want, now.Focus, c.key)
		if c.key == "PageDown" {
			assert.Equal(t, line(s, before), line(s, now), "the focus keeps its line on the screen")
		}
		s.ringed(c.key)
	}
}

// playHeader moves the focus from the first row to the header and back.
func playHeader(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, airports)
	s.choose("Bay Springs")
	assert.Equal(t, body(0, "city"), s.mirrored("a click").Focus)
	s.ringed("a click") // only then does it have the keyboard
	s.press("Up")
	assert.Equal(t, "head", s.mirrored("Up").Focus.Band)
	assert.Equal(t, "city", s.mirror.state().Focus.Column)
	s.press("Down")
	assert.Equal(t, body(0, "city"), s.mirrored("Down").Focus)
	s.ringed("Down")
}

func body(row int, column string) pages.Focus {
	return pages.Focus{Band: "body", Row: row, Column: column}
}

// line returns the distance of the focused row from the top of the body, in pixels.
func line(s *session, at pages.State) int64 { return int64(at.Focus.Row)*s.rowHeight() - at.Scroll.Y }

// playWheel turns the wheel in both directions; the picture must follow to the pixel.
func playWheel(ctx context.Context, t *testing.T, on stage) {
	const notches = 3
	s := begin(ctx, t, on, airports)
	rows := s.mirror.body()
	before := s.drawn()
	s.wheel(middle(rows), notches)
	s.park()
	far := notches * on.notch()
	assert.EqualValues(t, far, s.mirrored("the wheel").Scroll.Y)
	kept := image.Rect(rows.Min.X, rows.Min.Y, rows.Max.X, rows.Max.Y-far)
	s.shows("rows moved by as much as the wheel says", func(now *image.NRGBA) error {
		if d := differing(now, before, kept, far); d > pixelsOff {
			return errors.New("the rows are elsewhere")
		}
		return nil
	})
	s.wheel(middle(rows), -notches)
	s.park()
	assert.Zero(t, s.mirrored("the wheel turned back").Scroll.Y)
	s.shows("rows back where they were", func(now *image.NRGBA) error { return alike(now, before, s.mirror.grid(), pixelsOff) })
}

func middle(r image.Rectangle) image.Point { return r.Min.Add(r.Max).Div(2) }

// playThumb drags the scroll bar's thumb to the end and back.
func playThumb(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, airports)
	before := s.drawn()
	s.toEnd()
	s.park()
	s.shows("other rows", func(now *image.NRGBA) error {
		if differing(now, before, s.mirror.body(), 0) < 0.02 {
			return errors.New("the rows are those of the start")
		}
		return nil
	})
	s.drag(s.mirror.thumb(true), image.Pt(s.mirror.thumb(true).X, 1))
	s.park()
	assert.Zero(t, s.mirrored("the thumb dragged back").Scroll.Y)
	s.shows("the first rows", func(now *image.NRGBA) error { return alike(now, before, s.mirror.grid(), pixelsOff) })
}

// toEnd drags the thumb of the vertical scroll bar to the end, where the last row must end exactly with the body.
func (s *session) toEnd() {
	s.t.Helper()
	from := s.mirror.thumb(false)
	view := s.mirror.body().Dy()
	s.drag(from, image.Pt(from.X, windowSize.Y-1))
	now := s.mirrored("the thumb dragged to the end")
	assert.Equal(s.t, now.Rows, now.Last)
	assert.Equal(s.t, int64(now.Rows)*s.rowHeight()-int64(view), now.Scroll.Y)
}
