// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/override"
	"github.com/giogrid/giogrid/gridui/option"
)

// ColumnGroupsChanged says that a user opened or closed a header group, or asks for
// it where ColumnGroups is Controlled.
type ColumnGroupsChanged struct {
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

// ColumnOrderChanged says that columns were moved, or asks for it where ColumnOrder is
// Controlled. It comes once, when the move is complete.
type ColumnOrderChanged struct {
	// ColumnIDs are the columns that moved.
	ColumnIDs []string
	// From and To are the ids of all columns in order, hidden and pinned ones too.
	From, To []string
}

// Apply makes the change.
func (e ColumnOrderChanged) Apply(to *option.Options) { to.ColumnOrder.IDs = e.To }

// ColumnPinningChanged says that columns were pinned or unpinned, or put in another order
// at their side, or asks for it where ColumnPinning is Controlled.
type ColumnPinningChanged struct {
	// ColumnIDs are the columns it was done to, Side is where they are pinned now; of
	// columns that were put back to where they were at first it is ColumnPinNone, wherever
	// that is.
	ColumnIDs []string
	Side      option.ColumnPinSide
	// Left and Right are all pinned columns after the change.
	Left, Right []string
}

// Apply makes the change.
func (e ColumnPinningChanged) Apply(to *option.Options) {
	to.ColumnPinning.Left, to.ColumnPinning.Right = e.Left, e.Right
}

// ColumnSizingChanged says that columns were given other widths, or asks for it where
// ColumnSizing is Controlled. While an edge is dragged it comes with every move.
type ColumnSizingChanged struct {
	// Widths are the new widths by column id; 0 gives a column its own back.
	Widths map[string]unit.Dp
}

// Apply makes the change.
func (e ColumnSizingChanged) Apply(to *option.Options) {
	to.ColumnSizing.Widths = override.Sizes(to.ColumnSizing.Widths, e.Widths)
}

// ColumnVisibilityChanged says that columns were shown or hidden, or asks for it where
// ColumnVisibility is Controlled.
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
