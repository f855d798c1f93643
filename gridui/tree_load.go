// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// ReloadChildren drops the rows that were loaded below a row, to be had anew when
// it shows open. It has no effect on rows whose children were not loaded.
func (g *Grid[T]) ReloadChildren(rowID string) { g.bound().ReloadChildren(rowID) }

func (g *core) ReloadChildren(rowID string) {
	if g.data.Order.Lazy.Drop(rowID) {
		g.data.RowsChanged()
	}
}
