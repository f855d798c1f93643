// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// DragGroup connects grids between which users can drag rows. Its owner
// gives its address to RowDrag.Group of each of them; they should show rows of one
// kind. The zero value is ready. It must not be copied, nor be used by two windows.
type DragGroup struct{ shared any }

// Shared returns the value that the grids of the group share. The first call makes it by fresh. Only grids call it.
func (g *DragGroup) Shared(fresh func() any) any {
	if g.shared == nil {
		g.shared = fresh()
	}
	return g.shared
}
