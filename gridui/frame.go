// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
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
	top, toolbar := e.toolbar(gtx, st)
	bottom := e.features.BarHeight(gtx)
	size := gridSize(gtx, e.natural(gtx, st, top+bottom), gtx.Dp(e.maxHeight()))
	if size.Y < top+bottom {
		bottom = 0
	}
	e.view.Geometry.Size, e.view.Geometry.Top, e.view.Geometry.Bottom = size, top, bottom
	e.stats.stage(stageStyle)
	e.arrange(gtx, st)
	if e.features.columnFit.Step(gtx) {
		e.arrange(gtx, st)
	}
	e.syncRowDrag(gtx)
	e.ask.data.Loads.WakeToLoad(gtx)
	e.text.Begin(gtx, st, e.view.Window.Visible)
	e.syncHover()
	e.features.Arranged(gtx)
	e.stats.stage(stageArrange)
	e.draw.Begin(gtx, e.ask.Semantics.Resolve(gtx) != option.SemanticsOff)
	e.painter = painter{engine: e, Painter: &e.draw}
	e.painter.toolbarLine(toolbar)
	t := draw.Offset(gtx.Ops, image.Pt(0, top))
	e.draw.Gtx.Constraints = layout.Exact(e.view.SheetSize())
	e.painter.sheet()
	t.Pop()
	e.features.Paint()
	e.painter.buttonTip()
	e.endDetails(gtx)
	e.features.columnChooser.PaintList()
	e.reach(gtx)
	e.text.End()
	e.draw.End()
	e.stats.end(e)
	return layout.Dimensions{Size: size}
}

// begin follows changes of the style that kept text depends on.
func (e *engine) begin(gtx layout.Context, st *style.Resolved) {
	e.stats.begin()
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

// toolbar lays out the caller's toolbar at the width of the grid, less what the
// buttons beside it take, and tells the height of the line.
func (e *engine) toolbar(gtx layout.Context, st *style.Resolved) (height int, call op.CallOp) {
	m := op.Record(gtx.Ops)
	if st.Toolbar != nil {
		tgtx := gtx
		tgtx.Constraints.Min = image.Point{}
		if tgtx.Constraints.Max.X < draw.Unbounded {
			tgtx.Constraints.Max.X = max(tgtx.Constraints.Max.X-e.toolRoom(gtx, st), 0)
			tgtx.Constraints.Min.X = tgtx.Constraints.Max.X
		}
		height = max(st.Toolbar(tgtx).Size.Y, 0)
	}
	if e.hasTools() {
		height = max(height, e.buttons.Line(gtx, st))
	}
	return min(height, gtx.Constraints.Max.Y), m.Stop()
}

func (e *engine) maxHeight() unit.Dp {
	if e.ask.Virtual.MaxHeight > 0 {
		return e.ask.Virtual.MaxHeight
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
		e.view.Sizes.Measure(gtx.Dp(e.maxHeight()), width)
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

// painter draws one frame.
type painter struct {
	*engine
	*draw.Painter
}

// rect is a pane's part of a band in pixels of the sheet.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (p *painter) rect(pane layoutx.Pane, b layoutx.Band) image.Rectangle {
	return p.view.Sheet.Panes.Rect(pane, b)
}

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
