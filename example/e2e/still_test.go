// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"errors"
	"image"
	"time"
)

// stillTime is the time for which a window must look the same before it counts as drawn: on a busy machine it acts late on
// the last events, such as that the pointer has left a row.
const stillTime = time.Second

// still finds out when a window has stopped changing.
type still struct {
	last  *image.NRGBA
	since time.Time
}

// check returns an error until a part of the pictures has been the same for stillTime.
func (s *still) check(now *image.NRGBA, part image.Rectangle) error {
	if s.last == nil || alike(now, s.last, part, 0) != nil {
		s.last, s.since = now, time.Now()
	}
	if time.Since(s.since) < stillTime {
		return errors.New("it may change yet")
	}
	return nil
}
