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
	s.drag(s.mirror.spot(t, "Weekday"), middle(s.mirror.box(t, "Month")).Sub(image.Pt(40, 0)))
	assert.Less(t, s.mirror.box(t, "Weekday").Min.X, s.mirror.box(t, "Month").Min.X)
	s.choose("Columns…")
	s.choose("Hour")
	s.press("Escape")
	s.park()
	s.mirrored("columns resized, moved and hidden")
	left := s.shows("other columns", func(now *image.NRGBA) error {
		if differing(now, fresh, s.mirror.grid(), 0) < 0.02 {
			return errors.New("the columns are as they were")
		}
		return nil
	})

	s.reopen(at)
	s.park()
	assert.Equal(t, edge.Min.X+60+100, s.mirror.box(t, "Month").Min.X)
	s.shows("the columns as they were left", func(now *image.NRGBA) error {
		return alike(now, left, s.mirror.grid(), pixelsOff)
	})
}
