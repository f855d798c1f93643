// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package override

import (
	"maps"

	"gioui.org/unit"
)

// Sizes returns a copy of sizes by id with changes made. A changed size that is not positive removes the id.
func Sizes(sizes, changes map[string]unit.Dp) map[string]unit.Dp {
	sizes = maps.Clone(sizes)
	if sizes == nil {
		sizes = map[string]unit.Dp{}
	}
	for id, size := range changes {
		if size = Positive(size); size == 0 {
			delete(sizes, id)
		} else {
			sizes[id] = size
		}
	}
	return sizes
}
