// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// boxSide is the side of a check box, boxRound the radius of its corners,
	// boxLine the width of its outline.
	boxSide  = unit.Dp(16)
	boxRound = unit.Dp(3)
	boxLine  = unit.Dp(1.5)
)

// askPicks asks what the rows on the screen show of the selection.
func (p *painter) askPicks() {
	e := p.engine
	e.sticky.picks = e.sticky.picks[:0]
	r := e.ask.reader()
	for b := range e.picks {
		e.picks[b] = e.picks[b][:0]
		if p.opt.selection == option.SelectOff || !hasRows(layoutx.Band(b)) {
			continue
		}
		for _, row := range e.sheet.Rows[b] {
			number, _ := e.rowAt(place{layoutx.Band(b), row.Index, 0})
			e.picks[b] = append(e.picks[b], e.ask.pickBy(&r, number))
		}
	}
	e.askStickyPicks()
}

// pickAt is what the i-th row on the screen of a band shows of the selection.
func (e *engine) pickAt(b layoutx.Band, i int) pick {
	if i >= len(e.picks[b]) {
		return pick{}
	}
	return e.picks[b][i]
}

// pickGrounds fills the selected rows of a band, those side by side in one piece. Where
// colours are the system's they have a bar too, unless their boxes say so.
func (p *painter) pickGrounds(b layoutx.Band, band image.Rectangle) {
	if p.opt.selection == option.SelectOff || p.style.Theme.Selected.A == 0 {
		return
	}
	p.ink(p.style.Theme.Selected)
	rows := p.engine.sheet.Rows[b]
	for i := 0; i < len(rows); i++ {
		if !p.pickAt(b, i).selected {
			continue
		}
		r := bandRow(band, rows[i])
		for i+1 < len(rows) && rows[i+1].Start == r.Max.Y && p.pickAt(b, i+1).selected {
			i++
			r.Max.Y = rows[i].End()
		}
		p.fillInk(r)
	}
	if !p.style.ForcedColors || p.isBox(0) {
		return
	}
	for i, row := range rows {
		if p.pickAt(b, i).selected {
			p.lookBar(bandRow(band, row), Look{Bar: p.style.Theme.Fg})
		}
	}
}

// boxes draws the check boxes of a pane's rows in a band.
func (p *painter) boxes(pane layoutx.Pane, b layoutx.Band) {
	for _, col := range p.engine.sheet.Cols[pane] {
		if !p.isBox(col.Index) {
			continue
		}
		run := p.beginBoxes(b, col.Index)
		for i, row := range p.engine.sheet.Rows[b] {
			if of := p.pickAt(b, i); of.box {
				line := p.firstLine(row)
				r := image.Rect(col.Start, line.Start, col.Start+col.Size, line.End()-p.style.Line)
				hover := p.hover.at == place{b, row.Index, col.Index}
				run.add(p.boxIn(r, boxState{p.opt.selection == option.SelectSingle, of.share, of.refused, hover}))
			}
		}
		p.endBoxes(run)
	}
}

// headBox draws the box in the header.
func (p *painter) headBox(pane layoutx.Pane) {
	if p.opt.selection != option.SelectMulti {
		return
	}
	for _, col := range p.engine.sheet.Cols[pane] {
		if !p.isBox(col.Index) {
			continue
		}
		at := place{layoutx.Head, p.cols.levels - 1, col.Index}
		share, none := p.ask.headPick()
		r := p.headRect(at)
		r.Min.Y, r.Max.Y = max(r.Min.Y, r.Max.Y-p.levelHeight(p.cols.levels-1)), r.Max.Y-p.style.Line
		p.box(r, share, none, p.hover.at == at)
	}
}

// box draws the box of a row in the middle of a cell.
func (p *painter) box(cell image.Rectangle, share rowmodel.Share, refused, hover bool) {
	b := p.boxIn(cell, boxState{p.opt.selection == option.SelectSingle, share, refused, hover})
	p.drawBox(&b)
}

// boxState is what a box shows.
type boxState struct {
	// single says that only one of several can be on.
	single bool
	share  rowmodel.Share
	// refused says that it does nothing, hover that the pointer is on its cell.
	refused, hover bool
}

// boxIn is a box in the middle of a cell.
func (p *painter) boxIn(cell image.Rectangle, s boxState) placedBox {
	side := p.style.ScaledIn(boxSide, min(cell.Dx(), cell.Dy()))
	at := cell.Min.Add(image.Pt((cell.Dx()-side)/2, (cell.Dy()-side)/2))
	return placedBox{at, p.boxLook(side, s)}
}

// boxLook is what a box looks like: its shape, and what is on it.
type boxLook struct {
	shape        boxKey
	mark         boxMark
	ink, markInk color.NRGBA
}

// boxMark is what is on a box.
type boxMark uint8

const (
	boxBare boxMark = iota
	boxDot
	boxDash
	boxCheck
)

// boxLook is what a box of some pixels looks like, round where only one of several can
// be on.
func (p *painter) boxLook(side int, s boxState) boxLook {
	k := emptyBox(p.style, side)
	if s.single {
		k.round = k.side / 2
	}
	l := boxLook{shape: k, ink: p.outline(s.refused, s.hover)}
	if s.share == rowmodel.None {
		return l
	}
	switch {
	case p.style.ForcedColors:
		l.markInk = p.outline(s.refused, false)
	case s.single:
		l.ink = p.accent(s.refused)
		l.markInk = l.ink
	default:
		l.shape.filled = true
		l.ink, l.markInk = p.accent(s.refused), p.style.Theme.AccentFg
	}
	switch {
	case s.single:
		l.mark = boxDot
	case s.share == rowmodel.Some:
		l.mark = boxDash
	default:
		l.mark = boxCheck
	}
	return l
}

// drawBox draws a box.
func (p *painter) drawBox(l *placedBox) {
	defer moveBy(p.ops, l.at).Pop()
	p.boxShape(l.shape, l.ink)
	switch side := l.shape.side; l.mark {
	case boxDot:
		r := dotIn(side)
		t := moveBy(p.ops, r.Min)
		p.boxShape(boxKey{side: r.Dx(), round: r.Dx() / 2, filled: true}, l.markInk)
		t.Pop()
	case boxDash:
		p.style.Icons.Dash.Draw(p.gtx, side, l.markInk, p.drawGlyph)
	case boxCheck:
		p.style.Icons.Check.Draw(p.gtx, side, l.markInk, p.drawGlyph)
	}
}

// dotIn is the middle of a round box.
func dotIn(side int) image.Rectangle {
	inner := side / 2
	inner += (side - inner) & 1
	at := image.Pt((side-inner)/2, (side-inner)/2)
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(inner, inner))}
}

// outline is the colour of an empty box: at least 3:1 on what is behind it, but
// where it does nothing.
func (p *painter) outline(refused, hover bool) color.NRGBA {
	c := p.style.Theme.FgMuted
	switch {
	case p.style.ForcedColors && refused:
		c.A = 0x80
	case p.style.ForcedColors:
		return p.style.Theme.Fg
	case refused:
		c.A = 0x50
	case hover:
		return p.style.Theme.Accent
	default:
		c.A = boxInk
	}
	return c
}

// boxInk is how opaque the outline of a box is.
const boxInk = 0xD0

func (p *painter) accent(refused bool) color.NRGBA {
	c := p.style.Theme.Accent
	if refused {
		c.A = 0x60
	}
	return c
}

// boxKey names a shape of a box in pixels.
type boxKey struct {
	side, line, round int
	filled            bool
}

// emptyBox is the shape of an empty box with a side of some pixels.
func emptyBox(st *style.Resolved, side int) boxKey {
	return boxKey{side: side, line: max(st.Scaled(boxLine), 1), round: st.Scaled(boxRound)}
}

func (p *painter) boxShape(k boxKey, c color.NRGBA) {
	paint.ColorOp{Color: c}.Add(p.ops)
	p.paths.box(k).Add(p.ops)
}

// maxBoxes is how many shapes of boxes are kept; few are ever in use.
const maxBoxes = 16

// box is the recorded shape of a box, filled with the colour that is set.
func (f *furniture) box(k boxKey) op.CallOp {
	if call, ok := f.boxes[k]; ok {
		return call
	}
	if f.boxes == nil || len(f.boxes) >= maxBoxes {
		f.boxes = map[boxKey]op.CallOp{}
	}
	ops := new(op.Ops)
	m := op.Record(ops)
	var path clip.Path
	path.Begin(ops)
	k.outline(&path, image.Point{})
	s := clip.Outline{Path: path.End()}.Op().Push(ops)
	paint.PaintOp{}.Add(ops)
	s.Pop()
	f.boxes[k] = m.Stop()
	return f.boxes[k]
}

// outline adds a box with its corner at a point to a path.
func (k boxKey) outline(p *clip.Path, at image.Point) {
	outer := image.Rect(0, 0, k.side, k.side).Add(at)
	roundRect(p, outer, k.round, false)
	if !k.filled {
		roundRect(p, outer.Inset(k.line), max(k.round-k.line, 0), true)
	}
}

// roundRect outlines a rectangle with round corners, clockwise, or the other way
// round, which cuts it out of what it lies in.
func roundRect(p *clip.Path, r image.Rectangle, radius int, back bool) {
	// k is how far the handles of a cubic curve are from its ends for it to be a
	// quarter of a circle.
	const k = 0.5522847
	x0, y0, x1, y1 := float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)
	d := float32(radius)
	h := d * (1 - k)
	pts := [...]f32.Point{
		{X: x0 + d, Y: y0}, {X: x1 - d, Y: y0}, {X: x1 - h, Y: y0}, {X: x1, Y: y0 + h},
		{X: x1, Y: y0 + d}, {X: x1, Y: y1 - d}, {X: x1, Y: y1 - h}, {X: x1 - h, Y: y1},
		{X: x1 - d, Y: y1}, {X: x0 + d, Y: y1}, {X: x0 + h, Y: y1}, {X: x0, Y: y1 - h},
		{X: x0, Y: y1 - d}, {X: x0, Y: y0 + d}, {X: x0, Y: y0 + h}, {X: x0 + h, Y: y0},
	}
	at := func(i int) f32.Point {
		if back {
			// The same points the other way round, from a line to a curve.
			return pts[(17-i)%16]
		}
		return pts[i%16]
	}
	p.MoveTo(at(0))
	for i := 0; i < 16; i += 4 {
		p.LineTo(at(i + 1))
		p.CubeTo(at(i+2), at(i+3), at(i+4))
	}
	p.Close()
}

// headBoxNode describes the box in the header.
func (p *painter) headBoxNode(focused bool) {
	if p.opt.selection != option.SelectMulti {
		return
	}
	share, none := p.ask.headPick()
	p.boxClass(share, none)
	words, label := &p.style.Texts.Spoken, p.style.Texts.SelectAll
	nodeLabel(p.ops, label)
	phrase := label
	if share == rowmodel.Some {
		phrase = p.spoken.pair(phrase, words.Mixed)
	}
	if focused {
		phrase = p.spoken.pair(phrase, words.Focused)
	}
	if phrase != label {
		nodeAbout(p.ops, phrase)
	}
}

// boxClass says what a box is, whether it is ticked, and that it does nothing.
func (p *painter) boxClass(share rowmodel.Share, refused bool) {
	if p.opt.selection == option.SelectSingle {
		nodeClass(p.ops, semantic.RadioButton)
	} else {
		nodeClass(p.ops, semantic.CheckBox)
	}
	nodeSelected(p.ops, share == rowmodel.Every)
	if refused {
		nodeEnabled(p.ops, false)
	}
}
