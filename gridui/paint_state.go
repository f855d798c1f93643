// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// body draws what stands in place of rows, or over them: skeleton, empty state,
// loading overlay.
func (p *painter) body() {
	r := p.view.Sheet.Panes.Band(layoutx.Body)
	if r.Empty() {
		return
	}
	switch {
	case p.view.Geometry.Skeleton:
		p.skeleton(r)
		if !p.ask.loading().Overlay {
			p.Node(r, p.Style.Texts.Loading, "")
		}
	case p.view.Geometry.Empty:
		p.emptyState(r)
	}
	if p.ask.loading().Overlay {
		p.veil(r)
	}
	if done, ok := p.ask.progress(); ok {
		p.progressBar(r, done)
	}
}

// progressBar is a thin bar below the header while rows are being put in order.
func (p *painter) progressBar(body image.Rectangle, done float64) {
	body.Max.Y = min(body.Max.Y, body.Min.Y+p.Dp(3))
	whole := body
	p.Fill(body, p.Style.Theme.Skeleton)
	w := int(float64(body.Dx()) * min(max(done, 0.02), 1))
	if p.Style.RTL {
		body.Min.X = body.Max.X - w
	} else {
		body.Max.X = body.Min.X + w
	}
	p.Fill(body, p.Style.Theme.Accent)
	body.Min.X, body.Max.X = whole.Min.X, whole.Max.X
	p.Node(body, "", p.features.semantics.Progress(int(100*done)))
}

// skeletonWidths are the lengths of the bars in percent of their cells, so that
// they look like text and not like a wall.
var skeletonWidths = [...]int{72, 48, 60, 84, 40, 66, 54}

// skeleton draws a grey bar in each cell of as many rows as are announced.
func (p *painter) skeleton(body image.Rectangle) {
	defer draw.Clip(p.Ops, body).Pop()
	bar := max(p.Style.Face.Px*7/10, 2)
	for i := range p.ask.loading().SkeletonRows() {
		top := body.Min.Y + i*p.Style.RowHeight
		if top >= body.Max.Y {
			break
		}
		y := top + (p.Style.RowHeight-bar)/2
		for pane := range p.view.Sheet.Cols {
			c := draw.Clip(p.Ops, p.rect(layoutx.Pane(pane), layoutx.Body))
			for _, col := range p.view.Sheet.Cols[pane] {
				p.Fill(p.skeletonBar(col, i, y, bar), p.Style.Theme.Skeleton)
			}
			c.Pop()
		}
		if p.Style.Lines != theme.LinesNone {
			end := top + p.Style.RowHeight
			p.Fill(image.Rect(body.Min.X, end-p.Style.Line, body.Max.X, end), p.Style.Theme.Border)
		}
	}
}

func (p *painter) skeletonBar(col layoutx.Span, row, y, bar int) image.Rectangle {
	room := col.Size - 2*p.Style.Padding
	w := room * skeletonWidths[(col.Index*3+row*5)%len(skeletonWidths)] / 100
	x := col.Start + celltext.AlignIn(&p.Style, p.cols.Leaves[col.Index].Align, col.Size, w)
	return image.Rect(x, y, x+max(w, 0), y+bar)
}

// emptyState says that there are no rows: the caller's widget, else its text,
// else the locale's.
func (p *painter) emptyState(body image.Rectangle) {
	if p.Style.Empty != nil {
		p.Centered(body, p.Style.Empty)
		return
	}
	txt := p.Style.EmptyText
	if txt == "" {
		txt = p.Style.Texts.EmptyText
	}
	p.Centered(body, p.Label(txt, p.Style.Theme.FgMuted))
}

// veil covers the rows, keeps the pointer from widgets in them, and says that
// something is loading.
func (p *painter) veil(body image.Rectangle) {
	defer draw.Clip(p.Ops, body).Pop()
	for {
		if _, ok := p.Gtx.Event(pointer.Filter{
			Target: &p.overlayTag, Kinds: pointer.Press | pointer.Release | pointer.Move | pointer.Drag,
		}); !ok {
			break
		}
	}
	draw.Listen(p.Ops, &p.overlayTag)
	paint.Fill(p.Ops, p.Style.Theme.Overlay)
	w := p.Style.Overlay
	if w == nil {
		w = p.Card(p.Label(p.Style.Texts.Loading, p.Style.Theme.Fg))
	}
	p.Centered(body, w)
}

// focusRing draws the ring around the focused cell or header: inside it, so that
// neighbours do not cover it. Without the keyboard it is a thin line.
func (p *painter) focusRing() {
	f := &p.focus
	if !f.set || p.features.columnMove.Dragging() || f.col < 0 || f.col >= len(p.cols.Leaves) {
		return
	}
	pane := p.cols.Leaves[f.col].Pane
	within := p.rect(pane, f.band)
	if f.band == layoutx.Body {
		within = within.Intersect(p.view.RowBody(f.row))
	}
	r, ok := p.view.CellRect(f.at())
	if !ok || within.Empty() {
		return
	}
	w := p.Style.Line
	c := p.Style.Theme.FgMuted
	if f.keyboard || f.menuHasFocus {
		w = 2 * p.Style.Line
		c = p.Style.Theme.FocusRing
	}
	p.Border(r, within, w, c)
}
