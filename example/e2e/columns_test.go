// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
)

// playColumns resizes, moves and hides columns, and finds them so when the gallery is opened again.
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
	s.choose("Columns…")
	listed := s.changed("the list of columns", wide)
	s.click(s.mirror.checkBox(t, "Hour"))
	s.press("Escape")
	left := s.changed("a column less, and no list", listed, wide)

	s.reopen(at)
	s.park()
	assert.Equal(t, edge.Min.X+60+100, s.mirror.box(t, "Month").Min.X)
	s.shows("the columns as they were left", func(now *image.NRGBA) error {
		return alike(now, left, s.mirror.grid(), pixelsOff)
	})
}

// changed waits until the rows look other than in some pictures, and no longer change: the state says
// nothing of columns.
func (s *session) changed(what string, from ...*image.NRGBA) *image.NRGBA {
	s.t.Helper()
	s.park()
	var last *image.NRGBA
	return s.shows(what, func(now *image.NRGBA) error {
		for _, old := range from {
			if differing(now, old, s.mirror.grid(), 0) <= pixelsOff {
				return errors.New("the rows look as they did")
			}
		}
		was := last
		last = now
		if was == nil {
			return errors.New("it may change yet")
		}
		return alike(now, was, s.mirror.grid(), 0)
	})
}
