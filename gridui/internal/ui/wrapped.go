// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
)

// Wrapped is a text in lines, cached across frames. It must not be copied after first use.
type Wrapped struct {
	line  textrun.Line
	known wrappedKey
	// Count is the number of lines.
	Count int
}

// wrappedKey holds the inputs of a text's lines.
type wrappedKey struct {
	text  string
	face  textrun.Face
	ink   color.NRGBA
	width int
	style uint32
}

// Set breaks a text into lines of a width in pixels, and returns the number of lines, 0 for an empty text.
func (w *Wrapped) Set(p *draw.Painter, text string, face textrun.Face, ink color.NRGBA, width int) int {
	k := wrappedKey{text, face, ink, max(width, 1), p.StyleRev}
	if k == w.known {
		return w.Count
	}
	w.known = k
	w.line.Reset()
	lines := p.Cache.Wrap(face, []byte(textrun.Shapeable(text)), k.width, textrun.MaxLines)
	w.Count = lines.Len()
	pitch := p.Pitch(face)
	for i := range w.Count {
		run, x := lines.Line(i), 0
		if p.Style.RTL {
			x = k.width - run.Width
		}
		w.line.AddBelow(run, x, i*pitch, ink)
	}
	w.line.Record(&p.Cache)
	return w.Count
}

// Paint draws the lines from the upper left corner of a rectangle.
func (w *Wrapped) Paint(p *draw.Painter, r image.Rectangle) {
	if w.Count == 0 {
		return
	}
	m := p.Cache.Metrics(w.known.face)
	defer draw.Clip(p.Ops, r).Pop()
	defer draw.Offset(p.Ops, r.Min.Add(image.Pt(0, m.Ascent))).Pop()
	w.line.Paint(p.Ops)
}

// Height returns the height of the lines in pixels.
func (w *Wrapped) Height(p *draw.Painter) int {
	if w.Count == 0 {
		return 0
	}
	m := p.Cache.Metrics(w.known.face)
	return (w.Count-1)*p.Pitch(w.known.face) + m.Ascent + m.Descent
}
