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

// CollapsingChanged says that a user opened or closed a header group, or asks for
// it where Collapsing is Controlled.
type CollapsingChanged struct {
	GroupID   string
	Collapsed bool
}

func (CollapsingChanged) GridEvent() {}

// Apply makes the change.
func (e CollapsingChanged) Apply(to *option.Collapsing) {
	groups := slices.DeleteFunc(slices.Clone(to.Groups), func(id string) bool { return id == e.GroupID })
	if e.Collapsed {
		groups = append(groups, e.GroupID)
	}
	to.Groups = groups
}

// OrderChanged says that columns were moved, or asks for it where Order is
// Controlled. It comes once, when the move is complete.
type OrderChanged struct {
	// ColumnIDs are the columns that moved.
	ColumnIDs []string
	// From and To are the ids of all columns in order, hidden and pinned ones too.
	From, To []string
}

func (OrderChanged) GridEvent() {}

// Apply makes the change.
func (e OrderChanged) Apply(to *option.Order) { to.IDs = e.To }

// PinningChanged says that columns were pinned or unpinned, or put in another order
// at their side, or asks for it where Pinning is Controlled.
type PinningChanged struct {
	// ColumnIDs are the columns it was done to, Side is where they are pinned now; of
	// columns that were put back to where they were at first it is PinNone, wherever
	// that is.
	ColumnIDs []string
	Side      option.PinSide
	// Left and Right are all pinned columns after the change.
	Left, Right []string
}

func (PinningChanged) GridEvent() {}

// Apply makes the change.
func (e PinningChanged) Apply(to *option.Pinning) { to.Left, to.Right = e.Left, e.Right }

// SizingChanged says that columns were given other widths, or asks for it where
// Sizing is Controlled. While an edge is dragged it comes with every move.
type SizingChanged struct {
	// Widths are the new widths by column id; 0 gives a column its own back.
	Widths map[string]unit.Dp
}

func (SizingChanged) GridEvent() {}

// Apply makes the change.
func (e SizingChanged) Apply(to *option.Sizing) {
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

// VisibilityChanged says that columns were shown or hidden, or asks for it where
// Visibility is Controlled.
type VisibilityChanged struct {
	// Shown and Hidden are the ids of the columns that changed.
	Shown, Hidden []string
}

func (VisibilityChanged) GridEvent() {}

// Apply makes the change.
func (e VisibilityChanged) Apply(to *option.Visibility) {
	to.Shown = idlist.Union(idlist.Without(to.Shown, e.Hidden, e.Shown), e.Shown)
	to.Hidden = idlist.Union(idlist.Without(to.Hidden, e.Hidden, e.Shown), e.Hidden)
}
