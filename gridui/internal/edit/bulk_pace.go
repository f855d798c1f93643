// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

const (
	// restSlice is how many cells a frame writes to while the screen rests: about 1 ms. scrollSlice is
	// how many while it scrolls, so that such frames take little longer than others.
	restSlice   = 4096
	scrollSlice = 512
	// restAfter is how long the screen must show the same rows to be at rest.
	restAfter = 150 * time.Millisecond
)

// pace is how many cells an edit writes to in a frame.
type pace struct {
	begun      bool
	first, end coord.Pos
	// moved is when other rows came onto the screen.
	moved time.Time
}

// cells is the number for a frame at a time that has some rows on the screen.
func (p *pace) cells(now time.Time, first, end coord.Pos) int {
	if p.begun && (first != p.first || end != p.end) {
		p.moved = now
	}
	p.begun, p.first, p.end = true, first, end
	if since := now.Sub(p.moved); !p.moved.IsZero() && since >= 0 && since < restAfter {
		return scrollSlice
	}
	return restSlice
}
