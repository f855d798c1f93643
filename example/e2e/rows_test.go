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
	"github.com/giogrid/giogrid/gridui/locale"
)

// playFilter types into the search of the airports.
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

// playTree opens a state with the arrow keys, and closes it and its country.
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

// playMenu opens the menu of a cell with a key, and closes it.
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

// playDetails opens a detail with a key, turns the wheel over the grid in it, and closes it.
func playDetails(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "details", lang: look.English})
	fresh := s.drawn()
	assert.Contains(t, s.mirror.state().Status, "1 open")
	row := s.mirror.box(t, "McCarran International")
	s.choose("McCarran International")
	s.mirrored("a click") // a key before the frame of the click is lost
	s.press("Enter")
	s.park()
	assert.Contains(t, s.mirrored("Enter").Status, "2 open")
	open := s.changed("a detail more", fresh)

	inner := image.Pt(row.Min.X+300, row.Max.Y+100)
	top := s.mirror.state().Scroll
	s.wheel(inner, 2)
	now := s.mirrored("the wheel over the grid of a detail")
	assert.Equal(t, top, now.Scroll, "the rows around it stay")
	turned := s.changed("other routes", open)

	s.press("Enter")
	s.park()
	assert.Contains(t, s.mirrored("Enter again").Status, "1 open")
	s.changed("a detail less", turned, open)
}

// playPins pins a row by its button and lets it go.
func playPins(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "menu", lang: look.English})
	fresh := s.drawn()
	area, before := s.mirror.body(), s.mirror.box(t, "A-1003")
	s.click(s.mirror.spots(locale.For("en").PinTop)[2])
	s.park()
	assert.Less(t, s.mirror.box(t, "A-1003").Min.Y, before.Min.Y)
	s.shows("the row at the top", func(img *image.NRGBA) error {
		if differing(fresh, img, area, 0) <= pixelsOff {
			return errors.New("the rows stand as they did")
		}
		return nil
	})
	s.click(s.mirror.spot(t, locale.For("en").Unpin))
	s.park()
	assert.Equal(t, before, s.mirror.box(t, "A-1003"))
	s.shows("the row where it was", func(img *image.NRGBA) error { return alike(fresh, img, area, 0.01) })
}
