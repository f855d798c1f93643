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
)

const billion = 1_000_000_000

// playSheet changes the sheet from a million rows to a billion and goes to both ends.
func playSheet(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "sheet"})
	require.Equal(t, 1_000_000, s.mirror.state().Rows)
	s.toEnd()
	s.choose("1,000,000,000")
	require.Equal(t, billion, s.mirrored("the switch to a billion").Rows)
	s.click(middle(s.mirror.body()))
	s.mirrored("a click")
	s.ringed("a click")

	s.press("Ctrl+Home")
	require.Equal(t, body(0, "row"), s.mirrored("Ctrl+Home").Focus)
	s.toEnd()
	s.press("Ctrl+End")
	now := s.mirrored("Ctrl+End")
	assert.Equal(t, body(billion-1, "c99"), now.Focus)
	assert.Positive(t, now.Scroll.X)
	s.ringed("Ctrl+End")
	ground := (&look.Look{}).Theme().Bg
	s.shows("text in the last rows", func(img *image.NRGBA) error {
		if inked(img, s.mirror.body(), ground) < 0.02 {
			return errors.New("the rows are blank")
		}
		return nil
	})

	s.wheel(middle(s.mirror.body()), -2)
	assert.Equal(t, now.Scroll.Y-int64(2*on.notch()), s.mirrored("the wheel at the far end").Scroll.Y)
	s.press("Alt+PageUp")
	assert.Less(t, s.mirrored("Alt+PageUp").Scroll.X, now.Scroll.X)
	s.ringed("Alt+PageUp")
}

// playGoto types the number of a row.
func playGoto(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "sheet", scheme: look.Dark})
	field := s.mirror.editor(t)
	s.click(middle(field))
	s.outlined(field)
	s.write("654321")
	s.press("Enter")
	now := s.mirrored("a row typed")
	assert.Equal(t, body(654320, "c0"), now.Focus)
	assert.Less(t, now.First, 654320)
	assert.Greater(t, now.Last, 654321)
}

// outlined waits until a field shows that it has the keyboard: text typed before is lost.
func (s *session) outlined(field image.Rectangle) {
	s.t.Helper()
	const margin = 20 // more than the text's distance to the outline
	around := field.Inset(-margin)
	s.shows("a ring around the field", func(img *image.NRGBA) error {
		for y := around.Min.Y; y < field.Min.Y; y++ {
			if _, ok := longest(img, around, y, s.ring()); ok {
				return nil
			}
		}
		return errors.New("the field has not got the keyboard")
	})
}
