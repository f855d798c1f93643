// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus/metric"
)

// core is a Grid without the type of its rows, so that all grids of a program share its code.
type core struct {
	// Options are those of the Grid, nil before it is bound.
	*option.Options

	// of is the Grid that this is the core of, nil before it is bound.
	of     typed
	report reporter
	data   dataset.Set
	shows  showFuncs
	engine engine
	source columnSource
	// keyed says that the caller was handed a CellKeyDown that the grid has yet to act on.
	keyed bool
	jobs  backgroundJobs

	selection selection.Rows
	editing   edit.Editing

	// wholeHeight is Details.EstimatedHeight with the row's own height, in place of it; 0: it
	// is not known so.
	wholeHeight unit.Dp
	// sized is what the widths of columns were taken from.
	sized sizingSource
	// setColumnFilter is the method SetFilter, kept because each method value is an allocation.
	setColumnFilter func(columnID string, f filter.Filter)
	// firstPins are the pinned columns as the program set them.
	firstPins   firstPins
	columnSteps columnSteps
	persister   viewPersister
	announcing  announcing
}

// update is Grid.Update.
func (g *core) update(gtx layout.Context) (events.Event, bool) {
	gtx.Metric = metric.Sound(gtx.Metric)
	g.prepare(gtx)
	for {
		if g.keyed {
			// The caller has seen the key: what it left is ours.
			g.keyed = false
			g.engine.finishKey(gtx)
		}
		if s, ok := g.report.pop(); ok {
			if ev := g.event(s); ev != nil {
				return ev, true
			}
			continue
		}
		if !g.engine.step(gtx) && !g.serve(gtx) && !g.announce() {
			g.engine.updated = true
			return nil, false
		}
	}
}

// serve does what no event of the grid's own tags asks for, and says whether
// anything came of it.
func (g *core) serve(gtx layout.Context) (some bool) {
	g.engine.longPress(gtx)
	some = g.of.updateMenu(gtx)
	some = g.engine.headMenuStep(gtx) || some
	return g.updateJobs(gtx) || some
}

// drain does what is left of Update when Layout begins.
func (g *core) drain(gtx layout.Context) {
	g.prepare(gtx)
	for !g.engine.updated {
		g.keyed = false
		g.engine.finishKey(gtx)
		if !g.engine.step(gtx) {
			break
		}
	}
	if g.serve(gtx) {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	g.engine.updated = false
	g.engine.claimEscape(gtx)
	g.engine.editor.told()
	// The events may have changed what rows show in which order.
	g.prepare(gtx)
}

// prepare brings what is derived from the caller's fields up to date.
func (g *core) prepare(gtx layout.Context) {
	g.of.bind()
	g.data.CheckSource()
	g.data.TakePosted()
	g.resolveColumns()
	g.restoreViews()
	g.data.Reorder(gtx)
	g.data.Pins.Sync(gtx)
	g.data.Loads.LoadShown()
	g.collapseAsked()
	g.selection.SyncSelection(gtx)
	g.engine.sortKeys = g.data.Want.ShownKeys()
	g.engine.filtersOn = g.Filtering.Enabled && len(g.Filtering.Columns) > 0
	g.engine.syncRows()
	g.engine.syncSearch(gtx)
	g.followRowSizing()
	g.followColumnSteps()
	g.revealEdit()
}

// event gives a raw event its row.
func (g *core) event(s rawEvent) events.Event {
	switch s.kind {
	case rawReady:
		if ev, ok := s.ev.(edit.CellsEdited); ok {
			return g.of.editedEvent(ev)
		}
		g.noteColumns(s.ev)
		g.noteAnnounced(s)
		return s.ev
	case rawKey:
		if !g.engine.view.IsRow(s.at) {
			return nil
		}
		g.keyed = true
	}
	if g.data.OwnRow(s.at.Band, s.at.Row) {
		return g.ownClick(s)
	}
	c, ok := g.context(s.at)
	if !ok {
		return nil
	}
	return g.of.rowEvent(s, c)
}

// context makes the context of a cell, and says whether there is such a cell.
func (g *core) context(at viewport.Address) (c column.CellContext, ok bool) {
	if at.Col < 0 || at.Col >= len(g.engine.cols.Leaves) {
		return c, false
	}
	row, ok := g.data.Row(at.Band, at.Row)
	if !ok {
		return c, false
	}
	c.RowContext = g.rowContext(row, at)
	if at.Band == layoutx.Body && g.data.Outlined() {
		c.Depth = g.data.Item(at.Row).Depth
	}
	leaf := &g.engine.cols.Leaves[at.Col]
	c.ColumnID, c.ColumnIndex = leaf.ID, at.Col
	c.Pinned = column.PinSide(leaf.Pane)
	c.Focused, c.Editing = g.engine.focus.is(at), g.isEditing(at)
	d := g.engine.cols.Defs[leaf.Def]
	c.Value = d.Value
	if s, ok := g.branchSum(at); ok {
		c.Sum = column.CellAggregate{Of: d.Sums, Aggregate: s}
	}
	return c, true
}

func (g *core) rowContext(row rowdata.Row, at viewport.Address) column.RowContext {
	c := column.RowContext{Row: row, RowIndex: at.Row, Band: at.Band, Hovered: g.engine.hover.isRow(at)}
	if number, ok := g.data.NumberAt(at.Band, at.Row); ok {
		c.RowID = g.data.RowID(number)
		c.Selected = g.selection.SelectedRow(number)
		if at.Band != layoutx.Body {
			c.RowIndex -= g.data.FloatingCount(at.Band)
		}
	}
	return c
}

// Close ends what runs in the background for this grid, jobs and loads, and writes what
// Persist keeps; its error is that of writing. The grid may not be laid out after it.
func (g *Grid[T]) Close() error { return g.bound().Close() }

func (g *core) Close() error {
	g.data.Order.Lazy.Close()
	g.data.Order.Model.Cancel()
	g.selection.State.Cancel()
	g.data.Searching.Drop()
	g.data.Values.Drop()
	g.jobs.close()
	g.editing.State.Close()
	if g.data.Feed != nil {
		g.data.Feed.Close()
	}
	if g.data.Order.TreeBuild != nil {
		g.data.Order.TreeBuild.Cancel()
	}
	return g.closeViews()
}
