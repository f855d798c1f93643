// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
)

// A blockReason is the reason why the rows of a grid cannot be moved.
type blockReason uint8

const (
	notBlocked blockReason = iota
	blockedBySorting
	blockedByFilters
	blockedByGroups
	blockedByTracking
	// Reasons why rows cannot go to a group.
	blockedByIntervals
	blockedByReadOnly
	blockedByLoading
)

// blocked returns why users cannot change the order of rows, notBlocked if they can.
func (r *rows) blocked() blockReason {
	o, tree := r.Options, r.Dataset.Funcs.Tree.On()
	switch {
	case r.regroups():
		return notBlocked // rows go to a group, whatever their order
	case !tree && len(o.Grouping.By) > 0:
		return blockedByGroups
	case len(r.Dataset.Want.Keys()) > 0:
		return blockedBySorting
	case r.Dataset.Want.Filters():
		return blockedByFilters
	case r.Editing.State.Status != nil && !o.RowDrag.Controlled && !tree:
		return blockedByTracking // a new order of rows is not a change that can be sent to a server
	}
	return notBlocked
}

// stuck returns why rows can be moved nowhere: neither within the grid, nor to another grid, nor into a row of a
// tree.
func (r *rows) stuck() blockReason {
	if r.Options.RowDrag.Group != nil || r.isTree() {
		return notBlocked
	}
	return r.blocked()
}

// text returns the reason in words for users, empty for notBlocked.
func (b blockReason) text(st *style.Resolved) string {
	switch b {
	case blockedBySorting:
		return st.Texts.RowsSorted
	case blockedByFilters:
		return st.Texts.RowsFiltered
	case blockedByGroups:
		return st.Texts.RowsGrouped
	case blockedByTracking:
		return st.Texts.RowsTracked
	case blockedByIntervals:
		return st.Texts.RowsInterval
	case blockedByReadOnly:
		return st.Texts.RowsReadOnly
	case blockedByLoading:
		return st.Texts.Source.NotLoaded
	}
	return ""
}

// regroups reports whether dragged rows go to other groups.
func (r *rows) regroups() bool {
	o := r.Options
	return o.RowDrag.Regroup && o.RowDrag.Mode == option.RowDragReorder && len(o.Grouping.By) > 0 && !r.Dataset.Funcs.Tree.On()
}
