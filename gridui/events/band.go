// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/layoutx"

// Band is a part of the grid, from top to bottom: the header, the rows fixed at the top, the rows that scroll, the
// rows fixed at the bottom, the footer.
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
