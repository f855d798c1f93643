// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// touchCaches drops cached data of rows.
func (f *Field) touchCaches(rows []int32) {
	if f.Folded != nil {
		f.Folded.touch(rows)
	}
	if f.Codes != nil {
		f.Codes.touch(rows)
	}
	if f.Collation != nil {
		f.Collation.touch(rows)
	}
}

// clearCaches empties the caches.
func (f *Field) clearCaches() {
	if f.Folded != nil {
		f.Folded.clear()
	}
	if f.Codes != nil {
		f.Codes.clear()
	}
	if f.Collation != nil {
		f.Collation.clear()
	}
}

// clearCaches empties the caches of all fields.
func (w *wanted) clearCaches() {
	for _, f := range w.fields {
		f.clearCaches()
	}
}
