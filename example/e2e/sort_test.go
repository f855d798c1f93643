// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"context"
	"errors"
	"image"
	"testing"

	"github.com/giogrid/giogrid/example/internal/look"
)

// playSort clicks a header of a page with a few rows, and of one with a million, which are sorted in the background:
// in a browser in slices.
func playSort(ctx context.Context, t *testing.T, on stage) {
	for _, c := range []struct{ page, header string }{{"airports", "Airport"}, {"sheet", "B"}} {
		s := begin(ctx, t, on, opening{page: c.page, scheme: look.Light})
		before := s.drawn()
		body := s.mirror.body()
		s.choose(c.header)
		s.park()
		s.shows(c.page+" in another order", func(img *image.NRGBA) error {
			if differing(before, img, body, 0) < 0.03 {
				return errors.New("the rows stand where they stood")
			}
			return nil
		})
	}
}
