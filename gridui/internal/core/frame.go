// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature/debug"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// styleKey is what of a style kept text depends on.
type styleKey struct {
	face, headFace textrun.Face
	pad, mark      int
	rtl, forced    bool
	images         bool
	ink, headInk   [4]uint8
	mutedInk       [4]uint8
	locale         string
}

// frame lays out and paints what the parts hold.
type frame struct {
	*Parts
	columns  *columnSync
	styleKey styleKey
	// detailHeight is Details.EstimatedHeight with the row's own height, in place of it; 0: it
	// is not known so.
	detailHeight unit.Dp
	// boundless is the height of the grid where the constraints set no bound, in place of that
	// of the style; 0: that of the style.
	boundless unit.Dp
}

// Bound sets the height of the grid where the constraints set no bound, and that of a row with its open
// detail until the detail is shown. 0 stands for those of the style and of Details.
func (f *frame) Bound(most, detail unit.Dp) {
	f.boundless, f.detailHeight = max(most, 0), max(detail, 0)
}

// layout draws a frame: toolbar, geometry, paint.
func (f *frame) layout(gtx layout.Context) layout.Dimensions {
	st := &f.Painter.Style
	f.begin(gtx, st)
	f.View.BeginRows(gtx, st, f.rowOptions())
	f.findEmpty()
	line, toolbar := f.Features.Toolbar.Layout(gtx)
	top := line + f.Features.TopHeight(gtx)
	bottom := f.Features.BarHeight(gtx)
	size := gridSize(gtx, f.natural(gtx, st, top+bottom), f.maxHeight(gtx, st))
	if size.Y < top+bottom {
		bottom = 0
	}
	f.View.Geometry.Size, f.View.Geometry.Top, f.View.Geometry.Bottom = size, top, bottom
	f.Features.Debug.End(debug.StageStyle)
	f.arrange(gtx, st)
	if f.Features.ColumnFit.Step(gtx) {
		f.arrange(gtx, st)
	}
	f.Data.Loads.WakeToLoad(gtx)
	f.Data.Remote.Want(gtx)
	f.Text.Begin(gtx, st, f.View.Window.Visible)
	f.syncHover()
	f.Features.Arranged(gtx)
	f.Features.Debug.End(debug.StageArrange)
	f.Painter.Begin(gtx, f.Options.Semantics.Resolve(gtx) != option.SemanticsOff)
	f.Features.Toolbar.PaintLine(toolbar)
	f.Features.PaintTops(line)
	t := draw.Offset(gtx.Ops, image.Pt(0, top))
	f.Painter.Gtx.Constraints = layout.Exact(f.View.SheetSize())
	f.paint()
	t.Pop()
	f.Features.Paint()
	f.Buttons.PaintTip(f.Options.Tooltips, image.Rectangle{Max: size})
	f.Features.Details.EndFrame(gtx)
	f.Features.ColumnChooser.PaintList()
	if f.Features.Panel != nil {
		f.Features.Panel.PaintPanel()
	}
	f.Scroller.UpdateArranged(gtx)
	f.Text.End()
	f.Painter.End()
	f.Features.Debug.EndFrame()
	return layout.Dimensions{Size: size}
}

// begin follows changes of the style that kept text depends on.
func (f *frame) begin(gtx layout.Context, st *style.Resolved) {
	f.Features.Debug.Begin()
	k := styleKey{
		face: st.Face, headFace: st.HeaderFace, pad: st.Padding, mark: st.MarkSize, rtl: st.RTL, forced: st.ForcedColors, images: st.TextImages,
		ink:      [4]uint8{st.Theme.Fg.R, st.Theme.Fg.G, st.Theme.Fg.B, st.Theme.Fg.A},
		headInk:  [4]uint8{st.Theme.HeaderFg.R, st.Theme.HeaderFg.G, st.Theme.HeaderFg.B, st.Theme.HeaderFg.A},
		mutedInk: [4]uint8{st.Theme.FgMuted.R, st.Theme.FgMuted.G, st.Theme.FgMuted.B, st.Theme.FgMuted.A},
		locale:   st.Locale.Language,
	}
	if f.Painter.Cache.Shaper != st.Shaper || f.Painter.Cache.Locale != st.Locale {
		f.Painter.Cache.Reset()
		f.Painter.Cache.Shaper, f.Painter.Cache.Locale = st.Shaper, st.Locale
		f.Painter.StyleRev++
	}
	f.Painter.Cache.Faces, f.Painter.Cache.Images = st.Faces, st.TextImages
	f.View.Geometry.FilterHeight, f.View.Geometry.StripHeight = f.Features.Filtering.RowHeight(), 0
	if len(f.Columns.Leaves) > 0 {
		f.View.Geometry.StripHeight = f.Features.StripHeight(gtx)
	}
	if k != f.styleKey {
		f.styleKey = k
		f.Painter.StyleRev++
	}
	f.Painter.Cache.Begin()
}

// maxHeight is the greatest height in pixels of a grid that nothing bounds.
func (f *frame) maxHeight(gtx layout.Context, st *style.Resolved) int {
	if f.boundless > 0 {
		return gtx.Dp(f.boundless)
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
		at := f.View.Scroll
		f.View.Sizes.Measure(f.maxHeight(gtx, st), width)
		f.View.Scroll = at
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
		All:   rows.IsAll(), Rev: rows.Rev(), Guess: f.Options.Details.EstimatedHeight, Whole: f.detailHeight,
	}
}
