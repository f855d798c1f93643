// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// ColumnGroupsChanged reports that a user opened or closed a header group. If ColumnGroups is Controlled, it only
// proposes the change.
type ColumnGroupsChanged struct {
	// GroupID is the id of the group. Collapsed reports whether the group is closed after the change.
	GroupID   string
	Collapsed bool
}

// Apply adds or removes the group in to.ColumnGroups.Collapsed.
func (e ColumnGroupsChanged) Apply(to *option.Options) {
	groups := slices.DeleteFunc(slices.Clone(to.ColumnGroups.Collapsed), func(id string) bool { return id == e.GroupID })
	if e.Collapsed {
		groups = append(groups, e.GroupID)
	}
	to.ColumnGroups.Collapsed = groups
}

// ColumnOrderChanged reports that a user moved columns. If ColumnOrder is Controlled, it only proposes the change. It
// is sent once, at the end of the move.
type ColumnOrderChanged struct {
	// ColumnIDs lists the ids of the moved columns.
	ColumnIDs []string
	// From and To list the ids of all columns before and after the move, including hidden and pinned columns.
	From, To []string
}

// Apply sets to.ColumnOrder.IDs.
func (e ColumnOrderChanged) Apply(to *option.Options) { to.ColumnOrder.IDs = e.To }

// ColumnPinningChanged reports that a user pinned or unpinned columns, or moved pinned columns. If ColumnPinning is
// Controlled, it only proposes the change.
type ColumnPinningChanged struct {
	// ColumnIDs lists the ids of the changed columns. Side is the side to which they are pinned after the change. For
	// columns that were reset to their initial state, Side is ColumnPinNone in any case.
	ColumnIDs []string
	Side      option.ColumnPinSide
	// Left and Right list the ids of all pinned columns after the change.
	Left, Right []string
}

// Apply sets to.ColumnPinning.Left and Right.
func (e ColumnPinningChanged) Apply(to *option.Options) {
	to.ColumnPinning.Left, to.ColumnPinning.Right = e.Left, e.Right
}

// ColumnSizingChanged reports that a user resized columns. If ColumnSizing is Controlled, it only proposes the
// change. While a user drags an edge, it is sent for every move.
type ColumnSizingChanged struct {
	// Widths maps column ids to new widths in dp. 0 restores the width in the column's definition.
	Widths map[string]unit.Dp
}

// Apply merges the widths into to.ColumnSizing.Widths.
func (e ColumnSizingChanged) Apply(to *option.Options) {
	to.ColumnSizing.Widths = override.Sizes(to.ColumnSizing.Widths, e.Widths)
}

// ColumnVisibilityChanged reports that a user showed or hid columns. If ColumnVisibility is Controlled, it only
// proposes the change.
type ColumnVisibilityChanged struct {
	// Shown and Hidden list the ids of the changed columns.
	Shown, Hidden []string
}

// Apply updates to.ColumnVisibility.Shown and Hidden.
func (e ColumnVisibilityChanged) Apply(to *option.Options) {
	v := &to.ColumnVisibility
	v.Shown = idlist.Union(idlist.Without(v.Shown, e.Hidden, e.Shown), e.Shown)
	v.Hidden = idlist.Union(idlist.Without(v.Hidden, e.Hidden, e.Shown), e.Hidden)
}
