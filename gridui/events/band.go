// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/layoutx"

// Band is a horizontal part of the grid: the header, the rows fixed at the top, the scrolling rows, the rows fixed at
// the bottom, or the footer.
type Band = layoutx.Band

// The bands, from top to bottom.
const (
	BandHeader = layoutx.Head
	// BandTop and BandBottom hold floating and pinned rows.
	BandTop    = layoutx.Top
	BandBody   = layoutx.Body
	BandBottom = layoutx.Bottom
	BandFooter = layoutx.Foot
)
