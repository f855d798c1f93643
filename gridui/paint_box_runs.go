// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/layoutx"
)

// The boxes that a column shows in a band are drawn one by one while they change, and
// as one path for each colour from the second frame in which they look the same: what a
// window does for a frame goes by the number of its operations. Where they move, but not
// to each other, they look the same.

// beginBoxes begins the boxes of a column in a band.
func (p *painter) beginBoxes(b layoutx.Band, col int) *draw.BoxRun {
	k := draw.BoxRunKey{Band: b, Col: col}
	if p.text.StickyDrawn {
		k.Col = -1 - col // those of rows that stick are others
	}
	return p.Paths.BoxRun(k)
}
