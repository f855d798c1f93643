// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnhistory

import (
	"maps"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// ResolveColumns brings the set of columns in line with the options.
	ResolveColumns()
	// EachQueuedEvent calls f for each event that the program has not read yet.
	EachQueuedEvent(f func(events.Event))
}

// Sources holds what the feature reads and changes.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Painter  *draw.Painter
	Editing  *edit.Editing
	Features *feature.List
	Report   dataset.Report
	Grid     Grid
}

// Feature turns the changes of users to columns into steps.
type Feature struct {
	Sources
	pending
}

// pending holds the changes since the last step.
type pending struct {
	was state
	// touched is set if a user changed something since was. moved holds the columns whose places that changed.
	touched bool
	moved   []string
}

// A state holds the settings of columns that users change. It shares the lists and the map of the options, which
// are replaced and never modified.
type state struct {
	order, left, right, shown, hidden []string
	widths                            map[string]unit.Dp
}

// state returns the current state.
func (f *Feature) state() state {
	o := f.Options
	return state{
		order: o.ColumnOrder.IDs, left: o.ColumnPinning.Left, right: o.ColumnPinning.Right,
		shown: o.ColumnVisibility.Shown, hidden: o.ColumnVisibility.Hidden, widths: o.ColumnSizing.Widths,
	}
}

func (s *state) same(t *state) bool {
	return s.sameOrder(t) && s.samePins(t) && s.sameVisibility(t) && maps.Equal(s.widths, t.widths)
}

func (s *state) sameOrder(t *state) bool { return idlist.Same(s.order, t.order) }

func (s *state) samePins(t *state) bool {
	return idlist.Same(s.left, t.left) && idlist.Same(s.right, t.right)
}

func (s *state) sameVisibility(t *state) bool {
	return idlist.Same(s.shown, t.shown) && idlist.Same(s.hidden, t.hidden)
}

// WatchEvent records an event that reports a change of columns by a user.
func (f *Feature) WatchEvent(raw report.Raw) {
	if raw.Kind == report.Ready {
		f.note(raw.Event)
	}
}

// note records an event that reports a change of columns by a user.
func (f *Feature) note(ev events.Event) {
	o := f.Options
	if !o.Editing.Enabled {
		return
	}
	switch ev := ev.(type) {
	case events.ColumnOrderChanged:
		f.pending.note(o.ColumnOrder.Controlled, ev.ColumnIDs)
	case events.ColumnPinningChanged:
		f.pending.note(o.ColumnPinning.Controlled, ev.ColumnIDs)
	case events.ColumnSizingChanged:
		f.pending.note(o.ColumnSizing.Controlled, nil)
	case events.ColumnVisibilityChanged:
		f.pending.note(o.ColumnVisibility.Controlled, nil)
	}
}

// note records a change, unless it was only proposed.
func (p *pending) note(proposed bool, moved []string) {
	if proposed {
		return
	}
	p.touched = true
	p.moved = append(p.moved, idlist.Without(moved, p.moved)...)
}

// HasChange reports whether there is a change that will become a step.
func (f *Feature) HasChange() bool {
	now := f.state()
	return f.touched && !f.was.same(&now)
}

// Follow makes a step of the changes of users to columns since the last frame. A drag of an edge is one step,
// made when the drag has ended.
func (f *Feature) Follow() {
	if !f.Options.Editing.Enabled || f.Features.HoldsWidths() {
		return
	}
	now := f.state()
	if !f.was.same(&now) {
		f.Grid.EachQueuedEvent(f.note)
		if f.touched {
			f.Editing.PushStep(&Step{feature: f, before: f.was, after: now, moved: f.moved})
		}
	}
	f.pending = pending{was: now}
}
