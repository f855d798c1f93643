// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// DragColumn is the id of the column of drag handles, the first of the left pane.
const DragColumn = "__drag__"

// dragBar is why the rows of a grid cannot be moved.
type dragBar uint8

const (
	barNone dragBar = iota
	barSorted
	barFiltered
	barGrouped
	barTracked
)

// rowDragBar says whether rows have an order that can be changed.
func (g *core) rowDragBar() dragBar {
	switch {
	case !g.data.Funcs.Tree.On() && len(g.Grouping.By) > 0:
		return barGrouped
	case len(g.data.Want.Keys()) > 0:
		return barSorted
	case g.data.Want.Filters():
		return barFiltered
	case g.editing.State.Status != nil && !g.RowDrag.Controlled && !g.data.Funcs.Tree.On():
		return barTracked // an order is no change that a server could be told of
	}
	return barNone
}

// dragReason is what a user reads of it.
func (e *engine) dragReason(b dragBar) string {
	switch b {
	case barSorted:
		return e.draw.Style.Texts.RowsSorted
	case barFiltered:
		return e.draw.Style.Texts.RowsFiltered
	case barGrouped:
		return e.draw.Style.Texts.RowsGrouped
	case barTracked:
		return e.draw.Style.Texts.RowsTracked
	}
	return ""
}
