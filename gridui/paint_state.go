// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// body draws what stands in place of rows, or over them: skeleton, empty state,
// loading overlay.
func (p *painter) body() {
	r := p.engine.sheet.Panes.Band(layoutx.Body)
	if r.Empty() {
		return
	}
	switch {
	case p.geo.skeleton:
		p.skeleton(r)
		if !p.opt.loading.Overlay {
			p.node(r, p.style.Texts.Loading, "")
		}
	case p.geo.empty:
		p.emptyState(r)
	}
	if p.opt.loading.Overlay {
		p.veil(r)
	}
	if done, ok := p.ask.progress(); ok {
		p.progressBar(r, done)
	}
}

// progressBar is a thin bar below the header while rows are being put in order.
func (p *painter) progressBar(body image.Rectangle, done float64) {
	body.Max.Y = min(body.Max.Y, body.Min.Y+p.dp(3))
	whole := body
	p.fill(body, p.style.Theme.Skeleton)
	w := int(float64(body.Dx()) * min(max(done, 0.02), 1))
	if p.style.RTL {
		body.Min.X = body.Max.X - w
	} else {
		body.Max.X = body.Min.X + w
	}
	p.fill(body, p.style.Theme.Accent)
	body.Min.X, body.Max.X = whole.Min.X, whole.Max.X
	p.node(body, "", p.spoken.progress(int(100*done)))
}

// skeletonWidths are the lengths of the bars in percent of their cells, so that
// they look like text and not like a wall.
var skeletonWidths = [...]int{72, 48, 60, 84, 40, 66, 54}

// skeleton draws a grey bar in each cell of as many rows as are announced.
func (p *painter) skeleton(body image.Rectangle) {
	defer clipTo(p.ops, body).Pop()
	bar := max(p.style.Face.Px*7/10, 2)
	for i := range p.opt.loading.SkeletonRows() {
		top := body.Min.Y + i*p.style.RowHeight
		if top >= body.Max.Y {
			break
		}
		y := top + (p.style.RowHeight-bar)/2
		for pane := range p.engine.sheet.Cols {
			c := clipTo(p.ops, p.rect(layoutx.Pane(pane), layoutx.Body))
			for _, col := range p.engine.sheet.Cols[pane] {
				p.fill(p.skeletonBar(col, i, y, bar), p.style.Theme.Skeleton)
			}
			c.Pop()
		}
		if p.style.Lines != theme.LinesNone {
			end := top + p.style.RowHeight
			p.fill(image.Rect(body.Min.X, end-p.style.Line, body.Max.X, end), p.style.Theme.Border)
		}
	}
}

func (p *painter) skeletonBar(col layoutx.Span, row, y, bar int) image.Rectangle {
	room := col.Size - 2*p.style.Padding
	w := room * skeletonWidths[(col.Index*3+row*5)%len(skeletonWidths)] / 100
	x := col.Start + alignIn(p.style, p.cols.leaves[col.Index].align, col.Size, w)
	return image.Rect(x, y, x+max(w, 0), y+bar)
}

// emptyState says that there are no rows: the caller's widget, else its text,
// else the locale's.
func (p *painter) emptyState(body image.Rectangle) {
	if p.style.Empty != nil {
		p.centered(body, p.style.Empty)
		return
	}
	txt := p.style.EmptyText
	if txt == "" {
		txt = p.style.Texts.EmptyText
	}
	p.centered(body, p.label(txt, p.style.Theme.FgMuted))
}

// veil covers the rows, keeps the pointer from widgets in them, and says that
// something is loading.
func (p *painter) veil(body image.Rectangle) {
	defer clipTo(p.ops, body).Pop()
	for {
		if _, ok := p.gtx.Event(pointer.Filter{
			Target: &p.veilTag, Kinds: pointer.Press | pointer.Release | pointer.Move | pointer.Drag,
		}); !ok {
			break
		}
	}
	listen(p.ops, &p.veilTag)
	paint.Fill(p.ops, p.style.Theme.Overlay)
	w := p.style.Overlay
	if w == nil {
		w = p.card(p.label(p.style.Texts.Loading, p.style.Theme.Fg))
	}
	p.centered(body, w)
}

// card puts a widget on a plate with a border.
func (p *painter) card(w layout.Widget) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions {
		m := op.Record(gtx.Ops)
		dims := layout.Inset{Top: 10, Bottom: 10, Left: 18, Right: 18}.Layout(gtx, w)
		call := m.Stop()
		r := image.Rectangle{Max: dims.Size}
		radius := gtx.Dp(8)
		paint.FillShape(gtx.Ops, p.style.Theme.Border, clip.UniformRRect(r, radius).Op(gtx.Ops))
		paint.FillShape(gtx.Ops, p.style.Theme.Bg, clip.UniformRRect(r.Inset(p.style.Line), radius-p.style.Line).Op(gtx.Ops))
		call.Add(gtx.Ops)
		return dims
	}
}

// label is a widget of text in the grid's font. It is laid out twice: what
// describes a label takes the size of its constraints, and that is to be the
// text's.
func (p *painter) label(txt string, c color.NRGBA) layout.Widget {
	return func(gtx layout.Context) layout.Dimensions {
		m := op.Record(gtx.Ops)
		paint.ColorOp{Color: c}.Add(gtx.Ops)
		ink := m.Stop()
		l := widget.Label{Alignment: text.Middle}
		trial := op.Record(gtx.Ops)
		dims := l.Layout(gtx, p.style.Shaper, p.style.Face.Font, p.textSize(gtx), txt, ink)
		trial.Stop()
		gtx.Constraints = layout.Exact(dims.Size)
		return l.Layout(gtx, p.style.Shaper, p.style.Face.Font, p.textSize(gtx), txt, ink)
	}
}

// textSize is the grid's text size for widgets of Gio, which take it in sp.
func (p *painter) textSize(gtx layout.Context) unit.Sp {
	return gtx.Metric.PxToSp(p.style.Face.Px)
}

// centered lays out a widget in the middle of a rectangle.
func (p *painter) centered(r image.Rectangle, w layout.Widget) {
	gtx := p.gtx
	gtx.Constraints = layout.Constraints{Max: r.Size()}
	m := op.Record(p.ops)
	dims := w(gtx)
	call := m.Stop()
	at := r.Min.Add(r.Size().Sub(dims.Size).Div(2))
	c := clipTo(p.ops, r.Intersect(image.Rectangle{Min: at, Max: at.Add(dims.Size)}))
	t := moveBy(p.ops, at)
	call.Add(p.ops)
	t.Pop()
	c.Pop()
}

// focusRing draws the ring around the focused cell or header: inside it, so that
// neighbours do not cover it. Without the keyboard it is a thin line.
func (p *painter) focusRing() {
	f := &p.focus
	if !f.set || p.moving.on || f.col < 0 || f.col >= len(p.cols.leaves) {
		return
	}
	pane := p.cols.leaves[f.col].pane
	within := p.rect(pane, f.band)
	if f.band == layoutx.Body {
		within = within.Intersect(p.within(f.row))
	}
	r, ok := p.placeRect(f.at())
	if !ok || within.Empty() {
		return
	}
	w := p.style.Line
	c := p.style.Theme.FgMuted
	if f.keyboard || f.lent {
		w = 2 * p.style.Line
		c = p.style.Theme.FocusRing
	}
	p.border(r, within, w, c)
}

// placeRect is where a cell or header is, if it is on the screen.
func (e *engine) placeRect(at place) (image.Rectangle, bool) {
	if at.col < 0 || at.col >= len(e.cols.leaves) {
		return image.Rectangle{}, false
	}
	if at.band == layoutx.Head {
		return e.headRect(at), true
	}
	c, ok := e.find(at)
	c.Rect.Max.Y -= e.style.Line
	return c.Rect, ok
}
