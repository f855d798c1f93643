// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnhistory

import (
	"maps"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// A Step is a change of the columns that can be undone.
type Step struct {
	feature       *Feature
	before, after state
	// moved holds the columns whose places changed.
	moved []string
}

// Undo restores the columns as they were before the step.
func (s *Step) Undo() error { s.change(&s.after, &s.before); return nil }

// Redo restores the columns as they were after the step.
func (s *Step) Redo() error { s.change(&s.before, &s.after); return nil }

// Place returns no cell: a step concerns whole columns.
func (s *Step) Place() (rowID, columnID string) { return "", "" }

// change changes the columns from a state to another. It changes only what differs between the two, and nothing
// that the program controls.
func (s *Step) change(from, to *state) {
	f, o := s.feature, s.feature.Options
	if !from.sameOrder(to) && !o.ColumnOrder.Controlled {
		s.setOrder(to)
	}
	if !from.samePins(to) && !o.ColumnPinning.Controlled {
		s.setPins(to)
	}
	if !from.sameVisibility(to) && !o.ColumnVisibility.Controlled {
		f.setVisibility(to)
	}
	if !maps.Equal(from.widths, to.widths) && !o.ColumnSizing.Controlled {
		o.ColumnSizing.Widths = to.widths
		f.Grid.ResolveColumns()
		f.Report.Emit(events.ColumnSizingChanged{Widths: widthChanges(from.widths, to.widths)})
	}
	f.pending = pending{was: f.state()}
}

func (s *Step) setOrder(to *state) {
	f := s.feature
	was := f.Columns.IDs()
	f.Options.ColumnOrder.IDs = to.order
	f.Grid.ResolveColumns()
	f.Report.Emit(events.ColumnOrderChanged{ColumnIDs: s.moved, From: was, To: f.Columns.IDs()})
}

func (s *Step) setPins(to *state) {
	c, pins := s.feature.Columns, &s.feature.Options.ColumnPinning
	wasLeft, wasRight := c.PinnedBy(pins.Left, pins.Right)
	pins.Left, pins.Right = to.left, to.right
	left, right := c.PinnedBy(to.left, to.right)
	ids := c.PinnedOtherwise(wasLeft, wasRight, left, right)
	if len(ids) == 0 {
		ids = s.moved // they moved among the columns pinned to the same side
	}
	s.feature.Report.Emit(events.ColumnPinningChanged{ColumnIDs: ids, Left: to.left, Right: to.right})
}

func (f *Feature) setVisibility(to *state) {
	was := f.hiddenIDs()
	v := &f.Options.ColumnVisibility
	v.Shown, v.Hidden = to.shown, to.hidden
	f.Grid.ResolveColumns()
	now := f.hiddenIDs()
	f.Report.Emit(events.ColumnVisibilityChanged{Shown: idlist.Without(was, now), Hidden: idlist.Without(now, was)})
}

// hiddenIDs returns the ids of the hidden columns.
func (f *Feature) hiddenIDs() (ids []string) {
	for i := range f.Columns.All {
		if l := &f.Columns.All[i]; l.Out && !l.Own {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// widthChanges returns the changes from some widths to others, 0 for a column that returns to its defined width.
func widthChanges(from, to map[string]unit.Dp) map[string]unit.Dp {
	changes := map[string]unit.Dp{}
	for id, w := range to {
		if from[id] != w {
			changes[id] = w
		}
	}
	for id := range from {
		if _, ok := to[id]; !ok {
			changes[id] = 0
		}
	}
	return changes
}
