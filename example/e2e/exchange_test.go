// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"image"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/locale"
)

// playExchange drags rows of a grid by their handles to another one, where they are moved or copied; after Escape
// they stay.
func playExchange(ctx context.Context, t *testing.T, on stage) {
	s := begin(ctx, t, on, opening{page: "exchange", lang: look.English})
	assert.Contains(t, s.mirror.state().Status, "236 airports")
	s.drag(s.handle(1), s.lastOfRoute())
	s.park() // at once, however slow the frame
	assert.Contains(t, s.mirrored("a drag to the other grid").Status, "235 airports")

	s.hold(s.handle(2), s.lastOfRoute(), "Ctrl")
	s.release(s.lastOfRoute(), "Ctrl")
	s.park()
	now := s.mirrored("a drag with Ctrl").Status
	assert.Contains(t, now, "235 airports")
	assert.Contains(t, now, "Copied")

	s.hold(s.handle(3), s.lastOfRoute(), "")
	s.press("Escape")
	s.release(s.lastOfRoute(), "")
	s.park()
	assert.Equal(t, now, s.mirrored("Escape").Status)
}

// handle returns the handle of a row of the first grid.
func (s *session) handle(row int) image.Point {
	s.t.Helper()
	return s.mirror.spots(locale.For("en").MoveRow)[row]
}

// lastOfRoute returns a point in the last row of the second grid.
func (s *session) lastOfRoute() image.Point {
	s.t.Helper()
	handles := s.mirror.spots(locale.For("en").MoveRow)
	return handles[len(handles)-1].Add(image.Pt(40, 0))
}
