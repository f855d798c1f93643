// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"image/color"
	"strings"
	"unicode/utf8"

	"gioui.org/font"
	"gioui.org/io/system"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/text"
	"golang.org/x/image/math/fixed"
)

const (
	// labelBytes is the maximal number of bytes of a label that are used.
	labelBytes = 4096
	// shapeRunes is the maximal number of runes that are shaped: more do not fit into a menu, and shaping is
	// slow.
	shapeRunes = 512
)

// cut returns at most the first most bytes of text, without splitting a character.
func cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return text[:most]
}

// oneLine returns the shown part of a label: its first line, in valid UTF-8.
func oneLine(label string) string {
	label = cut(label, labelBytes)
	if i := strings.IndexAny(label, "\r\n"); i >= 0 {
		label = label[:i] + "…"
	}
	return strings.ToValidUTF8(label, "\uFFFD")
}

// writer sets lines of text. It does not use widget.Label, which would add a semantic node to every item.
type writer struct {
	shaper *text.Shaper
	font   font.Font
	px     int // of an em
	locale system.Locale
}

// line shapes text, elided to a width in pixels, and calls each for every glyph. The shaper caches the
// result.
func (w writer) line(s string, width int, each func(text.Glyph)) {
	if w.shaper == nil || w.px <= 0 || width <= 0 || s == "" {
		return
	}
	n := 0
	for i := range s {
		if n++; n > shapeRunes {
			s = s[:i]
			break
		}
	}
	w.shaper.LayoutString(text.Parameters{
		Font: w.font, PxPerEm: fixed.I(w.px), MaxLines: 1, MaxWidth: width, Locale: w.locale,
	}, s)
	for g, ok := w.shaper.NextGlyph(); ok; g, ok = w.shaper.NextGlyph() {
		each(g)
	}
}

// width returns the smallest width, at most most, that shows text without elision. Where two fonts meet,
// Gio's shaper needs slightly more room than its glyphs take, and elides otherwise.
func (w writer) width(s string, most int) int {
	width, _ := w.measure(s, most)
	for more := 0; more <= w.px/2 && width+more < most; more++ {
		if _, elided := w.measure(s, width+more); !elided {
			return width + more
		}
	}
	return width
}

// measure returns the width of text that is elided to a width, and whether it was elided.
func (w writer) measure(s string, width int) (px int, elided bool) {
	right := fixed.I(0)
	w.line(s, width, func(g text.Glyph) {
		right = max(right, g.X+g.Advance)
		elided = elided || g.Flags&text.FlagTruncator != 0
	})
	return right.Ceil(), elided
}

// draw draws text into box, vertically centred, at its left or right end.
func (w writer) draw(ops *op.Ops, s string, box image.Rectangle, atRight bool, ink color.NRGBA) {
	var buf [64]text.Glyph
	glyphs := buf[:0]
	right := fixed.I(0)
	w.line(s, box.Dx(), func(g text.Glyph) {
		glyphs = append(glyphs, g)
		right = max(right, g.X+g.Advance)
	})
	if len(glyphs) == 0 {
		return
	}
	first := glyphs[0]
	high := first.Ascent + first.Descent
	x, y := box.Min.X, box.Min.Y+(box.Dy()-high.Ceil())/2+first.Ascent.Round()
	if atRight {
		x = box.Max.X - right.Ceil()
	}
	// Shape draws from the dot of the first glyph.
	at := op.Offset(image.Pt(x+first.X.Round(), y)).Push(ops)
	paint.ColorOp{Color: ink}.Add(ops)
	outline := clip.Outline{Path: w.shaper.Shape(glyphs)}.Op().Push(ops)
	paint.PaintOp{}.Add(ops)
	outline.Pop()
	if pictures := w.shaper.Bitmaps(glyphs); pictures != (op.CallOp{}) {
		pictures.Add(ops)
	}
	at.Pop()
}
