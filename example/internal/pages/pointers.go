// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

// pointers returns pointers to the rows of a slice. Most grids of the gallery have pointers as rows: instances of
// generic code for pointer types are shared, which makes the program smaller.
func pointers[T any](rows []T) []*T {
	out := make([]*T, len(rows))
	for i := range rows {
		out[i] = &rows[i]
	}
	return out
}
