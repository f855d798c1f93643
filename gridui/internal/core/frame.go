// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// frame lays out and paints the parts.
type frame struct {
	*Parts
	columns *columnSync
	// sync brings rows and columns up to date.
	sync func(gtx layout.Context)
	// giver decides which columns give way, nil if none does.
	giver giver
	// zoom is the zoom of the frame.
	zoom *zoomed
	// pressed is the tag of presses on the sheet while a cell is edited.
	pressed *byte
	// described reports whether the grid has the feature that describes it to assistive technology.
	described bool
}

// layout draws a frame: toolbar, geometry, paint.
func (f *frame) layout(gtx layout.Context) layout.Dimensions {
	st := &f.Painter.Style
	f.begin(gtx)
	f.View.Zoom(f.zoom.level)
	f.giveWay(gtx, st)
	f.View.BeginRows(gtx, st, f.rowOptions())
	f.findEmpty()
	top, bottom := f.Features.TopHeight(gtx), f.Features.BarHeight(gtx)
	size := gridSize(gtx, f.natural(gtx, st, top+bottom), st.MaxHeight)
	if size.Y < top+bottom {
		bottom = 0
	}
	f.View.Place(size, top, bottom)
	f.Painter.Stages.End(draw.StageStyle)
	f.arrange(gtx, st)
	if f.Features.FitLayout(gtx) {
		f.sync(gtx)
		if f.giveWay(gtx, st) {
			gtx.Execute(op.InvalidateCmd{}) // rows may have details now
		}
		f.arrange(gtx, st)
	}
	f.View.Zoomed()
	f.Data.Loads.WakeToLoad(gtx)
	f.Data.Remote.Want(gtx)
	f.Text.Begin(gtx, st, f.View.Window.Visible)
	f.syncHover()
	f.Features.Arranged(gtx)
	f.Painter.Stages.End(draw.StageArrange)
	f.Painter.Begin(gtx, settings.Semantics(f.Options.Semantics, gtx) != option.SemanticsOff)
	if f.Options.Semantics > option.SemanticsOff && !f.described {
		f.Report.Problem("semantics", "nothing describes the grid to assistive technology, since FeatureSemantics is missing")
	}
	f.Features.PaintTops(size.X, st.RTL)
	t := draw.Offset(gtx.Ops, image.Pt(0, top))
	f.Painter.Gtx.Constraints = layout.Exact(f.View.SheetSize())
	f.paint()
	t.Pop()
	f.Features.Paint()
	f.Buttons.PaintTip(f.Options.Tooltips, image.Rectangle{Max: size})
	f.Features.PaintOverlays()
	f.Scroller.UpdateArranged(gtx)
	f.Text.End()
	f.Painter.End()
	return layout.Dimensions{Size: size}
}

// begin handles changes of the style, and computes the heights of the areas below the header.
func (f *frame) begin(gtx layout.Context) {
	f.Painter.Stages.Begin()
	f.Painter.Follow()
	strip := 0
	if len(f.Columns.Leaves) > 0 {
		strip = f.Features.StripHeight(gtx)
	}
	f.View.SetHead(f.Features.FieldRowHeight(), strip)
}

// natural returns the size of the whole grid with all its rows and columns, for constraints without
// bounds. chrome is the height of everything above and below the sheet.
func (f *frame) natural(gtx layout.Context, st *style.Resolved, chrome int) image.Point {
	if gtx.Constraints.Max.X < draw.Unbounded && gtx.Constraints.Max.Y < draw.Unbounded {
		return image.Point{}
	}
	width := gtx.Constraints.Max.X
	bounded := width < draw.Unbounded
	if !bounded {
		f.View.SolveWidths(gtx, st, 0)
		width = f.View.Widths.Total()
	}
	f.View.SolveWidths(gtx, st, width)
	f.View.MeasureHeads(st)
	in := f.View.Insets(st)
	if f.View.MeasuresRows() && (bounded || f.View.Wraps.InUse()) {
		// This keeps measured sizes, and restores the scroll position.
		f.View.MeasureInPlace(st.MaxHeight, width)
	}
	body := min(f.View.RowAxis.Total(), draw.Unbounded)
	if f.View.Count == 0 {
		body = int64(emptyRows * st.RowHeight)
	}
	height := chrome + in.Head + in.Top + in.Bottom + in.Foot + int(body)
	if f.View.Widths.Total() > width {
		height += st.BarWidth
	}
	return image.Pt(width, height)
}

// emptyRows is the height of an empty body, in rows, unless the constraints set it.
const emptyRows = 4

// gridSize returns the size of the grid for contents of a size in pixels.
func gridSize(gtx layout.Context, contents image.Point, most int) image.Point {
	size := gtx.Constraints.Max
	if size.X >= draw.Unbounded {
		size.X = contents.X
	}
	if size.Y >= draw.Unbounded {
		size.Y = min(contents.Y, most)
	}
	return gtx.Constraints.Constrain(size)
}

// rowOptions returns the program's settings of details and row heights in this frame.
func (f *frame) rowOptions() viewport.RowOptions {
	funcs, rows := &f.Contents.Funcs, &f.Options.Details.Rows
	return viewport.RowOptions{
		Details: f.Contents.HasDetails(), Heights: funcs.RowHeight != nil, Wraps: f.View.Wraps.InUse(),
		Given: len(f.Options.RowSizing.Heights) > 0, Full: funcs.FullRow != nil && f.View.HasFull(),
		All: rows.IsAll(), Rev: rows.Rev(), Guess: f.Options.Details.EstimatedHeight,
	}
}

// arrange computes the geometry of a frame: widths, panes, and the visible rows and columns.
func (f *frame) arrange(gtx layout.Context, st *style.Resolved) {
	g := &f.View.Geometry
	f.View.SetThumb(gtx.Dp(thumbLeast))
	for range maxPasses {
		bar := f.split(gtx, st)
		if f.View.Bands.Measure() {
			bar = f.split(gtx, st)
		}
		f.View.Apply()
		f.View.Restore.Apply()
		f.View.HScroll.Clamp(g.MaxHScroll)
		width := f.View.Sheet.Panes.Band(layoutx.Body).Dx()
		f.View.Sizes.Measure(f.View.BodyHeight(), width)
		f.View.UncoverMeasured(width)
		if x, _ := f.View.BarRoom(gtx, st, f.View.SheetSize(), f.View.Insets(st)); x == bar {
			break
		}
	}
	f.View.Restore.Finish()
	f.View.Requests.Served(f.Data.Access().Status().Grows(), f.View.Count)
	f.View.PlaceColumns(st)
	if shown, ok := f.View.PlaceRows(st); ok {
		f.noteWindow(shown)
	}
	if f.View.HasRowIDs() && f.View.Count > 0 {
		f.View.Scroll.HoldRow(f.Data.RowID)
	}
}

// thumbLeast is the least length of the thumb of a scroll bar.
const thumbLeast = unit.Dp(24)

// defaultOverscan is the default number of rows around the visible rows that Viewport events
// include.
const defaultOverscan = 10

// maxPasses limits how often arrange divides a frame: measuring rows can show or hide the
// scroll bar, which changes the width of their details.
const maxPasses = 3

// split divides the sheet by the rows measured so far, and returns the width of the vertical scroll
// bar.
func (f *frame) split(gtx layout.Context, st *style.Resolved) (bar int) {
	in, room := f.View.Insets(st), f.View.SheetSize()
	in.BarX, in.BarY = f.View.BarRoom(gtx, st, room, in)
	f.View.SolveWidths(gtx, st, room.X-in.BarX)
	f.View.MeasureHeads(st)
	in.Head = f.View.Insets(st).Head
	if f.View.YieldPins(room.X-in.BarX, f.Features.HoldsWidths()) {
		f.columns.changed(false)
		f.View.SolveWidths(gtx, st, room.X-in.BarX)
		f.View.MeasureHeads(st)
		in.Head = f.View.Insets(st).Head
	}
	f.View.Divide(room, in)
	return in.BarX
}

// giver takes columns off the screen that do not fit.
type giver interface {
	// Stale reports whether Measure has to be called, after Release has brought all columns back and their widths were
	// solved. With hold, the widths measured before are kept while the columns are the same.
	Stale(hold bool) bool
	Release()
	Measure()
	// Fit takes columns off the screen, or brings them back, for a width in pixels.
	Fit(space int)
}

// giveWay takes columns off the screen that do not fit beside a scroll bar, or brings them back, and reports whether it
// did. It comes before the rows, which may list such columns below them.
func (f *frame) giveWay(gtx layout.Context, st *style.Resolved) (moved bool) {
	if f.giver == nil {
		return false
	}
	space := min(gtx.Constraints.Max.X, draw.Unbounded)
	if space < draw.Unbounded {
		space -= st.BarWidth
	}
	before := f.Columns.Rev
	if f.giver.Stale(f.Features.HoldsWidths()) {
		f.giver.Release()
		f.View.SolveWidths(gtx, st, space)
		f.giver.Measure()
	}
	f.giver.Fit(space)
	if f.Columns.Rev == before {
		return false
	}
	f.columns.changed(false)
	return true
}

// noteWindow emits an event when the visible rows change, if the program watches them.
func (f *frame) noteWindow(visible virtualize.Range) {
	over := f.Options.Virtual.Prefetch
	if over <= 0 {
		over = defaultOverscan
	}
	if f.View.Window.Update(visible, over, f.View.Count) && f.Options.Virtual.Watch {
		f.Report.Emit(events.ViewportChanged{Viewport: f.Viewport()})
	}
}

// Viewport returns the rows that were visible in the last frame.
func (f *frame) Viewport() events.Viewport {
	return events.Viewport{
		First: f.View.Window.Visible.First, Last: f.View.Window.Visible.Last,
		PrefetchFirst: f.View.Window.Prefetch.First, PrefetchLast: f.View.Window.Prefetch.Last,
		Offset: f.View.ScrollOffset(),
	}
}

// findEmpty decides whether the body shows rows, a skeleton, or a text.
func (f *frame) findEmpty() {
	skeleton := f.Options.Loading.Skeleton || f.Data.Access().Status().Awaited()
	f.View.SetBody(skeleton, !skeleton && f.View.Count == 0 && !f.allPinned())
}

// allPinned reports whether there are rows and all of them are pinned.
func (f *frame) allPinned() bool { return f.Data.ShownCount() == 0 && len(f.Data.Pinned.Page) > 0 }

// Offset implements Grid.ScrollOffset.
func (f *frame) Offset() (x int, y int64) { return f.View.HScroll.Px, f.View.ScrollOffset() }

// paint draws everything between the toolbar and the bar below the sheet. Its clip area is an
// ancestor of everything in it.
func (f *frame) paint() {
	defer clip.Rect{Max: f.View.SheetSize()}.Push(f.Painter.Ops).Pop()
	f.Features.PaintLayers()
	if f.Features.Editor.IsOpen() {
		listenThrough(f.Painter.Gtx, f.pressed, f.View.SheetSize())
	}
}

// addLayers adds the layers of the sheet that belong to no feature.
func (f *frame) addLayers() {
	p, fs := &f.Painter, &f.Features
	fs.AddLayer(feature.LayerWheelArea, func() { draw.Listen(p.Ops, f.Scroller.Tag()) })
	fs.AddLayer(feature.LayerGround, func() { p.Fill(image.Rectangle{Max: f.View.SheetSize()}, p.Style.Theme.Bg) })
	fs.AddLayer(feature.LayerCellsBelow, func() {
		if f.hasWidgets() {
			f.cellArea()
		}
	})
	fs.AddLayer(feature.LayerBands, func() {
		p.Stages.End(draw.StageSemantics)
		f.Sheet.PaintBands()
		p.Stages.End(draw.StageBody)
	})
	fs.AddLayer(feature.LayerCellsAbove, func() {
		if !f.hasWidgets() {
			f.cellArea()
		}
	})
	fs.AddLayer(feature.LayerHead, func() {
		f.Sheet.PaintHead()
		p.Stages.End(draw.StageHead)
	})
	fs.AddLayer(feature.LayerBandBars, func() { p.Stages.End(draw.StageBars) })
	fs.AddLayer(feature.LayerSheet, fs.PaintSheet)
}

// hasWidgets reports whether cells of rows may be widgets.
func (f *frame) hasWidgets() bool {
	return f.Sheet.HasWidgets(layoutx.Body) || f.Sheet.HasWidgets(layoutx.Foot)
}

// cellArea receives pointer events over the cells. It lies below widgets in cells, so that they get
// their own presses, and above everything else: Gio searches the areas from the top down, and this
// way skips all clips of the cells.
func (f *frame) cellArea() {
	defer clip.Rect{Max: f.View.SheetSize()}.Push(f.Painter.Ops).Pop()
	draw.Listen(f.Painter.Ops, f.Pointer.Tag())
	f.Features.AddCursor(f.Painter.Ops)
}
