// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
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
	sk, opt := &e.skin, e.ask.options()
	e.begin(gtx, sk)
	e.beginDetails(gtx, sk, &opt)
	top, toolbar := e.toolbar(gtx, sk)
	bottom := e.barHeight(gtx, sk)
	size := sk.size(gtx, e.natural(gtx, sk, &opt, top+bottom), gtx.Dp(maxHeight(&opt)))
	if size.Y < top+bottom {
		bottom = 0
	}
	e.geo.size, e.geo.top, e.geo.bottom = size, top, bottom
	e.stats.stage(stageStyle)
	e.arrange(gtx, sk, &opt)
	if e.fitStep(gtx, sk, &opt) {
		e.arrange(gtx, sk, &opt)
	}
	e.followMove()
	e.followRows(gtx, &opt)
	e.ask.wakeToLoad(gtx)
	e.blocks.begin(e.tiles.frame)
	e.tiles.begin(e.spareTiles(), e.window.Visible.First, e.window.Visible.Last)
	e.followLeaps(gtx, sk)
	e.tiles.moved.begin(&e.tiles, e.rowsRev+1)
	e.hover.follow(e)
	e.followHeadButtons()
	e.followFlash(opt.flash, gtx.Now)
	e.stats.stage(stageArrange)
	e.painter = painter{engine: e, skin: sk, opt: opt, gtx: gtx, ops: gtx.Ops}
	e.painter.toolbarLine(toolbar)
	t := moveBy(gtx.Ops, image.Pt(0, top))
	e.painter.gtx.Constraints = layout.Exact(e.sheetSize())
	e.painter.sheet()
	t.Pop()
	e.painter.pageBar()
	e.painter.buttonTip()
	e.endDetails(gtx)
	e.painter.chooserCard()
	e.reach(gtx)
	e.ahead.end()
	e.stats.end(e)
	return layout.Dimensions{Size: size}
}

// begin follows changes of the style that kept text depends on.
func (e *engine) begin(gtx layout.Context, sk *skin) {
	e.stats.begin()
	k := styleKey{
		face: sk.face, headFace: sk.headFace, pad: sk.pad, mark: sk.markIcon, rtl: sk.rtl, forced: sk.forced, images: sk.images,
		ink:     [4]uint8{sk.th.Fg.R, sk.th.Fg.G, sk.th.Fg.B, sk.th.Fg.A},
		headInk: [4]uint8{sk.th.HeaderFg.R, sk.th.HeaderFg.G, sk.th.HeaderFg.B, sk.th.HeaderFg.A},
		locale:  sk.locale.Language,
	}
	if e.text.Shaper != sk.shaper || e.text.Locale != sk.locale {
		e.text.Reset()
		e.text.Shaper, e.text.Locale = sk.shaper, sk.locale
		e.styleRev++
	}
	e.text.Faces, e.text.Images = sk.faces, sk.images
	e.geo.filterH = 0
	if e.ask.filterMode().row && len(e.cols.leaves) > 0 {
		e.geo.filterH = sk.headH
	}
	if k != e.styleKey {
		e.styleKey = k
		e.styleRev++
	}
	e.text.Begin()
}

// toolbar lays out the caller's toolbar at the width of the grid, less what the
// buttons beside it take, and tells the height of the line.
func (e *engine) toolbar(gtx layout.Context, sk *skin) (height int, call op.CallOp) {
	m := op.Record(gtx.Ops)
	if sk.toolbar != nil {
		tgtx := gtx
		tgtx.Constraints.Min = image.Point{}
		if tgtx.Constraints.Max.X < unbounded {
			tgtx.Constraints.Max.X = max(tgtx.Constraints.Max.X-e.toolRoom(gtx, sk), 0)
			tgtx.Constraints.Min.X = tgtx.Constraints.Max.X
		}
		height = max(sk.toolbar(tgtx).Size.Y, 0)
	}
	if sk.hasTools() {
		height = max(height, e.buttonLine(gtx, sk))
	}
	return min(height, gtx.Constraints.Max.Y), m.Stop()
}

func maxHeight(opt *options) unit.Dp {
	if opt.virtual.MaxHeight > 0 {
		return opt.virtual.MaxHeight
	}
	return defaultMaxHeight
}

// natural is the size of the whole grid with all of its rows and columns, for
// constraints without bounds; chrome is the height of what lies above and below the
// sheet.
func (e *engine) natural(gtx layout.Context, sk *skin, opt *options, chrome int) image.Point {
	if gtx.Constraints.Max.X < unbounded && gtx.Constraints.Max.Y < unbounded {
		return image.Point{}
	}
	width := gtx.Constraints.Max.X
	bounded := width < unbounded
	if !bounded {
		e.solve(gtx, sk, 0)
		width = e.total()
	}
	e.solve(gtx, sk, width)
	e.followHeads(sk)
	in := e.insets(sk)
	if e.details.options.sized() && (bounded || e.wrapsRows()) {
		// What is measured stays so; where the screen is stays as it was.
		at := e.scroll
		e.measureRows(gtx.Dp(maxHeight(opt)), width, opt)
		e.scroll = at
	}
	body := min(e.rows.Total(), unbounded)
	if e.n == 0 {
		body = int64(emptyRows * sk.rowH)
	}
	height := chrome + in.Head + in.Top + in.Bottom + in.Foot + int(body)
	if e.total() > width {
		height += sk.bar
	}
	return image.Pt(width, height)
}

// emptyRows is the height of an empty body in rows where nothing else sets it.
const emptyRows = 4

// painter draws one frame.
type painter struct {
	*engine
	skin *skin
	opt  options
	gtx  layout.Context
	ops  *op.Ops
	// origin is the point of the sheet where what is painted next has its own.
	origin image.Point
}

// baseline is where text of a face stands in a row: the distance from the row's
// top to the baseline, in pixels.
func (p *painter) baseline(f textrun.Face, height int) int {
	l := &p.engine.lastLine
	if l.face != f || l.height != height || l.style != p.styleRev {
		m := p.text.Metrics(f)
		*l = baseLine{f, height, p.styleRev, (height-m.Ascent-m.Descent)/2 + m.Ascent}
	}
	return l.base
}

// baseLine is the baseline of a face in rows of a height.
type baseLine struct {
	face   textrun.Face
	height int
	style  uint32
	base   int
}

// rect is a pane's part of a band in pixels of the sheet.
func (p *painter) rect(pane layoutx.Pane, b layoutx.Band) image.Rectangle {
	return p.engine.sheet.Panes.Rect(pane, b)
}
