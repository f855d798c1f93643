// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnhistory

import (
	"maps"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is what the feature asks of the grid.
type Grid interface {
	// ResolveColumns brings the set of columns in line with the options.
	ResolveColumns()
	// ResizingColumn reports whether a user is dragging the edge of a column.
	ResizingColumn() bool
	// EachQueuedEvent calls f for each event that the program has not read yet.
	EachQueuedEvent(f func(events.Event))
	// PushStep adds a step to the undo history.
	PushStep(s *Step)
}

// Sources are what the feature reads and changes.
type Sources struct {
	_ nocmp.Struct

	Options *option.Options
	Columns *column.Set
	Painter *draw.Painter
	Report  dataset.Report
	Grid    Grid
}

// Feature turns what users do to columns into steps.
type Feature struct {
	Sources
	pending
}

// pending are the changes since the last step.
type pending struct {
	was state
	// touched is set if a user changed something since was, moved are the columns that have
	// another place for it.
	touched bool
	moved   []string
}

// state is what users change of columns. It shares the lists and the map of the options, which
// are replaced and never modified.
type state struct {
	order, left, right, shown, hidden []string
	widths                            map[string]unit.Dp
}

// state is the present state.
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

// Note records an event that tells of a change of columns by a user.
func (f *Feature) Note(ev events.Event) {
	o := f.Options
	if !o.Editing.Enabled {
		return
	}
	switch ev := ev.(type) {
	case events.ColumnOrderChanged:
		f.note(o.ColumnOrder.Controlled, ev.ColumnIDs)
	case events.ColumnPinningChanged:
		f.note(o.ColumnPinning.Controlled, ev.ColumnIDs)
	case events.ColumnSizingChanged:
		f.note(o.ColumnSizing.Controlled, nil)
	case events.ColumnVisibilityChanged:
		f.note(o.ColumnVisibility.Controlled, nil)
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

// Sync makes a step of what users did to columns since the last frame. A drag of an edge is one
// step, made when it has ended.
func (f *Feature) Sync() {
	if !f.Options.Editing.Enabled || f.Grid.ResizingColumn() {
		return
	}
	now := f.state()
	if !f.was.same(&now) {
		f.Grid.EachQueuedEvent(f.Note)
		if f.touched {
			f.Grid.PushStep(&Step{feature: f, before: f.was, after: now, moved: f.moved})
		}
	}
	f.pending = pending{was: now}
}
