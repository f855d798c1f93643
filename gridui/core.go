// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"unsafe"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/columnstate"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus/metric"
)

// core is a Grid without the type of its rows, so that all grids of a program share its code.
type core struct {
	// Options are those of the Grid, nil before it is bound.
	*option.Options

	// of is the Grid that this is the core of, nil before it is bound.
	of typed
	// menu is the menu of its cells.
	menu   typedMenu
	report reporter
	data   dataset.Set
	shows  showFuncs
	cells  cells
	engine engine
	source columnSource
	// keyed says that the caller was handed a CellKeyDown that the grid has yet to act on.
	keyed bool

	selection selection.Rows
	editing   edit.Editing

	// wholeHeight is Details.EstimatedHeight with the row's own height, in place of it; 0: it
	// is not known so.
	wholeHeight unit.Dp
	columns     columnstate.State
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
		if !g.engine.step(gtx) && !g.serve(gtx) && !g.engine.features.announce.Flush() {
			g.engine.updated = true
			return nil, false
		}
	}
}

// serve does what no event of the grid's own tags asks for, and says whether
// anything came of it.
func (g *core) serve(gtx layout.Context) (some bool) {
	g.engine.scroller.LongPress(gtx)
	some = g.menu.update(gtx)
	some = g.engine.features.headMenu.UpdateMenu(gtx) || some
	some = g.engine.features.clipboard.Work(gtx) || some
	some = g.editing.UpdateCommit(gtx) || some
	return g.engine.features.exporting.Work(gtx) || some
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
	g.engine.features.cellEdit.EndEvents()
	// The events may have changed what rows show in which order.
	g.prepare(gtx)
}

// prepare brings what is derived from the caller's fields up to date.
func (g *core) prepare(gtx layout.Context) {
	g.of.bind()
	g.data.CheckSource()
	g.data.Posted.Take()
	g.resolveColumns()
	g.restoreView()
	g.data.Reorder(gtx)
	g.data.Pins.Sync(gtx)
	g.data.Loads.LoadShown()
	g.engine.features.details.CloseRequested()
	g.selection.SyncSelection(gtx)
	g.engine.marks.Sync(g.data.Want.ShownKeys())
	g.engine.syncRows()
	g.engine.syncSearch(gtx)
	g.syncRowSizing()
	g.engine.features.columnHistory.Sync()
	g.engine.features.history.Reveal()
}

// event gives a raw event its row.
func (g *core) event(s rawEvent) events.Event {
	switch s.kind {
	case rawReady:
		if ev, ok := s.ev.(edit.CellsEdited); ok {
			return g.of.editedEvent(ev)
		}
		g.engine.features.columnHistory.Note(s.ev)
		g.engine.features.announce.Note(s.ev, g.undoneText(s))
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
	c, ok := g.cells.context(s.at)
	if !ok {
		return nil
	}
	return g.of.rowEvent(s, c)
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
	g.engine.features.clipboard.Cancel()
	g.engine.features.exporting.Cancel()
	g.editing.State.Close()
	g.data.Posted.Close()
	if g.data.Order.TreeBuild != nil {
		g.data.Order.TreeBuild.Cancel()
	}
	return g.engine.features.persist.Close()
}

// Progress is how far the job is that puts the rows in order, or else the one that collects
// the ids of rows to select, edits many rows, copies or exports; ok is false if there is none.
func (g *core) Progress() (done float64, ok bool) {
	for _, job := range [...]*rowmodel.Job{g.data.Order.Job, g.selection.State.Collecting.Job} {
		if job != nil && !job.Finished() {
			return job.Progress(), true
		}
	}
	if b := g.editing.State.Bulk; b != nil {
		return b.Progress(), true
	}
	if done, ok = g.engine.features.clipboard.Progress(); ok {
		return done, true
	}
	return g.engine.features.exporting.Progress()
}

// undoneText says to screen readers which step an events.Undone is about. It is empty for other
// events.
func (g *core) undoneText(raw rawEvent) string {
	ev, ok := raw.ev.(events.Undone)
	if !ok {
		return ""
	}
	return g.engine.features.history.Describe(raw.step, ev.Redo)
}

// ownClick is the event of a click on a row that the grid made, nil for what is no click.
func (g *core) ownClick(s rawEvent) events.Event {
	if s.kind != rawRowClick {
		return nil
	}
	ev := events.GroupClicked{GroupID: g.data.RowID(s.at.Row.BodyPos()), ColumnID: g.engine.cols.Leaves[s.at.Col].ID, Click: s.by}
	it := g.data.SourceOf(s.at.Row.BodyPos())
	switch g.data.KindOf(it) {
	case dataset.ItemGroup:
		group := g.data.Group(it)
		ev.Rows = group.Len()
		ev.Text = dataset.GroupText(g.data.Order.Now.Records, g.data.Order.Now.By.By[group.Level-1], coord.Record(group.Row))
	case dataset.ItemFiller:
		o := g.data.Order.Model.Outline()
		place := o.Place(it.Record())
		ev.Text, ev.Rows = g.data.Order.Now.Tree.Names[it.Record()], int(o.End(place)-place-1)
	default:
		return nil
	}
	return ev
}

// typed is what the core asks of its Grid, which knows the type of the rows.
type typed interface {
	// bind brings the functions of the core up to date with the fields of the Grid.
	bind()
	// columnSlice tells the slice of columns from any other.
	columnSlice() (data unsafe.Pointer, n int)
	// rowEvent is the event of a raw event, editedEvent that of cells that were edited.
	rowEvent(s rawEvent, c column.CellContext) events.Event
	editedEvent(ev edit.CellsEdited) events.Event
}

// typedMenu is what the core asks of its Grid about the menu of the cells.
type typedMenu interface {
	// open tells of a wish for a menu and opens it, requestFocused does so when the
	// frame knows where the focused cell is.
	open(ask menuAsk)
	requestFocused()
	// update reads the menu's input and says whether anything came of it.
	update(gtx layout.Context) (some bool)
	// isOpen says whether it is open, replace closes it for another one.
	isOpen() bool
	replace()
	// layout draws the open menu over the grid, of a size in pixels.
	layout(gtx layout.Context, size image.Point)
}
