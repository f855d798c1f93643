// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// DragColumn is the id of the column of drag handles, the first of the left pane.
const DragColumn = "__drag__"

// dragBar is why the rows of a grid cannot be moved.
type blockReason uint8

const (
	notBlocked blockReason = iota
	blockedBySorting
	blockedByFilters
	blockedByGroups
	blockedByTracking
)

// rowDragBar reports whether rows have an order that can be changed.
func (g *core) rowDragBlocked() blockReason {
	switch {
	case !g.data.Funcs.Tree.On() && len(g.Grouping.By) > 0:
		return blockedByGroups
	case len(g.data.Want.Keys()) > 0:
		return blockedBySorting
	case g.data.Want.Filters():
		return blockedByFilters
	case g.editing.State.Status != nil && !g.RowDrag.Controlled && !g.data.Funcs.Tree.On():
		return blockedByTracking // an order is no change that a server could be told of
	}
	return notBlocked
}

// dragReason is what a user reads of it.
func (e *engine) dragReason(b blockReason) string {
	switch b {
	case blockedBySorting:
		return e.draw.Style.Texts.RowsSorted
	case blockedByFilters:
		return e.draw.Style.Texts.RowsFiltered
	case blockedByGroups:
		return e.draw.Style.Texts.RowsGrouped
	case blockedByTracking:
		return e.draw.Style.Texts.RowsTracked
	}
	return ""
}
