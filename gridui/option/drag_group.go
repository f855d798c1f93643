// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// A DragGroup connects grids between which users can drag rows: set RowDrag.Group of each grid to its address. All
// grids of a group should show rows of one kind. The zero value is ready to use. A DragGroup must not be copied, and
// must not be used by two windows.
type DragGroup struct{ shared any }

// Shared returns the value that the grids of the group share. The first call makes it with fresh. Only grids call
// Shared.
func (g *DragGroup) Shared(fresh func() any) any {
	if g.shared == nil {
		g.shared = fresh()
	}
	return g.shared
}
