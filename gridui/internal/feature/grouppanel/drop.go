// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import "image"

// drop is a header that is dragged over the panel.
type drop struct {
	over bool
	// to is the level that it would be.
	to int
}

// Over notes where a dragged header would go, and reports whether that is in the panel.
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

// Leave says that nothing is dropped.
func (f *Feature) Leave() { f.drop = drop{} }
