// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"unsafe"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/menus/userlang"
)

// Grid is a gridui.Grid without the type of its rows, so that all grids of a program share its
// code. Wire connects it. The Update and Layout of gridui.Grid call Update and Layout of this Grid.
type Grid struct {
	Parts
	columnSync
	actions

	// Rows keeps the scroll position at its row, Frame lays out and paints.
	Rows  rowSync
	Frame frame
	// Menus opens the menus of cells and headers.
	Menus menuInput
	input input

	optional   optional
	extensions extensions
	// conflicts is set when the list of conflicts is connected.
	conflicts bool

	zoom zoomed
	// keyed reports whether the caller got a CellKeyDown that the grid has yet to act on, updated
	// whether Update has returned all events since the last frame.
	keyed, updated bool
	// brought reports that an optional part was connected since the last frame.
	brought bool
}

// Typed is the gridui.Grid, which knows the type of the rows.
type Typed interface {
	// Bind updates the functions of the core from the fields of the Grid.
	Bind()
	// ColumnSlice returns the identity of the slice of columns.
	ColumnSlice() (data unsafe.Pointer, n int)
	// Extension returns the i-th extension of the program, nil if there are fewer. Extend connects it with the grid.
	Extension(i int) any
	Extend(extension any)
	// RowEvent returns the event for a raw event, EditedEvent the event for edited cells, InsertedEvent that
	// for inserted rows.
	RowEvent(raw report.Raw, c column.CellContext) events.Event
	EditedEvent(ev edit.CellsEdited) events.Event
	InsertedEvent(ev edit.RowsInserted) events.Event
	// Requested returns the event for a request for the menu of a cell.
	Requested(c column.CellContext, r MenuRequest) events.Event
}

// Update implements Grid.Update.
func (g *Grid) Update(gtx layout.Context) (events.Event, bool) {
	gtx.Metric = g.zoom.metric(gtx.Metric, &g.Options.Zoom)
	g.Sync(gtx)
	for {
		if g.keyed {
			// The caller has seen the key, and the grid acts on it unless the caller did.
			g.keyed = false
			g.input.finishKey(gtx)
		}
		if s, ok := g.Report.Pop(); ok {
			if ev := (rawEvents{g}).event(s); ev != nil {
				return ev, true
			}
			continue
		}
		// A step that reads no input may emit an event too, such as a filter after its delay.
		if !g.input.step(gtx) && !g.serve(gtx) && !g.Features.Flush() && !g.Report.Waits() {
			g.updated = true
			return nil, false
		}
	}
}

// serve does the work that is not triggered by an event of the grid's tags, and reports whether it
// did any.
func (g *Grid) serve(gtx layout.Context) bool {
	g.Scroller.LongPress(gtx)
	return g.Features.Work(gtx)
}

// drain does the rest of Update's work when Layout begins.
func (g *Grid) drain(gtx layout.Context) {
	g.Sync(gtx)
	if g.brought {
		// The part was connected after Update, and has not asked for its events yet: without that, those before the
		// next frame would be lost.
		g.brought, g.updated = false, false
	}
	for !g.updated {
		g.keyed = false
		g.input.finishKey(gtx)
		if !g.input.step(gtx) {
			break
		}
	}
	if g.serve(gtx) {
		gtx.Execute(op.InvalidateCmd{}) // the caller gets it in the next frame
	}
	g.updated = false
	g.input.claimEscape(gtx)
	g.Features.EndInput()
	g.input.around.endInput()
	// The events may have changed which rows show, and their order.
	g.Sync(gtx)
}

// Sync updates everything that is derived from the fields of the Grid.
func (g *Grid) Sync(gtx layout.Context) {
	g.typed.Bind()
	g.extensions.sync()
	g.Data.CheckSource()
	g.Data.Posted.Take()
	g.columnSync.resolve()
	g.Features.Restore()
	g.Data.Clock.Now = gtx.Now
	g.Data.Reorder(gtx)
	g.Data.Pins.Sync(gtx)
	g.Data.Loads.LoadShown()
	g.Features.Prepare()
	g.Selection.SyncSelection(gtx)
	g.Marks.Sync(g.Data.Want.ShownKeys())
	g.Rows.syncRows()
	g.Focus.ApplyRestore()
	g.Ranges.Sync()
	g.Ranges.Search(gtx)
	g.Rows.syncSearch(gtx)
	g.Features.Follow()
}

// Synced calls Sync and returns the grid, for methods that the program calls between frames.
func (g *Grid) Synced() *Grid {
	g.Sync(layout.Context{})
	return g
}

// ErrorText implements Grid.ErrorText.
func (g *Grid) ErrorText(err error) string { return g.Features.Editor.ErrorText(err) }

// Close implements Grid.Close.
func (g *Grid) Close() error {
	g.Data.Order.Lazy.Close()
	g.Data.Order.Model.Cancel()
	g.Selection.State.Cancel()
	g.Data.Searching.Drop()
	g.Ranges.Close()
	g.Data.Values.Drop()
	g.Editing.State.Close()
	g.Data.Posted.Close()
	if g.Data.Order.TreeBuild != nil {
		g.Data.Order.TreeBuild.Cancel()
	}
	g.Data.Jobs.CancelAll()
	return g.Features.Close()
}

// Progress returns the progress of the job that orders the rows, or else of the job that collects
// ids of rows to select, edits many rows, copies or exports. ok is false if none runs.
func (g *Grid) Progress() (done float64, ok bool) {
	for _, job := range [...]*rowmodel.Job{g.Data.Order.Job, g.Selection.State.Collecting.Job} {
		if job != nil && !job.Finished() {
			return job.Progress(), true
		}
	}
	if b := g.Editing.State.Bulk; b != nil {
		return b.Progress(), true
	}
	return g.Features.Progress()
}

// KeyHandled returns a flag that the caller sets after it acted on a key.
func (g *Grid) KeyHandled() *bool { return &g.input.key.handled }

// Layout lays out and paints a frame. resolve returns the resolved style of the frame, or nil if
// only the widgets may differ from the last frame's style.
func (g *Grid) Layout(gtx layout.Context, widgets style.Widgets, resolve func(gtx layout.Context) *style.Resolved) layout.Dimensions {
	gtx.Metric = g.zoom.metric(gtx.Metric, &g.Options.Zoom)
	reads := g.updated // the caller reads events
	st := resolve(gtx)
	if st != nil {
		g.Columns.Localize(&st.Texts) // before drain, which filters rows
		if g.Columns.Speak(userlang.Of(gtx.Locale.Language), st.Signs, g.Data.CallerColumns()) {
			g.Columns.MarkGiven() // filters compare the texts of cells
		}
		turned := g.Columns.Turn(st.RTL)
		if g.Data.Speak(gtx.Locale.Language) || turned {
			g.columnSync.resolve()
		}
		g.Features.Localize()
		g.Data.Clock.Begins = st.WeekBegins
	}
	g.drain(gtx)
	if g.zoom.changed(&g.Options.Zoom) {
		gtx.Metric = g.zoom.metric(g.zoom.window, &g.Options.Zoom)
		if zoomed := resolve(gtx); zoomed != nil {
			st = zoomed
		}
	}
	if st != nil {
		g.Painter.SetStyle(st)
	}
	g.Painter.SetWidgets(widgets)
	dims := g.extensions.layout(gtx)
	if g.Features.Editor.IsOpen() {
		listenThrough(gtx, &g.input.around.grid, dims.Size)
	}
	g.Features.EndFrame(gtx)
	if reads && g.Report.Waits() {
		gtx.Execute(op.InvalidateCmd{}) // the caller gets it in the next frame
	}
	return dims
}

// WindowMetric returns the metric of the window, which the zoom does not scale.
func (g *Grid) WindowMetric() unit.Metric { return g.zoom.window }

// layoutSelf lays out the grid without its surroundings, with its menus.
func (g *Grid) layoutSelf(gtx layout.Context) layout.Dimensions {
	dims := g.Frame.layout(gtx)
	g.Menus.cells.Layout(gtx, dims.Size)
	return dims
}

// rawEvents converts raw events to events of a program.
type rawEvents struct{ grid *Grid }

// event returns the event for a raw event, with its row.
func (r rawEvents) event(raw report.Raw) events.Event {
	switch raw.Kind {
	case report.Ready:
		r.grid.Features.WatchEvent(raw)
		switch ev := raw.Event.(type) {
		case edit.CellsEdited:
			return r.grid.typed.EditedEvent(ev)
		case edit.RowsInserted:
			return r.grid.typed.InsertedEvent(ev)
		}
		return raw.Event
	case report.Key:
		if !r.grid.View.IsRow(raw.At) {
			return nil
		}
		r.grid.keyed = true
	}
	if r.grid.Data.OwnRow(raw.At.Band, raw.At.Row) {
		return r.ownClick(raw)
	}
	c, ok := r.grid.Contents.Context(raw.At)
	if !ok {
		return nil
	}
	return r.grid.typed.RowEvent(raw, c)
}

// ownClick returns the event of a click on a row that the grid made, or nil if raw is no click.
func (r rawEvents) ownClick(raw report.Raw) events.Event {
	if raw.Kind != report.RowClick {
		return nil
	}
	ev := events.GroupClicked{GroupID: r.grid.Data.RowID(raw.At.Row.BodyPos()), ColumnID: r.grid.Columns.Leaves[raw.At.Col].ID, Click: raw.Click}
	it := r.grid.Data.SourceOf(raw.At.Row.BodyPos())
	switch r.grid.Data.KindOf(it) {
	case dataset.ItemGroup:
		ev.Text, ev.Rows = r.grid.Data.Groups.Named(it)
	case dataset.ItemFiller:
		o := r.grid.Data.Order.Model.Outline()
		place := o.Place(it.Record())
		ev.Text, ev.Rows = r.grid.Data.Order.Now.Tree.Names[it.Record()], int(o.End(place)-place-1)
	default:
		return nil
	}
	return ev
}
