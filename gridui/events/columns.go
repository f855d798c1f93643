// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// ColumnGroupsChanged reports that a user opened or closed a header group. If ColumnGroups is Controlled it proposes
// that.
type ColumnGroupsChanged struct {
	// GroupID is the group, Collapsed reports whether it is closed now.
	GroupID   string
	Collapsed bool
}

// Apply makes the change.
func (e ColumnGroupsChanged) Apply(to *option.Options) {
	groups := slices.DeleteFunc(slices.Clone(to.ColumnGroups.Collapsed), func(id string) bool { return id == e.GroupID })
	if e.Collapsed {
		groups = append(groups, e.GroupID)
	}
	to.ColumnGroups.Collapsed = groups
}

// ColumnOrderChanged reports that a user moved columns. If ColumnOrder is Controlled it proposes that. It comes one
// time, when the move is complete.
type ColumnOrderChanged struct {
	// ColumnIDs are the columns that moved.
	ColumnIDs []string
	// From and To are the ids of all columns in their order before and after the move, hidden and pinned columns
	// included.
	From, To []string
}

// Apply makes the change.
func (e ColumnOrderChanged) Apply(to *option.Options) { to.ColumnOrder.IDs = e.To }

// ColumnPinningChanged reports that a user pinned or unpinned columns, or moved pinned columns. If ColumnPinning is
// Controlled it proposes that.
type ColumnPinningChanged struct {
	// ColumnIDs are the columns that changed, Side is the side they are pinned to now. For columns that were reset to
	// their first state it is ColumnPinNone, whatever that state is.
	ColumnIDs []string
	Side      option.ColumnPinSide
	// Left and Right are all pinned columns after the change.
	Left, Right []string
}

// Apply makes the change.
func (e ColumnPinningChanged) Apply(to *option.Options) {
	to.ColumnPinning.Left, to.ColumnPinning.Right = e.Left, e.Right
}

// ColumnSizingChanged reports that a user resized columns. If ColumnSizing is Controlled it proposes that. While an
// edge is dragged it comes with every move.
type ColumnSizingChanged struct {
	// Widths are the new widths in dp by column id; 0 restores the width of the column's definition.
	Widths map[string]unit.Dp
}

// Apply makes the change.
func (e ColumnSizingChanged) Apply(to *option.Options) {
	to.ColumnSizing.Widths = override.Sizes(to.ColumnSizing.Widths, e.Widths)
}

// ColumnVisibilityChanged reports that a user showed or hid columns. If ColumnVisibility is Controlled it proposes
// that.
type ColumnVisibilityChanged struct {
	// Shown and Hidden are the ids of the columns that changed.
	Shown, Hidden []string
}

// Apply makes the change.
func (e ColumnVisibilityChanged) Apply(to *option.Options) {
	v := &to.ColumnVisibility
	v.Shown = idlist.Union(idlist.Without(v.Shown, e.Hidden, e.Shown), e.Shown)
	v.Hidden = idlist.Union(idlist.Without(v.Hidden, e.Hidden, e.Shown), e.Hidden)
}
