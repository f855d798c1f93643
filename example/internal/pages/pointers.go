// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

// pointers point to rows in their slice. Most grids of the gallery have pointers for rows: all that do
// share their code, whatever they point to, and the program is smaller by that.
func pointers[T any](rows []T) []*T {
	out := make([]*T, len(rows))
	for i := range rows {
		out[i] = &rows[i]
	}
	return out
}
