// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// TreeGrid is a Grid of rows with rows below them. It says in the words of its fields
// what Grid.Tree and Grid.Expansion say; a field that is zero leaves those alone.
//
// A mark in the first column of data opens and closes a row, and so do the arrows
// there, Enter, + and -; * opens the rows beside it too.
type TreeGrid[T any] struct {
	Grid[T]

	// GetSubRows are the rows right below a row: Tree.Children. SetRows is given the
	// rows at the top. Set it before SetRows.
	GetSubRows func(row T) []T
	// Expanded begins with all rows open. Later changes of it do nothing: see
	// Grid.ExpandAll and Grid.CollapseAll.
	Expanded bool

	begun bool
}

// grid gives the Grid what the fields say.
func (t *TreeGrid[T]) grid() *Grid[T] {
	g := &t.Grid
	if t.GetSubRows != nil && g.Tree.Children == nil {
		g.Tree.Children = t.GetSubRows
		g.engine.rowsChanged()
	}
	if !t.begun && t.Expanded {
		if !g.keeping.begins(PartExpanded, func(v *View) { v.Expanded = &ExpandedRows{Rows: AllIDs()} }) {
			g.ExpandAll()
		}
	}
	t.begun = true
	return g
}
