// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

var editing = opening{page: "tracking", lang: look.English}

// playTracking types into cells, and accepts, cancels and undoes the typed text.
func playTracking(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, editing)
	s.choose("Thigpen")
	s.ringed("a click")
	s.fill("Abc")
	s.press("Enter")
	now := s.mirrored("Enter")
	assert.Contains(t, now.Status, "name: Thigpen → Abc")
	assert.Equal(t, body(1, "name"), now.Focus, "Enter goes down")

	s.fill("DefMM")
	s.takeBack()
	s.takeBack()
	s.press("Tab")
	now = s.mirrored("Tab")
	assert.Contains(t, now.Status, "name: Livingston Municipal → Def")
	next := body(1, "city")
	next.Edited = true
	assert.Equal(t, next, now.Focus, "Tab goes on editing")

	s.fill("nowhere")
	s.press("Escape")
	now = s.mirrored("Escape")
	assert.Contains(t, now.Status, "2 edited")
	assert.NotContains(t, now.Status, "nowhere")

	s.press("Ctrl+Z")
	assert.Contains(t, s.mirrored("Ctrl+Z").Status, "1 edited, 0 deleted · Undone")
	s.press("Ctrl+Z")
	assert.Contains(t, s.mirrored("Ctrl+Z again").Status, "0 edited, 0 deleted · Undone")
	s.press("Ctrl+Y")
	assert.Contains(t, s.mirrored("Ctrl+Y").Status, "1 edited, 0 deleted · Redone")
}

// playSaving adds and deletes rows and saves them, to a server that refuses every third request.
func playSaving(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, editing)
	s.choose("Refuses every third")
	s.choose("Add")
	s.mirrored("Add")
	s.fill("Field of Dreams")
	s.press("Tab")
	s.fill("Dyersville")
	s.press("Tab")
	s.fill("IA")
	s.press("Enter")
	assert.Contains(t, s.mirrored("a row").Status, "1 added, 0 edited")
	s.save("0 added, 0 edited, 0 deleted · Saved")
	s.mirror.spot(t, "Q01")

	s.choose("Thigpen")
	s.mirrored("a click")
	s.choose("Delete")
	assert.Contains(t, s.mirrored("Delete").Status, "1 deleted")
	s.save("0 deleted · Saved")
	assert.Equal(t, 400, s.mirrored("a row less").Rows)

	s.choose("Livingston")
	s.mirrored("a click") // text typed before the focus is lost
	s.fill("x")
	s.press("Enter")
	s.mirrored("Enter")
	s.save("1 edited, 0 deleted · Not saved: ")
	s.save("0 edited, 0 deleted · Saved")
}

// fill types into the focused cell, after its editor has opened: before that, keys that end an edit would go to the
// grid.
func (s *session) fill(text string) {
	s.t.Helper()
	s.write(text)
	if !s.mirrored("typing").Focus.Edited {
		s.t.Fatalf("no cell is edited after %q", text)
	}
}

// takeBack deletes the last typed wide letter in the open editor, and waits until it is gone.
func (s *session) takeBack() {
	s.t.Helper()
	const letter = 6 // pixels at least
	ground, field := (&look.Look{}).Theme().Bg, s.mirror.editor(s.t).Inset(2*ringWidth)
	var end int
	s.shows("what was typed", func(img *image.NRGBA) error {
		was := end
		if end = inkEnd(img, field, ground); end != was {
			return errors.New("it may come yet")
		}
		return nil
	})
	s.press("Ctrl+Z")
	s.shows("a letter less", func(img *image.NRGBA) error {
		if now := inkEnd(img, field, ground); now > end-letter {
			return fmt.Errorf("text ends at %d, before it was %d", now, end)
		}
		return nil
	})
}

// inkEnd returns the x coordinate at which text ends in a rectangle.
func inkEnd(img *image.NRGBA, r image.Rectangle, ground color.NRGBA) int {
	for ; !r.Empty(); r.Max.X-- {
		if inked(img, image.Rect(r.Max.X-1, r.Min.Y, r.Max.X, r.Max.Y), ground) > 0 {
			break
		}
	}
	return r.Max.X
}

// save saves, and waits until the line below the grid contains the result, in both galleries.
func (s *session) save(says string) {
	s.t.Helper()
	s.choose("Save")
	eventually(s.ctx, s.t, "the mirror's answer of the server", func() error {
		s.mirror.window.Advance(100 * time.Millisecond)
		if now := s.mirror.state().Status; !strings.Contains(now, says) {
			return errors.New(now)
		}
		return nil
	})
	s.mirrored("saving")
}
