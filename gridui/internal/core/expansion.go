// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

// SetExpanded is RowHandle.SetExpanded.
func (g *Grid) SetExpanded(id string, open bool) {
	depth := 0
	if g.Options.Expansion.Depth > 0 {
		depth = g.Data.Expansion.DepthOf(id)
	}
	g.Options.Expansion.Set(id, depth, open)
}

// ExpandAll is Grid.ExpandAll.
func (g *Grid) ExpandAll() {
	g.ExpandTo(0)
	g.Options.Expansion.Rows.SetAll(true)
}

// ExpandTo is Grid.ExpandTo.
func (g *Grid) ExpandTo(depth int) {
	g.Options.Expansion.Rows.SetAll(false)
	g.Options.Expansion.Depth = max(depth, 0)
}

// ReloadChildren is RowHandle.ReloadChildren.
func (g *Grid) ReloadChildren(rowID string) {
	if g.Data.Order.Lazy.Drop(rowID) {
		g.Data.RowsChanged()
	}
}
