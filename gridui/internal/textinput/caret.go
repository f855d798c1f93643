// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textinput

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// TellCaret reports to the input method where the text of a cell would begin, so that it can show
// its window there while nothing is edited. cell is in pixels of the sheet.
func (f *Field) TellCaret(p *draw.Painter, cell image.Rectangle) {
	x := cell.Min.X + p.Style.Padding
	if p.Style.RTL {
		x = cell.Max.X - p.Style.Padding
	}
	caret := f.caretAt(p, image.Pt(x, cell.Min.Y+p.Baseline(p.Style.Face, cell.Dy())))
	cmd := key.SelectionCmd{Tag: f.Tag(), Caret: caret}
	if f.ime.holds {
		cmd.Range.Start, cmd.Range.End = f.Editor.Selection()
	}
	if caret == f.ime.caret && !(f.ime.holds && (f.ime.heard || cmd != f.ime.selection)) {
		return
	}
	f.ime.caret, f.ime.selection, f.ime.heard = caret, cmd, false
	p.Gtx.Execute(cmd)
}

// TellField reports to the input method the caret of the field and the text that is not final,
// after the field has been laid out: the field itself reports their earlier places.
func (f *Field) TellField(p *draw.Painter) {
	start, end := f.Editor.Selection()
	f.settleBefore()
	cmd := key.SelectionCmd{
		Tag: f.Tag(), Range: f.seen(key.Range{Start: start, End: end}),
		Caret:             f.caretAt(p, f.Editor.CaretCoords().Round()),
		CompositionBounds: f.composed(),
	}
	if f.ime.before > 0 || f.ime.heard || cmd != f.ime.selection {
		f.ime.heard, f.ime.selection = false, cmd
		p.Gtx.Execute(cmd)
	}
}

// caretAt returns a caret on a baseline, as high as the text of cells.
func (f *Field) caretAt(p *draw.Painter, at image.Point) key.Caret {
	m := p.Cache.Metrics(p.Style.Face)
	return key.Caret{Pos: layout.FPt(at), Ascent: float32(m.Ascent), Descent: float32(m.Descent)}
}

// composed returns the bounds of the text that is not final.
func (f *Field) composed() (r image.Rectangle) {
	if !f.Composes() {
		return r
	}
	for _, part := range f.Editor.Regions(f.ime.composing.Start, f.ime.composing.End, nil) {
		r = r.Union(part.Bounds)
	}
	return r
}

// Underline underlines the text that is not final, after the field has been laid out.
func (f *Field) Underline(p *draw.Painter) {
	if !f.Composes() {
		return
	}
	w := max(p.Dp(1), 1)
	for _, r := range f.Editor.Regions(f.ime.composing.Start, f.ime.composing.End, nil) {
		y := r.Bounds.Max.Y - max(r.Baseline/3, w)
		p.Fill(image.Rect(r.Bounds.Min.X, y, r.Bounds.Max.X, y+w), p.Style.Theme.Fg)
	}
}
