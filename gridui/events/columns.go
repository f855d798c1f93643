// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"maps"
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

func (ColumnGroupsChanged) GridEvent() {}

// Apply makes the change.
func (e ColumnGroupsChanged) Apply(to *option.ColumnGroups) {
	groups := slices.DeleteFunc(slices.Clone(to.Collapsed), func(id string) bool { return id == e.GroupID })
	if e.Collapsed {
		groups = append(groups, e.GroupID)
	}
	to.Collapsed = groups
}

// ColumnOrderChanged says that columns were moved, or asks for it where ColumnOrder is
// Controlled. It comes once, when the move is complete.
type ColumnOrderChanged struct {
	// ColumnIDs are the columns that moved.
	ColumnIDs []string
	// From and To are the ids of all columns in order, hidden and pinned ones too.
	From, To []string
}

func (ColumnOrderChanged) GridEvent() {}

// Apply makes the change.
func (e ColumnOrderChanged) Apply(to *option.ColumnOrder) { to.IDs = e.To }

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

func (ColumnPinningChanged) GridEvent() {}

// Apply makes the change.
func (e ColumnPinningChanged) Apply(to *option.ColumnPinning) { to.Left, to.Right = e.Left, e.Right }

// ColumnSizingChanged says that columns were given other widths, or asks for it where
// ColumnSizing is Controlled. While an edge is dragged it comes with every move.
type ColumnSizingChanged struct {
	// Widths are the new widths by column id; 0 gives a column its own back.
	Widths map[string]unit.Dp
}

func (ColumnSizingChanged) GridEvent() {}

// Apply makes the change.
func (e ColumnSizingChanged) Apply(to *option.ColumnSizing) {
	widths := maps.Clone(to.Widths)
	if widths == nil {
		widths = map[string]unit.Dp{}
	}
	for id, w := range e.Widths {
		if w = override.Positive(w); w == 0 {
			delete(widths, id)
		} else {
			widths[id] = w
		}
	}
	to.Widths = widths
}

// ColumnVisibilityChanged says that columns were shown or hidden, or asks for it where
// ColumnVisibility is Controlled.
type ColumnVisibilityChanged struct {
	// Shown and Hidden are the ids of the columns that changed.
	Shown, Hidden []string
}

func (ColumnVisibilityChanged) GridEvent() {}

// Apply makes the change.
func (e ColumnVisibilityChanged) Apply(to *option.ColumnVisibility) {
	to.Shown = idlist.Union(idlist.Without(to.Shown, e.Hidden, e.Shown), e.Shown)
	to.Hidden = idlist.Union(idlist.Without(to.Hidden, e.Hidden, e.Shown), e.Hidden)
}
