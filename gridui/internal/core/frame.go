// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// frame lays out and paints what the parts hold.
type frame struct {
	*Parts
	columns *columnSync
	// sync brings rows and columns up to date.
	sync func(gtx layout.Context)
	// DetailHeight is Details.EstimatedHeight with the row's own height, in place of it; 0: it
	// is not known so.
	DetailHeight unit.Dp
	// MaxHeight is the height of the grid where the constraints set no bound, in place of that
	// of the style; 0: that of the style.
	MaxHeight unit.Dp
}

// layout draws a frame: toolbar, geometry, paint.
func (f *frame) layout(gtx layout.Context) layout.Dimensions {
	st := &f.Painter.Style
	f.begin(gtx)
	f.View.BeginRows(gtx, st, f.rowOptions())
	f.findEmpty()
	top, bottom := f.Features.TopHeight(gtx), f.Features.BarHeight(gtx)
	size := gridSize(gtx, f.natural(gtx, st, top+bottom), f.maxHeight(gtx, st))
	if size.Y < top+bottom {
		bottom = 0
	}
	f.View.Geometry.Place(size, top, bottom)
	f.Painter.Stages.End(draw.StageStyle)
	f.arrange(gtx, st)
	if f.Features.FitLayout(gtx) {
		f.sync(gtx)
		f.arrange(gtx, st)
	}
	f.Data.Loads.WakeToLoad(gtx)
	f.Data.Remote.Want(gtx)
	f.Text.Begin(gtx, st, f.View.Window.Visible)
	f.syncHover()
	f.Features.Arranged(gtx)
	f.Painter.Stages.End(draw.StageArrange)
	f.Painter.Begin(gtx, f.Options.Semantics.Resolve(gtx) != option.SemanticsOff)
	f.Features.PaintTops()
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

// begin follows changes of the style, and finds the heights of what is below the header.
func (f *frame) begin(gtx layout.Context) {
	f.Painter.Stages.Begin()
	f.Painter.Follow()
	strip := 0
	if len(f.Columns.Leaves) > 0 {
		strip = f.Features.StripHeight(gtx)
	}
	f.View.Geometry.SetHead(f.Features.FieldRowHeight(), strip)
}

// maxHeight is the greatest height in pixels of a grid that nothing bounds.
func (f *frame) maxHeight(gtx layout.Context, st *style.Resolved) int {
	if f.MaxHeight > 0 {
		return gtx.Dp(f.MaxHeight)
	}
	return st.MaxHeight
}

// natural is the size of the whole grid with all of its rows and columns, for
// constraints without bounds; chrome is the height of what lies above and below the
// sheet.
func (f *frame) natural(gtx layout.Context, st *style.Resolved, chrome int) image.Point {
	if gtx.Constraints.Max.X < draw.Unbounded && gtx.Constraints.Max.Y < draw.Unbounded {
		return image.Point{}
	}
	width := gtx.Constraints.Max.X
	bounded := width < draw.Unbounded
	if !bounded {
		f.View.Widths.Solve(gtx, st, 0)
		width = f.View.Widths.Total()
	}
	f.View.Widths.Solve(gtx, st, width)
	f.View.Heads.Sync(st)
	in := f.View.Insets(st)
	if f.View.MeasuresRows() && (bounded || f.View.Wraps.InUse()) {
		// What is measured stays so; where the screen is stays as it was.
		f.View.MeasureInPlace(f.maxHeight(gtx, st), width)
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

// emptyRows is the height of an empty body in rows where nothing else sets it.
const emptyRows = 4

// gridSize is how much room the grid takes, given the height and width of its
// contents in pixels.
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

// rowOptions are the program's settings of details and heights in this frame.
func (f *frame) rowOptions() viewport.RowOptions {
	funcs, rows := &f.Contents.Funcs, &f.Options.Details.Rows
	return viewport.RowOptions{
		Details: funcs.Detail != nil, Heights: funcs.RowHeight != nil, Wraps: f.View.Wraps.InUse(),
		Given: len(f.Options.RowSizing.Heights) > 0,
		All:   rows.IsAll(), Rev: rows.Rev(), Guess: f.Options.Details.EstimatedHeight, Whole: f.DetailHeight,
	}
}
