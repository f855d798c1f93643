// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"unsafe"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/menus/metric"
)

// Grid is a gridui.Grid without the type of its rows, so that all grids of a program share its
// code. Wire connects it. Its Update and Layout are those of the Grid.
type Grid struct {
	Parts
	columnSync
	actions

	// Rows keeps the screen at its rows, Frame lays out and paints.
	Rows  rowSync
	Frame frame
	// Menus opens the menus of cells and headers.
	Menus menuInput
	input input

	extensions extensions
	// conflicts is set once the list of conflicts is connected.
	conflicts bool

	// keyed says that the caller was handed a CellKeyDown that the grid has yet to act on,
	// updated that Update has returned all there was since the last frame.
	keyed, updated bool
}

// Typed is the Grid, which knows the type of the rows.
type Typed interface {
	// Bind brings the functions of the core up to date with the fields of the Grid.
	Bind()
	// ColumnSlice tells the slice of columns from any other.
	ColumnSlice() (data unsafe.Pointer, n int)
	// Extension is the i-th extension of the program, nil where there are fewer.
	Extension(i int) Extension
	// RowEvent is the event of a raw event, EditedEvent that of cells that were edited.
	RowEvent(raw report.Raw, c column.CellContext) events.Event
	EditedEvent(ev edit.CellsEdited) events.Event
}

// Update implements Grid.Update.
func (g *Grid) Update(gtx layout.Context) (events.Event, bool) {
	gtx.Metric = metric.Sound(gtx.Metric)
	g.Sync(gtx)
	for {
		if g.keyed {
			// The caller has seen the key: what it left is ours.
			g.keyed = false
			g.input.finishKey(gtx)
		}
		if s, ok := g.Report.Pop(); ok {
			if ev := (rawEvents{g}).event(s); ev != nil {
				return ev, true
			}
			continue
		}
		// A step that reads no input may emit an event all the same, such as a filter whose delay is over.
		if !g.input.step(gtx) && !g.serve(gtx) && !g.Features.Flush() && !g.Report.Waits() {
			g.updated = true
			return nil, false
		}
	}
}

// serve does what no event of the grid's own tags asks for, and reports whether anything came of
// it.
func (g *Grid) serve(gtx layout.Context) bool {
	g.Scroller.LongPress(gtx)
	return g.Features.Work(gtx)
}

// drain does what is left of Update when Layout begins.
func (g *Grid) drain(gtx layout.Context) {
	g.Sync(gtx)
	for !g.updated {
		g.keyed = false
		g.input.finishKey(gtx)
		if !g.input.step(gtx) {
			break
		}
	}
	if g.serve(gtx) {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	g.updated = false
	g.input.claimEscape(gtx)
	g.Features.EndInput()
	// The events may have changed what rows show in which order.
	g.Sync(gtx)
}

// Sync brings what is derived from the fields of the Grid up to date.
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

// Synced brings what is derived from the fields of the Grid up to date, for a method that the program calls
// between frames.
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

// Progress returns the progress of the job that orders the rows, or else of the one that collects ids of
// rows to select, edits many rows, copies or exports; ok is false if none runs.
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

// KeyHandled returns a flag that the caller sets once it has acted on a key.
func (g *Grid) KeyHandled() *bool { return &g.input.key.handled }

// Layout lays out and paints a frame. resolve makes the style of the frame, what Style.Layout knows
// beside the grid: nil if it is that of the frame before, but for the widgets.
func (g *Grid) Layout(gtx layout.Context, widgets style.Widgets, resolve func(gtx layout.Context) *style.Resolved) layout.Dimensions {
	gtx.Metric = metric.Sound(gtx.Metric)
	reads := g.updated // the caller reads events
	st := resolve(gtx)
	if st != nil {
		g.Columns.Localize(&st.Texts) // before drain, which filters rows
		g.Features.Localize()
		g.Data.Clock.Begins = st.WeekBegins
	}
	g.drain(gtx)
	if st != nil {
		g.Painter.SetStyle(st)
	}
	g.Painter.SetWidgets(widgets)
	dims := g.extensions.layout(gtx)
	g.Features.EndFrame(gtx)
	if reads && g.Report.Waits() {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	return dims
}

// layoutSelf lays out the grid alone, with its menus.
func (g *Grid) layoutSelf(gtx layout.Context) layout.Dimensions {
	dims := g.Frame.layout(gtx)
	g.Menus.cells.Layout(gtx, dims.Size)
	return dims
}

// rawEvents makes the events of a program out of raw ones.
type rawEvents struct{ grid *Grid }

// event gives a raw event its row.
func (r rawEvents) event(raw report.Raw) events.Event {
	switch raw.Kind {
	case report.Ready:
		r.grid.Features.WatchEvent(raw)
		if ev, ok := raw.Event.(edit.CellsEdited); ok {
			return r.grid.typed.EditedEvent(ev)
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

// ownClick returns the event of a click on a row that the grid made, nil for what is no click.
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
