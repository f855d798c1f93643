// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature/debug"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
)

// styleKey is what of a style kept text depends on.
type styleKey struct {
	face, headFace textrun.Face
	pad, mark      int
	rtl, forced    bool
	images         bool
	ink, headInk   [4]uint8
	locale         string
}

// layout draws a frame: toolbar, geometry, paint.
func (e *engine) layout(gtx layout.Context) layout.Dimensions {
	st := &e.draw.Style
	e.begin(gtx, st)
	e.view.BeginRows(gtx, st, e.ask.detailOptions())
	top, toolbar := e.features.toolbar.Layout(gtx)
	bottom := e.features.BarHeight(gtx)
	size := gridSize(gtx, e.natural(gtx, st, top+bottom), gtx.Dp(maxHeight(e.ask.Virtual)))
	if size.Y < top+bottom {
		bottom = 0
	}
	e.view.Geometry.Size, e.view.Geometry.Top, e.view.Geometry.Bottom = size, top, bottom
	e.features.debug.End(debug.StageStyle)
	e.arrange(gtx, st)
	if e.features.columnFit.Step(gtx) {
		e.arrange(gtx, st)
	}
	e.ask.data.Loads.WakeToLoad(gtx)
	e.text.Begin(gtx, st, e.view.Window.Visible)
	e.syncHover()
	e.features.Arranged(gtx)
	e.features.debug.End(debug.StageArrange)
	e.draw.Begin(gtx, e.ask.Semantics.Resolve(gtx) != option.SemanticsOff)
	e.features.toolbar.PaintLine(toolbar)
	t := draw.Offset(gtx.Ops, image.Pt(0, top))
	e.draw.Gtx.Constraints = layout.Exact(e.view.SheetSize())
	e.paint()
	t.Pop()
	e.features.Paint()
	e.buttons.PaintTip(e.ask.Tooltips, image.Rectangle{Max: size})
	e.features.details.EndFrame(gtx)
	e.features.columnChooser.PaintList()
	e.scroller.UpdateArranged(gtx)
	e.text.End()
	e.draw.End()
	e.features.debug.EndFrame()
	return layout.Dimensions{Size: size}
}

// begin follows changes of the style that kept text depends on.
func (e *engine) begin(gtx layout.Context, st *style.Resolved) {
	e.features.debug.Begin()
	k := styleKey{
		face: st.Face, headFace: st.HeaderFace, pad: st.Padding, mark: st.MarkSize, rtl: st.RTL, forced: st.ForcedColors, images: st.TextImages,
		ink:     [4]uint8{st.Theme.Fg.R, st.Theme.Fg.G, st.Theme.Fg.B, st.Theme.Fg.A},
		headInk: [4]uint8{st.Theme.HeaderFg.R, st.Theme.HeaderFg.G, st.Theme.HeaderFg.B, st.Theme.HeaderFg.A},
		locale:  st.Locale.Language,
	}
	if e.draw.Cache.Shaper != st.Shaper || e.draw.Cache.Locale != st.Locale {
		e.draw.Cache.Reset()
		e.draw.Cache.Shaper, e.draw.Cache.Locale = st.Shaper, st.Locale
		e.draw.StyleRev++
	}
	e.draw.Cache.Faces, e.draw.Cache.Images = st.Faces, st.TextImages
	e.view.Geometry.FilterHeight = e.features.filtering.RowHeight()
	if k != e.styleKey {
		e.styleKey = k
		e.draw.StyleRev++
	}
	e.draw.Cache.Begin()
}

// maxHeight is the greatest height of a grid that nothing bounds.
func maxHeight(o option.Virtual) unit.Dp {
	if o.MaxHeight > 0 {
		return o.MaxHeight
	}
	return defaultMaxHeight
}

// natural is the size of the whole grid with all of its rows and columns, for
// constraints without bounds; chrome is the height of what lies above and below the
// sheet.
func (e *engine) natural(gtx layout.Context, st *style.Resolved, chrome int) image.Point {
	if gtx.Constraints.Max.X < draw.Unbounded && gtx.Constraints.Max.Y < draw.Unbounded {
		return image.Point{}
	}
	width := gtx.Constraints.Max.X
	bounded := width < draw.Unbounded
	if !bounded {
		e.view.Widths.Solve(gtx, st, 0)
		width = e.view.Widths.Total()
	}
	e.view.Widths.Solve(gtx, st, width)
	e.view.Heads.Sync(st)
	in := e.view.Insets(st)
	if e.view.MeasuresRows() && (bounded || e.view.Wraps.InUse()) {
		// What is measured stays so; where the screen is stays as it was.
		at := e.view.Scroll
		e.view.Sizes.Measure(gtx.Dp(maxHeight(e.ask.Virtual)), width)
		e.view.Scroll = at
	}
	body := min(e.view.RowAxis.Total(), draw.Unbounded)
	if e.view.Count == 0 {
		body = int64(emptyRows * st.RowHeight)
	}
	height := chrome + in.Head + in.Top + in.Bottom + in.Foot + int(body)
	if e.view.Widths.Total() > width {
		height += st.BarWidth
	}
	return image.Pt(width, height)
}

// defaultMaxHeight is the height of a grid that nothing bounds, if it has as many rows.
const defaultMaxHeight = unit.Dp(400)

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
