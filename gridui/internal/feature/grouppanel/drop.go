// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import "image"

// drop is a header dragged over the panel.
type drop struct {
	over bool
	// to is the level that it would become.
	to int
}

// Over records the place of a dragged header, and reports whether it is in the panel.
func (f *Feature) Over(_ string, pos image.Point) bool {
	f.drop = drop{over: f.line > 0 && pos.In(f.at)}
	if f.drop.over {
		f.drop.to = f.gapAt(pos)
	}
	return f.drop.over
}

// Drop groups by the column of the dragged header.
func (f *Feature) Drop(columnID string) {
	to := f.drop.to
	f.drop = drop{}
	f.group(columnID, to)
}

// Leave discards the dragged header.
func (f *Feature) Leave() { f.drop = drop{} }
