// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package override

import "maps"

// Sizes returns a copy of sizes by id with changes made. A changed size that is not positive removes the id.
func Sizes[S ~float32](sizes, changes map[string]S) map[string]S {
	sizes = maps.Clone(sizes)
	if sizes == nil {
		sizes = map[string]S{}
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
