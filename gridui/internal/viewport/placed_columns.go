// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
)

// PlacedColumns remembers the columns of a pane and a strip of its header, to find out whether they have moved or
// changed. The zero PlacedColumns remembers no columns.
type PlacedColumns struct {
	cols  []celllayout.Span
	place StripPlace
}

// StripPlace is the place of a strip of a header in pixels of the sheet: its rectangle, the origin of what is drawn in
// it, and the revision of the columns.
type StripPlace struct {
	Strip   image.Rectangle
	Origin  image.Point
	Columns uint32
}

// Same reports whether columns and place equal the columns and the place of the last call, and remembers them.
func (p *PlacedColumns) Same(cols []celllayout.Span, place StripPlace) bool {
	if p.place == place && slices.Equal(p.cols, cols) {
		return true
	}
	p.cols, p.place = append(p.cols[:0], cols...), place
	return false
}
