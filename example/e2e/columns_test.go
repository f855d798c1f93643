// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"image"
	"slices"
	"testing"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/locale"
)

// playColumns resizes, moves and hides columns, and checks that they are the same after the gallery is reopened.
func playColumns(ctx context.Context, t *testing.T, on stage) {
	at := opening{page: "columns"}
	s := begin(ctx, t, on, at)
	fresh := s.drawn()
	edge := s.mirror.box(t, "Month")
	s.drag(image.Pt(edge.Min.X, middle(edge).Y), image.Pt(edge.Min.X+60, middle(edge).Y))
	assert.Equal(t, edge.Min.X+60, s.mirror.box(t, "Month").Min.X)
	wide := s.changed("a wider column", fresh)
	s.drag(s.mirror.spot(t, "Weekday"), middle(s.mirror.box(t, "Month")).Sub(image.Pt(40, 0)))
	assert.Less(t, s.mirror.box(t, "Weekday").Min.X, s.mirror.box(t, "Month").Min.X)
	s.mirrored("a column moved")
	s.click(s.mirror.control(t, semantic.Button, "Columns"))
	listed := s.changed("the list of columns", wide)
	s.click(s.mirror.control(t, semantic.CheckBox, "Hour"))
	s.press("Escape")
	left := s.changed("a column less, and no list", listed, wide)

	s.reopen(at)
	s.park()
	assert.Equal(t, edge.Min.X+60+100, s.mirror.box(t, "Month").Min.X)
	s.shows("the columns as they were left", func(now *image.NRGBA) error {
		return alike(now, left, s.mirror.grid(), pixelsOff)
	})
}

// playPinning pins columns by the menu of a header and by dragging, unpins one, and checks that they are the same
// after the gallery is reopened.
func playPinning(ctx context.Context, t *testing.T, on stage) {
	at := opening{page: "pins"}
	s := begin(ctx, t, on, at)
	fresh := s.drawn()
	s.pinByMenu("State", "Pin left")
	assert.Equal(t, s.mirror.box(t, "IATA").Max.X, s.mirror.box(t, "State").Min.X)
	byMenu := s.changed("a column pinned by the menu", fresh)

	iata := s.mirror.box(t, "IATA")
	s.drag(s.mirror.spot(t, "Latitude"), image.Pt(iata.Min.X+5, middle(iata).Y))
	assert.Equal(t, s.mirror.box(t, "Latitude").Max.X, s.mirror.box(t, "IATA").Min.X)
	dragged := s.changed("a column dragged to the side", byMenu)

	s.pinByMenu("Country", "Unpin")
	_, shows := s.mirror.window.Find("Country")
	assert.False(t, shows, "it is the last of those that scroll")
	left := s.changed("a column unpinned", dragged)

	s.reopen(at)
	s.park()
	for _, order := range [][2]string{{"Latitude", "IATA"}, {"IATA", "State"}, {"State", "Airport"}} {
		assert.Equal(t, s.mirror.box(t, order[0]).Max.X, s.mirror.box(t, order[1]).Min.X, order)
	}
	s.shows("the columns as they were left", func(now *image.NRGBA) error {
		return alike(now, left, s.mirror.grid(), pixelsOff)
	})
}

// pinByMenu opens the menu of a header by its button and chooses an item; the page has a button with the same label.
func (s *session) pinByMenu(header, item string) {
	s.t.Helper()
	at := s.mirror.box(s.t, header)
	s.must(s.stage.move(middle(at)))
	s.mirror.move(middle(at))
	s.chooseIn(at, locale.For("en").HeaderMenu)
	s.mirrored("the button on " + header)
	s.chooseIn(s.mirror.grid(), item)
	s.mirrored(item)
}

// chooseIn clicks the widget with a label in a rectangle.
func (s *session) chooseIn(r image.Rectangle, label string) {
	s.t.Helper()
	at := slices.DeleteFunc(s.mirror.spots(label), func(p image.Point) bool { return !p.In(r) })
	if len(at) != 1 {
		s.t.Fatalf("%q is at %v in %v:\n%s", label, at, r, s.mirror.window.Dump())
	}
	s.click(at[0])
}

// changed waits until the rows differ from the given pictures, and stop changing: the state does not contain columns.
func (s *session) changed(what string, from ...*image.NRGBA) *image.NRGBA {
	s.t.Helper()
	s.park()
	var window still
	return s.shows(what, func(now *image.NRGBA) error {
		for _, old := range from {
			if differing(now, old, s.mirror.grid(), 0) <= pixelsOff {
				return errors.New("the rows look as they did")
			}
		}
		return window.check(now, s.mirror.grid())
	})
}
