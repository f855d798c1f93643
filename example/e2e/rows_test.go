// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"image"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
)

// playFilter types into the search of the airports and then into the field below a header.
func playFilter(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, airports)
	field := s.mirror.editor(t)
	s.click(middle(field))
	s.outlined(field)
	s.write("Springs")
	s.park()
	found := s.mirrored("a search").Rows
	assert.Less(t, found, 100)
	assert.Positive(t, found)
}

// playSelect ticks two boxes and the one in the header.
func playSelect(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "airports", lang: look.English})
	s.choose("Select row")
	assert.Contains(t, s.mirrored("a box").Status, "1 selected")
	s.choose("Select all")
	assert.Contains(t, s.mirrored("the header's box").Status, "3,376 selected")
	s.choose("Select all")
	assert.NotContains(t, s.mirrored("the header's box again").Status, "selected")
}

// playTree opens a country and a state by the arrows.
func playTree(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "places"})
	s.choose("USA")
	s.ringed("a click")
	before := s.mirror.state().Rows
	s.press("Down")
	s.press("Right")
	s.park()
	now := s.mirrored("arrows")
	assert.Greater(t, now.Rows, before)
	s.press("Left")
	s.press("Left")
	s.press("Left")
	s.park()
	assert.Less(t, s.mirrored("arrows back").Rows, before)
}

// playExchange drags a row of a grid by its handle to the other one.
func playExchange(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "exchange", lang: look.English})
	before := s.mirror.state().Status
	handles := s.mirror.spots("Move row")
	s.drag(handles[1], handles[len(handles)-1].Add(image.Pt(40, 0)))
	s.park()
	now := s.mirrored("a drag").Status
	assert.NotEqual(t, before, now)
	assert.Contains(t, now, "235 airports")
}

// playMenu opens the menu of a cell from the keyboard, goes into a submenu and closes one level after
// the other.
func playMenu(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "menu"})
	s.choose("A-1003")
	s.ringed("a click")
	s.park()
	closed := s.shows("the page", func(*image.NRGBA) error { return nil })
	s.press("Shift+F10")
	body := s.mirror.body()
	s.shows("a menu", func(img *image.NRGBA) error {
		if differing(closed, img, body, 0) < 0.003 {
			return errors.New("no menu is open")
		}
		return nil
	})
	s.press("Escape")
	s.shows("no menu", func(img *image.NRGBA) error { return alike(closed, img, body, pixelsOff) })
}
