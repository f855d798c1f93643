// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"
	"image/color"

	"gioui.org/font"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// wrapped is a text in lines, cached across frames. It must not be copied after first use.
type wrapped struct {
	line  textrun.Line
	count int
	known wrappedKey
}

// wrappedKey holds the inputs of a text's lines.
type wrappedKey struct {
	text  string
	face  textrun.Face
	ink   color.NRGBA
	width int
	style uint32
}

// measured is a field with its text in lines.
type measured struct {
	text wrapped
	// value is the height of the value in pixels, all that of the field.
	value, all int
}

// set breaks a text into lines of a width in pixels, and returns the number of lines, 0 for an empty text.
func (w *wrapped) set(p *draw.Painter, text string, face textrun.Face, ink color.NRGBA, width int) int {
	k := wrappedKey{text, face, ink, max(width, 1), p.StyleRev}
	if k == w.known {
		return w.count
	}
	w.known = k
	w.line.Reset()
	lines := p.Cache.Wrap(face, []byte(textrun.Shapeable(text)), k.width, textrun.MaxLines)
	w.count = lines.Len()
	pitch := p.Pitch(face)
	for i := range w.count {
		run, x := lines.Line(i), 0
		if p.Style.RTL {
			x = k.width - run.Width
		}
		w.line.AddBelow(run, x, i*pitch, ink)
	}
	w.line.Record(&p.Cache)
	return w.count
}

// paint draws the lines from the upper left corner of a rectangle.
func (w *wrapped) paint(p *draw.Painter, r image.Rectangle) {
	if w.count == 0 {
		return
	}
	m := p.Cache.Metrics(w.known.face)
	defer draw.Clip(p.Ops, r).Pop()
	defer draw.Offset(p.Ops, r.Min.Add(image.Pt(0, m.Ascent))).Pop()
	w.line.Paint(p.Ops)
}

// height returns the height of the lines in pixels.
func (w *wrapped) height(p *draw.Painter) int {
	if w.count == 0 {
		return 0
	}
	m := p.Cache.Metrics(w.known.face)
	return (w.count-1)*p.Pitch(w.known.face) + m.Ascent + m.Descent
}

// faceOf returns the face of a text that may be bold or italic.
func faceOf(f textrun.Face, bold, italic bool) textrun.Face {
	if bold {
		f.Font.Weight = font.Bold
	}
	if italic {
		f.Font.Style = font.Italic
	}
	return f
}
