// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"maps"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// columnState is what users change of the columns. It shares the lists and the map
// of the fields, which are replaced and never changed.
type columnState struct {
	order, left, right, shown, hidden []string
	widths                            map[string]unit.Dp
}

// columnSteps turns what users do to columns into steps.
type columnSteps struct {
	was columnState
	// touched says that a user changed something since was, moved are the columns that
	// went elsewhere by it.
	touched bool
	moved   []string
}

func (g *core) columnState() columnState {
	return columnState{
		order: g.ColumnOrder.IDs, left: g.ColumnPinning.Left, right: g.ColumnPinning.Right,
		shown: g.ColumnVisibility.Shown, hidden: g.ColumnVisibility.Hidden, widths: g.ColumnSizing.Widths,
	}
}

func (s *columnState) same(t *columnState) bool {
	return idlist.Same(s.order, t.order) && idlist.Same(s.left, t.left) && idlist.Same(s.right, t.right) &&
		idlist.Same(s.shown, t.shown) && idlist.Same(s.hidden, t.hidden) && maps.Equal(s.widths, t.widths)
}

// noteColumns notes that a user changed columns.
func (g *core) noteColumns(ev events.Event) {
	if !g.Editing.Enabled {
		return
	}
	c := &g.columnSteps
	switch ev := ev.(type) {
	case events.ColumnOrderChanged:
		c.note(g.ColumnOrder.Controlled, ev.ColumnIDs)
	case events.ColumnPinningChanged:
		c.note(g.ColumnPinning.Controlled, ev.ColumnIDs)
	case events.ColumnSizingChanged:
		c.note(g.ColumnSizing.Controlled, nil)
	case events.ColumnVisibilityChanged:
		c.note(g.ColumnVisibility.Controlled, nil)
	}
}

// note notes a change, which is none where it was only proposed.
func (c *columnSteps) note(proposed bool, moved []string) {
	if proposed {
		return
	}
	c.touched = true
	c.moved = append(c.moved, idlist.Without(moved, c.moved)...)
}

// columnsUndoable says whether there is a change that will be a step.
func (g *core) columnsUndoable() bool {
	now := g.columnState()
	return g.columnSteps.touched && !g.columnSteps.was.same(&now)
}

// noteQueued notes what users did to columns that nobody has been told of yet.
func (g *core) noteQueued() {
	q := &g.report.eventQueue
	for _, s := range q.items[q.head:] {
		g.noteColumns(s.ev)
	}
}

// syncColumnSteps makes a step of what users did to columns since the last frame;
// a drag of an edge is one step, when it has ended.
func (g *core) syncColumnSteps() {
	c := &g.columnSteps
	if !g.Editing.Enabled || g.engine.features.columnsize.Dragging() {
		return
	}
	now := g.columnState()
	if !c.was.same(&now) {
		g.noteQueued()
		if c.touched {
			g.editing.PushStep(&columnStep{g: g, before: c.was, after: now, moved: c.moved})
		}
	}
	*c = columnSteps{was: now}
}

// columnStep is a change of the columns.
type columnStep struct {
	g             *core
	before, after columnState
	// moved are the columns that it put elsewhere.
	moved []string
}

func (s *columnStep) Undo() error { s.to(&s.after, &s.before); return nil }

func (s *columnStep) Redo() error { s.to(&s.before, &s.after); return nil }

func (s *columnStep) Place() (rowID, columnID string) { return "", "" }

// to puts the columns from a state into another, in what differs.
func (s *columnStep) to(from, to *columnState) {
	g := s.g
	q := &g.report.eventQueue
	if !idlist.Same(from.order, to.order) && !g.ColumnOrder.Controlled {
		was := g.engine.cols.IDs()
		g.ColumnOrder.IDs = to.order
		g.resolveColumns()
		q.Emit(events.ColumnOrderChanged{ColumnIDs: s.moved, From: was, To: g.engine.cols.IDs()})
	}
	if (!idlist.Same(from.left, to.left) || !idlist.Same(from.right, to.right)) && !g.ColumnPinning.Controlled {
		wasLeft, wasRight := g.pinnedIDs()
		g.ColumnPinning.Left, g.ColumnPinning.Right = to.left, to.right
		left, right := g.pinnedIDs()
		ids := g.engine.cols.PinnedOtherwise(wasLeft, wasRight, left, right)
		if len(ids) == 0 {
			ids = s.moved // among those at their side
		}
		q.Emit(events.ColumnPinningChanged{ColumnIDs: ids, Left: to.left, Right: to.right})
	}
	if (!idlist.Same(from.shown, to.shown) || !idlist.Same(from.hidden, to.hidden)) && !g.ColumnVisibility.Controlled {
		was := g.outIDs()
		g.ColumnVisibility.Shown, g.ColumnVisibility.Hidden = to.shown, to.hidden
		g.resolveColumns()
		now := g.outIDs()
		q.Emit(events.ColumnVisibilityChanged{Shown: idlist.Without(was, now), Hidden: idlist.Without(now, was)})
	}
	if !maps.Equal(from.widths, to.widths) && !g.ColumnSizing.Controlled {
		g.ColumnSizing.Widths = to.widths
		g.syncSizing(false)
		q.Emit(events.ColumnSizingChanged{Widths: widthChanges(from.widths, to.widths)})
	}
	g.columnSteps = columnSteps{was: g.columnState()}
}

// outIDs are the columns that do not show.
func (g *core) outIDs() (ids []string) {
	for i := range g.engine.cols.All {
		if l := &g.engine.cols.All[i]; l.Out && !l.Own {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// widthChanges are the widths that lead from some to others.
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
